import * as z from 'zod/mini';
import { type LeftOut, leftOut } from '../kernel/left-out.ts';

/** Rows of a page of a list, unless asked otherwise, and at most. */
export const PAGE_ROWS = 50;
export const MAX_PAGE_ROWS = 200;

/**
 * What every list of the console is asked with, as fields of its query. `cursor` is the `next` or `previous` of an earlier
 * answer and means nothing else; `limit` are rows of a page.
 */
export const listInput = {
  /** Where the page begins: `next` or `previous` of an earlier answer. Without it the list starts at its beginning. */
  cursor: z.optional(z.string().check(z.maxLength(1000))),
  /** The most rows of a page. */
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_ROWS)), PAGE_ROWS),
  /** Only rows with these words. */
  search: z.optional(z.string().check(z.maxLength(200))),
};

/** A page of a list. `next` and `previous` are null where there are no more. */
export function listPage<Row extends z.core.$ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    ...leftOut,
  });
}

export type ListPage<Row> = { rows: Row[]; next: string | null; previous: string | null } & LeftOut;
