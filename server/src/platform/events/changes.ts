import { type ChangeTopic, changeTopics } from '@porchlight/domain/events/change-topics.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** The channel of the database on which every process hears what every other one stored. */
export const CHANGES_CHANNEL = 'porchlight_changes';

/**
 * Two never reach a page: `sessions` ends the live connections of someone who signed out, and `outbox` says that an email is queued.
 */
export type Change = { userId: string; topic: ChangeTopic | 'sessions' | 'outbox' };

/** That work of a feature is due, by the name that its manifest has for it (`due`), and for whom or what. */
export type DueWork = { work: string; subject: string };

/** Tells every process of a change once the transaction is committed, and never if it is not. */
export async function announceChange(
  transaction: Database,
  ...changes: readonly (Change | DueWork)[]
): Promise<void> {
  const payloads = changes.map((each) =>
    'work' in each ? `${each.work} ${each.subject}` : `${each.topic} ${each.userId}`,
  );
  await transaction.execute(
    sql`select pg_notify(${CHANGES_CHANNEL}, payload) from unnest(${sql.param(payloads)}::text[]) as payload`,
  );
}

/** The same as what a statement returns of a row that it stores, so that it takes no statement of its own. */
export function announcing({ topic, userId }: Change): SQL {
  return sql`pg_notify(${CHANGES_CHANNEL}, ${`${topic} ${userId}`})`;
}

export function readChange(payload: string): Change | DueWork | undefined {
  const [topic, subject] = payload.split(' ', 2);
  if (!topic || !subject) return undefined;
  return isTopic(topic) ? { topic, userId: subject } : { work: topic, subject };
}

const topics: readonly string[] = [...changeTopics, 'sessions', 'outbox'];

function isTopic(text: string): text is Change['topic'] {
  return topics.includes(text);
}
