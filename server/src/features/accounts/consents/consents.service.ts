import type { CallsConsent } from '@porchlight/domain/accounts/calls-consent.ts';
import type {
  ConsentAct,
  ConsentForm,
  ConsentPurpose,
  ConsentSource,
} from '@porchlight/domain/accounts/consents.ts';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { insertPrepared } from '../../../platform/database/prepared-statements.ts';
import { emit } from '../../../platform/events/transaction-events.ts';
import { findTextHash } from './consent-texts.ts';
import { consents } from './consents.table.ts';

/** What shows that the person agreed: what they did, and where it applies from which network and through which email. */
export type ConsentProof = { act: ConsentAct; network?: string | null; emailId?: string };

/** `subject` is the id of the stored form that the consent came with, or which emails it is about. */
type AboutConsent = {
  purpose: ConsentPurpose;
  email: string;
  userId?: string | undefined;
  phone?: string | undefined;
  subject?: string;
  proof: ConsentProof;
};

export type GivenConsent = AboutConsent & { source: ConsentForm; textVersion: string; givenAt: Date };
export type WithdrawnConsent = AboutConsent & { source: ConsentSource; withdrawnAt: Date };

const insertConsent = insertPrepared(
  'insert consent',
  consents,
  [
    'purpose',
    'decision',
    'at',
    'email',
    'userId',
    'phone',
    'source',
    'textVersion',
    'textSha256',
    'act',
    'subject',
    'emailId',
    'network',
  ],
  (insert) => insert.returning({ id: consents.id }),
);

/** Adds one row to the ledger, in the transaction that stores what was agreed to. */
export async function recordConsent(
  transaction: Database,
  { source, textVersion, givenAt, ...about }: GivenConsent,
): Promise<void> {
  const textSha256 = await findTextHash(transaction, source, textVersion);
  await insertConsent(transaction, {
    ...toColumns(about),
    decision: 'given',
    at: givenAt,
    source,
    textVersion,
    textSha256,
  });
}

/** Adds one row for the withdrawal; whether there was something to withdraw is the caller's to know. */
export async function recordWithdrawal(
  transaction: Database,
  { source, withdrawnAt, ...about }: WithdrawnConsent,
): Promise<void> {
  const [row] = await insertConsent(transaction, {
    ...toColumns(about),
    decision: 'withdrawn',
    at: withdrawnAt,
    source,
    textVersion: null,
    textSha256: null,
  });
  if (!row) return;
  const data = { consentId: String(row.id), purpose: about.purpose };
  await emit(transaction, 'consent.withdrawn', data, withdrawnAt);
}

/** The last word on one purpose under one address. */
export type LastWord = Pick<
  typeof consents.$inferSelect,
  'id' | 'email' | 'userId' | 'phone' | 'decision' | 'at'
>;

/** The last word on a purpose under each address that the rows of `whose` name: someone may agree under several. */
export async function listLastWords(
  db: Database,
  purpose: ConsentPurpose,
  whose: SQL | undefined,
): Promise<LastWord[]> {
  const { id, email, userId, phone, decision, at } = consents;
  return db
    .selectDistinctOn([email], { id, email, userId, phone, decision, at })
    .from(consents)
    .where(and(eq(consents.purpose, purpose), whose))
    .orderBy(asc(email), desc(id));
}

/** Whether an address may be called and sent text messages. */
export async function getCallsConsent(db: Database, email: string): Promise<CallsConsent> {
  const [last] = await listLastWords(db, 'calls-and-texts', eq(consents.email, email));
  return last ? { decision: last.decision, at: last.at.toISOString() } : null;
}

/** The same for each row of a list: since when its address must not be called, null where that was not said. */
export function findCallsWithdrawal(email: SQL): SQL {
  return sql`(select case when said.decision = 'withdrawn' then said.at end from consents said
    where said.email = ${email} and said.purpose = 'calls-and-texts' order by said.id desc limit 1)`;
}

/** Lets the rest of the transaction remove rows of the ledger: for erasure and for the end of a period, and nothing else. */
export async function allowConsentRemoval(transaction: Database): Promise<void> {
  await transaction.execute(sql`select set_config('porchlight.consent_removal', 'on', true)`);
}

function toColumns({ purpose, email, userId, phone, subject, proof }: AboutConsent) {
  return {
    purpose,
    email,
    userId: userId ?? null,
    phone: phone ?? null,
    subject: subject ?? null,
    act: proof.act,
    network: proof.network ?? null,
    emailId: proof.emailId ?? null,
  };
}
