import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { formatFailure } from '@porchlight/content/failure-sentences.ts';
import { site } from '@porchlight/content/site.ts';
import { contract } from '@porchlight/domain/contract.ts';
import type { NewCalendarFeed } from '@porchlight/domain/dates/calendar.contract.ts';
import { type CalendarEvent, formatCalendar } from '@porchlight/domain/dates/icalendar.ts';
import { askedCalendarNote, askedInCalendar } from '@porchlight/domain/dates/purchase-dates/en.ts';
import type { PurchaseDate } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { eq } from 'drizzle-orm';
import { currentLocale } from '../../../platform/base/current-request.ts';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { byAccount, SECRET } from '../../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../../platform/database/rls/database-grants.ts';
import { runAsSystem } from '../../../platform/database/rls/run-as.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { requireUser } from '../../../platform/http/request-context.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import type { StreamRoute } from '../../../platform/http/routing/stream-routes.ts';
import { formatFailureMessage, toFailure } from '../../../platform/http/to-failure.ts';
import { loadPurchaseDates } from '../../date-store/read-dates.ts';
import { calendarFeeds } from './calendar.table.ts';

const product = `-//${site.name}//Dates//EN`;

/** Below it stand the feeds, by token. */
export const FEED_PATH = '/calendar/';

/** Revisions are counted from here. */
const NEVER_CHANGED = new Date('2020-01-01T00:00:00.000Z');

/** What a token looks like: 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}\.ics$/;

export const calendarFeature = defineFeature({
  name: 'calendar',
  tables: [
    {
      table: calendarFeeds,
      grants: bothMay(ALL, calendarFeeds.tokenHash),
      owned: {
        file: 'calendar-feed',
        title: downloadTitles['calendar-feed'],
        owned: byAccount(calendarFeeds.userId),
        left: { tokenHash: SECRET },
      },
    },
  ],
  routes: (parts: CalendarContext) => ({ calendar: createCalendarRoutes(parts) }),
  streams: (parts: CalendarContext, headers) => [createCalendarStream(parts, headers)],
  paths: (parts: CalendarContext, tools) => [
    {
      prefix: FEED_PATH,
      name: 'feed',
      answer: (incoming, outgoing, pathname) =>
        answerFeed({ ...parts, ...tools }, incoming, outgoing, pathname),
    },
  ],
});

function createCalendarRoutes(dependencies: CalendarContext) {
  const { calendar } = endpoints;
  const { db } = dependencies.database;
  return {
    feed: calendar.feed.handler(({ context }) => getFeed(db, requireUser(context).userId)),
    createFeed: calendar.createFeed.handler(({ context }) =>
      createFeed(dependencies, requireUser(context).userId),
    ),
    removeFeed: calendar.removeFeed.handler(async ({ context }) => {
      await removeFeed(dependencies, requireUser(context).userId);
      return { createdAt: null };
    }),
  };
}

/** GET /api/calendar/dates/{slug}/{key}: one date as a file for a calendar program. */
function createCalendarStream(dependencies: CalendarContext, headers: HeaderSets): StreamRoute {
  return {
    endpoint: contract.calendar.date,
    headers: headers.file,
    async handle({ outgoing, parameters, headers: own, ...through }) {
      const { slug = '', key = '' } = parameters;
      const text = await renderDateFile(dependencies, requireUser(through).userId, { slug, key });
      if (text === undefined) throw new Failure('NOT_FOUND', { reason: 'calendar.date-not-set' });
      outgoing.writeHead(200, {
        ...own,
        'content-type': 'text/calendar; charset=utf-8',
        'content-length': Buffer.byteLength(text),
        'content-disposition': `attachment; filename="${key}.ics"`,
      });
      outgoing.end(text);
    },
  };
}

/**
 * GET /calendar/<token>.ics: a buyer's dates for a calendar program, which cannot sign in. Cookies are neither read nor set;
 * whether there is such a feed is all that an answer says of anyone.
 */
