import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { consoleContract } from '@porchlight/domain/console-contract.ts';
import { feedbackFilter } from '@porchlight/domain/leads/feedback/feedback-console.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { eq, lte } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { byAccount } from '../../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { checkFields } from '../../../platform/http/no-js-forms/no-js-forms.ts';
import { requireUser } from '../../../platform/http/request-context.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import type { StreamRoute } from '../../../platform/http/routing/stream-routes.ts';
import { answerCsv, EXPORT_ROWS, walkPages } from '../../staff/csv-stream.ts';
import { requireActor } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import { milestoneFeedback } from './feedback.table.ts';
import {
  type FeedbackConsoleContext,
  getFeedback,
  listFeedback,
  summarizeFeedback,
} from './feedback-console.service.ts';

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

function createFeedbackConsoleRoutes(dependencies: FeedbackConsoleContext) {
  const { feedbackConsole } = endpoints;
  return {
    figures: feedbackConsole.figures.handler(() => summarizeFeedback(dependencies)),
    entries: feedbackConsole.entries.handler(({ context, input }) =>
      listFeedback(dependencies, requireActor(context), input),
    ),
  };
}

function createFeedbackExport({ database }: FeedbackConsoleContext, headers: HeaderSets): StreamRoute {
  return {
    endpoint: consoleContract.feedbackConsole.exportEntries,
    headers: headers.file,
    async handle(request) {
      const filter = checkFields(feedbackFilter, Object.fromEntries(request.query));
      const actor = requireActor(request);
      await recordStaffAction(database.db, actor, {
        action: 'feedback.exported',
        subject: { kind: 'feedback' },
        detail: filter,
      });
      await answerCsv(request, {
        name: 'feedback',
        columns: [
          ['Date', (row) => row.createdAt],
          ['Milestone', (row) => milestones.find(({ id }) => id === row.milestoneId)?.title ?? ''],
          ['Rating', (row) => row.rating],
          ['Comment', (row) => row.comment],
          ['Name', (row) => row.writtenBy?.name ?? null],
          ['E-mail', (row) => row.writtenBy?.email ?? null],
        ],
        batches: walkPages((cursor) =>
          database.read((transaction) =>
            getFeedback(transaction, actor, { ...filter, cursor, limit: EXPORT_ROWS }),
          ),
        ),
      });
    },
  };
}
