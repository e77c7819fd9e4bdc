import { type ChangeTopic, changeTopics } from '@porchlight/domain/events/events.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** The channel of the database on which every process hears what every other one stored. */
export const CHANGES_CHANNEL = 'porchlight_changes';

/**
 * Four never reach a page: `sessions` ends the live connections of somebody who signed out, `letters` says that one about a
 * notification is due, `outbox` that one is queued, and `webhooks` that a message is, with its id in place of somebody's.
 */
export type Change = { userId: string; topic: ChangeTopic | 'sessions' | 'letters' | 'outbox' | 'webhooks' };

/** Tells every process of a change once the transaction is committed, and never if it is not. */
export async function announceChange(transaction: Database, ...changes: Change[]): Promise<void> {
  const payloads = changes.map(({ topic, userId }) => `${topic} ${userId}`);
  await transaction.execute(
    sql`select pg_notify(${CHANGES_CHANNEL}, payload) from unnest(${sql.param(payloads)}::text[]) as payload`,
  );
}

/** The same as what a statement returns of a row that it stores, so that it takes no statement of its own. */
export function announcing({ topic, userId }: Change): SQL {
  return sql`pg_notify(${CHANGES_CHANNEL}, ${`${topic} ${userId}`})`;
}

export function readChange(payload: string): Change | undefined {
  const [topic, userId] = payload.split(' ', 2);
  if (!userId || !isTopic(topic)) return undefined;
  return { topic, userId };
}

const topics: readonly (string | undefined)[] = [
  ...changeTopics,
  'sessions',
  'letters',
  'outbox',
  'webhooks',
];

function isTopic(text: string | undefined): text is Change['topic'] {
  return topics.includes(text);
}
