import { programWatchesTexts } from '@porchlight/content/en/program-finder-watches.ts';
import { byAccount } from '../../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { remindBy } from '../../reminders/reminder-rounds.ts';
import { createProgramWatchesRoutes } from './program-watches.routes.ts';
import type { ProgramWatchesContext } from './program-watches.service.ts';
import { programWatches } from './program-watches.table.ts';
import { programWindowReminders } from './program-windows.ts';

export const programWatchesFeature = defineFeature({
  name: 'program-watches',
  tables: [
    {
      table: programWatches,
      grants: bothMay(ALL),
      owned: {
        file: 'program-watches',
        title: programWatchesTexts.download,
        owned: byAccount(programWatches.userId),
        counted: 'journeyEntries',
        onPrivacyPage: programWatchesTexts.privacy,
      },
    },
  ],
  ...remindBy(programWindowReminders),
  routes: (parts: ProgramWatchesContext) => ({ programWatches: createProgramWatchesRoutes(parts) }),
});
