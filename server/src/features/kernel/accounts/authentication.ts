import { MIN_PASSWORD_WITH_SECOND_FACTOR_LENGTH } from '@porchlight/domain/accounts/passwords.ts';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Database } from '../../../platform/database/database.ts';
import { accounts, sessions, users, verifications } from './accounts.table.ts';
import { type PasswordHashing, verifyPassword } from './passwords/password-hash.ts';
import { nameCookie } from './sessions/browser-cookies.ts';
import { sessionCookies } from './sessions/session-cookies.ts';
import { LASTS_DAYS, RENEWED_AFTER_DAYS } from './sessions/session-times.ts';

const DAY_SECONDS = 24 * 3_600;

/** The header that carries the caller's address to the account library; overwritten on every request. */
export const ADDRESS_HEADER = 'x-porchlight-address';

export type Authentication = ReturnType<typeof createAuthentication>;

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
      cookiePrefix: nameCookie('porchlight', isSecure),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  });
}
