import type { ClosingMove } from '@porchlight/domain/dates/contract-clock/closing-move.contract.ts';
import { getClosingMove } from '@porchlight/domain/dates/contract-clock/closing-move.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { defineFeature } from '../../platform/feature.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { getTodayOf, loadDateFacts } from '../date-store/read-dates.ts';
import { listStandingContracts } from '../homes/contract-dates.ts';
import { loadPlanValues } from '../plan/plan-rows.ts';
import { purchaseOf } from '../purchases/membership.ts';

type ClosingMoveContext = { database: DatabaseConnection; now(): Date };

/** Another closing day beside the contract of a home, the plan's rate lock and the reader's documents; stores nothing. */
export const closingMoveFeature = defineFeature({
  name: 'closing-move',
  routes: (parts: ClosingMoveContext) => ({
    closingMove: {
      preview: endpoints.closingMove.preview.handler(({ context, input }) =>
        previewClosingMove(parts, requireUser(context).userId, input.day),
      ),
    },
  }),
});

async function previewClosingMove(
  { database: { db }, now }: ClosingMoveContext,
  userId: string,
  day: string,
): Promise<ClosingMove> {
  const dates = await loadDateFacts(db, { userId, now: now() });
  const plan = await loadPlanValues(db, purchaseOf(userId));
  const contracts = await listStandingContracts(db, userId, now());
  return getClosingMove(
    { dates, plan, contract: contracts.at(-1) },
    day,
    await getTodayOf(db, userId, now()),
  );
}
