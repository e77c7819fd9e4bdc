import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A column of bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
});

/**
 * A JSON value of any kind. The library's own column reads a string that looks like a number, "6.25", as a number once more after the
 * driver has read it.
 */
export const jsonValue = <Value>(name: string) =>
  customType<{ data: Value; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => value as Value,
  })(name);

/** A moment, kept in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
