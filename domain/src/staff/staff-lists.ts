import * as z from 'zod/mini';

/** Rows of a page of a list, unless asked otherwise, and at most. */
export const PAGE_ROWS = 50;
export const MOST_PAGE_ROWS = 200;

/**
 * What every list of the console is asked with, as fields of its query. `cursor` is the `next` or `previous` of an earlier
 * answer and means nothing else; `limit` are rows of a page.
 */
export const listInput = {
  cursor: z.optional(z.string().check(z.maxLength(1000))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_PAGE_ROWS)), PAGE_ROWS),
  search: z.optional(z.string().check(z.maxLength(200))),
};

/** A page of a list. `next` leads to the rows after these and `previous` to those before, null where there are none. */
export function listPage<Row extends z.core.$ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  });
}

export type ListPage<Row> = { rows: Row[]; next: string | null; previous: string | null };
