/** What beta access includes (specification 2, beta-request screen). */
export const betaFeatures = [
  'Full mortgage journey workflow',
  'Advanced document management',
  'Real-time milestone tracking',
  'Personalized smart recommendations',
] as const;

/** What the beta-request screen says, word for word (specification 2 and 8). */
export const betaMessages = {
  request: 'Request Beta Access',
  submitting: 'Submitting...',
  back: 'Return to Portal',
  submitted: { title: 'Request Submitted' },
  signedOut: { title: 'You must be logged in to request beta access.' },
  failed: { title: 'Failed to submit your request. Please try again.' },
} as const;
