import { createHash, randomBytes } from 'node:crypto';
import { site } from '@porchlight/content/site.ts';
import type { NewCalendarFeed } from '@porchlight/domain/dates/calendar/calendar.contract.ts';
import { type CalendarEvent, formatCalendar } from '@porchlight/domain/dates/calendar/icalendar.ts';
import type { PurchaseDate } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { eq } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { loadPurchaseDates } from '../../date-store/read-dates.ts';
import { calendarFeeds } from './calendar.table.ts';

export type CalendarContext = { database: DatabaseConnection; baseUrl: string; now(): Date };

const product = `-//${site.name}//Dates//EN`;

/** One of the buyer's own dates as a calendar file, or nothing where it is not set. */
export async function renderDateFile(
  context: CalendarContext,
  userId: string,
  { slug, key }: { slug: string; key: string },
): Promise<string | undefined> {
  const events = await listEvents(context, userId, { slug, key });
  return events.length === 0 ? undefined : formatCalendar({ product, events });
}

/** The feed of a token, or nothing for an unknown or former one. */
export async function renderFeed(context: CalendarContext, token: string): Promise<string | undefined> {
  const [feed] = await context.database.db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, hashToken(token)));
  if (feed === undefined) return undefined;
  return formatCalendar({
    product,
    name: `${site.name}: your dates`,
    events: await listEvents(context, feed.userId),
  });
}

export async function getFeed(db: Database, userId: string): Promise<{ createdAt: string | null }> {
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

/** All dates of the list but those that are waived, or one of a milestone. */
async function listEvents(
  { database, baseUrl, now }: CalendarContext,
  userId: string,
  only?: { slug: string; key: string },
): Promise<CalendarEvent[]> {
  const { dates } = await loadPurchaseDates(database.db, { userId }, now());
  return dates
    .filter((date) =>
      only === undefined ? date.state !== 'waived' : date.key === only.key && date.milestone === only.slug,
    )
    .map((date) => ({
      uid: nameEvent(userId, date, baseUrl),
      date: date.day,
      title: date.title,
      description: describeEvent(date),
      url: `${baseUrl}${date.setAt === 'milestone' ? `/portal/milestones/${date.milestone}` : '/portal/dates'}`,
      changedAt: findChange(date, dates),
    }));
}

/** The milestone, why it is that day, what is wrong with it and what happens once it passes. */
function describeEvent({ milestone, reason, problem, consequence }: PurchaseDate): string {
  const title = milestones.find(({ slug }) => slug === milestone)?.title;
  return [title && `${title}.`, reason, problem, consequence].filter(Boolean).join(' ');
}

/** When it was last set; of one that follows from others, when the last of them was. */
function findChange({ changedAt, inputs }: PurchaseDate, dates: readonly PurchaseDate[]): Date {
  const changes = inputs.map(({ key }) => dates.find((date) => date.key === key)?.changedAt ?? '');
  const last = [changedAt ?? '', ...changes].sort().at(-1);
  return last ? new Date(last) : NEVER_CHANGED;
}

/** Revisions are counted from here. */
const NEVER_CHANGED = new Date('2020-01-01T00:00:00.000Z');

/** The same for as long as it is the same date of the same buyer, and says nothing of either (RFC 7986 5.3). */
function nameEvent(userId: string, { key, milestone, setAt }: PurchaseDate, baseUrl: string): string {
  const milestoneId = milestones.find(({ slug }) => slug === milestone)?.id;
  const address = setAt === 'milestone' ? `${milestoneId}\0${key}` : key;
  const name = createHash('sha256').update(`${userId}\0${address}`).digest('hex');
  return `${name.slice(0, 32)}@${new URL(baseUrl).hostname}`;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
