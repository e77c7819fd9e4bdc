import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { foldCounts } from '../../../platform/database/kept-counts.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { createMailRoutes } from './email-console.routes.ts';
import type { MailContext } from './email-console.service.ts';

export const emailConsoleFeature = defineFeature({
  name: 'email-console',
  routes: (parts: MailContext) => ({ mail: createMailRoutes(parts) }),
  // Of every feature's counts; emails change theirs most often.
  clock: ({ database }: { database: DatabaseConnection }) => [
    { every: 'minute', job: 'kept-counts', run: () => foldCounts(database.db) },
  ],
});
