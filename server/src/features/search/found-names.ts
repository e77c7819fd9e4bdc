import { roleTitles } from '@porchlight/content/en/sharing-roles.ts';
import { MAX_FOUND, type OwnFindings } from '@porchlight/domain/search/search.contract.ts';
import { createSearchIndex, rankFound, type SearchEntry } from '@porchlight/domain/search/search.ts';
import { findMainHome } from '@porchlight/domain/today/main-home.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { loadPurchaseDates } from '../date-store/read-dates.ts';
import { homes } from '../homes/homes.table.ts';
import { listHomes } from '../homes/homes-rows.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { purchasePeople, purchases } from '../purchases/purchases.table.ts';
import type { SearchContext } from './search-context.ts';

type NamesFound = Pick<OwnFindings, 'homes' | 'people' | 'dates' | 'matched'>;

/** The homes, people and dates of the buyer's purchase whose names have the words, each list best first. */
export async function findOwnNames(
  { database, now }: SearchContext,
  userId: string,
  words: readonly string[],
): Promise<NamesFound> {
  if (words.length === 0) return { homes: [], people: [], dates: [], matched: [] };
  const { db } = database;
  const [homes, people, dates] = await Promise.all([
    findHomes(db, userId, { words, now: now() }),
    findPeople(db, userId, words),
    findDates(db, userId, { words, now: now() }),
  ]);
  return {
    homes: homes.entries.map(({ id, title, nickname }) => ({ id, address: title, nickname })),
    people: people.entries.map(({ id, title, role }) => ({ id, name: title, role })),
    dates: dates.entries.map(({ key, title, day }) => ({ key, title, day })),
    matched: [homes, people, dates].flatMap(({ matched }) => matched),
  };
}

type Asked = { words: readonly string[]; now: Date };

async function findHomes(db: Database, userId: string, { words, now }: Asked) {
  const [purchase] = await db
    .select({ nickname: purchases.nickname })
    .from(purchases)
    .where(ofPurchase(purchases.id, userId));
  const nickname = purchase?.nickname ?? '';
  // What decides which home the nickname is of is only read where there is one.
  const named = nickname === '' ? undefined : findMainHome(await listHomes(db, userId, now))?.home.id;
  const rows = await db
    .select({ id: homes.id, title: homes.address })
    .from(homes)
    .where(ofPurchase(homes.purchaseId, userId))
    .orderBy(desc(homes.changedAt), homes.id);
  return searchEntries(
    rows.map((row) => {
      const isNamed = row.id === named;
      return { ...row, nickname: isNamed ? nickname : null, passages: isNamed ? [nickname] : [] };
    }),
    words,
  );
}

/** The others of the purchase: readers know their own name and role. */
async function findPeople(db: Database, userId: string, words: readonly string[]) {
  const rows = await db
    .select({
      id: purchasePeople.id,
      userId: purchasePeople.userId,
      role: purchasePeople.role,
      title: sql<string>`coalesce(${users.name}, ${purchasePeople.name})`,
    })
    .from(purchasePeople)
    .leftJoin(users, eq(users.id, purchasePeople.userId))
    .where(
      and(
        ofPurchase(purchasePeople.purchaseId, userId),
        inArray(purchasePeople.state, ['invited', 'active']),
      ),
    )
    .orderBy(purchasePeople.since, purchasePeople.id);
  const others = rows.filter((row) => row.userId !== userId);
  return searchEntries(
    others.map((row) => ({ ...row, passages: [roleTitles[row.role]] })),
    words,
  );
}

async function findDates(db: Database, userId: string, { words, now }: Asked) {
  const { dates } = await loadPurchaseDates(db, { userId }, now);
  return searchEntries(
    dates.map(({ key, title, day }) => ({ key, title, day, passages: [] })),
    words,
  );
}

function searchEntries<Entry extends SearchEntry>(entries: readonly Entry[], words: readonly string[]) {
  const index = createSearchIndex(entries);
  const found = words.map(index.findWord);
  const weights = found.map((word) => word.weights);
  return {
    entries: rankFound(entries, weights).slice(0, MAX_FOUND),
    matched: found.flatMap(({ readings }) => readings),
  };
}
