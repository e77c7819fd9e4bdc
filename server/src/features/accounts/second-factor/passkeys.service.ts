import { site } from '@porchlight/content/site.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { MAX_PASSKEYS, type PasskeyAnswer } from '@porchlight/domain/accounts/passkeys.contract.ts';
import { firstSteps } from '@porchlight/domain/accounts/session-openings.ts';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { SignedIn } from '../../../platform/http/request-context.ts';
import { accountChangeEmail } from '../account-changes/account-change.emails.ts';
import { sessions } from '../accounts.table.ts';
import { type AccountsContext, consumeForNetwork, inTransaction } from '../accounts-context.ts';
import { passkeys } from '../credentials/sign-in-methods.table.ts';
import { consumeToken, makeToken, saveToken, type TokenPurpose } from '../one-use-tokens.ts';
import { recordReauthentication, requireReauthentication } from '../reauthentication.ts';
import { createSession } from '../sign-in/signing-in.ts';
import {
  listFirstStepRecipients,
  reportFirstStep,
  requireShownSecondStep,
  requireStaffSecondStep,
  requireStepToAddPasskey,
} from './second-steps.ts';
import { describePasskey, lockWaysIn, requireSignInMethod } from './sign-in-methods.service.ts';

/** How long a person may take to touch the sensor, in minutes. On the sign-in page the question waits as long as the page. */
const MINUTES = 10;
const MINUTES_AT_SIGN_IN = 60;

type PasskeyRow = typeof passkeys.$inferSelect;

export async function startAdding(context: AccountsContext, user: SignedIn) {
  await requireReauthentication(context.db, user);
  await requireStepToAddPasskey(context.db, user);
  const own = await context.db.select().from(passkeys).where(eq(passkeys.userId, user.userId));
  if (own.length >= MAX_PASSKEYS) throw refuseMore();
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: readDomain(context),
    userID: new TextEncoder().encode(user.userId),
    userName: user.email,
    userDisplayName: user.name,
    challenge: await keepChallenge(context, 'passkey-adding', MINUTES, user.userId),
    attestationType: 'none',
    excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export async function addPasskey(
  context: AccountsContext,
  user: SignedIn,
  { name, answer }: { name: string; answer: PasskeyAnswer },
) {
  await requireReauthentication(context.db, user);
  const recipients = await listFirstStepRecipients(context, user);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  return inTransaction(context, async (within) => {
    await lockWaysIn(within.db, user.userId);
    const isFirst = await requireStepToAddPasskey(within.db, user);
    if ((await within.db.$count(passkeys, eq(passkeys.userId, user.userId))) >= MAX_PASSKEYS)
      throw refuseMore();
    const verified = await tryToVerify(() =>
      verifyRegistrationResponse({
        response: answer as unknown as RegistrationResponseJSON,
        expectedChallenge: (challenge) => consumeChallenge(within, challenge, 'passkey-adding', user.userId),
        expectedOrigin: within.baseUrl,
        expectedRPID: readDomain(within),
        requireUserVerification: true,
      }),
    );
    if (verified instanceof Failure) return verified;
    const { registrationInfo } = verified;
    if (!registrationInfo) return new Failure('PASSKEY_NOT_ACCEPTED');
    const { credential, credentialBackedUp } = registrationInfo;
    const [row] = await within.db
      .insert(passkeys)
      .values({
        userId: user.userId,
        name,
        credentialId: credential.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: credential.transports ?? [],
        isBackedUp: credentialBackedUp,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) return new Failure('PASSKEY_NOT_ACCEPTED');
    // The first one raises its session: its maker has just shown the device and can unlock it. Later ones are added in a raised session.
    await within.db
      .update(sessions)
      .set({ openedBy: 'passkey' })
      .where(and(eq(sessions.id, user.sessionId), inArray(sessions.openedBy, ['unknown', ...firstSteps])));
    const email = accountChangeEmail.write(user.email, {
      change: 'passkey-added',
      baseUrl: within.baseUrl,
      detail: { passkey: name },
    });
    await within.post(email, within.db);
    if (isFirst) await reportFirstStep(within, within.db, user, recipients);
    return describePasskey(row);
  });
}

function refuseMore(): Failure {
  return new Failure('NOT_ALLOWED', { reason: 'accounts.most-passkeys', params: { most: MAX_PASSKEYS } });
}

export async function renamePasskey(context: AccountsContext, user: SignedIn, id: string, name: string) {
  const [row] = await context.db.update(passkeys).set({ name }).where(isOwn(id, user)).returning();
  if (!row) throw new Failure('NOT_FOUND');
  return describePasskey(row);
}

export async function removePasskey(context: AccountsContext, user: SignedIn, id: string): Promise<void> {
  await context.database.transact(async (transaction) => {
    const [row] = await transaction.select().from(passkeys).where(isOwn(id, user)).for('update');
    if (!row) throw new Failure('NOT_FOUND');
    await requireReauthentication(transaction, user);
    await requireSignInMethod(transaction, user.userId);
    await requireShownSecondStep(transaction, user);
    await transaction.delete(passkeys).where(isOwn(id, user));
    await requireStaffSecondStep(transaction, user.userId);
    const email = accountChangeEmail.write(user.email, {
      change: 'passkey-removed',
      baseUrl: context.baseUrl,
      detail: { passkey: row.name },
    });
    await context.post(email, transaction);
  });
}

/** Asks for any passkey of this site that the device holds, so that no one has to type an address. */
export async function startPasskeySignIn(context: AccountsContext) {
  await consumeForNetwork(context, 'challenge-network');
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: readDomain(context),
    challenge: await keepChallenge(context, 'passkey-sign-in', MINUTES_AT_SIGN_IN),
    userVerification: 'required',
  });
}

