import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import {
  removeCreditRow,
  saveCard,
  saveDispute,
  saveScore,
  shareScores,
  storeSender,
} from './credit.service.ts';
import { creditCards, creditDisputes, creditScores } from './credit.table.ts';
import type { CreditContext } from './credit-context.ts';
import { renderDisputeLetter } from './credit-letters.service.ts';
import { loadCredit } from './credit-rows.ts';

export function createCreditRoutes(dependencies: CreditContext) {
  const { credit } = endpoints;
  return {
    read: credit.read.handler(({ context }) =>
      loadCredit(dependencies.database.db, requireUser(context).userId),
    ),
    saveScore: credit.saveScore.handler(({ context, input }) =>
      saveScore(dependencies, requireUser(context).userId, input),
    ),
    removeScore: credit.removeScore.handler(({ context, input }) =>
      removeCreditRow(dependencies, requireUser(context).userId, { table: creditScores, id: input.id }),
    ),
    saveCard: credit.saveCard.handler(({ context, input }) =>
      saveCard(dependencies, requireUser(context).userId, input),
    ),
    removeCard: credit.removeCard.handler(({ context, input }) =>
      removeCreditRow(dependencies, requireUser(context).userId, { table: creditCards, id: input.id }),
    ),
    saveDispute: credit.saveDispute.handler(({ context, input }) =>
      saveDispute(dependencies, requireUser(context).userId, input),
    ),
    removeDispute: credit.removeDispute.handler(({ context, input }) =>
      removeCreditRow(dependencies, requireUser(context).userId, { table: creditDisputes, id: input.id }),
    ),
    share: credit.share.handler(({ context, input }) =>
      shareScores(dependencies, requireUser(context).userId, input),
    ),
    keepSender: credit.keepSender.handler(({ context, input }) =>
      storeSender(dependencies, requireUser(context).userId, input),
    ),
    letter: credit.letter.handler(({ context, input }) =>
      renderDisputeLetter(dependencies, requireUser(context).userId, input),
    ),
  };
}
