import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay, helpersToo } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { completedMilestones, milestoneDates } from './journey.table.ts';

export const journeyFeature = defineFeature({
  name: 'journey',
  tables: [
    {
      table: completedMilestones,
      grants: helpersToo(bothMay(ALL)),
      owned: {
        file: 'completed-milestones',
        title: downloadTitles['completed-milestones'],
        owned: byAccount(completedMilestones.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: milestoneDates,
      grants: helpersToo(bothMay(ALL)),
      owned: {
        file: 'dates',
        title: downloadTitles.dates,
        owned: byAccount(milestoneDates.userId),
        counted: 'journeyEntries',
      },
    },
  ],
});
