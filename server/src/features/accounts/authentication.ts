import { MIN_PASSWORD_WITH_SECOND_FACTOR_LENGTH } from '@porchlight/domain/accounts/passwords.ts';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { accounts, sessions, users, verifications } from './accounts.table.ts';
import { type PasswordHashing, verifyPassword } from './credentials/password-hash.ts';
import { getCookieName } from './sessions/browser-cookies.ts';
import { LASTS_DAYS, RENEWED_AFTER_DAYS } from './sessions/session-times.ts';

const DAY_SECONDS = 24 * 3_600;

/** The header that carries the caller's address to the account library; overwritten on every request. */
export const ADDRESS_HEADER = 'x-porchlight-address';

export type Authentication = ReturnType<typeof createAuthentication>;

/**
 * The account library's part in sessions: it writes and takes back their cookie. Never served. Its own ways in each open a session by
 * themselves, before a second factor could be asked, and all it does with one goes by the clock of the machine.
 */
const sessionCookies = {
  id: 'session-cookies' as const,
  endpoints: {
    /** Gives the cookie of a session, for as long as a fresh one. */
    giveCookie: createAuthEndpoint.serverOnly(
      { method: 'POST', requireHeaders: true, body: z.object({ token: z.string() }) },
      async (ctx) => {
        const { authCookies, secret, sessionConfig } = ctx.context;
        const { name, attributes } = authCookies.sessionToken;
        await ctx.setSignedCookie(name, ctx.body.token, secret, {
          ...attributes,
          maxAge: sessionConfig.expiresIn,
        });
      },
    ),
    takeCookieBack: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) =>
      deleteSessionCookie(ctx),
    ),
  },
};

/**
 * Sets the account library up. Its own HTTP routes are not served: every call goes through the contract, whose
 * password rules (findPasswordProblem) come before the library's lower bound here.
 */
export function createAuthentication(options: {
  db: Database;
  baseUrl: string;
  secret: string;
  passwords: PasswordHashing;
}) {
  const { db, baseUrl, secret, passwords } = options;
  const isSecure = baseUrl.startsWith('https:');
  return betterAuth({
    baseURL: baseUrl,
    secret,
    logger: { disabled: true },
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      usePlural: true,
      schema: { users, sessions, accounts, verifications },
    }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: MIN_PASSWORD_WITH_SECOND_FACTOR_LENGTH,
      maxPasswordLength: 512,
      password: { hash: passwords.hash, verify: verifyPassword },
    },
    session: { expiresIn: LASTS_DAYS * DAY_SECONDS, updateAge: RENEWED_AFTER_DAYS * DAY_SECONDS },
    plugins: [sessionCookies],
    rateLimit: { enabled: false },
    advanced: {
      // Instead of the library's own prefix, which lets other hosts of the domain set the cookie.
      cookiePrefix: getCookieName('porchlight', isSecure),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  });
}
