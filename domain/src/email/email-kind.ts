/**
 * How an email takes its turn. `first`: it opens something its reader waits for at this moment, or warns of someone in the
 * account; it goes before all others, and also to an address that refused emails. `bulk`: nobody waits for it.
 */
export const emailUrgencies = ['first', 'usual', 'bulk'] as const;
export type EmailUrgency = (typeof emailUrgencies)[number];

/** `hours`: how long sending is tried. What opens something is not sent once its link is dead. */
export type EmailKind = { title: string; urgency: EmailUrgency; hours: number };
