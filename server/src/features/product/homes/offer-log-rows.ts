import type { HomeContract } from '@porchlight/domain/homes/home-contract.ts';
import type { OfferEntryView, OfferLogView } from '@porchlight/domain/homes/homes.contract.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { users } from '../../kernel/accounts/accounts.table.ts';
import { ofPurchase } from '../../kernel/purchases/membership.ts';
import { homeContracts, homeOffers } from './homes.table.ts';
import { readHome } from './homes-rows.ts';

/** The log of a home of the purchase with its contract. NOT_FOUND where there is no such home. */
export async function readOfferLog(db: Database, userId: string, homeId: string): Promise<OfferLogView> {
  if ((await readHome(db, userId, homeId)) === undefined) throw new Failure('NOT_FOUND');
  return {
    entries: await listEntries(db, userId, homeId),
    contract: (await readContract(db, userId, homeId)) ?? null,
  };
}

export async function listEntries(db: Database, userId: string, homeId: string): Promise<OfferEntryView[]> {
  const rows = await db
    .select({ entry: homeOffers, name: users.name })
    .from(homeOffers)
    .innerJoin(users, eq(users.id, homeOffers.userId))
    .where(and(ofPurchase(homeOffers.purchaseId, userId), eq(homeOffers.homeId, homeId)))
    .orderBy(asc(homeOffers.place));
  return rows.map(({ entry: { id, kind, by, at, answers, terms, userId: writer, enteredAt }, name }) => ({
    ...{ id, kind, by, answers, terms, at: at.toISOString(), enteredAt: enteredAt.toISOString() },
    enteredBy: { name, isYou: writer === userId },
  }));
}

export async function readContract(
  db: Database,
  userId: string,
  homeId: string,
): Promise<HomeContract | undefined> {
  const [row] = await db
    .select({ terms: homeContracts.terms, changes: homeContracts.changes })
    .from(homeContracts)
    .where(and(ofPurchase(homeContracts.purchaseId, userId), eq(homeContracts.homeId, homeId)));
  return row;
}
