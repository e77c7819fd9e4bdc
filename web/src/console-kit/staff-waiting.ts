import * as messages from '@porchlight/content/en/messages-console.ts';
import * as desk from '@porchlight/content/en/program-desk-waiting.ts';
import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import type { StaffRole } from '@porchlight/domain/kernel/staff-roles.ts';
import { staffApi } from '../platform/api/staff-api.ts';
import { staffPaths } from '../staff-paths.ts';

/** Something that waits for a staff member: `count` asks the feature's own endpoint, `to` is where it is worked on. */
export type WaitingKind = {
  id: string;
  /** What so many of them are called, without the number. */
  describe(count: number): string;
  to: string;
  role: StaffRole;
  count(): Promise<number>;
};

/** What the overview counts. A feature adds a line of its own. */
export const waitingKinds: readonly WaitingKind[] = [
  {
    id: 'new-leads',
    describe: (count) => texts.newLeadsWaiting(count),
    to: `${staffPaths.leads}?status=new&owner=nobody`,
    role: 'reader',
    count: async () => (await staffApi.leadsInbox.count.call({ status: 'new', owner: 'nobody' })).count,
  },
  {
    id: 'questions',
    describe: (count) => texts.questionsWaiting(count),
    to: `${staffPaths.questions}?status=new`,
    role: 'reader',
    count: async () => (await staffApi.questions.counts.call()).waiting,
  },
  {
    id: 'messages',
    describe: (count) => messages.threadsWait(count),
    to: `${staffPaths.messages}?state=waiting`,
    role: 'reader',
    count: async () => (await staffApi.threads.counts.call()).waiting,
  },
  {
    id: 'documents',
    describe: (count) => texts.documentsWaiting(count),
    to: staffPaths.documents,
    role: 'reader',
    count: async () => (await staffApi.documentReviews.counts.call()).waiting,
  },
  {
    id: 'beta-requests',
    describe: (count) => texts.betaRequestsWaiting(count),
    to: `${staffPaths.betaRequests}?status=waiting`,
    role: 'reader',
    count: async () => (await staffApi.betaRequests.counts.call()).waiting,
  },
  {
    id: 'program-proposals',
    describe: (count) => desk.proposalsWait(count),
    to: '/staff/programs/proposals?status=waiting',
    role: 'reader',
    count: async () => (await staffApi.programDesk.counts.call()).waiting,
  },
  {
    id: 'programs-due',
    describe: (count) => desk.programsDue(count),
    to: '/staff/programs?only=due',
    role: 'reader',
    count: async () => (await staffApi.programDesk.counts.call()).due,
  },
  {
    id: 'dead-emails',
    describe: (count) => texts.emailsFailed(count),
    to: `${staffPaths.mail}?state=dead`,
    role: 'admin',
    count: async () => (await staffApi.mail.overview.call()).dead,
  },
  {
    id: 'webhooks-off',
    describe: (count) => texts.webhooksOff(count),
    to: staffPaths.webhooks,
    role: 'admin',
    count: async () => {
      const { endpoints } = await staffApi.webhooks.list.call();
      return endpoints.filter(({ isOn }) => !isOn).length;
    },
  },
];
