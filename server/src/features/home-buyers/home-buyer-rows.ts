import { findOpenStage, mergeCompletedStages } from '@porchlight/domain/guide/guide.ts';
import type { HomeBuyerRow } from '@porchlight/domain/home-buyers/home-buyers.contract.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { parseInstant } from '../../platform/database/instants.ts';
import { createKeyset } from '../../platform/database/keyset.ts';
import { users } from '../accounts/accounts.table.ts';
import { homeBuyers } from '../leads/contact-details/home-buyers.table.ts';
import { purchaseOf } from '../purchases/membership.ts';
import { isNoStaff } from '../staff/staff.service.ts';
import {
  findHomeBuyers,
  type HomeBuyersFilter,
  hasNoFinalStep,
  isBuyerWithoutFinalStep,
  isNewest,
} from './home-buyer-search.ts';

/** One page of all people who finished the final step or has an account with a journey, newest first, each person once. */
export async function loadHomeBuyers(
  transaction: Database,
  { cursor, limit, ...filter }: HomeBuyersFilter & { cursor?: string | undefined; limit: number },
): Promise<ListPage<HomeBuyerRow>> {
  const page = order.open(cursor);
  const ids = await findHomeBuyers(transaction, filter, cursor, limit + 1);
  const people = selectPeople(transaction, {
    finalSteps: sql`${homeBuyers.id} = any(${sql.param(ids.finalSteps)}::uuid[])`,
    accounts: and(sql`${users.id} = any(${sql.param(ids.accounts)}::text[])`, isBuyerWithoutFinalStep),
  }).as('people');
  const rows = await transaction
    .select({
      id: people.id,
      userId: people.userId,
      name: people.name,
      email: people.email,
      stage: people.stage,
      since: people.since,
      position: order.position,
    })
    .from(people)
    .where(page.where)
    .orderBy(...page.orderBy)
    .limit(limit + 1);
  const { rows: kept, ...ends } = page.cut(rows, limit);
  const journeys = await readJourneys(
    transaction,
    kept.flatMap(({ userId }) => userId ?? []),
  );
  return { ...ends, rows: kept.map((person) => toRow(person, journeys.get(person.userId ?? ''))) };
}

/** Who a home buyer is: an account, or the address of someone who finished the final step without one. */
export type HomeBuyerIdentity = { userId: string } | { email: string };

/** Whose id this is: an account's, whether it has begun its journey or not, or that of any final step. Staff are not found here. */
export async function findHomeBuyer(db: Database, id: string): Promise<HomeBuyerIdentity | undefined> {
  if (UUID.test(id)) {
    const [step] = await db
      .select({ userId: homeBuyers.userId, email: homeBuyers.email })
      .from(homeBuyers)
      .where(eq(homeBuyers.id, id));
    if (step) return step.userId === null ? { email: step.email } : { userId: step.userId };
  }
  const [account] = await db
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.guest), isNoStaff(users.id)));
  return account;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One of them; an account also where it has not begun its journey. */
export async function loadHomeBuyer(db: Database, buyer: HomeBuyerIdentity) {
  const wanted =
    'userId' in buyer
      ? {
          finalSteps: eq(homeBuyers.userId, buyer.userId),
          accounts: and(eq(users.id, buyer.userId), isNull(users.guest), hasNoFinalStep, isNoStaff(users.id)),
        }
      : {
          finalSteps: and(isNull(homeBuyers.userId), eq(homeBuyers.email, buyer.email)),
          accounts: sql`false`,
        };
  const [person] = await selectPeople(db, wanted);
  if (!person) return undefined;
  const journeys = await readJourneys(db, person.userId === null ? [] : [person.userId]);
  return { person, row: toRow(person, journeys.get(person.userId ?? '')) };
}

const order = createKeyset(
  'desc',
  { sql: sql`people.since`, type: 'timestamp with time zone' },
  { sql: sql`people.id`, type: 'text' },
);

/** Which final steps and which accounts are asked for. */
type Wanted = { finalSteps: SQL | undefined; accounts: SQL | undefined };

/** The newest final step of each person, and accounts, as far as they are `wanted`. */
function selectPeople(db: Database, wanted: Wanted) {
  const finalSteps = db
    .select({
      id: sql<string>`coalesce(${homeBuyers.userId}, ${homeBuyers.id}::text)`.as('id'),
      userId: homeBuyers.userId,
      name: homeBuyers.name,
      email: homeBuyers.email,
      phone: sql<string | null>`${homeBuyers.phone}`.as('phone'),
      stage: sql<string | null>`${homeBuyers.currentStage}`.as('stage'),
      version: sql<number | null>`${homeBuyers.version}`.as('version'),
      consentedAt: readTime(sql`${homeBuyers.consentedAt}`).as('consented_at'),
      since: readTime(sql`${homeBuyers.createdAt}`).as('since'),
    })
    .from(homeBuyers)
    .where(and(wanted.finalSteps, isNewest));
  const accounts = db
    .select({
      id: sql<string>`${users.id}`.as('id'),
      userId: users.id,
      name: users.name,
      email: users.email,
      phone: sql<string | null>`null`.as('phone'),
      stage: sql<string | null>`null`.as('stage'),
      version: sql<number | null>`null::int`.as('version'),
      consentedAt: readTime(sql`null::timestamptz`).as('consented_at'),
      since: readTime(sql`${users.createdAt}`).as('since'),
    })
    .from(users)
    .where(wanted.accounts);
  return unionAll(finalSteps, accounts);
}

/** ISO 8601, or nothing where there is none. */
const readTime = (time: SQL) => time.mapWith(parseInstant) as SQL<string | null>;

type Journey = { milestonesDone: number; stages: string[]; lastActivityAt: string | null };

/** What each account has completed, and when anything last changed in its journey. Private notes count for nothing here. */
async function readJourneys(db: Database, userIds: readonly string[]): Promise<Map<string, Journey>> {
  if (userIds.length === 0) return new Map();
  const newest = (table: SQL, column: SQL) =>
    sql`(select max(${column}) from ${table} where user_id = ${users.id})`;
  const rows = await db
    .select({
      userId: users.id,
      milestonesDone: sql<number>`(select count(*)::int from completed_milestones where purchase_id = ${purchaseOf(users.id)})`,
      stages: sql<string[]>`array(select stage_slug from completed_stages where user_id = ${users.id})`,
      lastActivityAt: readTime(
        sql`greatest(${sql.join(
          [
            newest(sql`completed_milestones`, sql`completed_at`),
            newest(sql`milestone_tasks`, sql`updated_at`),
            newest(sql`milestone_dates`, sql`updated_at`),
            newest(sql`documents`, sql`created_at`),
            newest(sql`completed_stages`, sql`completed_at`),
          ],
          sql`, `,
        )})`,
      ),
    })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ userId, ...journey }) => [userId, journey]));
}

type Person = {
  id: string;
  name: string;
  email: string;
  stage: string | null;
  since: string | null;
};

function toRow(person: Person, journey: Journey | undefined): HomeBuyerRow {
  const { id, name, email, stage } = person;
  const since = person.since ?? '';
  const stages = journey && mergeCompletedStages(journey.stages);
  const lastActivityAt = journey?.lastActivityAt ?? since;
  return {
    id,
    name,
    email,
    stage,
    guideStage: stages ? findOpenStage(stages).slug : null,
    stagesDone: stages?.length ?? null,
    milestonesDone: journey?.milestonesDone ?? null,
    since,
    lastActivityAt: lastActivityAt > since ? lastActivityAt : since,
  };
}
