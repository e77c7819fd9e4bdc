import { randomInt } from 'node:crypto';
import type { AccountChange, AccountChangeDetail } from '@porchlight/content/en/emails/account-changes.ts';
import { site } from '@porchlight/content/site.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import {
  CODE_DIGITS,
  CODE_SECONDS,
  RECOVERY_CODES,
  type SecondFactorSetUp,
} from '@porchlight/domain/accounts/second-factor.contract.ts';
import { firstSteps } from '@porchlight/domain/accounts/session-openings.ts';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { encode } from 'uqr';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedIn } from '../../../platform/http/request-context.ts';
import { accountChangeEmail, codesRefusedEmail } from '../account-changes/account-change.emails.ts';
import { sessions, users } from '../accounts.table.ts';
import { type AccountsContext, consumeForNetwork, inTransaction, isSecure } from '../accounts-context.ts';
import { recoveryCodes, secondFactors } from '../credentials/sign-in-methods.table.ts';
import { findStep, formatBase32, makeCodeKey } from '../credentials/time-codes.ts';
import { consumeToken, findToken } from '../one-use-tokens.ts';
import { checkOwnPassword, loadPasswordHash, requireReauthentication } from '../reauthentication.ts';
import { clearCookie, getCookie, secondFactorCookie } from '../sessions/browser-cookies.ts';
import { consumeForCode } from '../sign-in/login-throttling.ts';
import { createSession, hasSecondFactor } from '../sign-in/signing-in.ts';
import {
  listFirstStepRecipients,
  reportFirstStep,
  requireShownSecondStep,
  requireStaffSecondStep,
} from './second-steps.ts';
import { lockWaysIn } from './sign-in-methods.service.ts';

/** Makes a key that counts for nothing until one of its codes is entered; beginning again replaces it. */
export async function startSecondFactor(
  context: AccountsContext,
  user: SignedIn,
): Promise<SecondFactorSetUp> {
  await requireReauthentication(context.db, user);
  await requireShownSecondStep(context.db, user);
  if (await hasSecondFactor(context.db, user.userId)) {
    throw new Failure('NOT_ALLOWED', { reason: 'accounts.codes-on-already' });
  }
  const key = makeCodeKey();
  const fresh = { sealedKey: context.sealer.seal(key, user.userId), confirmedAt: null, lastStep: 0 };
  await context.db
    .insert(secondFactors)
    .values({ userId: user.userId, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: fresh,
      setWhere: isNull(secondFactors.confirmedAt),
    });
  const uri = formatKeyUri(user.email, key);
  return { key: formatBase32(key), uri, picture: drawSquare(uri) };
}

/**
 * Switches the second factor on with one code from the app, and gives the recovery codes, which are not shown again. The session goes on as
 * one with a second step; others of the account do not.
 */
export async function confirmSecondFactor(context: AccountsContext, user: SignedIn, code: string) {
  await requireReauthentication(context.db, user);
  await requireShownSecondStep(context.db, user);
  await context.limits.consume('second-factor-account', user.userId);
  const recipients = await listFirstStepRecipients(context, user);
  return context.database.transact(async (transaction) => {
    await lockWaysIn(transaction, user.userId);
    const isFirst = await requireShownSecondStep(transaction, user);
    if (await hasSecondFactor(transaction, user.userId)) throw new Failure('CODE_NOT_ACCEPTED');
    await consumeCode(context, transaction, user.userId, code);
    await transaction
      .update(secondFactors)
      .set({ confirmedAt: sql`now()` })
      .where(eq(secondFactors.userId, user.userId));
    // The first one raises its session, which has just shown both steps. Later ones are set up in a raised session.
    for (const first of firstSteps) {
      const isOwn = and(eq(sessions.id, user.sessionId), eq(sessions.openedBy, first));
      await transaction
        .update(sessions)
        .set({ openedBy: `${first}-and-code` })
        .where(isOwn);
    }
    await tell(context, transaction, user.email, 'second-factor-on');
    if (isFirst) await reportFirstStep(context, transaction, user, recipients);
    return { recoveryCodes: await replaceRecoveryCodes(context, transaction, user.userId) };
  });
}

export async function renewRecoveryCodes(context: AccountsContext, user: SignedIn) {
  await requireReauthentication(context.db, user);
  return context.database.transact(async (transaction) => {
    await lockWaysIn(transaction, user.userId);
    await requireShownSecondStep(transaction, user);
    if (!(await hasSecondFactor(transaction, user.userId))) throw new Failure('NOT_FOUND');
    await tell(context, transaction, user.email, 'recovery-codes-renewed');
    return { recoveryCodes: await replaceRecoveryCodes(context, transaction, user.userId) };
  });
}

/** Asks for the password whatever was proved before; an account without one shows a fresh proof. */
export async function turnSecondFactorOff(
  context: AccountsContext,
  user: SignedIn,
  password: string | undefined,
): Promise<void> {
  await requireShownSecondStep(context.db, user);
  if (password === undefined && (await loadPasswordHash(context.db, user.userId)) === undefined) {
    await requireReauthentication(context.db, user);
  } else {
    await checkOwnPassword(context, user.userId, password ?? '', 'password');
  }
  await context.database.transact(async (transaction) => {
    await lockWaysIn(transaction, user.userId);
    await requireShownSecondStep(transaction, user);
    const removed = await transaction
      .delete(secondFactors)
      .where(and(eq(secondFactors.userId, user.userId), isNotNull(secondFactors.confirmedAt)))
      .returning();
    if (removed.length === 0) throw new Failure('NOT_FOUND');
    await requireStaffSecondStep(transaction, user.userId);
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.userId));
    await forgetCodes(transaction, user.userId);
    await tell(context, transaction, user.email, 'second-factor-off');
  });
}

