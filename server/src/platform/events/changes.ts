import { createHash } from 'node:crypto';
import { type ChangeTopic, changeTopics } from '@porchlight/domain/webhooks/events/change-topics.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** The channel of the database on which every process is notified of what concerns all of them. */
export const CHANGES_CHANNEL = 'porchlight_changes';

/**
 * Hexadecimal digits of an account's fingerprint that name its channel: 4,096 channels. A process of five hundred pages listens to an
 * eighth of them; of 64 channels it would listen to all. More would make PostgreSQL compare each notification with longer lists.
 */
const SHARD_DIGITS = 3;

/**
 * Two never reach a page: `sessions` ends the live connections of someone who signed out, and `outbox` says that an email is queued.
 */
export type Change = AccountChange | QueuedEmail;
type AccountChange = { userId: string; topic: ChangeTopic | 'sessions' };
type QueuedEmail = { userId: 'everybody'; topic: 'outbox' };

/** That work of a feature is due, by the name that its manifest has for it (`due`), and for whom or what. */
export type DueWork = { work: string; subject: string };

/** On which channel changes of this account are announced. */
export function channelOf(userId: string): string {
  return `${createHash('sha256').update(userId).digest('hex').slice(0, SHARD_DIGITS)}_porchlight`;
}

/**
 * Notifies of changes once the transaction is committed, and never if it is not: the processes that hold an account's pages of its own, all
 * processes of others.
 */
export async function announceChange(
  transaction: Database,
  ...changes: readonly (Change | DueWork)[]
): Promise<void> {
  const notes = changes.map(writeNote);
  const channels = notes.map(([channel]) => channel);
  const payloads = notes.map(([, payload]) => payload);
  await transaction.execute(
    sql`select pg_notify(channel, payload) from unnest(${sql.param(channels)}::text[], ${sql.param(payloads)}::text[]) as note (channel, payload)`,
  );
}

/** The same for an email as what the statement returns that queues it, so that it takes no statement of its own. */
export function announcing({ topic, userId }: QueuedEmail): SQL {
  return sql`pg_notify(${CHANGES_CHANNEL}, ${`${topic} ${userId}`})`;
}

/** The same as what a statement selects, for each account in a column. */
export function announcingTo(userId: SQLWrapper, topic: ChangeTopic): SQL {
  const shard = sql`left(encode(sha256(convert_to(${userId}, 'UTF8')), 'hex'), ${SHARD_DIGITS}) || '_porchlight'`;
  const payload = sql`${`${topic} `}::text || ${userId}`;
  return sql`pg_notify(${shard}, ${payload})`;
}

/** What a notification says. */
export function parseEventChange(payload: string): Change | DueWork | undefined {
  const [topic, subject] = payload.split(' ', 2);
  if (!topic || !subject) return undefined;
  if (topic === 'outbox') return { topic, userId: 'everybody' };
  return isTopic(topic) ? { topic, userId: subject } : { work: topic, subject };
}

function writeNote(change: Change | DueWork): [channel: string, payload: string] {
  if ('work' in change) return [CHANGES_CHANNEL, `${change.work} ${change.subject}`];
  const channel = change.topic === 'outbox' ? CHANGES_CHANNEL : channelOf(change.userId);
  return [channel, `${change.topic} ${change.userId}`];
}

const topics: readonly string[] = [...changeTopics, 'sessions'];

function isTopic(text: string): text is AccountChange['topic'] {
  return topics.includes(text);
}
