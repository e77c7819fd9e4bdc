export const planFailures = {
  'plan.most-changes':
    'Your plan has been changed more often than we can keep. Nothing was changed; send us a message and we will help.',
  'plan.no-application': 'We found no application from your email address. Nothing was changed.',
} as const;
