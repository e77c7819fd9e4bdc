/**
 * The priority of an email. `first`: its reader is waiting for it, or it warns of an intruder; it is sent before all others, also to an
 * address that refused emails. `bulk`: no reader is waiting for it.
 */
export const emailUrgencies = ['first', 'usual', 'bulk'] as const;
export type EmailUrgency = (typeof emailUrgencies)[number];

/** `hours`: how long sending is tried. What opens something is not sent once its link is dead. */
export type EmailKind = { title: string; urgency: EmailUrgency; hours: number };

/** When an email about a kind of notification goes out. */
export const emailChoices = ['off', 'at-once', 'digest'] as const;
export type EmailChoice = (typeof emailChoices)[number];

/** Whether a kind is in the portal's list and on its bell, and when it is emailed. */
export type KindPreference = { listed: boolean; email: EmailChoice };
