import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A column of bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
});

/** A moment, kept in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
