import { createHash } from 'node:crypto';
import { describeDevice } from '@porchlight/domain/accounts/device-name.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { nameNetwork } from '../../platform/http/rate-limits.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { users } from './accounts.table.ts';
import { knownDevices } from './known-devices.table.ts';

/** Where somebody signs in from. `cookie` is what this browser holds under DEVICE_COOKIE, or has just been given. */
export type SigningInDevice = { userId: string; userAgent: string; address: string; cookie: string };

export const DEVICE_COOKIE = 'porchlight.device';
/** The longest a browser keeps a cookie (RFC 6265bis 5.6.2), and how long a device stays known without a sign-in. */
export const DEVICE_KEPT_SECONDS = 400 * 24 * 3_600;

/**
 * Remembers the device of a sign-in, and tells the owner of one that was not known: neither by its cookie nor by browser,
 * system and network together. The first device of an account is news to nobody.
 */
export async function noteDevice(
  { database, now }: { database: DatabaseConnection; now(): Date },
  device: SigningInDevice,
): Promise<void> {
  const { userId, userAgent, address, cookie } = device;
  const name = describeDevice(userAgent);
  const marks = [hash(userId, 'cookie', cookie), hash(userId, name, nameNetwork(address))];
  await database.transact(async (transaction) => {
    await lockOwner(transaction, 'devices', userId);
    const seenAt = now();
    const forgottenBefore = new Date(seenAt.getTime() - DEVICE_KEPT_SECONDS * 1000);
    await transaction
      .delete(knownDevices)
      .where(and(eq(knownDevices.userId, userId), lt(knownDevices.seenAt, forgottenBefore)));
    const known = await transaction
      .select({ mark: knownDevices.mark })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId));
    await transaction
      .insert(knownDevices)
      .values(marks.map((mark) => ({ userId, mark, seenAt })))
      .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.mark], set: { seenAt } });
    if (known.length === 0 || known.some(({ mark }) => marks.includes(mark))) return;
    await storeNotification(transaction, userId, { kind: 'new-device', subject: name, now: seenAt });
  });
}

/** Whether somebody has signed in to the account of this address from the browser that holds this cookie. Asks as much of an unknown address. */
export async function isKnownDevice(db: Database, email: string, cookie: string): Promise<boolean> {
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const userId = owner?.id ?? '';
  const isTheirs = and(
    eq(knownDevices.userId, userId),
    eq(knownDevices.mark, hash(userId, 'cookie', cookie)),
  );
  return (await db.$count(knownDevices, isTheirs)) > 0;
}

/** The owner is part of it, so that nobody can see from two rows that two accounts share a device. */
function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url');
}
