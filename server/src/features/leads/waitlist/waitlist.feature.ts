import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAddress, SECRET } from '../../../platform/database/owned-rows.ts';
import { ALL, accountMay, READ } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { VisitorGuard, VisitorParts } from '../../../platform/http/limits/visitor-guard.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import { launchEmail } from './waitlist.emails.ts';
import { createWaitlistPage } from './waitlist.pages.ts';
import { waitlistRetention } from './waitlist.retention.ts';
import { joinWaitlist } from './waitlist.service.ts';
import { waitlistEmails, waitlistEntries, waitlistLaunches } from './waitlist.table.ts';
import { createWaitlistConsoleRoutes, createWaitlistExport } from './waitlist-console.routes.ts';
import type { WaitlistConsoleContext } from './waitlist-console.service.ts';
import {
  LAUNCHES,
  sendLaunchEmails,
  type WaitlistContext,
  waitlistLimits,
} from './waitlist-launches.service.ts';
import { createWaitlistLeavingPage } from './waitlist-leaving.pages.ts';

type RouteParts = Omit<WaitlistConsoleContext, 'queueLaunch'> & VisitorParts<'waitlist'> & { jobs: JobQueue };
type FormParts = WaitlistContext & VisitorParts<'waitlist'> & Parameters<typeof createWaitlistLeavingPage>[0];

export const waitlistFeature = defineFeature({
  name: 'waitlist',
  tables: [
    {
      table: waitlistEntries,
      grants: accountMay(ALL),
      owned: {
        file: 'waitlists',
        title: downloadTitles.waitlists,
        owned: byAddress(waitlistEntries.email),
        counted: 'messages',
        erased: 'row',
      },
    },
    {
      table: waitlistEmails,
      grants: accountMay(READ),
      owned: {
        file: 'launch-emails',
        title: downloadTitles['launch-emails'],
        owned: byAddress(waitlistEmails.email),
        left: { token: SECRET },
        erased: 'row',
      },
    },
    { table: waitlistLaunches, leftOut: 'which launches were announced, with no buyer’s name on them' },
  ],
  limits: waitlistLimits,
  routes: (parts: RouteParts) => ({
    waitlist: createWaitlistRoutes({ ...parts, guard: parts.visitorGuard }),
    waitlistConsole: createWaitlistConsoleRoutes({
      ...parts,
      queueLaunch: (on) => parts.jobs.enqueue(LAUNCHES, {}, on),
    }),
  }),
  streams: (parts: WaitlistContext, headers) => [createWaitlistExport(parts, headers)],
  forms: (parts: FormParts) => [
    createWaitlistPage({ ...parts, guard: parts.visitorGuard }),
    createWaitlistLeavingPage(parts),
  ],
  emails: [launchEmail],
  queues: [LAUNCHES],
  work: (parts: WaitlistContext) => ({ [LAUNCHES]: () => sendLaunchEmails(parts) }),
  clock: (parts: WaitlistContext) => [
    // Goes on where a process that died has stopped.
    { every: 'minute', job: 'launch-emails', run: () => sendLaunchEmails(parts) },
  ],
  retention: waitlistRetention,
});

function createWaitlistRoutes(dependencies: WaitlistContext & { guard: VisitorGuard<'waitlist'> }) {
  return {
    join: endpoints.waitlist.join.handler(async ({ context, input }) => {
      const admission = await dependencies.guard.admit('waitlist', context.facts.address, input);
      await joinWaitlist(dependencies, input, admission);
      return { done: true } as const;
    }),
  };
}
