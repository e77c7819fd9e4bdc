import { createHash, randomBytes } from 'node:crypto';
import { site } from '@porchlight/content/site.ts';
import type { NewCalendarFeed } from '@porchlight/domain/calendar/calendar.contract.ts';
import { type CalendarEvent, writeCalendar } from '@porchlight/domain/calendar/icalendar.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { and, eq } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { findText } from '../milestones/milestone-progress.ts';
import { milestoneDates } from '../milestones/milestones.table.ts';
import { calendarFeeds } from './calendar.table.ts';

export type CalendarContext = { database: DatabaseConnection; baseUrl: string; now(): Date };

const product = `-//${site.name}//Dates//EN`;

/** One of the buyer's own dates as a calendar file, or nothing where it is not set. */
export async function writeDateFile(
  context: CalendarContext,
  userId: string,
  { slug, key }: { slug: string; key: string },
): Promise<string | undefined> {
  const events = await listEvents(context, userId, { slug, key });
  return events.length === 0 ? undefined : writeCalendar({ product, events });
}

/** The feed behind a token, or nothing when nobody has that one (any more). */
export async function writeFeed(context: CalendarContext, token: string): Promise<string | undefined> {
  const [feed] = await context.database.db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, hashToken(token)));
  if (feed === undefined) return undefined;
  return writeCalendar({
    product,
    name: `${site.name}: your dates`,
    events: await listEvents(context, feed.userId),
  });
}

export async function readFeed(db: Database, userId: string): Promise<{ createdAt: string | null }> {
  const [feed] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return { createdAt: feed?.createdAt.toISOString() ?? null };
}

/** Makes a feed under a new address; the one before stops working in the same moment. */
export async function createFeed(context: CalendarContext, userId: string): Promise<NewCalendarFeed> {
  const token = randomBytes(32).toString('base64url');
  const set = { tokenHash: hashToken(token), createdAt: context.now() };
  await context.database.transact((transaction) =>
    transaction
      .insert(calendarFeeds)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set }),
  );
  return { url: `${context.baseUrl}${FEED_PATH}${token}.ics`, createdAt: set.createdAt.toISOString() };
}

export async function removeFeed(context: CalendarContext, userId: string): Promise<void> {
  await context.database.db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** Below it stand the feeds, by token. */
export const FEED_PATH = '/calendar/';

async function listEvents(
  { database, baseUrl }: CalendarContext,
  userId: string,
  only?: { slug: string; key: string },
): Promise<CalendarEvent[]> {
  const rows = await database.db
    .select()
    .from(milestoneDates)
    .where(and(eq(milestoneDates.userId, userId), only && eq(milestoneDates.dateKey, only.key)))
    .orderBy(milestoneDates.date, milestoneDates.milestoneId, milestoneDates.dateKey);
  return rows.flatMap((row) => {
    const milestone = milestones.find(({ id }) => id === row.milestoneId);
    if (milestone === undefined || (only !== undefined && milestone.slug !== only.slug)) return [];
    const text = findText(milestone.slug).dates.find(({ key }) => key === row.dateKey);
    // A date that the operator's content no longer has is shown nowhere.
    if (text === undefined) return [];
    return {
      uid: nameEvent(userId, row, baseUrl),
      date: row.date,
      title: text.title,
      description: `${milestone.title}. ${text.hint}`,
      url: `${baseUrl}/portal/milestones/${milestone.slug}`,
      changedAt: row.updatedAt,
    };
  });
}

/** The same for as long as it is the same date of the same buyer, and says nothing of either (RFC 7986 5.3). */
function nameEvent(
  userId: string,
  { milestoneId, dateKey }: { milestoneId: number; dateKey: string },
  baseUrl: string,
): string {
  const name = createHash('sha256').update(`${userId}\0${milestoneId}\0${dateKey}`).digest('hex');
  return `${name.slice(0, 32)}@${new URL(baseUrl).hostname}`;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
