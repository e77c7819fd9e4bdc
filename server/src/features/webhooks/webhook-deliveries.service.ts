import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import type { DeliveryState } from '@porchlight/domain/webhooks/webhook-problems.ts';
import type {
  WebhookDelivery,
  WebhookDeliveryDetail,
} from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { and, desc, eq, gte, ilike, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { createKeyset } from '../../platform/database/keyset.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { endpointNotFound, findEndpoint, holdEndpoint } from './webhook-endpoints.service.ts';
import { storeTestEvent } from './webhook-events.service.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookEvents } from './webhooks.table.ts';
import type { WebhooksContext } from './webhooks-context.ts';

const order = createKeyset('desc', webhookDeliveries.occurredAt, webhookDeliveries.id);

/** Newest first; `search` is a type of event, or the beginning of one, or a message's id. */
export async function listDeliveries(
  { database: { db } }: WebhooksContext,
  asked: {
    id: string;
    cursor?: string | undefined;
    limit: number;
    search?: string | undefined;
    state?: DeliveryState | undefined;
  },
): Promise<ListPage<WebhookDelivery>> {
  await findEndpoint(db, asked.id);
  const page = order.open(asked.cursor);
  const search = asked.search?.trim().replace(/[%_\\]/g, '\\$&');
  const rows = await db
    .select({ ...columns, position: order.position })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(
      and(
        eq(webhookDeliveries.endpointId, asked.id),
        asked.state && eq(webhookDeliveries.state, asked.state),
        search ? or(ilike(webhookEvents.type, `${search}%`), eq(webhookEvents.id, search)) : undefined,
        page.where,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(asked.limit + 1);
  const { rows: kept, ...around } = page.cut(rows, asked.limit);
  return { rows: kept.map(toView), ...around };
}

export async function readDelivery(db: Database, id: string): Promise<WebhookDeliveryDetail> {
  const [row] = await db
    .select({ ...columns, payload: webhookEvents.payload })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(eq(webhookDeliveries.id, id));
  if (!row) throw deliveryNotFound();
  const attempts = await db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, id))
    .orderBy(desc(webhookAttempts.at), webhookAttempts.id);
  return {
    ...toView(row),
    payload: row.payload,
    attempts: attempts.map(({ at, status, problem, milliseconds, answer }) => ({
      at: at.toISOString(),
      status,
      problem,
      milliseconds,
      answer,
    })),
  };
}

/** Queues a test for one endpoint alone. */
export async function sendTest(
  context: WebhooksContext,
  actor: StaffActor,
  endpointId: string,
): Promise<WebhookDeliveryDetail> {
  return context.database.transact(async (transaction) => {
    const { url, isOn } = await holdEndpoint(transaction, endpointId);
    if (!isOn) {
      const message = 'This endpoint is switched off, so nothing was sent. Switch it on first.';
      throw new Failure('BAD_INPUT', { message });
    }
    await recordStaffAction(transaction, actor, {
      action: 'webhooks.tested',
      subject: { kind: 'webhook', id: endpointId },
      detail: { url },
    });
    return readDelivery(transaction, await storeTestEvent(transaction, endpointId, context.now()));
  });
}

/** Sends one again from the start of the schedule, under the id that it had. */
export async function replayDelivery(
  context: WebhooksContext,
  actor: StaffActor,
  id: string,
): Promise<WebhookDeliveryDetail> {
  return context.database.transact(async (transaction) => {
    const [delivery] = await transaction
      .select({ endpointId: webhookDeliveries.endpointId })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, id));
    if (!delivery) throw deliveryNotFound();
    await requireOn(transaction, delivery.endpointId);
    await replay(transaction, eq(webhookDeliveries.id, id), context.now());
    await recordStaffAction(transaction, actor, {
      action: 'webhooks.replayed',
      subject: { kind: 'webhook', id: delivery.endpointId },
      detail: { delivery: id },
    });
    return readDelivery(transaction, id);
  });
}

/** Sends again what was given up of all that happened since then; gives how many. */
export async function replayFailed(
  context: WebhooksContext,
  actor: StaffActor,
  { id, since }: { id: string; since: string },
): Promise<number> {
  return context.database.transact(async (transaction) => {
    await requireOn(transaction, id);
    const number = await replay(
      transaction,
      and(
        eq(webhookDeliveries.endpointId, id),
        eq(webhookDeliveries.state, 'failed'),
        gte(webhookDeliveries.occurredAt, new Date(since)),
      ),
      context.now(),
    );
    await recordStaffAction(transaction, actor, {
      action: 'webhooks.replayed',
      subject: { kind: 'webhook', id },
      detail: { since, number },
    });
    return number;
  });
}

/** What is being sent at this moment is left to that try. */
async function replay(transaction: Database, which: SQL | undefined, now: Date): Promise<number> {
  const { rowCount } = await transaction
    .update(webhookDeliveries)
    .set({ state: 'waiting', tries: 0, nextTryAt: now })
    .where(which);
  await announceChange(transaction, { topic: 'webhooks', userId: 'again' });
  return rowCount ?? 0;
}

async function requireOn(transaction: Database, endpointId: string): Promise<void> {
  const [endpoint] = await transaction
    .select({ switchedOff: webhookEndpoints.switchedOff })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId))
    .for('share');
  if (!endpoint) throw endpointNotFound();
  if (endpoint.switchedOff === null) return;
  const message = 'This endpoint is switched off, so nothing was sent again. Switch it on first.';
  throw new Failure('BAD_INPUT', { message });
}

function deliveryNotFound(): Failure {
  const message = 'There is no such delivery. What was sent is kept for 30 days.';
  return new Failure('NOT_FOUND', { message });
}

const columns = {
  id: webhookDeliveries.id,
  messageId: webhookEvents.id,
  type: webhookEvents.type,
  state: webhookDeliveries.state,
  tries: webhookDeliveries.tries,
  occurredAt: webhookDeliveries.occurredAt,
  lastTriedAt: webhookDeliveries.lastTriedAt,
  lastStatus: webhookDeliveries.lastStatus,
  lastProblem: webhookDeliveries.lastProblem,
  nextTryAt: webhookDeliveries.nextTryAt,
};

type Row = Pick<
  typeof webhookDeliveries.$inferSelect,
  'id' | 'state' | 'tries' | 'occurredAt' | 'lastTriedAt' | 'lastStatus' | 'lastProblem' | 'nextTryAt'
> & { messageId: string; type: string };

function toView(row: Row): WebhookDelivery {
  const { id, messageId, type, state, tries, lastStatus, lastProblem } = row;
  return {
    id,
    messageId,
    type,
    state,
    tries,
    lastStatus,
    lastProblem,
    occurredAt: row.occurredAt.toISOString(),
    lastTriedAt: row.lastTriedAt?.toISOString() ?? null,
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  };
}
