import { findOpenStage, mergeCompletedStages } from '@porchlight/domain/guide/guide.ts';
import type { HomeBuyerRow } from '@porchlight/domain/home-buyers/home-buyers.contract.ts';
import { type BuyerStage, writeHomeBuyerKey } from '@porchlight/domain/home-buyers/home-buyers.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { containsText } from '../../platform/database/contains-text.ts';
import type { Database } from '../../platform/database/database.ts';
import { readInstant } from '../../platform/database/instants.ts';
import { createKeyset } from '../../platform/database/keyset.ts';
import { users } from '../accounts/accounts.table.ts';
import { homeBuyers } from '../contact-details/home-buyers.table.ts';
import { documents } from '../documents/documents.table.ts';
import { completedStages } from '../guide/guide.table.ts';
import { completedMilestones, milestoneDates, milestoneTasks } from '../milestones/milestones.table.ts';

export type HomeBuyersFilter = { stage?: BuyerStage | 'none' | undefined; search?: string | undefined };

/** One page of everybody who finished the final step or has an account with a journey, newest first, each person once. */
export async function readHomeBuyers(
  db: Database,
  { stage, search, cursor, limit }: HomeBuyersFilter & { cursor?: string | undefined; limit: number },
): Promise<ListPage<HomeBuyerRow>> {
  const page = order.open(cursor);
  const people = selectPeople(db).as('people');
  const isWanted = stage === 'none' ? isNull(people.stage) : stage && eq(people.stage, stage);
  const rows = await db
    .select({
      kind: people.kind,
      id: people.id,
      userId: people.userId,
      name: people.name,
      email: people.email,
      stage: people.stage,
      since: people.since,
      position: order.position,
    })
    .from(people)
    .where(and(isWanted, containsText(search, people.name, people.email), page.where))
    .orderBy(...page.orderBy)
    .limit(limit + 1);
  const { rows: kept, ...ends } = page.cut(rows, limit);
  const journeys = await readJourneys(
    db,
    kept.flatMap(({ userId }) => userId ?? []),
  );
  return { ...ends, rows: kept.map((person) => toRow(person, journeys.get(person.userId ?? ''))) };
}

/** One of them by the key's two parts. */
export async function readHomeBuyer(db: Database, kind: string, id: string) {
  const people = selectPeople(db).as('people');
  const [person] = await db
    .select()
    .from(people)
    .where(and(eq(people.kind, kind), eq(people.id, id)));
  if (!person) return undefined;
  const journeys = await readJourneys(db, person.userId === null ? [] : [person.userId]);
  return { person, row: toRow(person, journeys.get(person.userId ?? '')) };
}

const order = createKeyset(
  'desc',
  { sql: sql`people.since`, type: 'timestamp with time zone' },
  { sql: sql`people.id`, type: 'text' },
);

/** The newest final step of each person, and accounts of buyers with a journey and no final step. */
function selectPeople(db: Database) {
  const finalSteps = db
    .select({
      kind: sql<'final-step' | 'account'>`'final-step'`.as('kind'),
      id: sql<string>`${homeBuyers.id}::text`.as('id'),
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
    .where(isNewest);
  const accounts = db
    .select({
      kind: sql<'final-step' | 'account'>`'account'`.as('kind'),
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
    .where(and(hasJourney, hasNoFinalStep, isNoStaff));
  return unionAll(finalSteps, accounts);
}

/** ISO 8601, or nothing where there is none. */
const readTime = (time: SQL) => time.mapWith(readInstant) as SQL<string | null>;

const isNewest = sql`not exists (
  select 1 from home_buyers newer
  where (newer.created_at, newer.id) > (home_buyers.created_at, home_buyers.id)
    and (newer.user_id = home_buyers.user_id
      or (newer.user_id is null and home_buyers.user_id is null and newer.email = home_buyers.email)))`;
const hasNoFinalStep = sql`not exists (select 1 from home_buyers where home_buyers.user_id = users.id)`;
const isNoStaff = sql`not exists (select 1 from staff_members where staff_members.user_id = users.id)`;
const hasJourney: SQL = sql`(${sql.join(
  [completedMilestones, milestoneTasks, milestoneDates, documents, completedStages].map(
    (table) => sql`exists (select 1 from ${table} where ${table.userId} = users.id)`,
  ),
  sql` or `,
)})`;

type Journey = { milestonesDone: number; stages: string[]; lastActivityAt: string | null };

/** What each account has completed, and when anything last changed in its journey. Private notes count for nothing here. */
async function readJourneys(db: Database, userIds: readonly string[]): Promise<Map<string, Journey>> {
  if (userIds.length === 0) return new Map();
  const newest = (table: SQL, column: SQL) =>
    sql`(select max(${column}) from ${table} where user_id = ${users.id})`;
  const rows = await db
    .select({
      userId: users.id,
      milestonesDone: sql<number>`(select count(*)::int from completed_milestones where user_id = ${users.id})`,
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
  kind: 'final-step' | 'account';
  id: string;
  name: string;
  email: string;
  stage: string | null;
  since: string | null;
};

function toRow(person: Person, journey: Journey | undefined): HomeBuyerRow {
  const { kind, id, name, email, stage } = person;
  const since = person.since ?? '';
  const stages = journey && mergeCompletedStages(journey.stages);
  const lastActivityAt = journey?.lastActivityAt ?? since;
  return {
    key: writeHomeBuyerKey({ kind, id }),
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
