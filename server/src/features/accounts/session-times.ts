/** How long a session lasts from when it was last renewed. */
export const LASTS_DAYS = 30;

/** One that is in use is renewed when this much of it has passed. */
export const RENEWED_AFTER_DAYS = 1;

/** How exactly it is noted when a session was last in use. */
export const SEEN_EVERY_MINUTES = 5;
