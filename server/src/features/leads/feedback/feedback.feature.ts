import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { lte } from 'drizzle-orm';
import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { byAccount } from '../../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { createFeedbackRoutes } from './feedback.routes.ts';
import { milestoneFeedback } from './feedback.table.ts';
import { createFeedbackConsoleRoutes, createFeedbackExport } from './feedback-console.routes.ts';

type Parts = { database: DatabaseConnection; now(): Date };

export const feedbackFeature = defineFeature({
  name: 'feedback',
  tables: [
    {
      table: milestoneFeedback,
      grants: bothMay(ALL),
      owned: {
        file: 'feedback',
        title: downloadTitles.feedback,
        owned: byAccount(milestoneFeedback.userId),
        counted: 'journeyEntries',
      },
    },
  ],
  routes: ({ database, now }: Parts) => ({
    feedback: createFeedbackRoutes({ db: database.db, now }),
    feedbackConsole: createFeedbackConsoleRoutes({ database }),
  }),
  streams: (parts: Parts, headers) => [createFeedbackExport(parts, headers)],
  retention: {
    feedback: { table: milestoneFeedback, isDue: (cutoff) => lte(milestoneFeedback.createdAt, cutoff) },
  },
});
