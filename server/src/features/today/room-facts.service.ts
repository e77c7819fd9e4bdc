import { toFinderAnswers } from '@porchlight/domain/plan/finder-answers.ts';
import { findCountedScore } from '@porchlight/domain/plan/priced-score.ts';
import { findLikeliest, findPrograms } from '@porchlight/domain/programs/program-finder/find-programs.ts';
import type { RoomFactsView } from '@porchlight/domain/today/room-facts.contract.ts';
import { runAsSystem } from '../../platform/database/rls/run-as.ts';
import { loadCredit } from '../credit/credit-rows.ts';
import { getPlanToday } from '../plan/plan.service.ts';
import { planFacts } from '../plan/plan.table.ts';
import { loadPlanValues } from '../plan/plan-rows.ts';
import { getStoredPrograms } from '../programs/program-desk/stored-programs.service.ts';
import { ofPurchase } from '../purchases/membership.ts';
import type { TodayContext } from './today.service.ts';

/** The one fact of the rooms that Today itself does not need. */
export async function getRoomFactsView(context: TodayContext, userId: string): Promise<RoomFactsView> {
  const { database } = context;
  const plan = await loadPlanValues(database.db, ofPurchase(planFacts.purchaseId, userId));
  const { scores, partner } = await loadCredit(database.db, userId);
  // What the operator published is the same for everyone, and no buyer's query reads its tables.
  const { byId } = await runAsSystem(() => getStoredPrograms(database));
  const stored = [...byId.values()].map(({ program }) => program);
  const answers = toFinderAnswers(plan);
  const likeliest = findLikeliest(findPrograms(answers, getPlanToday(context), stored), answers);
  const buyers = partner?.scores == null ? [scores] : [scores, partner.scores];
  return {
    creditScore: findCountedScore(buyers, plan)?.score ?? null,
    likeliestProgram:
      likeliest === undefined ? null : { name: likeliest.program.name, ...likeliest.assistance },
  };
}
