import { downloadColumns } from '@porchlight/content/en/waitlist-console.ts';
import { consoleContract } from '@porchlight/domain/console-contract.ts';
import { waitlistFeatureInput } from '@porchlight/domain/leads/waitlist/waitlist-console.contract.ts';
import { checkFields } from '../../../platform/http/no-js-forms/no-js-forms.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import type { StreamRoute } from '../../../platform/http/routing/stream-routes.ts';
import { answerCsv, EXPORT_ROWS, walkPages } from '../../staff/csv-stream.ts';
import { requireActor, requireStaff } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import { announceLaunch, previewLaunch } from './launch-announcements.service.ts';
import {
  getAddresses,
  listAddresses,
  summarizeWaitlists,
  type WaitlistConsoleContext,
} from './waitlist-console.service.ts';

export function createWaitlistConsoleRoutes(dependencies: WaitlistConsoleContext) {
  const { waitlistConsole } = endpoints;
  return {
    list: waitlistConsole.list.handler(async () => ({ waitlists: await summarizeWaitlists(dependencies) })),
    addresses: waitlistConsole.addresses.handler(({ context, input }) =>
      listAddresses(dependencies, requireActor(context), input),
    ),
    previewLaunch: waitlistConsole.previewLaunch.handler(({ context, input }) =>
      previewLaunch(dependencies, requireStaff(context), input.feature),
    ),
    announceLaunch: waitlistConsole.announceLaunch.handler(({ context, input }) =>
      announceLaunch(dependencies, requireStaff(context), input),
    ),
  };
}

/** The addresses on one waitlist as a file. */
export function createWaitlistExport(
  { database }: Pick<WaitlistConsoleContext, 'database'>,
  headers: HeaderSets,
): StreamRoute {
  return {
    endpoint: consoleContract.waitlistConsole.exportAddresses,
    headers: headers.file,
    async handle(request) {
      const { feature } = checkFields(waitlistFeatureInput, request.parameters);
      await recordStaffAction(database.db, requireActor(request), {
        action: 'waitlists.addresses-exported',
        subject: { kind: 'waitlist', id: feature },
      });
      await answerCsv(request, {
        name: `waitlist-${feature}`,
        columns: [
          [downloadColumns.email, (row) => row.email],
          [downloadColumns.joined, (row) => row.joinedAt],
          [downloadColumns.told, (row) => row.toldAt],
        ],
        batches: walkPages((cursor) =>
          database.read((transaction) => getAddresses(transaction, { feature, cursor, limit: EXPORT_ROWS })),
        ),
      });
    },
  };
}
