import { contract } from '@porchlight/domain/contract.ts';
import { Failure } from '../../../platform/base/failure.ts';
import { requireUser } from '../../../platform/http/request-context.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import type { StreamRoute } from '../../../platform/http/routing/stream-routes.ts';
import { type CalendarContext, createFeed, getFeed, removeFeed, renderDateFile } from './calendar.service.ts';

export function createCalendarRoutes(dependencies: CalendarContext) {
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
export function createCalendarStream(dependencies: CalendarContext, headers: HeaderSets): StreamRoute {
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
