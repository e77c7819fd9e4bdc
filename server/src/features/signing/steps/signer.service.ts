import { signingConsent } from '@porchlight/content/en/signing-consent.ts';
import { type SignatureMark, signatureMark } from '@porchlight/domain/signing/signature-marks.ts';
import type { SignerView } from '@porchlight/domain/signing/signing-views.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedIn } from '../../../platform/http/request-context.ts';
import { recordConsent, recordWithdrawal } from '../../accounts/consents/consents.service.ts';
import type { Signer, SigningContext } from '../signing-context.ts';
import { isDemonstrationCode } from './demonstration.ts';
import { savedSignatures, signingConsents } from './signer.table.ts';

/** What the buyer agreed to and keeps. Consent to an earlier text counts as none: the newer one has to be read. */
export async function getSigner(
  context: SigningContext,
  user: SignedIn,
  db: Database = context.database.db,
): Promise<SignerView> {
  const consent = await findConsent(db, user.userId);
  const [saved] = await db.select().from(savedSignatures).where(eq(savedSignatures.userId, user.userId));
  return {
    name: user.name,
    consent: consent ? { version: consent.version, givenAt: consent.givenAt.toISOString() } : null,
    savedSignature: saved ? openMark(context, user.userId, saved.sealedMark) : null,
  };
}

/** The consent in force, to the text as it is now. */
export async function findConsent(db: Database, userId: string) {
  const [consent] = await db
    .select({ version: signingConsents.version, givenAt: signingConsents.givenAt })
    .from(signingConsents)
    .where(and(isInForce(userId), eq(signingConsents.version, signingConsent.version)))
    .orderBy(desc(signingConsents.givenAt))
    .limit(1);
  return consent;
}

export async function requireConsent(db: Database, userId: string) {
  const consent = await findConsent(db, userId);
  if (!consent) throw new Failure('CONSENT_NEEDED');
  return consent;
}

/** The same, locked until the transaction ends: a concurrent withdrawal waits, and what is signed was agreed to until then. */
export async function lockConsent(transaction: Database, userId: string) {
  const { version, givenAt } = signingConsents;
  const [consent] = await transaction
    .select({ version, givenAt })
    .from(signingConsents)
    .where(and(isInForce(userId), eq(version, signingConsent.version)))
    .orderBy(desc(givenAt))
    .limit(1)
    .for('update');
  if (!consent) throw new Failure('CONSENT_NEEDED');
  return consent;
}

/**
 * Stores the consent once the code of the demonstration was given; given twice, the first is kept, whatever the code: the first used it up,
 * and its response may have been lost.
 */
export async function giveConsent(
  context: SigningContext,
  signer: Signer,
  input: { version: string; code: string },
): Promise<SignerView> {
  const { userId, address, userAgent } = signer;
  if (input.version !== signingConsent.version) throw textChanged();
  if (await findConsent(context.database.db, userId)) return getSigner(context, signer);
  await context.limits.consume('demonstration-account', userId);
  if (!(await isDemonstrationCode(context, userId, input.code))) throw wrongCode();
  return context.database.transact(async (transaction) => {
    if (await findConsent(transaction, userId)) return getSigner(context, signer, transaction);
    const now = context.now();
    const { version } = input;
    await transaction
      .insert(signingConsents)
      .values({ userId, version, givenAt: now, address, browser: userAgent });
    // The network address and browser stand in `signing_consents`, as part of the evidence of each signature.
    await recordConsent(transaction, {
      purpose: 'electronic-records',
      source: 'electronic-signing',
      textVersion: version,
      email: signer.email,
      userId,
      givenAt: now,
      proof: { act: 'entered-code' },
    });
    await context.events.append(transaction, {
      kind: 'consent-given',
      at: now,
      userId,
      detail: { userId, version, address, browser: userAgent },
    });
    return getSigner(context, signer, transaction);
  });
}

/** Signatures that were given stay; what is prepared and not completed cannot be completed any more. */
export async function withdrawSigningConsent(context: SigningContext, signer: Signer): Promise<SignerView> {
  const { userId, address } = signer;
  return context.database.transact(async (transaction) => {
    const now = context.now();
    const withdrawn = await transaction
      .update(signingConsents)
      .set({ withdrawnAt: now })
      .where(isInForce(userId))
      .returning({ id: signingConsents.id });
    if (withdrawn.length === 0) return getSigner(context, signer, transaction);
    await recordWithdrawal(transaction, {
      purpose: 'electronic-records',
      source: 'settings',
      email: signer.email,
      userId,
      withdrawnAt: now,
      proof: { act: 'stopped-in-settings' },
    });
    await context.events.append(transaction, {
      kind: 'consent-withdrawn',
      at: now,
      userId,
      detail: { userId, address },
    });
    return getSigner(context, signer, transaction);
  });
}

export async function saveSignature(
  context: SigningContext,
  user: SignedIn,
  mark: SignatureMark,
): Promise<SignerView> {
  const sealedMark = context.sealer.seal(Buffer.from(JSON.stringify(mark)), user.userId);
  const saved = { sealedMark, savedAt: context.now() };
  await context.database.db
    .insert(savedSignatures)
    .values({ userId: user.userId, ...saved })
    .onConflictDoUpdate({ target: savedSignatures.userId, set: saved });
  return getSigner(context, user);
}

export async function forgetSignature(context: SigningContext, user: SignedIn): Promise<SignerView> {
  await context.database.db.delete(savedSignatures).where(eq(savedSignatures.userId, user.userId));
  return getSigner(context, user);
}

const isInForce = (userId: string) =>
  and(eq(signingConsents.userId, userId), isNull(signingConsents.withdrawnAt));

function openMark(context: SigningContext, userId: string, sealed: Uint8Array): SignatureMark {
  return signatureMark.parse(JSON.parse(Buffer.from(context.sealer.open(sealed, userId)).toString()));
}

function textChanged(): Failure {
  const reason = 'signing.consent-changed';
  return new Failure('BAD_INPUT', { reason, fields: { version: { reason } } });
}

function wrongCode(): Failure {
  const reason = 'signing.wrong-pdf-code';
  return new Failure('CODE_NOT_ACCEPTED', { reason, fields: { code: { reason } } });
}
