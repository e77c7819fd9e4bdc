import { createHmac, randomUUID } from 'node:crypto';
import { GUEST_DAYS, type GuestKind, getGuestEnd } from '@porchlight/domain/accounts/guests.ts';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { sessions, users } from '../accounts.table.ts';
import { makeToken } from '../one-use-tokens.ts';
import { type BrowserCookie, getCookieName, setBrowserCookie } from './browser-cookies.ts';
import { createTokenReader } from './session-tokens.ts';

/** Beside the cookie of a session: someone who signs in as a guest still holds it, and is asked what becomes of it. */
export const guestCookie: BrowserCookie = { name: 'porchlight.guest', minutes: GUEST_DAYS * 24 * 60 };

/** What is in the place of a guest's address: no form takes it for one, and nothing is sent to it. */
export const getGuestAddress = (userId: string): string => `guest:${userId}`;

export const isGuestAddress = (email: string): boolean => email.startsWith('guest:');

export type GuestSessions = {
  /** The token of the guest's cookie; undefined without one, and for one that is not of this server. */
  getToken(headers: Headers): string | undefined;
  /** The guest of this browser, also where someone is signed in beside; undefined once the time is over. */
  findGuest(db: Database, headers: Headers): Promise<{ userId: string; kind: GuestKind } | undefined>;
  /** Opens the session of a guest whose row is stored, and gives its cookie. */
  createSession(db: Database, userId: string, since: Date): Promise<Headers>;
};

/** The sessions of people who have no account, each under a cookie of its own that is signed as the others are. */
export function createGuestSessions(baseUrl: string, secret: string): GuestSessions {
  const isSecure = baseUrl.startsWith('https:');
  const getToken = createTokenReader(getCookieName(guestCookie.name, isSecure), secret);
  const sign = (token: string) =>
    encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
  return {
    getToken,
    async findGuest(db, headers) {
      const token = getToken(headers);
      if (token === undefined) return undefined;
      const [found] = await db
        .select({ userId: users.id, kind: users.guest })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.token, token), gt(sessions.expiresAt, sql`now()`), isNotNull(users.guest)));
      return found?.kind ? { userId: found.userId, kind: found.kind } : undefined;
    },
    async createSession(db, userId, since) {
      const token = makeToken();
      const expiresAt = getGuestEnd(since);
      await db.insert(sessions).values({ id: randomUUID(), token, userId, openedBy: 'guest', expiresAt });
      return setBrowserCookie(guestCookie, sign(token), isSecure);
    },
  };
}
