/**
 * How a letter takes its turn. `first`: it opens something its reader waits for at this moment, or warns of somebody in the
 * account; it goes before all others, and also to an address that refused letters. `bulk`: nobody waits for it.
 */
export const letterUrgencies = ['first', 'usual', 'bulk'] as const;
export type LetterUrgency = (typeof letterUrgencies)[number];

/** `hours`: how long sending is tried. What opens something is not sent once its link is dead. */
export type LetterKind = { title: string; urgency: LetterUrgency; hours: number };

const DAY = 24;

/** Every letter there is, by its name in the queue, with what the console calls it. */
export const letterKinds = {
  'confirm-address': { title: 'Confirm your e-mail address', urgency: 'first', hours: 1 },
  'account-exists': { title: 'You already have an account', urgency: 'first', hours: 6 },
  'reset-password': { title: 'Choose a new password', urgency: 'first', hours: 1 },
  'password-changed': { title: 'Your password was changed', urgency: 'first', hours: 3 * DAY },
  'account-change': { title: 'A way into the account was changed', urgency: 'first', hours: 3 * DAY },
  'codes-refused': { title: 'A sign-in stopped at the code', urgency: 'first', hours: 3 * DAY },
  'change-address-old': { title: 'Agree to a new address', urgency: 'first', hours: 24 },
  'change-address-new': { title: 'Confirm a new address', urgency: 'first', hours: 24 },
  'address-taken': { title: 'The address is in use', urgency: 'first', hours: 6 },
  'new-sign-in': { title: 'A new sign-in', urgency: 'first', hours: 3 * DAY },
  notification: { title: 'A notification', urgency: 'usual', hours: 2 * DAY },
  'held-notifications': { title: 'Several notifications', urgency: 'usual', hours: 2 * DAY },
  digest: { title: 'The daily digest', urgency: 'usual', hours: DAY },
  'signing-invitation': { title: 'A document to sign', urgency: 'usual', hours: 4 * DAY },
  'question-for-a-person': { title: 'A question for a person', urgency: 'usual', hours: 4 * DAY },
  'newsletter-confirm': { title: 'Confirm the newsletter', urgency: 'first', hours: 2 * DAY },
  'waitlist-launch': { title: 'A launch', urgency: 'bulk', hours: 4 * DAY },
  'newsletter-already': { title: 'Subscribed already', urgency: 'usual', hours: DAY },
  'export-ready': { title: 'Data ready to download', urgency: 'usual', hours: 2 * DAY },
  'staff-invitation': { title: 'An invitation to the console', urgency: 'first', hours: 3 * DAY },
  'webhook-off': { title: 'A webhook was switched off', urgency: 'usual', hours: 4 * DAY },
  'deletion-started': { title: 'The account will be deleted', urgency: 'first', hours: 4 * DAY },
  'deletion-reminder': { title: 'Three days left', urgency: 'first', hours: 3 * DAY },
  'deletion-receipt': { title: 'The account is deleted', urgency: 'first', hours: 4 * DAY },
  'erasure-receipt': { title: 'What was held is erased', urgency: 'first', hours: 4 * DAY },
} as const satisfies Record<string, LetterKind>;

export type LetterName = keyof typeof letterKinds;
export const letterNames = Object.keys(letterKinds) as [LetterName, ...LetterName[]];
