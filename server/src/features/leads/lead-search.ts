import { MAX_COUNTED } from '@porchlight/domain/leads/lead-inbox.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { KeysetPage } from '../../platform/database/keyset.ts';
import { listSearchMonths } from '../../platform/database/token-search.ts';
import { hasLeadTokens, hasLeadWords, type LeadConditions } from './lead-conditions.ts';
import { leads } from './leads.table.ts';

type Order = Pick<KeysetPage, 'where' | 'orderBy' | 'runs'>;

/** Leads that are looked at in the list's order before the index of words is asked: what is frequent is found there. */
const PROBED = 1_000;
/** Months next to the page's place that are asked one by one; then all leads at once, if these are no more than `FEW`. */
const NEAR_MONTHS = 3;
const FEW = 5_000;
/** Of `PROBED`, when counting month by month is sure to be quicker than counting everything. */
const FREQUENT = 120;

/**
 * The ids of at most `limit` leads of a filter from a place of the list on, in no order. Three ways to find them, each quick where
 * the others are slow (decision 0050): without words, or with words that many leads have, the list is read in its order; words
 * that few have are looked up; and what many have, but not those near the place, is looked up month by month from there.
 * To be called in a transaction that `prepareSearch` was called in.
 */
export async function findLeads(
  transaction: Database,
  conditions: LeadConditions,
  order: Order,
  limit: number,
): Promise<string[]> {
  if (conditions.patterns.length === 0)
    return readIds(transaction, sql`select leads.id from (${readInOrder(conditions, order, limit)}) leads`);
  const probe = await probeWords(transaction, conditions, order, limit);
  if (probe.isAll || probe.ids.length >= limit) return probe.ids;
  const months = await listLeadMonths(transaction, conditions, order);
  const near = await findByMonth(transaction, conditions, order, months.slice(0, NEAR_MONTHS), limit);
  if (near.length >= limit || months.length <= NEAR_MONTHS) return near;
  const few = await findFew(transaction, conditions, order, limit);
  if (few !== undefined) return few;
  const rest = months.slice(NEAR_MONTHS);
  return [...near, ...(await findByMonth(transaction, conditions, order, rest, limit - near.length))];
}

/** How many leads a filter lets through; counts to one more than `MAX_COUNTED`. */
export async function countLeads(
  transaction: Database,
  conditions: LeadConditions,
  order: Order,
): Promise<number> {
  const limit = MAX_COUNTED + 1;
  if (conditions.patterns.length === 0)
    return countRows(transaction, readInOrder(conditions, { ...order, orderBy: [] }, limit));
  const probe = await probeWords(transaction, conditions, order, PROBED);
  if (probe.isAll) return probe.ids.length;
  if (probe.ids.length >= FREQUENT) {
    const months = (await listLeadMonths(transaction, conditions, order)).slice(0, NEAR_MONTHS);
    const near = await countRows(transaction, selectByMonth(conditions, order, months, limit));
    if (near >= limit) return near;
  }
  return countRows(transaction, sql`${selectByTokens(conditions, order)} limit ${limit}`);
}

/**
 * For this transaction: an index decides every step here, and reading the whole table, which the planner takes for cheaper where
 * it expects a page to fill early, takes seconds where it does not.
 */
