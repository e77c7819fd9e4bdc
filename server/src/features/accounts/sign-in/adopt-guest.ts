import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { accounts, sessions, users } from '../accounts.table.ts';
import { type AccountsContext, isSecure } from '../accounts-context.ts';
import {
  oneUseTokens,
  passkeys,
  recoveryCodes,
  secondFactors,
} from '../credentials/sign-in-methods.table.ts';
import { profiles } from '../profiles.table.ts';
import { clearCookie } from '../sessions/browser-cookies.ts';
import { guestCookie } from '../sessions/guest-sessions.ts';
import { staffMembers } from '../staff-members.table.ts';
import { knownDevices } from './known-devices.table.ts';

type AdoptingContext = Pick<AccountsContext, 'baseUrl' | 'db' | 'guests' | 'headers' | 'setCookies'>;

/** What an account that no one has used yet may have, all of it to sign in by. */
const waysIn = [accounts, passkeys, secondFactors, recoveryCodes, oneUseTokens, knownDevices];

/**
 * Gives a new account what the guest of this browser has entered: the guest's row becomes the account's, with the same purchase. Called
 * within `inTransaction`, once the address is proved and before the first session is opened. Returns the id of the account from then on: its
 * own where the browser holds no guest, where another tab was faster, and for a member of the staff. What the sample holds is no one's.
 */
export async function adoptGuest(context: AdoptingContext, accountId: string): Promise<string> {
  const { db, guests, headers } = context;
  const guest = await guests.findGuest(db, headers);
  if (guest === undefined) return accountId;
  context.setCookies(clearCookie(guestCookie, isSecure(context)));
  const [member] = await db.select().from(staffMembers).where(eq(staffMembers.userId, accountId));
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, [accountId, guest.userId]))
    .for('update');
  const account = rows.find(({ id }) => id === accountId);
  const isOpen = rows.some(({ id, guest: kind }) => id === guest.userId && kind === 'own');
  if (!account || member || !isOpen) return accountId;
  await db.delete(sessions).where(eq(sessions.userId, guest.userId));
  for (const table of waysIn)
    await db.update(table).set({ userId: guest.userId }).where(eq(table.userId, accountId));
  await db.update(profiles).set({ id: guest.userId }).where(eq(profiles.id, accountId));
  const isPassword = and(eq(accounts.userId, guest.userId), eq(accounts.providerId, 'credential'));
  await db.update(accounts).set({ accountId: guest.userId }).where(isPassword);
  // Its address is free once it is gone, and its purchase is empty.
  await db.delete(users).where(eq(users.id, accountId));
  const { id: _, guest: __, ...facts } = account;
  await db
    .update(users)
    .set({ ...facts, guest: null })
    .where(and(eq(users.id, guest.userId), isNotNull(users.guest)));
  return guest.userId;
}