async function answerFeed(
  context: CalendarContext & { headers: HeaderSets; onFailure(failure: Failure): void },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  pathname: string,
): Promise<void> {
  const own = { ...context.headers.file, 'content-type': 'text/plain; charset=utf-8' };
  try {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      outgoing.writeHead(405, { ...own, allow: 'GET, HEAD' }).end('Only GET and HEAD.\n');
      return;
    }
    const file = pathname.slice(FEED_PATH.length);
    // Whose feed it is, only its token says.
    const write = () => runAsSystem(() => renderFeed(context, file.slice(0, -'.ics'.length)));
    const text = TOKEN.test(file) ? await write() : undefined;
    if (text === undefined) {
      outgoing.writeHead(404, own).end(`${formatFailure(currentLocale(), { reason: 'calendar.no-feed' })}\n`);
      return;
    }
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    const fresh = { ...own, etag: tag, 'cache-control': 'private, no-cache' };
    if (isKnown(incoming.headers['if-none-match'], tag)) {
      outgoing.writeHead(304, fresh).end();
      return;
    }
    outgoing.writeHead(200, {
      ...fresh,
      'content-type': 'text/calendar; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    });
    outgoing.end(incoming.method === 'HEAD' ? undefined : text);
  } catch (error) {
    const failure = toFailure(error);
    context.onFailure(failure);
    if (!outgoing.headersSent)
      outgoing.writeHead(failure.status, own).end(`${formatFailureMessage(failure)}\n`);
  }
}

/** RFC 9110 13.1.2: any of those listed, compared weakly, or `*`. */
function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => ['*', tag].includes(part.trim().replace(/^W\//, '')));
}

type CalendarContext = { database: DatabaseConnection; baseUrl: string; now(): Date };

/** One of the buyer's own dates as a calendar file, or nothing where it is not set. */
async function renderDateFile(
  context: CalendarContext,
  userId: string,
  { slug, key }: { slug: string; key: string },
): Promise<string | undefined> {
  const events = await listEvents(context, userId, { slug, key });
  return events.length === 0 ? undefined : formatCalendar({ product, events });
}

/** The feed of a token, or nothing for an unknown or former one. */
async function renderFeed(context: CalendarContext, token: string): Promise<string | undefined> {
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

async function getFeed(db: Database, userId: string): Promise<{ createdAt: string | null }> {
  const [feed] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return { createdAt: feed?.createdAt.toISOString() ?? null };
}

/** Makes a feed under a new address; the one before stops working in the same moment. */
async function createFeed(context: CalendarContext, userId: string): Promise<NewCalendarFeed> {
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

async function removeFeed(context: CalendarContext, userId: string): Promise<void> {
  await context.database.db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

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
      title: date.source === 'asked' ? askedInCalendar : date.title,
      description: describeEvent(date),
      url: `${baseUrl}${findPage(date)}`,
      changedAt: findChange(date, dates),
    }));
}

function findPage({ setAt, source, milestone }: PurchaseDate): string {
  if (source === 'asked') return '/portal/docs';
  return setAt === 'milestone' ? `/portal/milestones/${milestone}` : '/portal/dates';
}

/** The milestone, why it is that day, what is wrong with it and what happens once it passes. */
function describeEvent({ milestone, reason, source, problem, consequence }: PurchaseDate): string {
  if (source === 'asked') return askedCalendarNote;
  const title = milestones.find(({ slug }) => slug === milestone)?.title;
  return [title && `${title}.`, reason, problem, consequence].filter(Boolean).join(' ');
}

/** When it was last set; of one that follows from others, when the last of them was. */
function findChange({ changedAt, inputs }: PurchaseDate, dates: readonly PurchaseDate[]): Date {
  const changes = inputs.map(({ key }) => dates.find((date) => date.key === key)?.changedAt ?? '');
  const last = [changedAt ?? '', ...changes].sort().at(-1);
  return last ? new Date(last) : NEVER_CHANGED;
}

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