/** What a code opened counts from now on as opened without one. */
async function forgetCodes(transaction: Database, userId: string): Promise<void> {
  for (const first of firstSteps) {
    const byCode = and(eq(sessions.userId, userId), eq(sessions.openedBy, `${first}-and-code`));
    await transaction.update(sessions).set({ openedBy: first }).where(byCode);
  }
}

/** Finishes a sign-in with a code from the app. */
export function enterCode(context: AccountsContext, code: string): Promise<Account> {
  return finishSignIn(context, (transaction, userId) => consumeCode(context, transaction, userId, code));
}

/** Finishes a sign-in without the device: one recovery code, which is spent with it. */
export function enterRecoveryCode(context: AccountsContext, code: string): Promise<Account> {
  return finishSignIn(context, async (transaction, userId) => {
    const spent = await transaction
      .update(recoveryCodes)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, context.sealer.mark(code, userId)),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning();
    if (spent.length === 0) refuseCode('accounts.wrong-recovery-code');
    const left = await transaction.$count(
      recoveryCodes,
      and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
    );
    const [owner] = await transaction.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (owner) await tell(context, transaction, owner.email, 'recovery-code-used', { codesLeft: left });
  });
}

async function finishSignIn(
  context: AccountsContext,
  check: (transaction: Database, userId: string) => Promise<void>,
): Promise<Account> {
  const token = getCookie(secondFactorCookie, context.headers, isSecure(context));
  const waiting = token === undefined ? undefined : await findToken(context.db, token, 'second-factor');
  if (token === undefined || !waiting?.userId) {
    await consumeForNetwork(context, 'sign-in-network');
    throw new Failure('SIGN_IN_AGAIN');
  }
  const { userId, details } = waiting;
  const isLastTry = await consumeForCode(context, userId);
  const first = firstSteps.find((step) => step === details.first) ?? 'password';
  try {
    return await inTransaction(context, async (within) => {
      await check(within.db, userId);
      if (!(await consumeToken(within.db, token, 'second-factor'))) throw new Failure('SIGN_IN_AGAIN');
      within.setCookies(clearCookie(secondFactorCookie, isSecure(within)));
      return createSession(within, userId, `${first}-and-code`);
    });
  } catch (error) {
    if (isLastTry && error instanceof Failure && error.code === 'CODE_NOT_ACCEPTED')
      await warnOwner(context, userId, first);
    throw error;
  }
}

/** Sent at the last attempt alone, and so once each time the attempts run out: someone else has passed the first step. */
async function warnOwner(
  context: AccountsContext,
  userId: string,
  first: (typeof firstSteps)[number],
): Promise<void> {
  await context.database.transact(async (transaction) => {
    const [owner] = await transaction.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (!owner) return;
    await context.post(
      codesRefusedEmail.write(owner.email, { first, baseUrl: context.baseUrl }),
      transaction,
    );
  });
}

/** CODE_NOT_ACCEPTED unless the code is one of now and later than every code used so far: none works twice. */
async function consumeCode(
  context: AccountsContext,
  transaction: Database,
  userId: string,
  code: string,
): Promise<void> {
  const [factor] = await transaction.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  const step = factor && findStep(context.sealer.open(factor.sealedKey, userId), code, context.now());
  if (step === undefined) return refuseCode();
  const spent = await transaction
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning();
  if (spent.length === 0) refuseCode();
}

function refuseCode(
  reason: 'accounts.wrong-code' | 'accounts.wrong-recovery-code' = 'accounts.wrong-code',
): never {
  throw new Failure('CODE_NOT_ACCEPTED', { reason, fields: { code: { reason } } });
}

/** Without letters and digits that look alike: 31 of them, so ten make 49 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

async function replaceRecoveryCodes(context: AccountsContext, transaction: Database, userId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  );
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: context.sealer.mark(code, userId) })));
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

async function tell(
  context: AccountsContext,
  transaction: Database,
  to: string,
  change: AccountChange,
  detail?: AccountChangeDetail,
): Promise<void> {
  await context.post(accountChangeEmail.write(to, { change, baseUrl: context.baseUrl, detail }), transaction);
}

/** The form that authenticator apps read (Key URI Format of Google Authenticator). */
function formatKeyUri(email: string, key: Uint8Array): string {
  const query = new URLSearchParams({
    secret: formatBase32(key),
    issuer: site.name,
    algorithm: 'SHA1',
    digits: String(CODE_DIGITS),
    period: String(CODE_SECONDS),
  });
  const label = `${encodeURIComponent(site.name)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?${String(query).replaceAll('+', '%20')}`;
}

/** The QR code as one path: a rectangle for each run of dark dots in a row. */
function drawSquare(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, path: runs.join('') };
}
