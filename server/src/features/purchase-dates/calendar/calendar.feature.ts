import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount, SECRET } from '../../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { createCalendarRoutes, createCalendarStream } from './calendar.routes.ts';
import { type CalendarContext, FEED_PATH } from './calendar.service.ts';
import { calendarFeeds } from './calendar.table.ts';
import { answerFeed } from './feed-answer.ts';

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
