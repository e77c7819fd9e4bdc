import {
  type ConsentAct,
  type ConsentSource,
  type WithdrawableHere,
  withdrawableHere,
} from '@porchlight/domain/accounts/consents.ts';
import type { ConsentLine } from '@porchlight/domain/accounts/personal-data/personal-data.contract.ts';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { byAccountElseAddress, type Owner } from '../../platform/database/owned-rows.ts';
import { listLastWords, recordWithdrawal } from '../accounts/consents/consents.service.ts';
import { consents } from '../accounts/consents/consents.table.ts';
import { endNewsletter } from '../leads/leads.service.ts';

/** The person's rows of the ledger, newest first. */
export async function listConsents(db: Database, owner: Owner): Promise<ConsentLine[]> {
  const rows = await db
    .select()
    .from(consents)
    .where(findOwnConsents(owner))
    .orderBy(desc(consents.id))
    .limit(MAX_LINES);
  return rows.map(({ id, purpose, decision, at, source, textVersion, phone }) => ({
    id,
    purpose,
    decision,
    at: at.toISOString(),
    source,
    version: textVersion,
    phone,
  }));
}

/** What holds of each consent that can be ended here: it does while it does under one address. */
export async function getDecisions(db: Database, whose: SQL | undefined) {
  const decisions = await Promise.all(
    withdrawableHere.map(async (purpose) => {
      const words = await listLastWords(db, purpose, whose);
      const given = words.filter(({ decision }) => decision === 'given');
      const [newest] = (given.length > 0 ? given : words).toSorted((a, b) => b.id - a.id);
      return newest ? [{ purpose, decision: newest.decision, at: newest.at.toISOString() }] : [];
    }),
  );
  return decisions.flat();
}

/**
 * Ends a consent under every address it holds under, because that is where someone looks before they call; once however often it is
 * pressed. NOT_FOUND where none holds.
 */
export async function withdrawConsent(
  transaction: Database,
  { owner, whose }: { owner: Owner; whose: SQL | undefined },
  purpose: WithdrawableHere,
  how: { source: ConsentSource; act: ConsentAct; withdrawnAt: Date },
): Promise<void> {
  const { source, withdrawnAt } = how;
  const words = await listLastWords(transaction, purpose, whose);
  const given = words.filter(({ decision }) => decision === 'given');
  if (given.length === 0) throw nothingToWithdraw();
  const proof = { act: how.act };
  if (purpose === 'newsletter') {
    const userId = owner.userId ?? undefined;
    if (!(await endNewsletter(transaction, owner.email, { source, proof, withdrawnAt, userId })))
      throw nothingToWithdraw();
    return;
  }
  for (const { email, userId, phone } of given)
    await recordWithdrawal(transaction, {
      purpose,
      email,
      userId: userId ?? owner.userId ?? undefined,
      phone: phone ?? undefined,
      source,
      proof,
      withdrawnAt,
    });
}

/** What the signed-in person does in the settings. */
export async function withdrawOwnConsent(
  { database, now }: { database: DatabaseConnection; now(): Date },
  owner: Owner,
  purpose: WithdrawableHere,
): Promise<void> {
  const how = { source: 'settings', act: 'stopped-in-settings', withdrawnAt: now() } as const;
  const whose = findOwnConsents(owner);
  await database.transact((transaction) => withdrawConsent(transaction, { owner, whose }, purpose, how));
}

/** More than anyone gives by hand; all of them are in the download. */
const MAX_LINES = 200;

/**
 * What the person agreed to themself: the account's, whatever address was typed, and what was sent under its address without signing in.
 */
export const findOwnConsents = byAccountElseAddress(consents.userId, consents.email);

/**
 * For staff, who know an address: what was agreed to under it by anyone, and consent to calls under any other by accounts that used it,
 * because a person who withdraws means all of it.
 */
export function findConsentsUnder(owner: Owner): SQL | undefined {
  const accounts = sql`(select user_id from consents where email = ${owner.email} and user_id is not null)`;
  return or(
    findOwnConsents(owner),
    eq(consents.email, owner.email),
    and(eq(consents.purpose, 'calls-and-texts'), sql`${consents.userId} = any(array${accounts})`),
  );
}

function nothingToWithdraw(): Failure {
  return new Failure('NOT_FOUND', { reason: 'personal-data.no-such-consent' });
}
