import { defineFeature } from '../../platform/feature.ts';
import { remindBy } from '../reminders/reminder-rounds.ts';
import { listedDateReminders } from './purchase-date-reminders.ts';
import { createPurchaseDatesRoutes } from './purchase-dates.routes.ts';
import type { PurchaseDatesContext } from './purchase-dates.service.ts';

export const purchaseDatesFeature = defineFeature({
  name: 'purchase-dates',
  ...remindBy(listedDateReminders),
  routes: (parts: PurchaseDatesContext) => ({ purchaseDates: createPurchaseDatesRoutes(parts) }),
});
