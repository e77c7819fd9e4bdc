/** When an email about a kind of notification goes out. */
export const emailChoices = ['off', 'at-once', 'digest'] as const;
export type EmailChoice = (typeof emailChoices)[number];

/** Whether a kind is in the portal's list and on its bell, and when it is emailed. */
export type KindPreference = { listed: boolean; email: EmailChoice };
