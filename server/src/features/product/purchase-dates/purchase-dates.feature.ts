import { defineFeature } from '../../../platform/feature.ts';
import { remindOfPurchaseDates } from './purchase-date-reminders.ts';
import { createPurchaseDatesRoutes } from './purchase-dates.routes.ts';
import type { PurchaseDatesContext } from './purchase-dates.service.ts';

export const purchaseDatesFeature = defineFeature({
  name: 'purchase-dates',
  clock: (parts: PurchaseDatesContext) => [
    { every: 'hour', job: 'date-reminders', run: () => remindOfPurchaseDates(parts) },
  ],
  routes: (parts: PurchaseDatesContext) => ({ purchaseDates: createPurchaseDatesRoutes(parts) }),
});
