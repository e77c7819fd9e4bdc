import type { HomeContract } from '@porchlight/domain/homes/home-contract.ts';
import type { OfferEntryView, OfferLogView } from '@porchlight/domain/homes/homes.contract.ts';
import { getOfferState, type OfferEntry } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import { and, asc, eq } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { homeContracts, homeOffers } from './homes.table.ts';
import { loadHomeRow } from './homes-rows.ts';

/** The log of a home of the purchase with its contract. NOT_FOUND where there is no such home. */
export async function loadOfferLog(
  db: Database,
  userId: string,
  { homeId, now }: { homeId: string; now: Date },
): Promise<OfferLogView> {
  const home = await loadHomeRow(db, userId, homeId);
  if (home === undefined) throw new Failure('NOT_FOUND');
  const entries = await listEntries(db, userId, homeId);
  const { acceptance } = getOfferState({ timeZone: home.timeZone, entries }, now);
  const stored = await loadStoredContract(db, userId, homeId);
  return { entries, contract: (acceptance && findContractOf(acceptance, stored)) ?? null };
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

/** A contract as it is stored, whether or not it is in force. */
type StoredContract = HomeContract & { acceptanceId: string };

export async function loadStoredContract(
  db: Database,
  userId: string,
  homeId: string,
): Promise<StoredContract | undefined> {
  const { terms, changes, acceptanceId } = homeContracts;
  const [row] = await db
    .select({ terms, changes, acceptanceId })
    .from(homeContracts)
    .where(and(ofPurchase(homeContracts.purchaseId, userId), eq(homeContracts.homeId, homeId)));
  return row;
}

/** The terms that an acceptance brought about: those of another, whose contract was canceled, are none of its. */
export function findContractOf(
  acceptance: Pick<OfferEntry, 'id'>,
  stored: StoredContract | undefined,
): HomeContract | undefined {
  if (stored === undefined) return undefined;
  const { acceptanceId, terms, changes } = stored;
  return acceptanceId === acceptance.id ? { terms, changes } : undefined;
}
