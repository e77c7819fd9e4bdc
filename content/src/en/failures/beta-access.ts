export const betaAccessFailures = {
  'beta-access.declined-lately':
    'Your last request was declined a short while ago. Nothing was changed; the page says when you can ask again.',
} as const;
