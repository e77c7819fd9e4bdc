import type { ConsentAct, ConsentSource, WithdrawableHere } from '@porchlight/domain/consents/consents.ts';
import { withdrawableHere } from '@porchlight/domain/consents/consents.ts';
import type { ConsentLine } from '@porchlight/domain/personal-data/personal-data.contract.ts';
import { desc } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import { readLastDecision, recordWithdrawal } from '../consents/consents.service.ts';
import { consents } from '../consents/consents.table.ts';
import { endNewsletter } from '../leads/leads.service.ts';
import { byAccountElseAddress, type Owner } from './owned-table.ts';

/** The person's rows of the ledger, newest first. */
export async function listConsents(db: Database, owner: Owner): Promise<ConsentLine[]> {
  const rows = await db
    .select()
    .from(consents)
    .where(isOwned(owner))
    .orderBy(desc(consents.id))
    .limit(MOST_LINES);
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

/** The last word on each consent that can be ended here. */
export async function readDecisions(db: Database, owner: Owner) {
  const decisions = await Promise.all(
    withdrawableHere.map(async (purpose) => {
      const last = await readLastDecision(db, purpose, isOwned(owner));
      return last === null ? [] : [{ purpose, decision: last.decision, at: last.at.toISOString() }];
    }),
  );
  return decisions.flat();
}

/** Ends a consent, once however often it is pressed; NOT_FOUND where none holds. */
export async function withdrawConsent(
  transaction: Database,
  owner: Owner,
  purpose: WithdrawableHere,
  how: { source: ConsentSource; act: ConsentAct; withdrawnAt: Date },
): Promise<void> {
  const { source, withdrawnAt } = how;
  const last = await readLastDecision(transaction, purpose, isOwned(owner));
  if (last?.decision !== 'given') throw nothingToWithdraw();
  const proof = { act: how.act };
  const userId = owner.userId ?? undefined;
  if (purpose === 'newsletter') {
    if (!(await endNewsletter(transaction, owner.email, { source, proof, withdrawnAt, userId })))
      throw nothingToWithdraw();
    return;
  }
  const phone = last.phone ?? undefined;
  await recordWithdrawal(transaction, {
    purpose,
    email: owner.email,
    userId,
    phone,
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
  await database.transact((transaction) => withdrawConsent(transaction, owner, purpose, how));
}

/** More than anybody gives by hand; all of them are in the download. */
const MOST_LINES = 200;

const isOwned = byAccountElseAddress(consents.userId, consents.email);

function nothingToWithdraw(): Failure {
  return new Failure('NOT_FOUND', { message: 'No such consent holds at the moment. Nothing was changed.' });
}
