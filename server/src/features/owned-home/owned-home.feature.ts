import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay, helpersToo } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { remindBy } from '../reminders/reminder-rounds.ts';
import { checkHomeAlerts, homeAlertReminders } from './home-alerts.service.ts';
import { homeAlerts } from './home-alerts.table.ts';
import { HOME_CHECK } from './home-check-due.ts';
import { homeLetterLimits } from './home-letters.service.ts';
import { homeMonthReminders } from './home-months.ts';
import { createOwnedHomeRoutes } from './owned-home.routes.ts';
import type { OwnedHomeContext } from './owned-home.service.ts';
import { homeRecords } from './owned-home.table.ts';

/** The home after closing: its loan, escrow account, value, taxes, insurance and papers. Both buyers keep it. */
export const ownedHomeFeature = defineFeature({
  name: 'owned-home',
  tables: [
    {
      table: homeRecords,
      grants: helpersToo(bothMay(ALL)),
      owned: {
        file: 'owned-home',
        title: downloadTitles['owned-home'],
        owned: byAccount(homeRecords.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: homeAlerts,
      grants: bothMay(ALL),
      owned: {
        file: 'home-alerts',
        title: downloadTitles['home-alerts'],
        owned: byAccount(homeAlerts.userId),
      },
    },
  ],
  limits: homeLetterLimits,
  ...remindBy(homeAlertReminders, homeMonthReminders),
  due: (parts: OwnedHomeContext) => ({
    [HOME_CHECK]: {
      late: 'the lines of a home that was changed were not checked yet',
      run: (userId) => checkHomeAlerts(parts, userId),
    },
  }),
  routes: (parts: OwnedHomeContext) => ({ ownedHome: createOwnedHomeRoutes(parts) }),
});
