import { waitlistTexts } from '@porchlight/content/en/waitlist-visitor.ts';
import {
  findLaunchedPlace,
  type WaitlistFeature,
  waitlistFeatures,
} from '@porchlight/domain/leads/waitlist/waitlist.ts';
import type {
  WaitlistAddress,
  WaitlistSummary,
} from '@porchlight/domain/leads/waitlist/waitlist-console.contract.ts';
import { findLastMondays, WEEKS_SHOWN } from '@porchlight/domain/leads/waitlist/waitlist-console.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { loadCounts } from '../../../platform/database/kept-counts.ts';
import { createKeyset } from '../../../platform/database/keyset.ts';
import { hasWords, narrowByWords } from '../../../platform/database/word-search.ts';
import { users } from '../../accounts/accounts.table.ts';
import type { StaffActor } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import { waitlistEmails, waitlistEntries, waitlistLaunches } from './waitlist.table.ts';
import { isUnnotified, type WaitlistContext } from './waitlist-launches.service.ts';

export type WaitlistConsoleContext = WaitlistContext & {
  /** Has the emails of announced launches sent, in a job of the given transaction. */
  queueLaunch(on: Database): Promise<void>;
  /** The folder of the built site, for the picture at an email's head. */
  siteFolder: string;
};

/** Every waitlist with its counts, in the order of the route table (specification 2), also empty ones. */
export async function summarizeWaitlists(context: WaitlistConsoleContext): Promise<WaitlistSummary[]> {
  const { db } = context.database;
  return summarize(context, db, waitlistFeatures, await countEntries(db));
}

/** The addresses on one list, newest first; the access is logged. */
export async function listAddresses(
  context: WaitlistConsoleContext,
  actor: StaffActor,
  query: {
    feature: WaitlistFeature;
    cursor?: string | undefined;
    limit: number;
    search?: string | undefined;
  },
): Promise<ListPage<WaitlistAddress>> {
  const { database } = context;
  const page = await database.read((transaction) => getAddresses(transaction, query));
  await recordStaffAction(database.db, actor, {
    action: 'waitlists.addresses-listed',
    subject: { kind: 'waitlist', id: query.feature },
    detail: { search: query.search ?? null, rows: page.rows.length },
  });
  return page;
}

export async function getAddresses(
  db: Database,
  query: {
    feature: WaitlistFeature;
    cursor?: string | undefined;
    limit: number;
    search?: string | undefined;
  },
): Promise<ListPage<WaitlistAddress>> {
  const page = addressOrder.open(query.cursor);
  const isOnList = eq(waitlistEntries.feature, query.feature);
  const search = {
    table: waitlistEntries,
    key: waitlistEntries.email,
    conditions: and(isOnList, page.where),
    orderBy: page.orderBy,
    search: query.search,
    hasWords: (words: string) => hasWords(sql`${waitlistEntries.email}`, words),
  };
  const rows = await db
    .select({
      email: waitlistEntries.email,
      joinedAt: waitlistEntries.createdAt,
      toldAt: waitlistEmails.queuedAt,
      position: addressOrder.position,
    })
    .from(waitlistEntries)
    .leftJoin(
      waitlistEmails,
      and(
        eq(waitlistEmails.feature, waitlistEntries.feature),
        eq(waitlistEmails.email, waitlistEntries.email),
      ),
    )
    .where(and(isOnList, await narrowByWords(db, search, query.limit + 1)))
    .orderBy(...page.orderBy)
    .limit(query.limit + 1);
  const { rows: kept, ...ends } = page.cut(rows, query.limit);
  return {
    ...ends,
    rows: kept.map(({ email, joinedAt, toldAt }) => ({
      email,
      joinedAt: joinedAt.toISOString(),
      toldAt: toldAt?.toISOString() ?? null,
    })),
  };
}

const addressOrder = createKeyset('desc', waitlistEntries.createdAt, waitlistEntries.email);

export async function countUntold(db: Database, feature: WaitlistFeature): Promise<number> {
  const [row] = await db.select({ left: count() }).from(waitlistEntries).where(isUnnotified(db, feature));
  return row?.left ?? 0;
}

/** How many joined each list in each week, and how many were notified of its launch. */
export async function countEntries(db: Database) {
  const joined = (await loadCounts(db, 'waitlist-entries')).map(({ words: [feature, week], number }) => ({
    feature,
    week,
    joined: number,
  }));
  const told = (await loadCounts(db, 'waitlist-emails')).map(({ words: [feature], number }) => ({
    feature,
    told: number,
  }));
  return { joined, told };
}

export async function summarize(
  { now }: WaitlistConsoleContext,
  db: Database,
  features: readonly WaitlistFeature[],
  { joined, told }: Awaited<ReturnType<typeof countEntries>>,
): Promise<WaitlistSummary[]> {
  const mondays = findLastMondays(now(), WEEKS_SHOWN);
  const launches = await db
    .select({
      feature: waitlistLaunches.feature,
      announcedAt: waitlistLaunches.announcedAt,
      finishedAt: waitlistLaunches.finishedAt,
      forgotten: waitlistLaunches.forgotten,
      announcedBy: users.name,
    })
    .from(waitlistLaunches)
    .leftJoin(users, eq(users.id, waitlistLaunches.announcedBy));
  const summaries: WaitlistSummary[] = [];
  for (const feature of features) {
    const own = joined.filter((row) => row.feature === feature);
    const launch = launches.find((row) => row.feature === feature);
    summaries.push({
      feature,
      title: waitlistTexts[feature].title,
      offeredAt: findLaunchedPlace(feature) ?? null,
      addresses: own.reduce((sum, row) => sum + row.joined, 0),
      weeks: mondays.map((from) => ({ from, joined: own.find((row) => row.week === from)?.joined ?? 0 })),
      launch: launch
        ? {
            announcedAt: launch.announcedAt.toISOString(),
            announcedBy: launch.announcedBy,
            told: launch.forgotten + (told.find((row) => row.feature === feature)?.told ?? 0),
            left: launch.finishedAt === null ? await countUntold(db, feature) : 0,
            finishedAt: launch.finishedAt?.toISOString() ?? null,
          }
        : null,
    });
  }
  return summaries;
}
