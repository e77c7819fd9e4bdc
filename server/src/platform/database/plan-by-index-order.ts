import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Until its end this transaction takes the first of a queue by the index whose order it asks for. While thousands are queued within a
 * minute, statistics know of none, and the planner would read and sort all that wait.
 */
export async function planByIndexOrder(transaction: Database): Promise<void> {
  await transaction.execute(
    sql`select set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true),
               set_config('enable_bitmapscan', 'off', true)`,
  );
}
