import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ApiToken } from '@porchlight/domain/accounts/api-tokens.contract.ts';
import { type ApiTokenScope, apiTokenScopeNames } from '@porchlight/domain/kernel/api-token-scopes.ts';
import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { RateLimitRules, RateLimits } from '../../platform/http/limits/rate-limits.ts';
import type { StaffMember, TokenBearer } from '../../platform/http/request-context.ts';
import { requireReauthentication } from '../accounts/reauthentication.ts';
import { staffMembers } from '../accounts/staff-members.table.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { apiTokens } from './api-tokens.table.ts';

const PREFIX = 'pl_';
const RANDOM_BYTES = 32;

/** 62^43 is the first power above 2^256, 62^6 the first above 2^32. */
const RANDOM_DIGITS = 43;

const CHECK_DIGITS = 6;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_DIGITS + CHECK_DIGITS}}$`);

export const tokenLimits = {
  'api-token': { maxTries: 600, minutes: 1, isShown: true },
} as const satisfies RateLimitRules;

export type ApiTokensContext = {
  database: DatabaseConnection;
  limits: RateLimits<keyof typeof tokenLimits>;
  now(): Date;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Characters of a token that are shown again: the prefix and 24 bits. */
const SHOWN_LETTERS = 7;

/** Newest first; those that opened something once stay in the list. */
export async function listTokens({ database }: Pick<ApiTokensContext, 'database'>): Promise<ApiToken[]> {
  const rows = await database.db.select().from(apiTokens).orderBy(desc(apiTokens.createdAt), apiTokens.id);
  return rows.map(toView);
}

/** PROOF_NEEDED first: a browser left open must not be enough. */
export async function createApiToken(
  { database, now }: ApiTokensContext,
  member: StaffMember,
  { name, scopes, days }: { name: string; scopes: ApiTokenScope[]; days: number },
): Promise<ApiToken & { token: string }> {
  await requireReauthentication(database.db, member);
  const token = makeTokenText();
  const createdAt = now();
  return database.transact(async (transaction) => {
    await holdMembership(transaction, member);
    const [row] = await transaction
      .insert(apiTokens)
      .values({
        name,
        scopes: [...new Set(scopes)],
        tokenHash: hashTokenText(token),
        beginning: token.slice(0, SHOWN_LETTERS),
        madeBy: member.name,
        makerId: member.userId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
      })
      .returning();
    if (!row) throw new Error('the database returned no row for an insert');
    await recordStaffAction(transaction, member, {
      action: 'tokens.made',
      subject: { kind: 'token', id: row.id },
      detail: { name, scopes: row.scopes, days },
    });
    return { ...toView(row), token };
  });
}

/** Someone who suspends the member waits until the token is stored, and revokes it. NOT_ALLOWED once the member is suspended. */
async function holdMembership(transaction: Database, { userId }: StaffMember): Promise<void> {
  const held = await transaction
    .select({ id: staffMembers.userId })
    .from(staffMembers)
    .where(and(eq(staffMembers.userId, userId), isNull(staffMembers.suspendedAt)))
    .for('share');
  if (held.length === 0) throw new Failure('NOT_ALLOWED');
}

/** Done again it changes nothing. */
export async function revokeToken(
  { database, now }: ApiTokensContext,
  member: StaffMember,
  id: string,
): Promise<void> {
  await database.transact(async (transaction) => {
    const [row] = await transaction.select().from(apiTokens).where(eq(apiTokens.id, id)).for('update');
    if (!row) throw new Failure('NOT_FOUND');
    if (row.revokedAt !== null) return;
    await transaction.update(apiTokens).set({ revokedAt: now() }).where(eq(apiTokens.id, id));
    await recordStaffAction(transaction, member, {
      action: 'tokens.revoked',
      subject: { kind: 'token', id },
      detail: { name: row.name },
    });
  });
}

/** Revokes what a member made who is being suspended, and knows the text of each. What is needed further on is made again by someone else. */
export async function revokeTokensOf(
  transaction: Database,
  actor: StaffActor,
  memberId: string,
  revokedAt: Date,
): Promise<void> {
  const revoked = await transaction
    .update(apiTokens)
    .set({ revokedAt })
    .where(and(eq(apiTokens.makerId, memberId), isNull(apiTokens.revokedAt)))
    .returning({ id: apiTokens.id, name: apiTokens.name });
  for (const { id, name } of revoked)
    await recordStaffAction(transaction, actor, {
      action: 'tokens.revoked',
      subject: { kind: 'token', id },
      detail: { name },
    });
}

/**
 * Whose token this is, or nothing when it opens nothing (any more). Each use counts against the token's own limit, and the
 * hour of it is noted.
 */
export async function getToken(
  { database, limits, now }: ApiTokensContext,
  text: string,
): Promise<TokenBearer | undefined> {
  if (!isTokenText(text)) return undefined;
  const at = now();
  const [row] = await database.db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      scopes: apiTokens.scopes,
      lastUsedAt: apiTokens.lastUsedAt,
    })
    .from(apiTokens)
    .where(and(eq(apiTokens.tokenHash, hashTokenText(text)), opensAt(at)));
  if (!row) return undefined;
  await limits.consume('api-token', row.id);
  const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
  if (row.lastUsedAt === null || row.lastUsedAt < hour) {
    await database.db
      .update(apiTokens)
      .set({ lastUsedAt: hour })
      .where(and(eq(apiTokens.id, row.id), or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, hour))));
  }
  return { tokenId: row.id, name: row.name, scopes: row.scopes };
}

/** Whether a token that opened something still does; asking counts as no use of it. */
export async function isTokenGood(
  { database, now }: Pick<ApiTokensContext, 'database' | 'now'>,
  id: string,
): Promise<boolean> {
  return (await database.db.$count(apiTokens, and(eq(apiTokens.id, id), opensAt(now())))) > 0;
}

const opensAt = (at: Date) => and(isNull(apiTokens.revokedAt), gt(apiTokens.expiresAt, at));

function toView(row: typeof apiTokens.$inferSelect): ApiToken {
  const { id, name, beginning, scopes, madeBy } = row;
  return {
    id,
    name,
    beginning,
    // One of another release opens nothing here.
    scopes: scopes.filter((scope) => apiTokenScopeNames.includes(scope)),
    madeBy,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}

/**
 * A new token: `pl_`, 256 random bits and a CRC-32 of what precedes it, in base-62 digits. The prefix and the check let secret scanners
 * find a leaked token without mistaking other words for one.
 */
export function makeTokenText(): string {
  const body = PREFIX + writeDigits(BigInt(`0x${randomBytes(RANDOM_BYTES).toString('hex')}`), RANDOM_DIGITS);
  return body + writeCheck(body);
}

/** Whether a text can be a token at all; one that is cut short or mistyped is recognized without a query. */
export function isTokenText(text: string): boolean {
  return SHAPE.test(text) && writeCheck(text.slice(0, -CHECK_DIGITS)) === text.slice(-CHECK_DIGITS);
}

function hashTokenText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function writeCheck(text: string): string {
  return writeDigits(BigInt(crc32(text)), CHECK_DIGITS);
}

function writeDigits(number: bigint, length: number): string {
  let rest = number;
  let text = '';
  while (text.length < length) {
    text = DIGITS.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}
