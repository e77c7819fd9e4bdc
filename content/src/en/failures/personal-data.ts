export const personalDataFailures = {
  'personal-data.nothing-to-keep':
    'Your account is not to be deleted, or the time to keep it is over. Nothing was changed.',
  'personal-data.nothing-held':
    'We hold nothing about this address. Check how it is written; nothing was changed.',
  'personal-data.staff-account':
    'This is the account of a staff member. Suspend the member instead; nothing was changed.',
  'personal-data.no-download':
    'There is no download. It may have been removed after its time; ask for a new one.',
  'personal-data.no-such-consent': 'No such consent holds at the moment. Nothing was changed.',
  'personal-data.no-account':
    'There is no account with this address. Erase at once instead; nothing was changed.',
} as const;
