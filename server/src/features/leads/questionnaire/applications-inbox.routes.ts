import { contract } from '@porchlight/domain/contract.ts';
import { applicationFilter } from '@porchlight/domain/leads/questionnaire/applications-inbox.contract.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { getQuery, type StreamRoute } from '../../../platform/http/routing/stream-routes.ts';
import { requireActor } from '../../staff/require-staff.ts';
import {
  type ApplicationsInboxContext,
  exportApplications,
  getApplicationForStaff,
  listApplications,
} from './applications-inbox.service.ts';

export function createApplicationsInboxRoutes(dependencies: ApplicationsInboxContext) {
  const { applicationsInbox } = endpoints;
  return {
    list: applicationsInbox.list.handler(({ context, input }) =>
      listApplications(dependencies, requireActor(context), input),
    ),
    read: applicationsInbox.read.handler(({ context, input }) =>
      getApplicationForStaff(dependencies, requireActor(context), input.id),
    ),
  };
}

export function createApplicationsInboxStreams(
  dependencies: ApplicationsInboxContext,
  headers: HeaderSets,
): StreamRoute[] {
  return [
    {
      endpoint: contract.applicationsInbox.exportCsv,
      headers: headers.file,
      handle: (request) =>
        exportApplications(
          dependencies,
          requireActor(request),
          request,
          getQuery(applicationFilter, request),
        ),
    },
  ];
}
