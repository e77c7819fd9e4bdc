import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { privacy } from '@porchlight/domain/proposals/en.ts';
import { sql } from 'drizzle-orm';
import { bothMay } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { requireActor, requireStaff } from '../staff/require-staff.ts';
import { answerProposal } from './answer-proposal.ts';
import { listBuyerProposals } from './proposal-rows.ts';
import { proposals } from './proposals.table.ts';
import {
  createProposal,
  listMadeProposals,
  type ProposalsContext,
  withdrawProposal,
} from './staff-proposals.service.ts';

/** What staff propose to the buyers of a purchase, who accept it or not. */
export const proposalsFeature = defineFeature({
  name: 'proposals',
  tables: [
    {
      table: proposals,
      grants: bothMay(['select', 'update']),
      owned: {
        file: 'proposals',
        title: downloadTitles.proposals,
        owned: ({ userId }) => (userId === null ? sql`false` : ofPurchase(proposals.purchaseId, userId)),
        left: {
          staffId: 'which member of staff proposed it, whose first name is in the copy',
          answeredBy: 'which account answered or withdrew it',
        },
        onPrivacyPage: privacy,
      },
    },
  ],
  routes: (parts: ProposalsContext) => createProposalRoutes(parts),
});

function createProposalRoutes(parts: ProposalsContext) {
  const { proposals, staffProposals } = endpoints;
  return {
    proposals: {
      list: proposals.list.handler(({ context }) => listBuyerProposals(parts, requireUser(context).userId)),
      answer: proposals.answer.handler(({ context, input }) =>
        answerProposal(parts, requireUser(context).userId, input),
      ),
    },
    staffProposals: {
      list: staffProposals.list.handler(({ context, input }) =>
        listMadeProposals(parts, requireActor(context), input.purchaseId),
      ),
      propose: staffProposals.propose.handler(({ context, input }) =>
        createProposal(parts, requireStaff(context), input),
      ),
      withdraw: staffProposals.withdraw.handler(({ context, input }) =>
        withdrawProposal(parts, requireStaff(context), input),
      ),
    },
  };
}
