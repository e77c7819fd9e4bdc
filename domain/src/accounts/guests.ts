/** How a guest begins: with a purchase of their own that is empty, or with one that tells a story. */
export const guestKinds = ['own', 'sample'] as const;
export type GuestKind = (typeof guestKinds)[number];

/** How long what a guest enters is kept, in days, from when they came. Their cookie lasts as long. */
export const GUEST_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1000;

export const getGuestEnd = (since: Date): Date => new Date(since.getTime() + GUEST_DAYS * DAY_MS);

/** When a guest came whose time is over now. */
export const getEndedGuestStart = (now: Date): Date => new Date(now.getTime() - GUEST_DAYS * DAY_MS);
