import type { StaffRole } from '@porchlight/domain/staff/staff-roles.ts';
import { staffPaths } from '../../staff-paths.ts';

/** A page of the console as its navigation lists it. Whoever has less than `role` does not see it. */
export type StaffSection = { label: string; path: string; role: StaffRole };

/** The navigation of the console, in groups by what they are about. */
export const staffSections: readonly { title: string; sections: readonly StaffSection[] }[] = [
  {
    title: 'Work',
    sections: [
      { label: 'Overview', path: staffPaths.overview, role: 'reader' },
      { label: 'Leads', path: staffPaths.leads, role: 'reader' },
      { label: 'Applications', path: staffPaths.applications, role: 'reader' },
      { label: 'Documents', path: staffPaths.documents, role: 'reader' },
      { label: 'Home buyers', path: staffPaths.homeBuyers, role: 'reader' },
      { label: 'Beta requests', path: staffPaths.betaRequests, role: 'reader' },
      { label: 'Waitlists', path: staffPaths.waitlists, role: 'reader' },
      { label: 'Newsletter', path: staffPaths.newsletter, role: 'reader' },
      { label: 'Feedback', path: staffPaths.feedback, role: 'reader' },
    ],
  },
  {
    title: 'Operation',
    sections: [
      { label: 'People', path: staffPaths.people, role: 'agent' },
      { label: 'Members', path: staffPaths.members, role: 'admin' },
      { label: 'Audit log', path: staffPaths.audit, role: 'admin' },
      { label: 'Mail', path: staffPaths.mail, role: 'reader' },
      { label: 'Webhooks', path: staffPaths.webhooks, role: 'admin' },
      { label: 'API tokens', path: staffPaths.tokens, role: 'admin' },
    ],
  },
];
