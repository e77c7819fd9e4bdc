import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount } from '../../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { requireUser } from '../../../platform/http/request-context.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { answerBetaRequest, countBetaRequests, listBetaRequests } from './beta-answers.service.ts';
import { askForBeta, type BetaAccessContext, getBetaStatus } from './beta-requests.service.ts';
import { betaRequests } from './beta-requests.table.ts';

export const betaAccessFeature = defineFeature({
  name: 'beta-access',
  tables: [
    {
      table: betaRequests,
      grants: bothMay(ALL),
      owned: {
        file: 'beta-requests',
        title: downloadTitles['beta-requests'],
        owned: byAccount(betaRequests.userId),
        left: { decidedBy: 'names an account of the operator’s' },
      },
    },
  ],
  routes: (parts: BetaAccessContext) => ({
    betaAccess: createBetaAccessRoutes(parts),
    betaRequests: createBetaRequestRoutes(parts),
  }),
});

function createBetaAccessRoutes(dependencies: BetaAccessContext) {
  const { betaAccess } = endpoints;
  return {
    standing: betaAccess.standing.handler(({ context }) =>
      getBetaStatus(dependencies, dependencies.database.db, requireUser(context).userId),
    ),
    request: betaAccess.request.handler(({ context }) =>
      askForBeta(dependencies, requireUser(context).userId),
    ),
  };
}

function createBetaRequestRoutes(dependencies: BetaAccessContext) {
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
