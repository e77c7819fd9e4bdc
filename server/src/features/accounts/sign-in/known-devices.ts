import { createHash } from 'node:crypto';
import { deriveDeviceName } from '@porchlight/domain/accounts/device-name.ts';
import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { lockOwner } from '../../../platform/database/owner-lock.ts';
import { emit } from '../../../platform/events/transaction-events.ts';
import { getNetworkName } from '../../../platform/http/limits/rate-limits.ts';
import { users } from '../accounts.table.ts';
import { type AccountsContext, isSecure } from '../accounts-context.ts';
import { makeToken } from '../one-use-tokens.ts';
import { type BrowserCookie, getCookie, setBrowserCookie } from '../sessions/browser-cookies.ts';
import { knownDevices } from './known-devices.table.ts';

/** Where someone signs in from; `cookie` is of `createDeviceCookie`. */
type SigningInDevice = { userId: string; userAgent: string; address: string; cookie: string };

/** The longest a browser keeps a cookie (RFC 6265bis 5.6.2), and how long a device stays known without a sign-in. */
export const DEVICE_KEPT_SECONDS = 400 * 24 * 3_600;
export const deviceCookie: BrowserCookie = { name: 'porchlight.device', minutes: DEVICE_KEPT_SECONDS / 60 };

/** The cookie by which this browser is known again; given with the answer where it holds none. */
export function createDeviceCookie(
  context: Pick<AccountsContext, 'baseUrl' | 'headers' | 'setCookies'>,
): string {
  const held = getCookie(deviceCookie, context.headers, isSecure(context));
  // A device that was known under the plain name stays known.
  const cookie = held ?? getCookie(deviceCookie, context.headers, false) ?? makeToken();
  if (held === undefined) context.setCookies(setBrowserCookie(deviceCookie, cookie, isSecure(context)));
  return cookie;
}

/**
 * Remembers the device of a sign-in, and notifies the owner of an unknown one: neither its cookie nor its browser, system and network are
 * known. The first device of an account is not reported. Called within the transaction of the sign-in.
 */
export async function noteDevice(
  { db, now }: { db: Database; now(): Date },
  device: SigningInDevice,
): Promise<void> {
  const { userId, userAgent, address, cookie } = device;
  const name = deriveDeviceName(userAgent);
  const marks = [markSignIn(userId, cookie), hash(userId, name, getNetworkName(address))];
  await lockOwner(db, 'devices', userId);
  const seenAt = now();
  const forgottenBefore = new Date(seenAt.getTime() - DEVICE_KEPT_SECONDS * 1000);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), lt(knownDevices.seenAt, forgottenBefore)));
  const known = await db
    .select({ mark: knownDevices.mark })
    .from(knownDevices)
    // A password that was chosen in this browser is no earlier sign-in.
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.mark, markReset(userId, cookie))));
  await db
    .insert(knownDevices)
    .values(marks.map((mark) => ({ userId, mark, seenAt })))
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.mark], set: { seenAt } });
  if (known.length === 0 || known.some(({ mark }) => marks.includes(mark))) return;
  await emit(db, 'device.added', { accountId: userId, device: name }, seenAt);
}

/**
 * Remembers that a password was chosen by an emailed link in the browser that holds this cookie. That is no sign-in: the first one from
 * there is reported as a new device, and its codes are counted with those of unknown browsers.
 */
export async function noteReset(
  { db, now }: { db: Database; now(): Date },
  userId: string,
  cookie: string,
): Promise<void> {
  const seenAt = now();
  await db
    .insert(knownDevices)
    .values({ userId, mark: markReset(userId, cookie), seenAt })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.mark], set: { seenAt } });
}

/**
 * Whether someone has signed in to the account of this address, or chosen its password by mail, in the browser that holds this cookie.
 * Asks as much of an unknown address.
 */
export async function isKnownDevice(db: Database, email: string, cookie: string): Promise<boolean> {
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const userId = owner?.id ?? '';
  return hasMark(db, userId, [markSignIn(userId, cookie), markReset(userId, cookie)]);
}

/** Whether someone has signed in to the account in the browser that holds this cookie, with everything that was asked then. */
export function wasSignedIn(db: Database, userId: string, cookie: string): Promise<boolean> {
  return hasMark(db, userId, [markSignIn(userId, cookie)]);
}

async function hasMark(db: Database, userId: string, marks: string[]): Promise<boolean> {
  const isTheirs = and(eq(knownDevices.userId, userId), inArray(knownDevices.mark, marks));
  return (await db.$count(knownDevices, isTheirs)) > 0;
}

const markSignIn = (userId: string, cookie: string) => hash(userId, 'cookie', cookie);
const markReset = (userId: string, cookie: string) => hash(userId, 'reset', cookie);

/** The owner is part of the hash, so that two rows do not show that two accounts share a device. */
function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url');
}
