import { waitlistTexts } from '@porchlight/content/waitlist.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import {
  findLaunchedPlace,
  type WaitlistFeature,
  waitlistFeatures,
} from '@porchlight/domain/waitlist/waitlist.ts';
import type {
  LaunchPreview,
  WaitlistAddress,
  WaitlistSummary,
} from '@porchlight/domain/waitlist/waitlist-console.contract.ts';
import { findLastMondays, isFeatureName, WEEKS_SHOWN } from '@porchlight/domain/waitlist/waitlist-console.ts';
import { and, count, eq, sql } from 'drizzle-orm';
import { containsText } from '../../platform/database/contains-text.ts';
import type { Database } from '../../platform/database/database.ts';
import { createKeyset } from '../../platform/database/keyset.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import { suppressedAddresses } from '../../platform/mail/letters.table.ts';
import { users } from '../accounts/accounts.table.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { waitlistEntries, waitlistLaunches, waitlistLetters } from './waitlist.table.ts';
import { isUntold, lockWaitlist, type WaitlistContext } from './waitlist-launches.service.ts';
import { launchLetter } from './waitlist-letters.ts';

export type WaitlistConsoleContext = WaitlistContext & {
  /** Has the letters of announced launches sent, in a job of the given transaction. */
  queueLaunch(on: Database): Promise<void>;
  /** The folder of the built site, for the picture at a letter's head. */
  siteFolder: string;
};

/** Every waitlist with its counts, in the order of the route table (specification 2), also those nobody has joined. */
export async function summarizeWaitlists(context: WaitlistConsoleContext): Promise<WaitlistSummary[]> {
  return summarize(context, context.database.db, waitlistFeatures);
}

/** The addresses on one list, newest first; the look is written down. */
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
  return context.database.transact(async (transaction) => {
    const page = await readAddresses(transaction, query);
    await recordStaffAction(transaction, actor, {
      action: 'waitlists.addresses-listed',
      subject: { kind: 'waitlist', id: query.feature },
      detail: { search: query.search ?? null, rows: page.rows.length },
    });
    return page;
  });
}

export async function readAddresses(
  db: Database,
  query: {
    feature: WaitlistFeature;
    cursor?: string | undefined;
    limit: number;
    search?: string | undefined;
  },
): Promise<ListPage<WaitlistAddress>> {
  const page = addressOrder.open(query.cursor);
  const rows = await db
    .select({
      email: waitlistEntries.email,
      joinedAt: waitlistEntries.createdAt,
      toldAt: waitlistLetters.queuedAt,
      position: addressOrder.position,
    })
    .from(waitlistEntries)
    .leftJoin(
      waitlistLetters,
      and(
        eq(waitlistLetters.feature, waitlistEntries.feature),
        eq(waitlistLetters.email, waitlistEntries.email),
      ),
    )
    .where(
      and(
        eq(waitlistEntries.feature, query.feature),
        containsText(query.search, waitlistEntries.email),
        page.where,
      ),
    )
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

/** The letter word for word, and how many get it; NOT_ALLOWED while the product has no place for the feature. */
export async function previewLaunch(
  { database, baseUrl, siteFolder }: WaitlistConsoleContext,
  actor: StaffMember,
  feature: WaitlistFeature,
): Promise<LaunchPreview> {
  requirePlace(feature);
  const { createLetterRenderer } = await import('../../platform/mail/letter-rendering.ts');
  const render = await createLetterRenderer(siteFolder);
  const letter = launchLetter.write(actor.email, { feature, baseUrl, token: 'sample' });
  const { subject, html, text, attachments } = render(letter, 'sample');
  return {
    subject,
    html: attachments.reduce(
      (page, { cid, content, contentType }) =>
        page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
      html,
    ),
    text,
    recipients: await countUntold(database.db, feature),
    suppressed: await countSuppressed(database.db, feature),
  };
}

/**
 * Announces a launch, once for ever: pressed twice, at once or later, the second changes nothing and is answered the same.
 * BAD_INPUT when what was typed is not the feature's name.
 */
export async function announceLaunch(
  context: WaitlistConsoleContext,
  actor: StaffMember,
  { feature, confirmation }: { feature: WaitlistFeature; confirmation: string },
): Promise<WaitlistSummary> {
  requirePlace(feature);
  const { title } = waitlistTexts[feature];
  if (!isFeatureName(confirmation, title)) {
    throw new Failure('BAD_INPUT', {
      fields: { confirmation: `Type ${title} to confirm. No letter was sent.` },
    });
  }
  return context.database.transact(async (transaction) => {
    await lockWaitlist(transaction, feature, 'alone');
    const expected = await countUntold(transaction, feature);
    const { rowCount } = await transaction
      .insert(waitlistLaunches)
      .values({ feature, announcedAt: context.now(), announcedBy: actor.userId, expected })
      .onConflictDoNothing();
    if (rowCount === 1) {
      await recordStaffAction(transaction, actor, {
        action: 'waitlists.launch-announced',
        subject: { kind: 'waitlist', id: feature },
        detail: { addresses: expected },
      });
      await context.queueLaunch(transaction);
    }
    const [summary] = await summarize(context, transaction, [feature]);
    if (!summary) throw new Failure('NOT_FOUND');
    return summary;
  });
}

function requirePlace(feature: WaitlistFeature): void {
  if (findLaunchedPlace(feature) !== undefined) return;
  throw new Failure('NOT_ALLOWED', {
    message: 'The product has no page for this yet, so there is nothing to announce. No letter was sent.',
  });
}

async function countUntold(db: Database, feature: WaitlistFeature): Promise<number> {
  const [row] = await db.select({ left: count() }).from(waitlistEntries).where(isUntold(db, feature));
  return row?.left ?? 0;
}

/** Those on the list at whose address nothing arrives. */
async function countSuppressed(db: Database, feature: WaitlistFeature): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(waitlistEntries)
    .innerJoin(suppressedAddresses, eq(suppressedAddresses.email, waitlistEntries.email))
    .where(eq(waitlistEntries.feature, feature));
  return row?.found ?? 0;
}

async function summarize(
  { now }: WaitlistConsoleContext,
  db: Database,
  features: readonly WaitlistFeature[],
): Promise<WaitlistSummary[]> {
  const mondays = findLastMondays(now(), WEEKS_SHOWN);
  const week = sql<string>`to_char(date_trunc('week', ${waitlistEntries.createdAt} at time zone 'UTC'), 'YYYY-MM-DD')`;
  const joined = await db
    .select({ feature: waitlistEntries.feature, week, joined: count() })
    .from(waitlistEntries)
    .groupBy(waitlistEntries.feature, week);
  const told = await db
    .select({ feature: waitlistLetters.feature, told: count() })
    .from(waitlistLetters)
    .groupBy(waitlistLetters.feature);
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
