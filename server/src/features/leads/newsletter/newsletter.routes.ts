import { consoleContract } from '@porchlight/domain/console-contract.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import type { StreamRoute } from '../../../platform/http/routing/stream-routes.ts';
import { answerCsv, EXPORT_ROWS, walkPages } from '../../staff/csv-stream.ts';
import { requireActor } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import {
  countSubscribers,
  getSubscribers,
  listSubscribers,
  type NewsletterContext,
} from './newsletter.service.ts';

export function createNewsletterRoutes(dependencies: NewsletterContext) {
  const { newsletter } = endpoints;
  return {
    counts: newsletter.counts.handler(() => countSubscribers(dependencies)),
    list: newsletter.list.handler(({ context, input }) =>
      listSubscribers(dependencies, requireActor(context), input),
    ),
  };
}

/** Subscribers who may be emailed, with when they asked and when they confirmed: the proof of their consent. */
export function createNewsletterExport({ database }: NewsletterContext, headers: HeaderSets): StreamRoute {
  return {
    endpoint: consoleContract.newsletter.exportConfirmed,
    headers: headers.file,
    async handle(request) {
      await recordStaffAction(database.db, requireActor(request), {
        action: 'newsletter.exported',
        subject: { kind: 'newsletter' },
      });
      await answerCsv(request, {
        name: 'newsletter-subscribers',
        columns: [
          ['E-mail', (row) => row.email],
          ['Asked', (row) => row.requestedAt],
          ['Confirmed', (row) => row.confirmedAt],
        ],
        batches: walkPages((cursor) =>
          database.read((transaction) =>
            getSubscribers(transaction, { status: 'confirmed', cursor, limit: EXPORT_ROWS }),
          ),
        ),
      });
    },
  };
}
