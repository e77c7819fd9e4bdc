import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { renderExplanationLetter } from './explanation-letter.service.ts';
import {
  addConditions,
  type ReportsAndConditionsContext,
  removeRow,
  saveOrder,
} from './reports-and-conditions.service.ts';
import { loanConditions, thirdPartyOrders } from './reports-and-conditions.table.ts';
import { loadReportsAndConditions } from './reports-and-conditions-rows.ts';

export function createReportsAndConditionsRoutes(dependencies: ReportsAndConditionsContext) {
  const { reportsAndConditions } = endpoints;
  return {
    read: reportsAndConditions.read.handler(({ context }) =>
      loadReportsAndConditions(dependencies.database.db, requireUser(context).userId),
    ),
    saveOrder: reportsAndConditions.saveOrder.handler(({ context, input }) =>
      saveOrder(dependencies, requireUser(context).userId, input),
    ),
    removeOrder: reportsAndConditions.removeOrder.handler(({ context, input }) =>
      removeRow(dependencies, requireUser(context).userId, { table: thirdPartyOrders, id: input.id }),
    ),
    addConditions: reportsAndConditions.addConditions.handler(({ context, input }) =>
      addConditions(dependencies, requireUser(context).userId, input.conditions),
    ),
    letter: reportsAndConditions.letter.handler(({ context, input }) =>
      renderExplanationLetter(dependencies, requireUser(context).userId, input),
    ),
    removeCondition: reportsAndConditions.removeCondition.handler(({ context, input }) =>
      removeRow(dependencies, requireUser(context).userId, { table: loanConditions, id: input.id }),
    ),
  };
}
