export const guestsFailures = {
  'guests.ended':
    'Your visit without an account has ended: what you entered was kept for 14 days, or its cookie was cleared. Nothing was changed. Create an account, sign in, or start again.',
  'guests.has-account': 'You are signed in to an account. Nothing was changed; go on in your portal.',
  'guests.no-entries':
    'What was entered here as a guest was added or dropped already, or its 14 days are over. Your own purchase is unchanged.',
} as const;
