import { paths } from './paths.ts';

/** The pages of the console that another page leads to. Each is a file, so the query says which row it shows (`?id=`). */
export const staffPaths = {
  overview: paths.console,
  leads: '/staff/leads',
  importLeads: '/staff/leads/import',
  questions: '/staff/questions',
  /** The thread of the purchase `?id=`. */
  messages: '/staff/messages',
  applications: '/staff/applications',
  documents: '/staff/documents',
  homeBuyers: '/staff/home-buyers',
  betaRequests: '/staff/beta-requests',
  mail: '/staff/mail',
  webhooks: '/staff/webhooks',
  account: '/staff/account',
  audit: '/staff/audit',
} as const;
