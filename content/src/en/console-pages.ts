/** The navigation of the console: its groups in order, and what each page is called there, by the ids that its manifest names. */
export const consolePages = {
  groups: { work: 'Work', operation: 'Operation' },
  labels: {
    overview: 'Overview',
    leads: 'Leads',
    questions: 'Questions',
    messages: 'Messages',
    applications: 'Applications',
    documents: 'Documents',
    homeBuyers: 'Home buyers',
    betaRequests: 'Beta requests',
    waitlists: 'Waitlists',
    newsletter: 'Newsletter',
    feedback: 'Feedback',
    programs: 'Programs',
    people: 'People',
    members: 'Members',
    audit: 'Audit log',
    mail: 'Mail',
    webhooks: 'Webhooks',
    tokens: 'API tokens',
  },
} as const;
