import { consoleContract } from '@porchlight/domain/console-contract.ts';
import { feedbackFilter } from '@porchlight/domain/leads/feedback/feedback-console.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { checkFields } from '../../../platform/http/no-js-forms/no-js-forms.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import type { StreamRoute } from '../../../platform/http/routing/stream-routes.ts';
import { answerCsv, EXPORT_ROWS, walkPages } from '../../staff/csv-stream.ts';
import { requireActor } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import {
  type FeedbackConsoleContext,
  getFeedback,
  listFeedback,
  summarizeFeedback,
} from './feedback-console.service.ts';

export function createFeedbackConsoleRoutes(dependencies: FeedbackConsoleContext) {
  const { feedbackConsole } = endpoints;
  return {
    figures: feedbackConsole.figures.handler(() => summarizeFeedback(dependencies)),
    entries: feedbackConsole.entries.handler(({ context, input }) =>
      listFeedback(dependencies, requireActor(context), input),
    ),
  };
}

export function createFeedbackExport({ database }: FeedbackConsoleContext, headers: HeaderSets): StreamRoute {
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
