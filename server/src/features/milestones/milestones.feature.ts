import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { sql } from 'drizzle-orm';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay, helpersToo } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { journeyPlaceChoices } from '../journey/journey.table.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { remindBy } from '../reminders/reminder-rounds.ts';
import { milestoneDateReminders } from './date-reminders.ts';
import { documentRequestReminders } from './document-reminders.ts';
import { createMilestoneRoutes } from './milestones.routes.ts';
import type { MilestonesContext } from './milestones.service.ts';
import { milestoneNotes, milestoneTasks, taskOwnerEnum } from './milestones.table.ts';

export const milestonesFeature = defineFeature({
  name: 'milestones',
  tables: [
    {
      table: milestoneTasks,
      grants: helpersToo(bothMay(ALL)),
      owned: {
        file: 'tasks',
        title: downloadTitles.tasks,
        owned: byAccount(milestoneTasks.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: taskOwnerEnum,
      grants: bothMay(ALL),
      owned: {
        file: 'task-owners',
        title: downloadTitles['task-owners'],
        owned: ({ userId }) => (userId === null ? sql`false` : ofPurchase(taskOwnerEnum.purchaseId, userId)),
      },
    },
    {
      table: milestoneNotes,
      grants: bothMay(ALL),
      owned: {
        file: 'notes',
        title: downloadTitles.notes,
        owned: byAccount(milestoneNotes.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: journeyPlaceChoices,
      grants: bothMay(ALL),
      owned: {
        file: 'journey-place',
        title: downloadTitles['journey-place'],
        owned: byAccount(journeyPlaceChoices.userId),
        counted: 'journeyEntries',
      },
    },
  ],
  routes: (parts: MilestonesContext) => ({ milestones: createMilestoneRoutes(parts) }),
  ...remindBy(milestoneDateReminders, documentRequestReminders),
});
