import type { HomeContract } from '@porchlight/domain/homes/home-contract.ts';
import type { HomePhoto } from '@porchlight/domain/homes/home-photos.ts';
import type {
  BuyerOpinion,
  HomesView,
  HomeView,
  OfferEntryView,
  OfferLogView,
} from '@porchlight/domain/homes/homes.contract.ts';
import { getOfferState, type OfferEntry } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { isActiveBuyer, ofPurchase } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { homeContracts, homeOffers, homeOpinions, homes } from './homes.table.ts';
import { listPhotos } from './photo-rows.ts';

/** The homes of the purchase that this account buys, the latest changed first, and the offer that counts on each. */
export async function listHomes(db: Database, userId: string, now: Date): Promise<HomesView> {
  const rows = await db
    .select()
    .from(homes)
    .where(ofPurchase(homes.purchaseId, userId))
    .orderBy(desc(homes.changedAt), homes.id);
  const opinions = await listOpinions(db, userId);
  const photos = await listPhotos(db, userId);
  const [buyers] = await db
    .select({ count: count() })
    .from(purchasePeople)
    .where(and(ofPurchase(purchasePeople.purchaseId, userId), isActiveBuyer));
  return {
    homes: rows.map((row) => describeHome(row, opinions.get(row.id) ?? [], photos.get(row.id) ?? [])),
    offers: await listCurrentOffers(db, userId, { rows, now }),
    isShared: (buyers?.count ?? 1) > 1,
  };
}

async function listCurrentOffers(
  db: Database,
  userId: string,
  { rows, now }: { rows: readonly Pick<HomeView, 'id' | 'timeZone'>[]; now: Date },
): Promise<HomesView['offers']> {
  const { id, homeId, kind, by, at, answers, terms } = homeOffers;
  const entries = await db
    .select({ id, homeId, kind, by, at, answers, terms })
    .from(homeOffers)
    .where(ofPurchase(homeOffers.purchaseId, userId))
    .orderBy(homeOffers.place);
  const logs = Map.groupBy(entries, (entry) => entry.homeId);
  return Object.fromEntries(
    rows.flatMap((home) => {
      const log = (logs.get(home.id) ?? []).map((entry) => ({ ...entry, at: entry.at.toISOString() }));
      const { live, contract } = getOfferState({ timeZone: home.timeZone, entries: log }, now);
      const offer = live ?? contract;
      if (offer === null) return [];
      const { by, terms, endsAt } = offer;
      return [
        [
          home.id,
          live === null
            ? { state: 'contract' as const, by, terms, endsAt: null }
            : { state: 'live' as const, by, terms, endsAt: endsAt?.toISOString() ?? null },
        ],
      ];
    }),
  );
}

/** One home of the purchase; nothing where it is not there. */
export async function loadHomeRow(db: Database, userId: string, id: string): Promise<HomeView | undefined> {
  const [row] = await db.select().from(homes).where(ofHome(userId, id));
  if (row === undefined) return undefined;
  const opinions = await listOpinions(db, userId, id);
  const photos = await listPhotos(db, userId, id);
  return describeHome(row, opinions.get(id) ?? [], photos.get(id) ?? []);
}

export const ofHome = (userId: string, id: string) =>
  and(ofPurchase(homes.purchaseId, userId), eq(homes.id, id));

async function listOpinions(db: Database, userId: string, id?: string): Promise<Map<string, BuyerOpinion[]>> {
  const rows = await db
    .select({ opinion: homeOpinions, name: users.name })
    .from(homeOpinions)
    .innerJoin(users, eq(users.id, homeOpinions.userId))
    .where(
      and(
        ofPurchase(homeOpinions.purchaseId, userId),
        id === undefined ? undefined : eq(homeOpinions.homeId, id),
      ),
    )
    .orderBy(users.name);
  const byHome = Map.groupBy(rows, ({ opinion }) => opinion.homeId);
  const describe = ({ opinion: { score, note, walkAway, userId: by }, name }: (typeof rows)[number]) => ({
    ...{ name, isYou: by === userId, score, note, walkAway },
  });
  return new Map(
    [...byHome].map(([homeId, found]) => [
      homeId,
      found.map(describe).sort((one, other) => Number(other.isYou) - Number(one.isYou)),
    ]),
  );
}

function describeHome(
  { purchaseId: _purchase, userId: _user, changedAt, ...content }: typeof homes.$inferSelect,
  opinions: BuyerOpinion[],
  photos: HomePhoto[],
): HomeView {
  return { ...content, opinions, photos, changedAt: changedAt.toISOString() };
}

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
