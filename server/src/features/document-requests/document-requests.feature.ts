import { defineFeature } from '../../platform/feature.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { requireActor, requireStaff } from '../staff/require-staff.ts';
import {
  askForDocuments,
  type DocumentRequestsContext,
  endRequest,
  listRequests,
  setRequestAside,
} from './document-requests.service.ts';
import { previewReminders, remindBuyers, remindMany } from './remind-buyers.ts';

/** What staff ask the buyers of a purchase for, beside what milestones do. */
export const documentRequestsFeature = defineFeature({
  name: 'document-requests',
  routes: (parts: DocumentRequestsContext) => ({ documentRequests: createRequestRoutes(parts) }),
});

function createRequestRoutes(parts: DocumentRequestsContext) {
  const { documentRequests } = endpoints;
  return {
    list: documentRequests.list.handler(({ context, input }) =>
      listRequests(parts, requireActor(context), input.purchaseId),
    ),
    ask: documentRequests.ask.handler(({ context, input }) =>
      askForDocuments(parts, requireStaff(context), input),
    ),
    remind: documentRequests.remind.handler(({ context, input }) =>
      remindBuyers(parts, requireStaff(context), input.purchaseId),
    ),
    previewReminders: documentRequests.previewReminders.handler(({ input }) =>
      previewReminders(parts, input.purchaseIds),
    ),
    remindMany: documentRequests.remindMany.handler(({ context, input }) =>
      remindMany(parts, requireStaff(context), input.purchaseIds),
    ),
    waive: documentRequests.waive.handler(({ context, input }) =>
      endRequest(parts, requireStaff(context), 'waived', input),
    ),
    withdraw: documentRequests.withdraw.handler(({ context, input }) =>
      endRequest(parts, requireStaff(context), 'withdrawn', input),
    ),
    setAside: documentRequests.setAside.handler(({ context, input }) =>
      setRequestAside(parts, requireStaff(context), input),
    ),
  };
}
