import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { downloadColumns } from '@porchlight/content/en/waitlist-console.ts';
import { consoleContract } from '@porchlight/domain/console-contract.ts';
import { waitlistFeatureInput } from '@porchlight/domain/leads/waitlist/waitlist-console.contract.ts';
import { and, count, eq, exists, lte, not, sql } from 'drizzle-orm';
import { byAddress, SECRET } from '../../../platform/database/owned-rows.ts';
import type { RetentionRule } from '../../../platform/database/retention-rule.ts';
import { ALL, accountMay, READ } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { VisitorGuard, VisitorParts } from '../../../platform/http/limits/visitor-guard.ts';
import { checkFields } from '../../../platform/http/no-js-forms/no-js-forms.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import type { StreamRoute } from '../../../platform/http/routing/stream-routes.ts';
import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import { answerCsv, EXPORT_ROWS, walkPages } from '../../staff/csv-stream.ts';
import { requireActor, requireStaff } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import { announceLaunch, previewLaunch } from './launch-announcements.service.ts';
import { launchEmail } from './waitlist.emails.ts';
import { createWaitlistPage } from './waitlist.pages.ts';
import { joinWaitlist } from './waitlist.service.ts';
import { waitlistEmails, waitlistEntries, waitlistLaunches } from './waitlist.table.ts';
import {
  getAddresses,
  listAddresses,
  summarizeWaitlists,
  type WaitlistConsoleContext,
} from './waitlist-console.service.ts';
import {
  LAUNCHES,
  lockWaitlist,
  sendLaunchEmails,
  type WaitlistContext,
  waitlistLimits,
} from './waitlist-launches.service.ts';
import { createWaitlistLeavingPage } from './waitlist-leaving.pages.ts';

const waitlistRetention = {
  'waitlist-entries': {
    table: waitlistEntries,
    isDue: (cutoff, _now, db) =>
      and(
        // From the emails that are due, in an array: as a join the planner may read every list to its end.
        sql`${waitlistEntries.email} = any (array(${db
          .select({ email: waitlistEmails.email })
          .from(waitlistEmails)
          .where(lte(waitlistEmails.queuedAt, cutoff))}))`,
        exists(
          db
            .select({ one: sql`1` })
            .from(waitlistEmails)
            .where(
              and(
                eq(waitlistEmails.feature, waitlistEntries.feature),
                eq(waitlistEmails.email, waitlistEntries.email),
                lte(waitlistEmails.queuedAt, cutoff),
              ),
            ),
        ),
      ),
  },
  'launch-emails': {
    table: waitlistEmails,
    // A person on the list who is not among those notified would be notified again.
    isDue: (cutoff, _now, db) =>
      and(
        lte(waitlistEmails.queuedAt, cutoff),
        not(
          exists(
            db
              .select({ one: sql`1` })
              .from(waitlistEntries)
              .where(
                and(
                  eq(waitlistEntries.feature, waitlistEmails.feature),
                  eq(waitlistEntries.email, waitlistEmails.email),
                ),
              ),
          ),
        ),
      ),
    async prepare(transaction, isDue) {
      const { feature: of } = waitlistEmails;
      const select = () =>
        transaction.select({ feature: of, emails: count() }).from(waitlistEmails).where(isDue).groupBy(of);
      // A person who joins at this moment has locked the row and is waited for.
      for (const { feature } of await select().orderBy(of)) await lockWaitlist(transaction, feature, 'alone');
      // The launch still says how many were notified.
      for (const { feature, emails } of await select())
        await transaction
          .update(waitlistLaunches)
          .set({ forgotten: sql`${waitlistLaunches.forgotten} + ${emails}` })
          .where(eq(waitlistLaunches.feature, feature));
    },
  },
} as const satisfies Record<string, RetentionRule>;

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

function createWaitlistConsoleRoutes(dependencies: WaitlistConsoleContext) {
  const { waitlistConsole } = endpoints;
  return {
    list: waitlistConsole.list.handler(async () => ({ waitlists: await summarizeWaitlists(dependencies) })),
    addresses: waitlistConsole.addresses.handler(({ context, input }) =>
      listAddresses(dependencies, requireActor(context), input),
    ),
    previewLaunch: waitlistConsole.previewLaunch.handler(({ context, input }) =>
      previewLaunch(dependencies, requireStaff(context), input.feature),
    ),
    announceLaunch: waitlistConsole.announceLaunch.handler(({ context, input }) =>
      announceLaunch(dependencies, requireStaff(context), input),
    ),
  };
}

/** The addresses on one waitlist as a file. */
function createWaitlistExport(
  { database }: Pick<WaitlistConsoleContext, 'database'>,
  headers: HeaderSets,
): StreamRoute {
  return {
    endpoint: consoleContract.waitlistConsole.exportAddresses,
    headers: headers.file,
    async handle(request) {
      const { feature } = checkFields(waitlistFeatureInput, request.parameters);
      await recordStaffAction(database.db, requireActor(request), {
        action: 'waitlists.addresses-exported',
        subject: { kind: 'waitlist', id: feature },
      });
      await answerCsv(request, {
        name: `waitlist-${feature}`,
        columns: [
          [downloadColumns.email, (row) => row.email],
          [downloadColumns.joined, (row) => row.joinedAt],
          [downloadColumns.told, (row) => row.toldAt],
        ],
        batches: walkPages((cursor) =>
          database.read((transaction) => getAddresses(transaction, { feature, cursor, limit: EXPORT_ROWS })),
        ),
      });
    },
  };
}
