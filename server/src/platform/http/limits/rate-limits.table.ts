import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Consumed tries by key. `expire`: when the key starts again, in milliseconds since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    tries: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
