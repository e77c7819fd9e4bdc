import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { letterLimits, renderExplanationLetter } from './explanation-letter.service.ts';
import {
  addConditions,
  type ReportsAndConditionsContext,
  removeRow,
  saveOrder,
} from './reports-and-conditions.service.ts';
import { loanConditions, thirdPartyOrders } from './reports-and-conditions.table.ts';
import { loadReportsAndConditions } from './reports-and-conditions-rows.ts';

/** What others do between contract and closing, and what the underwriter asks; both buyers keep it, and no one else sees it. */
export const reportsAndConditionsFeature = defineFeature({
  name: 'reports-and-conditions',
  tables: [
    {
      table: thirdPartyOrders,
      grants: bothMay(ALL),
      owned: {
        file: 'third-party-orders',
        title: downloadTitles['third-party-orders'],
        owned: byAccount(thirdPartyOrders.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: loanConditions,
      grants: bothMay(ALL),
      owned: {
        file: 'loan-conditions',
        title: downloadTitles['loan-conditions'],
        owned: byAccount(loanConditions.userId),
        counted: 'journeyEntries',
      },
    },
  ],
  limits: letterLimits,
  routes: (parts: ReportsAndConditionsContext) => ({
    reportsAndConditions: createReportsAndConditionsRoutes(parts),
  }),
});

function createReportsAndConditionsRoutes(dependencies: ReportsAndConditionsContext) {
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
