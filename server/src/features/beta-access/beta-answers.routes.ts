import { endpoints } from '../../platform/http/endpoints.ts';
import { requireStaff } from '../staff/require-staff.ts';
import { answerBetaRequest, listBetaRequests } from './beta-answers.service.ts';
import type { BetaAccessContext } from './beta-requests.service.ts';

export function createBetaRequestRoutes(dependencies: BetaAccessContext) {
  const { betaRequests } = endpoints;
  return {
    list: betaRequests.list.handler(({ context, input }) =>
      listBetaRequests(dependencies, requireStaff(context), input),
    ),
    answer: betaRequests.answer.handler(({ context, input }) =>
      answerBetaRequest(dependencies, requireStaff(context), input),
    ),
  };
}
