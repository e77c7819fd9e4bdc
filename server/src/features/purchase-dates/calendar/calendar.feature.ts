import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { formatFailure } from '@porchlight/content/failure-sentences.ts';
import { contract } from '@porchlight/domain/contract.ts';
import { currentLocale } from '../../../platform/base/current-request.ts';
import { Failure } from '../../../platform/base/failure.ts';
import { byAccount, SECRET } from '../../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../../platform/database/rls/database-grants.ts';
import { runAsSystem } from '../../../platform/database/rls/run-as.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { requireUser } from '../../../platform/http/request-context.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import type { StreamRoute } from '../../../platform/http/routing/stream-routes.ts';
import { formatFailureMessage, toFailure } from '../../../platform/http/to-failure.ts';
import {
  type CalendarContext,
  createFeed,
  FEED_PATH,
  getFeed,
  removeFeed,
  renderDateFile,
  renderFeed,
} from './calendar.service.ts';
import { calendarFeeds } from './calendar.table.ts';

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
