import { randomBytes } from 'node:crypto';
import { SHORTEST_PASSWORD_WITH_SECOND_FACTOR } from '@porchlight/domain/accounts/passwords.ts';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createEmailVerificationToken } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import type { Database } from '../../platform/database/database.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { confirmAddressLetter } from './account-letters.ts';
import { accounts, sessions, users, verifications } from './accounts.table.ts';
import { nameCookie } from './browser-cookies.ts';
import { DEVICE_COOKIE, DEVICE_KEPT_SECONDS, type SigningInDevice } from './known-devices.ts';
import { type PasswordHashing, verifyPassword } from './password-hash.ts';
import { sessionOpening } from './session-opening.ts';
import { LASTS_DAYS, RENEWED_AFTER_DAYS } from './session-times.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

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
  /** Called for every sign-in, however it came about. */
  noteDevice(device: SigningInDevice): Promise<void>;
}) {
  const { db, baseUrl, secret, passwords, noteDevice } = options;
  const isSecure = baseUrl.startsWith('https:');
  const deviceCookie = nameCookie(DEVICE_COOKIE, isSecure);
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
      minPasswordLength: SHORTEST_PASSWORD_WITH_SECOND_FACTOR,
      maxPasswordLength: 512,
      password: { hash: passwords.hash, verify: verifyPassword },
    },
    session: {
      expiresIn: LASTS_DAYS * DAY_SECONDS,
      updateAge: RENEWED_AFTER_DAYS * DAY_SECONDS,
      // The library itself opens none: `openSession` says how each came about.
      additionalFields: { openedBy: { type: 'string', input: false, defaultValue: 'unknown' } },
    },
    plugins: [sessionOpening],
    databaseHooks: {
      session: {
        create: {
          async after({ userId, userAgent, ipAddress }, context) {
            if (!context) return;
            const held = context.getCookie(deviceCookie);
            // A device that was known under the plain name stays known.
            const cookie = held ?? context.getCookie(DEVICE_COOKIE) ?? randomBytes(32).toString('base64url');
            if (held === null) {
              context.setCookie(deviceCookie, cookie, {
                httpOnly: true,
                secure: isSecure,
                sameSite: 'lax',
                path: '/',
                maxAge: DEVICE_KEPT_SECONDS,
              });
            }
            await noteDevice({ userId, userAgent: userAgent ?? '', address: ipAddress ?? '', cookie });
          },
        },
      },
    },
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

/**
 * The letter that confirms a new account's address, to be posted together with storing it: the library's own endpoint
 * answers after half a second at the least.
 */
export async function writeConfirmation(
  { options }: Authentication,
  email: string,
  next: string,
): Promise<Letter> {
  const token = await createEmailVerificationToken(options.secret, email, undefined, HOUR_SECONDS);
  const query = new URLSearchParams(next === '/' ? { token } : { token, next });
  return confirmAddressLetter.write(email, { url: `${options.baseURL}/login/verify?${query}` });
}

/** The address that a link of `writeConfirmation` confirms; none of one that ran out or was made up. */
export async function readConfirmation(
  { options }: Authentication,
  token: string,
): Promise<string | undefined> {
  const said = await verifyJWT(token, options.secret);
  return typeof said?.email === 'string' ? said.email : undefined;
}
