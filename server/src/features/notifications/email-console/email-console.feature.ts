import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { foldCounts } from '../../../platform/database/kept-counts.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { requireActor, requireStaff } from '../../staff/require-staff.ts';
import { reportBounces } from './bounces.service.ts';
import {
  getOverview,
  giveEmailUp,
  listEmails,
  listSuppressed,
  type MailContext,
  releaseAddress,
  tryEmailAgain,
} from './email-console.service.ts';

const DONE = { done: true } as const;

export const emailConsoleFeature = defineFeature({
  name: 'email-console',
  routes: (parts: MailContext) => ({ mail: createMailRoutes(parts) }),
  // Of every feature's counts; emails change theirs most often.
  clock: ({ database }: { database: DatabaseConnection }) => [
    { every: 'minute', job: 'kept-counts', run: () => foldCounts(database.db) },
  ],
});

function createMailRoutes(dependencies: MailContext) {
  const { mail } = endpoints;
  return {
    overview: mail.overview.handler(() => getOverview(dependencies)),
    emails: mail.emails.handler(({ context, input }) =>
      listEmails(dependencies, requireStaff(context), input),
    ),
    tryAgain: mail.tryAgain.handler(async ({ context, input }) => {
      await tryEmailAgain(dependencies, requireStaff(context), input.id);
      return DONE;
    }),
    giveUp: mail.giveUp.handler(async ({ context, input }) => {
      await giveEmailUp(dependencies, requireStaff(context), input);
      return DONE;
    }),
    suppressed: mail.suppressed.handler(({ context, input }) =>
      listSuppressed(dependencies, requireStaff(context), input),
    ),
    release: mail.release.handler(async ({ context, input }) => {
      await releaseAddress(dependencies, requireStaff(context), input);
      return DONE;
    }),
    reportBounces: mail.reportBounces.handler(({ context, input }) =>
      reportBounces(dependencies, requireActor(context), input),
    ),
  };
}
