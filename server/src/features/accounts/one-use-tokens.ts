import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { oneUseTokens } from './credentials/sign-in-methods.table.ts';

export type TokenPurpose =
  | 'passkey-adding'
  | 'passkey-sign-in'
  | 'passkey-proof'
  | 'second-factor'
  | 'password-reset'
  | 'confirm-address'
  | 'sign-in-code'
  | 'proof-code'
  | 'provider-visit';

type Kept = { purpose: TokenPurpose; userId?: string; details?: Record<string, string> };

/** 256 random bits as text that fits an address. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: it is random, so a plain hash cannot be guessed back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Remembers a token for so many minutes, by its hash. */
export async function saveToken(db: Database, token: string, minutes: number, kept: Kept): Promise<void> {
  await db.insert(oneUseTokens).values({
    tokenHash: hashToken(token),
    purpose: kept.purpose,
    userId: kept.userId ?? null,
    details: kept.details ?? {},
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  });
}

/** What a token was kept for, without using it up. */
export async function findToken(db: Database, token: string, purpose: TokenPurpose) {
  const [found] = await db.select().from(oneUseTokens).where(isLive(token, purpose));
  return found;
}

/** The same, once: of two requests that come at the same moment one gets it. */
export async function consumeToken(db: Database, token: string, purpose: TokenPurpose) {
  const [found] = await db.delete(oneUseTokens).where(isLive(token, purpose)).returning();
  return found;
}

/** Deletes an account's tokens for these purposes; they can no longer be used. */
export async function forgetTokens(
  db: Database,
  userId: string,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await db
    .delete(oneUseTokens)
    .where(and(eq(oneUseTokens.userId, userId), inArray(oneUseTokens.purpose, [...purposes])));
}

/** Deletes tokens that can no longer be used. */
export async function sweepTokens(db: Database): Promise<void> {
  // Of a code that is late the name and password are kept for the hour that its cookie lasts, for a new code in its place.
  const kept = sql`case when ${oneUseTokens.purpose} = 'sign-in-code' then interval '1 hour' else interval '0' end`;
  await db.delete(oneUseTokens).where(lt(oneUseTokens.expiresAt, sql`now() - ${kept}`));
}

function isLive(token: string, purpose: TokenPurpose) {
  return and(
    eq(oneUseTokens.tokenHash, hashToken(token)),
    eq(oneUseTokens.purpose, purpose),
    gt(oneUseTokens.expiresAt, sql`now()`),
  );
}