/** A passkey is two factors in one (the device and its lock), so nothing further is asked. */
export async function signInByPasskey(context: AccountsContext, answer: PasskeyAnswer): Promise<Account> {
  await consumeForNetwork(context, 'sign-in-network');
  return inTransaction(context, async (within) => {
    const row = await verifyAnswer(within, answer, 'passkey-sign-in');
    return row instanceof Failure ? row : createSession(within, row.userId, 'passkey');
  });
}

export async function startPasskeyReauthentication(context: AccountsContext, user: SignedIn) {
  const own = await context.db.select().from(passkeys).where(eq(passkeys.userId, user.userId));
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: readDomain(context),
    challenge: await keepChallenge(context, 'passkey-proof', MINUTES, user.userId),
    allowCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
    userVerification: 'required',
  });
}

export async function reauthenticateByPasskey(
  context: AccountsContext,
  user: SignedIn,
  answer: PasskeyAnswer,
): Promise<void> {
  await inTransaction(context, async (within) => {
    const row = await verifyAnswer(within, answer, 'passkey-proof', user.userId);
    return row instanceof Failure ? row : recordReauthentication(within.db, user);
  });
}

/** The passkey that gave the answer, or the refusal, with which the question stays used up. */
async function verifyAnswer(
  context: AccountsContext,
  answer: PasskeyAnswer,
  purpose: TokenPurpose,
  userId?: string,
): Promise<PasskeyRow | Failure> {
  const [row] = await context.db.select().from(passkeys).where(eq(passkeys.credentialId, answer.id));
  if (!row || (userId !== undefined && row.userId !== userId)) return new Failure('PASSKEY_NOT_ACCEPTED');
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const answered = await tryToVerify(() =>
    verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => consumeChallenge(context, challenge, purpose, userId),
      expectedOrigin: context.baseUrl,
      expectedRPID: readDomain(context),
      requireUserVerification: true,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(row.publicKey),
        counter: row.counter,
        transports: row.transports as AuthenticatorTransport[],
      },
    }),
  );
  if (answered instanceof Failure) return answered;
  const { verified, authenticationInfo } = answered;
  if (!verified) return new Failure('PASSKEY_NOT_ACCEPTED');
  await context.db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, row.id));
  return row;
}

/** The challenge travels as text; the library makes base64url of its bytes, and gives that back. */
async function keepChallenge(
  { db }: AccountsContext,
  purpose: TokenPurpose,
  minutes: number,
  userId?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const token = makeToken();
  await saveToken(db, token, minutes, { purpose, ...(userId === undefined ? {} : { userId }) });
  return new Uint8Array(Buffer.from(token, 'base64url'));
}

/** Whether this very question was asked of this person; each can be answered once. */
async function consumeChallenge(
  { db }: AccountsContext,
  challenge: string,
  purpose: TokenPurpose,
  userId?: string,
): Promise<boolean> {
  const kept = await consumeToken(db, challenge, purpose);
  return kept !== undefined && kept.userId === (userId ?? null);
}

/** The library throws a plain error for each of the many ways in which an answer can be wrong. */
function tryToVerify<Result>(verify: () => Promise<Result>): Promise<Result | Failure> {
  return verify().catch((error: unknown) => new Failure('PASSKEY_NOT_ACCEPTED', { cause: error }));
}

function readDomain({ baseUrl }: AccountsContext): string {
  return new URL(baseUrl).hostname;
}

function isOwn(id: string, user: SignedIn) {
  return and(eq(passkeys.id, id), eq(passkeys.userId, user.userId));
}
