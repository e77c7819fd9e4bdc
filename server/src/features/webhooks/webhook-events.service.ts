import { randomUUID } from 'node:crypto';
import type { EventData } from '@porchlight/domain/webhooks/events/transaction-events.ts';
import { TEST_EVENT, type WebhookEventType } from '@porchlight/domain/webhooks/webhook-events.ts';
import { and, arrayContains, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { insertPrepared, prepareStatement } from '../../platform/database/prepared-statements.ts';
import { getActor } from '../../platform/database/rls/run-as.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { users } from '../accounts/accounts.table.ts';
import { isGuestAddress } from '../accounts/sessions/guest-sessions.ts';
import { webhookDeliveries, webhookEndpoints, webhookEventRows } from './webhooks.table.ts';
import { DELIVERIES_DUE } from './webhooks-context.ts';

/**
 * Notifies other systems of what happened, all of one type, if and only if the transaction in which it happened is committed: the messages,
 * for the feed of events, and one delivery of each for each endpoint that wants it are stored in it.
 */
export async function publishEvents<Type extends WebhookEventType>(
  transaction: Database,
  type: Type,
  happened: readonly EventData<Type>[],
  at: Date,
): Promise<void> {
  const published = await leaveOutGuests(transaction, happened);
  if (published.length === 0) return;
  const endpoints = await findReceivers(transaction, { types: [type] });
  const messages = published.map((data) => composeMessage({ type, data }, at));
  const [only, ...others] = messages;
  if (only && others.length === 0) await insertMessage(transaction, only);
  else await transaction.insert(webhookEventRows).values(messages);
  if (endpoints.length > 0) await storeDeliveries(transaction, messages, endpoints);
}

/** What guests do is of no concern to other systems: they have no account and are gone after some days. */
async function leaveOutGuests<Event extends object>(
  transaction: Database,
  happened: readonly Event[],
): Promise<readonly Event[]> {
  const getBuyer = (event: object) =>
    'buyerId' in event && typeof event.buyerId === 'string' ? event.buyerId : '';
  const actor = getActor();
  // A request acts for one person, and says itself whether that is a guest.
  if (actor) return isGuestAddress(actor.email) ? [] : happened;
  const buyers = [...new Set(happened.map(getBuyer))].filter((id) => id !== '');
  if (buyers.length === 0) return happened;
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, buyers), isNotNull(users.guest)));
  const guests = new Set(rows.map(({ id }) => id));
  return happened.filter((event) => !guests.has(getBuyer(event)));
}

const findReceivers = prepareStatement<{ types: WebhookEventType[] }, Receiver[]>(
  'find webhook receivers',
  (on) =>
    on
      .select({ id: webhookEndpoints.id, switchedOff: webhookEndpoints.switchedOff })
      .from(webhookEndpoints)
      .where(arrayContains(webhookEndpoints.events, sql`${sql.placeholder('types')}`))
      // An endpoint that is removed at this moment must not make what happened fail, and one that is switched off waits for it.
      .for('key share'),
);

const insertMessage = insertPrepared(
  'insert event',
  webhookEventRows,
  ['id', 'type', 'payload', 'occurredAt'],
  (insert) => insert,
);

/** A test for one endpoint, which is no part of the feed; gives the delivery's id. */
export async function storeTestEvent(transaction: Database, endpointId: string, at: Date): Promise<string> {
  const message = composeMessage({ type: TEST_EVENT, data: { endpointId } }, at);
  await insertMessage(transaction, message);
  const [id] = await storeDeliveries(transaction, [message], [{ id: endpointId, switchedOff: null }]);
  if (id === undefined) throw new Error('the database returned no row for an insert');
  return id;
}

type Receiver = Pick<typeof webhookEndpoints.$inferSelect, 'id' | 'switchedOff'>;
type Message = Pick<typeof webhookEventRows.$inferSelect, 'id' | 'type' | 'payload' | 'occurredAt'>;

function composeMessage({ type, data }: { type: string; data: object }, at: Date): Message {
  const payload = JSON.stringify({ type, timestamp: at.toISOString(), data });
  return { id: `msg_${randomUUID().replaceAll('-', '')}`, type, payload, occurredAt: at };
}

async function storeDeliveries(
  transaction: Database,
  messages: readonly Message[],
  endpoints: readonly Receiver[],
): Promise<string[]> {
  const stored = await transaction
    .insert(webhookDeliveries)
    .values(
      messages.flatMap(({ id, occurredAt }) =>
        endpoints.map((endpoint) => ({
          eventId: id,
          endpointId: endpoint.id,
          occurredAt,
          // Kept for an endpoint that is off as well, so that it can be sent once the endpoint is on again.
          ...(endpoint.switchedOff === null
            ? ({ state: 'waiting', nextTryAt: occurredAt } as const)
            : ({ state: 'failed', lastProblem: 'switched-off' } as const)),
        })),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  await announceChange(transaction, { work: DELIVERIES_DUE, subject: messages[0]?.id ?? '' });
  return stored.map((delivery) => delivery.id);
}
