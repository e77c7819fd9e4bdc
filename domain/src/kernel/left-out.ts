import * as z from 'zod/mini';

/**
 * In an answer that lists stored rows: how many of them are not in it, because this release does not know a value they hold, such as a
 * template or tool of another release. Absent where none is. They stay stored. An answer without this field is given whole or not at all.
 */
export const leftOut = { leftOut: z.optional(z.int().check(z.minimum(1))) };
export type LeftOut = { leftOut?: number | undefined };
