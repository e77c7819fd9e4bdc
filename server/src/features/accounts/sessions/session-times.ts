import { sql } from 'drizzle-orm';

/** How long a session lasts from when it was last renewed. */
export const LASTS_DAYS = 30;

/** One that is in use is renewed when this much of it has passed. */
export const RENEWED_AFTER_DAYS = 1;

/** How exactly it is noted when a session was last in use. */
export const SEEN_EVERY_MINUTES = 5;

/** What a session is stored with when it is opened or renewed: by the clock of the database, whichever process does it. */
export const datedNow = {
  updatedAt: sql`now()`,
  expiresAt: sql`now() + make_interval(days => ${LASTS_DAYS})`,
};
