import type { StaffRole } from '@porchlight/domain/staff/staff-roles.ts';
import { staffApi } from '../../platform/staff-api.ts';
import { staffPaths } from '../../staff-paths.ts';

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
    describe: (count) => (count === 1 ? 'new lead that nobody owns' : 'new leads that nobody owns'),
    to: `${staffPaths.leads}?status=new&owner=nobody`,
    role: 'reader',
    count: async () => (await staffApi.leadsInbox.count.call({ status: 'new', owner: 'nobody' })).count,
  },
  {
    id: 'documents',
    describe: (count) => (count === 1 ? 'document to review' : 'documents to review'),
    to: staffPaths.documents,
    role: 'reader',
    count: async () => (await staffApi.documentReviews.counts.call()).waiting,
  },
  {
    id: 'beta-requests',
    describe: (count) => (count === 1 ? 'request for beta access waits' : 'requests for beta access wait'),
    to: `${staffPaths.betaRequests}?status=waiting`,
    role: 'reader',
    count: async () => (await staffApi.betaRequests.counts.call()).waiting,
  },
  {
    id: 'dead-letters',
    describe: (count) => (count === 1 ? 'letter could not be sent' : 'letters could not be sent'),
    to: `${staffPaths.mail}?state=dead`,
    role: 'admin',
    count: async () => (await staffApi.mail.overview.call()).dead,
  },
  {
    id: 'webhooks-off',
    describe: (count) =>
      count === 1 ? 'webhook endpoint is switched off' : 'webhook endpoints are switched off',
    to: staffPaths.webhooks,
    role: 'admin',
    count: async () => {
      const { endpoints } = await staffApi.webhooks.list.call();
      return endpoints.filter(({ isOn }) => !isOn).length;
    },
  },
];
