import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { eq, lte } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { byAccount } from '../../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { requireUser } from '../../../platform/http/request-context.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
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

function createFeedbackRoutes(dependencies: FeedbackContext) {
  return {
    submit: endpoints.feedback.submit.handler(async ({ context, input }) => {
      await storeFeedback(dependencies, requireUser(context).userId, input);
      return { done: true as const };
    }),
  };
}

type FeedbackContext = { db: Database; now(): Date };

/**
 * Stores what a buyer says of a milestone, once for each id (specification 7); sent again, the later words hold.
 * NOT_FOUND when the id is of another milestone.
 */
async function storeFeedback(
  context: FeedbackContext,
  userId: string,
  input: { id: string; milestoneId: number; rating: number; feedback: string },
): Promise<void> {
  const { id, milestoneId, rating, feedback } = input;
  const stored = await context.db
    .insert(milestoneFeedback)
    .values({ id, userId, milestoneId, rating, feedback, createdAt: context.now() })
    .onConflictDoUpdate({
      target: [milestoneFeedback.userId, milestoneFeedback.id],
      set: { rating, feedback },
      setWhere: eq(milestoneFeedback.milestoneId, milestoneId),
    })
    .returning({ id: milestoneFeedback.id });
  if (stored.length === 0) throw new Failure('NOT_FOUND');
}
