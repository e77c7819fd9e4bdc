export const guestsFailures = {
  'guests.has-account': 'You are signed in to an account. Nothing was changed; go on in your portal.',
  'guests.no-entries':
    'What was entered here as a guest was added or dropped already, or its 14 days are over. Your own purchase is unchanged.',
} as const;
