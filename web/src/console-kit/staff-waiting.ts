import * as messages from '@porchlight/content/en/messages-console.ts';
import * as desk from '@porchlight/content/en/program-desk-waiting.ts';
import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import type { NeededRights } from '@porchlight/domain/kernel/staff-roles.ts';
import type { QueryClient } from '@tanstack/react-query';
import { staffApi } from '../platform/api/staff-api.ts';
import { staffPaths } from '../staff-paths.ts';

/** Something that waits for a staff member: `count` asks the feature's own endpoint, `to` is where it is worked on. */
export type WaitingKind = {
  id: string;
  /** What so many of them are called, without the number. */
  describe(count: number): string;
  to: string;
  rights: NeededRights;
  /** Where those of the member’s own purchases are listed, if they are counted. */
  toMine?: string;
  count(client: QueryClient): Promise<WaitingCount>;
};

/**
 * `oldest` is since when the one waits that waits longest; null where nothing does, absent where it is not known. `mine` are those of the
 * member’s own purchases.
 */
export type WaitingCount = { count: number; oldest?: string | null; mine?: number };

/** What the overview counts. A feature adds a line of its own. */
export const waitingKinds: readonly WaitingKind[] = [
  {
    id: 'new-leads',
    describe: (count) => texts.newLeadsWaiting(count),
    to: `${staffPaths.leads}?status=new&owner=nobody`,
    rights: 'read',
    count: async () => staffApi.leadsInbox.count.call({ status: 'new', owner: 'nobody' }),
  },
  {
    id: 'unowned-purchases',
    describe: (count) => texts.unownedPurchases(count),
    to: `${staffPaths.homeBuyers}?owner=nobody`,
    rights: 'read',
    // The overview reads the same beside it.
    count: async (client) => ({
      count: (await client.fetchQuery(staffApi.homeBuyers.getOverview.queryOptions())).unowned,
    }),
  },
  {
    id: 'questions',
    describe: (count) => texts.questionsWaiting(count),
    to: `${staffPaths.questions}?status=new`,
    rights: 'answer',
    count: () => countWaiting(staffApi.questions.counts.call()),
  },
  {
    id: 'messages',
    describe: (count) => messages.threadsWait(count),
    to: `${staffPaths.messages}?state=waiting`,
    toMine: `${staffPaths.messages}?state=waiting&owner=me`,
    rights: 'answer',
    count: () => countWaiting(staffApi.threads.counts.call()),
  },
  {
    id: 'documents',
    describe: (count) => texts.documentsWaiting(count),
    to: staffPaths.documents,
    toMine: `${staffPaths.documents}?owner=me`,
    rights: 'read',
    count: () => countWaiting(staffApi.documentReviews.counts.call()),
  },
  {
    id: 'beta-requests',
    describe: (count) => texts.betaRequestsWaiting(count),
    to: `${staffPaths.betaRequests}?status=waiting`,
    rights: 'addresses',
    count: () => countWaiting(staffApi.betaRequests.counts.call()),
  },
  {
    id: 'program-proposals',
    describe: (count) => desk.proposalsWait(count),
    to: '/staff/programs/proposals?status=waiting',
    rights: 'read',
    count: () => countWaiting(staffApi.programDesk.counts.call()),
  },
  {
    id: 'programs-due',
    describe: (count) => desk.programsDue(count),
    to: '/staff/programs?only=due',
    rights: 'read',
    count: async () => ({ count: (await staffApi.programDesk.counts.call()).due }),
  },
  {
    id: 'dead-emails',
    describe: (count) => texts.emailsFailed(count),
    to: `${staffPaths.mail}?state=dead`,
    rights: 'send',
    count: async () => ({ count: (await staffApi.mail.overview.call()).dead }),
  },
  {
    id: 'webhooks-off',
    describe: (count) => texts.webhooksOff(count),
    to: staffPaths.webhooks,
    rights: 'manage',
    count: async () => {
      const { endpoints } = await staffApi.webhooks.list.call();
      return { count: endpoints.filter(({ isOn }) => !isOn).length };
    },
  },
];

async function countWaiting(
  asked: Promise<{ waiting: number; oldest?: string | null; mine?: number }>,
): Promise<WaitingCount> {
  const { waiting: count, ...more } = await asked;
  return { count, ...more };
}

/** What waits longest first, then what waits without a known age, and last what did not come or has nothing that waits. */
export function sortWaiting<Line extends { waiting: WaitingCount | undefined }>(
  lines: readonly Line[],
): Line[] {
  const rank = ({ waiting }: Line) =>
    !waiting || waiting.count === 0 ? Number.POSITIVE_INFINITY : Date.parse(waiting.oldest ?? '9999-01-01');
  return lines.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}
