import {
  EMAIL_CHANGE_HOURS,
  type emailChangeStates,
} from '@porchlight/domain/accounts/account-settings.contract.ts';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import type { SignedIn } from '../../../platform/http/request-context.ts';
import { users } from '../accounts.table.ts';
import { type AccountsContext, consumeForNetwork } from '../accounts-context.ts';
import { emailChanges } from '../credentials/sign-in-methods.table.ts';
import { forgetTokens, hashToken, makeToken } from '../one-use-tokens.ts';
import { requireReauthentication } from '../reauthentication.ts';
import {
  accountChangeEmail,
  addressTakenEmail,
  newAddressEmail,
  oldAddressEmail,
} from './account-change.emails.ts';

type Row = typeof emailChanges.$inferSelect;
type State = (typeof emailChangeStates)[number];

export async function getEmailChange(db: Database, userId: string) {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, sql`now()`)));
  return row ? describe(row) : null;
}

/**
 * Emails both addresses. An address that already has an account learns so by email alone; the response is the same. A second change
 * replaces the first, whose links stop working.
 */
export async function startEmailChange(context: AccountsContext, user: SignedIn, email: string) {
  await requireReauthentication(context.db, user);
  if (email === user.email) {
    throw new Failure('BAD_INPUT', { fields: { email: { reason: 'accounts.same-address' } } });
  }
  await context.limits.consume('email-change-account', user.userId);
  await context.limits.consume('mail-address', email);
  const [oldToken, newToken] = [makeToken(), makeToken()];
  const link = (token: string) => `${context.baseUrl}/login/email-change?token=${token}`;
  return context.database.transact(async (transaction) => {
    const values = {
      email,
      oldTokenHash: hashToken(oldToken),
      newTokenHash: hashToken(newToken),
      oldAgreedAt: null,
      newAgreedAt: null,
      expiresAt: sql`now() + make_interval(hours => ${EMAIL_CHANGE_HOURS})`,
    };
    const [row] = await transaction
      .insert(emailChanges)
      .values({ userId: user.userId, ...values })
      .onConflictDoUpdate({ target: emailChanges.userId, set: values })
      .returning();
    if (!row) throw new Failure('INTERNAL');
    await context.post(
      oldAddressEmail.write(user.email, { newEmail: email, url: link(oldToken) }),
      transaction,
    );
    const taken = await transaction.$count(users, eq(users.email, email));
    await context.post(
      taken > 0
        ? addressTakenEmail.write(email, { baseUrl: context.baseUrl })
        : newAddressEmail.write(email, { url: link(newToken) }),
      transaction,
    );
    await announceProfile(transaction, user.userId);
    return describe(row);
  });
}

/** NOT_FOUND where there is none: the page that asks may show one that both addresses have agreed to since. */
export async function cancelEmailChange({ database }: AccountsContext, userId: string): Promise<void> {
  await database.transact(async (transaction) => {
    const { rowCount } = await transaction.delete(emailChanges).where(eq(emailChanges.userId, userId));
    if (rowCount === 0) throw new Failure('NOT_FOUND', { reason: 'accounts.no-email-change' });
    await announceProfile(transaction, userId);
  });
}

/** What a mailed link is about, for the page that asks before anything happens: mail programs open links by themselves. */
export async function showEmailChange(context: AccountsContext, token: string) {
  await consumeForNetwork(context, 'link-network');
  const [row] = await context.db.select().from(emailChanges).where(isLive(token));
  if (!row) throw new Failure('LINK_EXPIRED');
  const side = findSide(row, token);
  return { side, email: row.email, hasAgreed: row[`${side}AgreedAt`] !== null };
}

/** Either address can stop the change; when both have agreed the account has its new one. */
export async function answerEmailChange(
  context: AccountsContext,
  token: string,
  agree: boolean,
): Promise<State> {
  await consumeForNetwork(context, 'link-network');
  return context.database.transact(async (transaction) => {
    const [row] = await transaction.select().from(emailChanges).where(isLive(token)).for('update');
    if (!row) throw new Failure('LINK_EXPIRED');
    const side = findSide(row, token);
    const own = eq(emailChanges.userId, row.userId);
    await announceProfile(transaction, row.userId);
    const hasOther = (side === 'old' ? row.newAgreedAt : row.oldAgreedAt) !== null;
    if (agree && !hasOther) {
      const set = side === 'old' ? { oldAgreedAt: sql`now()` } : { newAgreedAt: sql`now()` };
      await transaction.update(emailChanges).set(set).where(own);
      return side === 'old' ? 'waiting-for-new' : 'waiting-for-old';
    }
    await transaction.delete(emailChanges).where(own);
    if (!agree) return 'stopped';
    await setEmail(context, transaction, row);
    return 'changed';
  });
}

async function setEmail(context: AccountsContext, transaction: Database, { userId, email }: Row) {
  const [owner] = await transaction.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const taken = await transaction.$count(users, eq(users.email, email));
  if (!owner || taken > 0) throw new Failure('LINK_EXPIRED');
  await transaction
    .update(users)
    .set({ email, emailVerified: true, updatedAt: context.now() })
    .where(eq(users.id, userId));
  // Links that were mailed to the old address must not open the account any more.
  await forgetTokens(transaction, userId, ['password-reset']);
  for (const to of [owner.email, email]) {
    const message = accountChangeEmail.write(to, {
      change: 'email-changed',
      baseUrl: context.baseUrl,
      detail: { newEmail: email },
    });
    await context.post(message, transaction);
  }
}

/** The settings show how far the change has come, and the emailed link may be opened on another device. */
function announceProfile(transaction: Database, userId: string): Promise<void> {
  return announceChange(transaction, { topic: 'profile', userId });
}

function isLive(token: string) {
  const hash = hashToken(token);
  return and(
    or(eq(emailChanges.oldTokenHash, hash), eq(emailChanges.newTokenHash, hash)),
    gt(emailChanges.expiresAt, sql`now()`),
  );
}

function findSide(row: Row, token: string): 'old' | 'new' {
  return row.oldTokenHash === hashToken(token) ? 'old' : 'new';
}

function describe(row: Row) {
  return {
    email: row.email,
    oldAgreed: row.oldAgreedAt !== null,
    newAgreed: row.newAgreedAt !== null,
    expiresAt: row.expiresAt.toISOString(),
  };
}
