import { paths } from './paths.ts';

/** The pages of the console, for staff alone. Each is a file, so which row it shows stands in the query (`?id=`). */
export const staffPaths = {
  overview: paths.console,
  leads: '/staff/leads',
  importLeads: '/staff/leads/import',
  applications: '/staff/applications',
  documents: '/staff/documents',
  homeBuyers: '/staff/home-buyers',
  waitlists: '/staff/waitlists',
  newsletter: '/staff/newsletter',
  betaRequests: '/staff/beta-requests',
  feedback: '/staff/feedback',
  mail: '/staff/mail',
  webhooks: '/staff/webhooks',
  tokens: '/staff/tokens',
  people: '/staff/people',
  audit: '/staff/audit',
  members: '/staff/members',
  account: '/staff/account',
} as const;
