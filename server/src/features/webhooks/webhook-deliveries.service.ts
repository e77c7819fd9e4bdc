import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import type { DeliveryState } from '@porchlight/domain/webhooks/webhook-problems.ts';
import type {
  WebhookDelivery,
  WebhookDeliveryDetail,
} from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { createKeyset } from '../../platform/database/keyset.ts';
import { FEW, narrowInOrder } from '../../platform/database/word-search.ts';
import { endpointNotFound } from './webhook-endpoints.service.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookEventRows } from './webhooks.table.ts';
import { isEventOfDelivery, type WebhooksContext } from './webhooks-context.ts';

const order = createKeyset('desc', webhookDeliveries.occurredAt, webhookDeliveries.id);

/** Newest first; `search` is a type of event, or the beginning of one, or a message's id. */
export async function listDeliveries(
  { database }: WebhooksContext,
  asked: {
    id: string;
    cursor?: string | undefined;
    limit: number;
    search?: string | undefined;
    state?: DeliveryState | undefined;
  },
): Promise<ListPage<WebhookDelivery>> {
  if ((await database.db.$count(webhookEndpoints, eq(webhookEndpoints.id, asked.id))) === 0)
    throw endpointNotFound();
  const page = order.open(asked.cursor);
  const conditions = and(
    eq(webhookDeliveries.endpointId, asked.id),
    asked.state && eq(webhookDeliveries.state, asked.state),
    page.where,
  );
  return database.transact(async (transaction) => {
    // The page first: of a join by two columns the planner takes so little to be left that it would read both tables whole.
    const listed = transaction
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(await narrow(transaction, conditions, page.orderBy, asked))
      .orderBy(...page.orderBy)
      .limit(asked.limit + 1);
    const rows = await transaction
      .select({ ...columns, position: order.position })
      .from(webhookDeliveries)
      .innerJoin(webhookEventRows, isEventOfDelivery)
      .where(inArray(webhookDeliveries.id, listed))
      .orderBy(...page.orderBy);
    const { rows: kept, ...around } = page.cut(rows, asked.limit);
    return { rows: kept.map(toView), ...around };
  });
}

/** The types there are, one look into the index for each: a list of some dozen among any number of messages. */
async function listTypes(db: Database, beginning: string): Promise<string[]> {
  const { rows } = await db.execute<{ type: string }>(sql`
    with recursive types as (
      (select type from webhook_events order by type limit 1)
      union all
      select (select webhook_events.type from webhook_events where webhook_events.type > types.type order by webhook_events.type limit 1)
        from types where types.type is not null
    )
    select type from types where type is not null and starts_with(lower(type), lower(${beginning}))`);
  return rows.map(({ type }) => type);
}

async function narrow(
  db: Database,
  conditions: SQL | undefined,
  orderBy: readonly SQL[],
  { search, limit }: { search?: string | undefined; limit: number },
): Promise<SQL | undefined> {
  const beginning = search?.trim();
  if (!beginning) return conditions;
  const types = await listTypes(db, beginning);
  if (types.length === 0) return and(conditions, eq(webhookDeliveries.eventId, beginning));
  const isOfType = inArray(webhookEventRows.type, types);
  return narrowInOrder(
    db,
    {
      table: webhookDeliveries,
      key: webhookDeliveries.id,
      conditions,
      orderBy,
      has: sql`exists (select from ${webhookEventRows} where ${webhookEventRows.id} = ${webhookDeliveries.eventId} and ${isOfType})`,
      async listed() {
        const found = await db
          .select({ id: webhookEventRows.id })
          .from(webhookEventRows)
          .where(isOfType)
          .limit(FEW + 1);
        const ids = found.map(({ id }) => id);
        return ids.length > FEW
          ? undefined
          : sql`${webhookDeliveries.eventId} = any(${sql.param(ids)}::text[])`;
      },
    },
    limit + 1,
  );
}

export async function getDelivery(db: Database, id: string): Promise<WebhookDeliveryDetail> {
  const [row] = await db
    .select({ ...columns, payload: webhookEventRows.payload })
    .from(webhookDeliveries)
    .innerJoin(webhookEventRows, isEventOfDelivery)
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

export function deliveryNotFound(): Failure {
  return new Failure('NOT_FOUND', { reason: 'webhooks.no-such-delivery' });
}

const columns = {
  id: webhookDeliveries.id,
  messageId: webhookEventRows.id,
  type: webhookEventRows.type,
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
