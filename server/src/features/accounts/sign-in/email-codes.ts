import { randomInt, timingSafeEqual } from 'node:crypto';
import { deriveCodeRefusal, EMAIL_CODE_MINUTES } from '@porchlight/domain/accounts/email-codes.ts';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { oneUseTokens } from '../credentials/sign-in-methods.table.ts';
import { hashToken } from '../one-use-tokens.ts';

type CodePurpose = 'sign-in-code' | 'proof-code';

/**
 * Replaces the code that belongs to `key`, a secret that only the asking browser has, and returns the new six digits. What is stored does
 * not lead to them: the hash is over the key too. `kept` comes back with the right code.
 */
export async function createEmailCode(
  db: Database,
  {
    key,
    purpose,
    email,
    userId,
    kept = {},
  }: CodeOwner & { key: string } & { userId?: string; kept?: Record<string, string> },
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    purpose,
    userId: userId ?? null,
    details: { ...kept, email, codeHash: hashCode(key, code), wrongCodes: '0' },
    expiresAt: sql`now() + make_interval(mins => ${EMAIL_CODE_MINUTES})`,
  };
  await db
    .insert(oneUseTokens)
    .values({ tokenHash: hashToken(key), ...row })
    .onConflictDoUpdate({ target: oneUseTokens.tokenHash, set: row });
  return code;
}

/** What was kept for the code that belongs to `key`, for a new one in its place; nothing where it was for another address, or used. */
export async function getKeptForCode(
  db: Database,
  { key, purpose, email }: CodeOwner & { key: string | undefined },
): Promise<Record<string, string>> {
  if (key === undefined) return {};
  const [row] = await db
    .select({ details: oneUseTokens.details })
    .from(oneUseTokens)
    .where(and(eq(oneUseTokens.tokenHash, hashToken(key)), eq(oneUseTokens.purpose, purpose)));
  const { name, hash, ...rest } = row?.details ?? {};
  if (rest.email !== email || name === undefined) return {};
  return { name, ...(hash === undefined ? {} : { hash }) };
}

type CodeOwner = { purpose: CodePurpose; email: string };

/**
 * What was kept for the code, once; otherwise the refusal, which its transaction returns and does not throw, so that a wrong code stays
 * counted. Of two right ones at the same moment one is accepted. Without a `key` this browser did not ask for a code.
 */
export async function consumeEmailCode(
  db: Database,
  { key, purpose, email }: CodeOwner & { key: string | undefined },
  code: string,
): Promise<Record<string, string> | Failure> {
  if (key === undefined) return refuseCode('elsewhere');
  const isTheRow = and(eq(oneUseTokens.tokenHash, hashToken(key)), eq(oneUseTokens.purpose, purpose));
  const [row] = await db
    .select({ ...getTableColumns(oneUseTokens), isExpired: sql<boolean>`${oneUseTokens.expiresAt} <= now()` })
    .from(oneUseTokens)
    .where(isTheRow)
    .for('update');
  // The sweep has deleted it.
  if (!row) return refuseCode('late');
  // Another window of this browser has asked for another address since.
  if (row.details.email !== undefined && row.details.email !== email) return refuseCode('elsewhere');
  const { codeHash = '', wrongCodes = '0', isUsed, ...kept } = row.details;
  const sent = { isUsed: isUsed === 'yes', isExpired: row.isExpired, wrongCodes: Number(wrongCodes) };
  const isRight = timingSafeEqual(Buffer.from(codeHash.padEnd(43)), Buffer.from(hashCode(key, code)));
  const refusal = deriveCodeRefusal(sent, isRight);
  if (refusal === undefined) {
    await db
      .update(oneUseTokens)
      .set({ details: { isUsed: 'yes' } })
      .where(isTheRow);
    return kept;
  }
  if (refusal === 'wrong' || refusal === 'guessed') {
    const details = { ...row.details, wrongCodes: String(sent.wrongCodes + 1) };
    await db.update(oneUseTokens).set({ details }).where(isTheRow);
  }
  return refuseCode(refusal);
}

export function refuseCode(refusal: NonNullable<ReturnType<typeof deriveCodeRefusal>>): Failure {
  const text = { reason: 'accounts.email-code', params: { refusal } } as const;
  return new Failure('CODE_NOT_ACCEPTED', { ...text, fields: { code: text } });
}

function hashCode(key: string, code: string): string {
  return hashToken(`${key} ${code}`);
}