export async function prepareSearch(transaction: Database): Promise<void> {
  await transaction.execute(
    sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`,
  );
}

/** The first leads of the filter, its words left aside: of each facet and owner as many, from one index, and of these the first. */
function readInOrder({ facets, owners, range }: LeadConditions, order: Order, limit: number): SQL {
  const orderBy = order.orderBy.length === 0 ? sql`` : sql`order by ${sql.join(order.orderBy, sql`, `)}`;
  if (facets === undefined)
    return sql`select leads.id, leads.created_at from leads ${where(range, order.where)} ${orderBy} limit ${limit}`;
  const ofOwners = owners && sql`cross join unnest(${sql.param(owners)}::text[]) as wanted_owner(id)`;
  const isOwners = owners && sql`${leads.ownerId} = wanted_owner.id`;
  return sql`select leads.id, leads.created_at from unnest(${sql.param(facets)}::text[]) as wanted(facet) ${ofOwners}
    cross join lateral (
      select leads.id, leads.created_at from leads
      ${where(sql`${leads.facet} = wanted.facet`, isOwners, range, order.where)} ${orderBy} limit ${limit}
    ) leads ${orderBy} limit ${limit}`;
}

/** Which of the first `PROBED` leads of the filter have the words; `isAll` where there are no further ones. */
async function probeWords(transaction: Database, conditions: LeadConditions, order: Order, limit: number) {
  const orderBy = sql.join(order.orderBy, sql`, `);
  const { rows } = await transaction.execute<{ probed: number; ids: string[] }>(sql`
    with probed as materialized (${readInOrder(conditions, order, PROBED)})
    select (select count(*)::int from probed) as probed, array(
      select leads.id from probed join leads on leads.id = probed.id where ${hasLeadWords(conditions.patterns)}
      order by ${orderBy} limit ${limit}
    ) as ids`);
  const { probed = 0, ids = [] } = rows[0] ?? {};
  return { ids, isAll: probed < PROBED };
}

/** The months between the first and the last lead from the place on, in the list's order. */
const listLeadMonths = (transaction: Database, { range }: LeadConditions, order: Order) =>
  listSearchMonths(transaction, {
    table: leads,
    time: leads.createdAt,
    runs: order.runs,
    conditions: [range, order.where],
  });

/** Stops at the month in which the page is full. */
function selectByMonth(
  conditions: LeadConditions,
  order: Order,
  months: readonly string[],
  limit: number,
): SQL {
  const orderBy = sql.join(order.orderBy, sql`, `);
  // "offset 0" keeps the planner from reading in order instead of looking up. A lateral join goes through its left side
  // in turn and no further than the limit needs.
  return sql`select leads.id from unnest(${sql.param(months)}::text[]) as month(token)
    cross join lateral (
      select leads.id from (${selectByTokens(conditions, order, sql`month.token`)} offset 0) leads
      order by ${orderBy} limit ${limit}
    ) leads limit ${limit}`;
}

function selectByTokens({ tokens, patterns, range, owners }: LeadConditions, order: Order, month?: SQL): SQL {
  const isOwners = owners && sql`${leads.ownerId} = any(${sql.param(owners)}::text[])`;
  const wanted = sql`${sql.param(tokens)}::text[]`;
  return sql`select leads.id, leads.created_at from leads
    ${where(hasLeadTokens(month ? sql`(${wanted} || ${month})` : wanted), hasLeadWords(patterns), isOwners, range, order.where)}`;
}

async function findByMonth(
  transaction: Database,
  conditions: LeadConditions,
  order: Order,
  months: readonly string[],
  limit: number,
): Promise<string[]> {
  return readIds(transaction, selectByMonth(conditions, order, months, limit));
}

/** Undefined where there are too many to put in order. */
async function findFew(transaction: Database, conditions: LeadConditions, order: Order, limit: number) {
  const { rows } = await transaction.execute<{ found: number; ids: string[] }>(sql`
    with leads as materialized (${selectByTokens(conditions, order)} limit ${FEW + 1})
    select (select count(*)::int from leads) as found,
      array(select leads.id from leads order by ${sql.join(order.orderBy, sql`, `)} limit ${limit}) as ids`);
  const { found = 0, ids = [] } = rows[0] ?? {};
  return found > FEW ? undefined : ids;
}

async function readIds(transaction: Database, query: SQL): Promise<string[]> {
  const { rows } = await transaction.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}

async function countRows(transaction: Database, query: SQL): Promise<number> {
  const { rows } = await transaction.execute<{ count: number }>(
    sql`select count(*)::int as count from (${query}) counted`,
  );
  return rows[0]?.count ?? 0;
}

function where(...conditions: (SQL | undefined)[]): SQL {
  const all = and(...conditions);
  return all === undefined ? sql`` : sql`where ${all}`;
}
