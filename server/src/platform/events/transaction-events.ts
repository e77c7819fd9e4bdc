import type { EventData, EventType } from '@porchlight/domain/webhooks/events/transaction-events.ts';
import type { Database, DatabaseConnection } from '../database/database.ts';

/** `happened`: all that one `emitAll` said, at least one; `at` is when. */
type Handler<Type extends EventType> = (
  transaction: Database,
  happened: readonly EventData<Type>[],
  at: Date,
) => Promise<void>;

/** What a feature does about events of one type. */
export type Subscription = { [Type in EventType]: { type: Type; handle: Handler<Type> } }[EventType];

/** Does this for each event of the type, in the transaction in which it happened; an error undoes all of that. */
export function on<Type extends EventType>(
  type: Type,
  handle: (transaction: Database, data: EventData<Type>, at: Date) => Promise<void>,
): Subscription {
  return onAll(type, async (transaction, happened, at) => {
    for (const data of happened) await handle(transaction, data, at);
  });
}

/** The same for those of one `emitAll` together. */
export function onAll<Type extends EventType>(type: Type, handle: Handler<Type>): Subscription {
  return { type, handle } as Subscription;
}

/** A connection in whose transactions events reach these subscriptions, one after the other in this order. */
export function deliverEvents(
  database: DatabaseConnection,
  subscriptions: readonly Subscription[],
): DatabaseConnection {
  return {
    ...database,
    transact: (work) =>
      database.transact((transaction) => {
        carried.set(transaction, subscriptions);
        return work(transaction);
      }),
  };
}

/**
 * Delivers an event to every subscription, and returns when all have done their part in the same transaction.
 *
 * @throws what a subscription failed with, after which the transaction has to be undone; and outside of a transaction of `deliverEvents`,
 * where no subscription would get it.
 */
export async function emit<Type extends EventType>(
  transaction: Database,
  type: Type,
  data: EventData<Type>,
  at: Date,
): Promise<void> {
  await emitAll(transaction, type, [data], at);
}

/** The same for several of one type, which cost a subscription of `onAll` little more than one. */
export async function emitAll<Type extends EventType>(
  transaction: Database,
  type: Type,
  happened: readonly EventData<Type>[],
  at: Date,
): Promise<void> {
  const subscriptions = carried.get(transaction);
  if (!subscriptions) throw new Error(`${type} happened where events reach nobody`);
  if (happened.length === 0) return;
  for (const subscription of subscriptions)
    if (subscription.type === type) await (subscription.handle as Handler<Type>)(transaction, happened, at);
}

/** For each transaction, so that code that has one can emit in it. */
const carried = new WeakMap<Database, readonly Subscription[]>();
