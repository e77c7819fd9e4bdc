import { defineFeature } from '../../platform/feature.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { remindBy } from '../reminders/reminder-rounds.ts';
import { listedDateReminders } from './purchase-date-reminders.ts';
import {
  listDates,
  type PurchaseDatesContext,
  previewDate,
  removeDate,
  setDate,
} from './purchase-dates.service.ts';

export const purchaseDatesFeature = defineFeature({
  name: 'purchase-dates',
  ...remindBy(listedDateReminders),
  routes: (parts: PurchaseDatesContext) => ({ purchaseDates: createPurchaseDatesRoutes(parts) }),
});

function createPurchaseDatesRoutes(dependencies: PurchaseDatesContext) {
  const { purchaseDates } = endpoints;
  return {
    list: purchaseDates.list.handler(({ context }) => listDates(dependencies, requireUser(context).userId)),
    set: purchaseDates.set.handler(({ context, input }) =>
      setDate(dependencies, requireUser(context).userId, input),
    ),
    remove: purchaseDates.remove.handler(({ context, input }) =>
      removeDate(dependencies, requireUser(context).userId, input.key),
    ),
    preview: purchaseDates.preview.handler(({ context, input }) =>
      previewDate(dependencies, requireUser(context).userId, input),
    ),
  };
}
