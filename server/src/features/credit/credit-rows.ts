import type {
  CreditCard,
  CreditDispute,
  CreditView,
  ScoreReading,
} from '@porchlight/domain/credit/credit.contract.ts';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { isActiveBuyer, ofPurchase } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { creditCards, creditDisputes, creditScores, creditSenders, creditSharing } from './credit.table.ts';

/** All that a person keeps, and what their co-buyer shares with them. */
export async function loadCredit(db: Database, userId: string): Promise<CreditView> {
  const disputes = await db
    .select()
    .from(creditDisputes)
    .where(eq(creditDisputes.userId, userId))
    .orderBy(desc(creditDisputes.changedAt), creditDisputes.id);
  const [kept] = await db
    .select({ sender: creditSenders.sender })
    .from(creditSenders)
    .where(eq(creditSenders.userId, userId));
  const partner = await findPartner(db, userId);
  return {
    scores: await listScores(db, userId),
    cards: await listCreditCards(db, userId),
    disputes: disputes.map(describeDispute),
    isShared: partner !== undefined && (await isSharedWith(db, { userId, withUserId: partner.userId })),
    partner:
      partner === undefined ? null : { name: partner.name, scores: await readShared(db, userId, partner) },
    sender: kept?.sender ?? null,
  };
}

/** A person's own cards, by name. */
export async function listCreditCards(db: Database, userId: string): Promise<CreditCard[]> {
  const rows = await db
    .select()
    .from(creditCards)
    .where(eq(creditCards.userId, userId))
    .orderBy(asc(creditCards.name), creditCards.id);
  return rows.map(describeCreditCard);
}

/** Who buys with this account now. */
export async function findPartner(
  db: Database,
  userId: string,
): Promise<{ userId: string; name: string } | undefined> {
  const [found] = await db
    .select({ userId: users.id, name: users.name })
    .from(purchasePeople)
    .innerJoin(users, eq(users.id, purchasePeople.userId))
    .where(and(ofPurchase(purchasePeople.purchaseId, userId), isActiveBuyer, ne(users.id, userId)))
    .limit(1);
  return found;
}

async function readShared(
  db: Database,
  userId: string,
  partner: { userId: string },
): Promise<ScoreReading[] | null> {
  const isOpen = await isSharedWith(db, { userId: partner.userId, withUserId: userId });
  return isOpen ? listScores(db, partner.userId) : null;
}

async function isSharedWith(db: Database, pair: { userId: string; withUserId: string }): Promise<boolean> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(creditSharing)
    .where(and(eq(creditSharing.userId, pair.userId), eq(creditSharing.withUserId, pair.withUserId)));
  return found !== undefined;
}

async function listScores(db: Database, userId: string): Promise<ScoreReading[]> {
  const rows = await db
    .select()
    .from(creditScores)
    .where(eq(creditScores.userId, userId))
    .orderBy(desc(creditScores.on), desc(creditScores.enteredAt), creditScores.id);
  return rows.map(describeScore);
}

export function describeScore(row: typeof creditScores.$inferSelect): ScoreReading {
  const { id, value, model, bureau, on, rangeLow, rangeHigh, factors, source, enteredAt } = row;
  const range = rangeLow === null || rangeHigh === null ? null : { low: rangeLow, high: rangeHigh };
  return { id, value, model, bureau, on, range, factors, source, enteredAt: enteredAt.toISOString() };
}

export function describeCreditCard(row: typeof creditCards.$inferSelect): CreditCard {
  const { id, name, balance, limit, statementDay, changedAt } = row;
  return { id, name, balance, limit, statementDay, changedAt: changedAt.toISOString() };
}

export function describeDispute({
  userId: _,
  changedAt,
  ...row
}: typeof creditDisputes.$inferSelect): CreditDispute {
  return { ...row, changedAt: changedAt.toISOString() };
}
