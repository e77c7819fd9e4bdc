import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { answerBetaRequest, countBetaRequests, listBetaRequests } from './beta-answers.service.ts';
import type { BetaAccessContext } from './beta-requests.service.ts';

export function createBetaRequestRoutes(dependencies: BetaAccessContext) {
  const { betaRequests } = endpoints;
  return {
    counts: betaRequests.counts.handler(() => countBetaRequests(dependencies)),
    list: betaRequests.list.handler(({ context, input }) =>
      listBetaRequests(dependencies, requireStaff(context), input),
    ),
    answer: betaRequests.answer.handler(({ context, input }) =>
      answerBetaRequest(dependencies, requireStaff(context), input),
    ),
  };
}
