import type {
  CreditCard,
  CreditDispute,
  CreditView,
  ScoreReading,
} from '@porchlight/domain/credit/credit.contract.ts';
import {
  type CreditCardInput,
  type CreditDisputeInput,
  type CreditRecordProblems,
  findDisputeProblems,
  findScoreProblems,
  MAX_DISPUTES,
  MAX_SCORES,
  type ScoreReadingInput,
} from '@porchlight/domain/credit/credit-records.ts';
import { MAX_CARDS } from '@porchlight/domain/credit/utilization.ts';
import type { LetterSender } from '@porchlight/domain/kernel/letter-fields.ts';
import { and, count, eq, ne } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { creditCards, creditDisputes, creditScores, creditSenders, creditSharing } from './credit.table.ts';
import { type CreditContext, getCreditToday } from './credit-context.ts';
import {
  describeCreditCard,
  describeDispute,
  describeScore,
  findPartner,
  loadCredit,
} from './credit-rows.ts';

type Stored<Input> = Input & { id: string };

/** Adds a score under the id its writer chose, or changes it. */
export async function saveScore(
  context: CreditContext,
  userId: string,
  input: Stored<ScoreReadingInput>,
): Promise<ScoreReading> {
  refuse(findScoreProblems(input, getCreditToday(context)));
  const { id, range, ...content } = input;
  const values = { ...content, rangeLow: range?.low ?? null, rangeHigh: range?.high ?? null };
  return store(context, userId, { table: creditScores, id, most: MAX_SCORES }, async (transaction) => {
    const [row] = await transaction
      .insert(creditScores)
      .values({ id, userId, ...values, source: 'typed', enteredAt: context.now() })
      .onConflictDoUpdate({ target: [creditScores.userId, creditScores.id], set: values })
      .returning();
    return row && describeScore(row);
  });
}

export async function saveCard(
  context: CreditContext,
  userId: string,
  { id, ...content }: Stored<CreditCardInput>,
): Promise<CreditCard> {
  return store(context, userId, { table: creditCards, id, most: MAX_CARDS }, async (transaction) => {
    const values = { ...content, changedAt: context.now() };
    const [row] = await transaction
      .insert(creditCards)
      .values({ id, userId, ...values })
      .onConflictDoUpdate({ target: [creditCards.userId, creditCards.id], set: values })
      .returning();
    return row && describeCreditCard(row);
  });
}

export async function saveDispute(
  context: CreditContext,
  userId: string,
  { id, ...content }: Stored<CreditDisputeInput>,
): Promise<CreditDispute> {
  refuse(findDisputeProblems(content, getCreditToday(context)));
  return store(context, userId, { table: creditDisputes, id, most: MAX_DISPUTES }, async (transaction) => {
    const values = { ...content, changedAt: context.now() };
    const [row] = await transaction
      .insert(creditDisputes)
      .values({ id, userId, ...values })
      .onConflictDoUpdate({
        target: [creditDisputes.userId, creditDisputes.id],
        set: values,
      })
      .returning();
    return row && describeDispute(row);
  });
}

/** Deletes one of the buyer's own rows; one that is not there is gone already. */
export async function removeCreditRow(
  context: CreditContext,
  userId: string,
  { table, id }: { table: CreditTable; id: string },
): Promise<{ done: true }> {
  return context.database.transact(async (transaction) => {
    await transaction.delete(table).where(and(eq(table.id, id), eq(table.userId, userId)));
    await announceCredit(transaction, userId, table);
    return { done: true };
  });
}

/** Shares one's scores with the co-buyer, or stops sharing them. BAD_INPUT where this person has no co-buyer. */
export async function shareScores(
  context: CreditContext,
  userId: string,
  { isShared }: { isShared: boolean },
): Promise<CreditView> {
  return context.database.transact(async (transaction) => {
    await lockOwner(transaction, 'credit', userId);
    await transaction.delete(creditSharing).where(eq(creditSharing.userId, userId));
    const partner = await findPartner(transaction, userId);
    if (isShared) {
      if (partner === undefined) throw new Failure('BAD_INPUT', { reason: 'credit.no-partner' });
      await transaction
        .insert(creditSharing)
        .values({ userId, withUserId: partner.userId, since: context.now() });
    }
    await announceTo(transaction, [userId, ...(partner === undefined ? [] : [partner.userId])]);
    return loadCredit(transaction, userId);
  });
}

/** Keeps the name and address of letters, or forgets them. */
export async function storeSender(
  context: CreditContext,
  userId: string,
  { sender }: { sender: LetterSender | null },
): Promise<{ sender: LetterSender | null }> {
  const { db } = context.database;
  if (sender === null) await db.delete(creditSenders).where(eq(creditSenders.userId, userId));
  else {
    const values = { sender, changedAt: context.now() };
    await db
      .insert(creditSenders)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: creditSenders.userId, set: values });
  }
  return { sender };
}

export type CreditTable = PgTable & { id: PgColumn; userId: PgColumn };

function refuse(problems: CreditRecordProblems): void {
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', { fields: problems });
}

async function store<View>(
  context: CreditContext,
  userId: string,
  { table, id, most }: { table: CreditTable; id: string; most: number },
  write: (transaction: Database) => Promise<View | undefined>,
): Promise<View> {
  return context.database.transact(async (transaction) => {
    await lockOwner(transaction, 'credit', userId);
    const [others] = await transaction
      .select({ count: count() })
      .from(table)
      .where(and(eq(table.userId, userId), ne(table.id, id)));
    if ((others?.count ?? 0) >= most)
      throw new Failure('BAD_INPUT', { reason: 'credit.most-rows', params: { most } });
    const view = await write(transaction);
    if (view === undefined) throw new Error('the database returned no row for an upsert');
    await announceCredit(transaction, userId, table);
    return view;
  });
}

/** Those with whom the scores are shared see them change; everything else is visible to its owner alone. */
async function announceCredit(transaction: Database, userId: string, table: CreditTable): Promise<void> {
  const seeing =
    table === creditScores
      ? await transaction
          .select({ userId: creditSharing.withUserId })
          .from(creditSharing)
          .where(eq(creditSharing.userId, userId))
      : [];
  await announceTo(transaction, [userId, ...seeing.map((each) => each.userId)]);
}

async function announceTo(transaction: Database, userIds: readonly string[]): Promise<void> {
  await announceChange(transaction, ...userIds.map((userId) => ({ userId, topic: 'credit' }) as const));
}
