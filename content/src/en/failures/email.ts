export const emailFailures = {
  'email.not-dead':
    'This email cannot be tried again: it is not dead, or what it said is gone. Nothing was changed.',
  'email.not-waiting': 'This email is on its way or was sent, so it cannot be given up. Nothing was changed.',
} as const;
