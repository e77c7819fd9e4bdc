import type { StandingContract } from '@porchlight/domain/dates/contract-clock/closing-move.ts';
import { saysTheSame } from '@porchlight/domain/dates/purchase-dates/derived-dates.ts';
import { contractTermOf } from '@porchlight/domain/dates/purchase-dates/milestone-dates.ts';
import { listHomeDeadlines } from '@porchlight/domain/homes/home-contract.ts';
import type { ContractDeadline } from '@porchlight/domain/offers/contract-deadlines/contract-chain.ts';
import {
  getLocalTime,
  getOfferState,
  type OfferEntry,
} from '@porchlight/domain/offers/home-offers/offer-log.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { purchaseDateRows } from '../date-store/date-store.table.ts';
import {
  getDerivedDateKey,
  removeDerivedDate,
  storeDerivedDate,
  updateDerivedDate,
  waiveDerivedDate,
} from '../date-store/derived-dates.ts';
import { removeMilestoneDate } from '../date-store/set-closing-day.ts';
import { announceToBuyers, ofPurchase } from '../purchases/membership.ts';
import { homeContracts, homes } from './homes.table.ts';
import { findContractOf, listEntries, loadStoredContract } from './homes-rows.ts';

const seedOf = (homeId: string, term: string) => `${homeId} ${term}`;

/** A deadline as a date of the purchase, with its formula and what it rests on as the note. */
const describeDate = ({ title, day, formula, notes, source, standing }: ContractDeadline) => ({
  title,
  day,
  note: [formula, ...notes, source.title].join(' '),
  waived: standing === 'waived',
});

/**
 * Makes each deadline a date of the purchase, but for those of which `before`, the deadlines of the contract until now, say the same:
 * these stay as the buyers left them in the list. A milestone that has the same date shows this one from then on. What is no deadline any longer goes from the list.
 */
export async function storeContractDates(
  transaction: Database,
  userId: string,
  {
    homeId,
    deadlines,
    before,
    dropped,
    now,
  }: {
    homeId: string;
    deadlines: readonly ContractDeadline[];
    before: readonly ContractDeadline[];
    dropped: readonly string[];
    now: Date;
  },
): Promise<void> {
  const said = new Map(before.map((deadline) => [deadline.key, describeDate(deadline)]));
  for (const deadline of deadlines) {
    const date = describeDate(deadline);
    if (saysTheSame(said.get(deadline.key), date)) continue;
    await storeDerivedDate(transaction, userId, { ...date, seed: seedOf(homeId, deadline.key), now });
    const sameDate = Object.keys(contractTermOf).find((key) => contractTermOf[key] === deadline.key);
    if (sameDate !== undefined) await removeMilestoneDate(transaction, userId, sameDate);
  }
  await removeTerms(transaction, userId, { homeId, dropped });
}

async function removeTerms(
  transaction: Database,
  userId: string,
  { homeId, dropped }: { homeId: string; dropped: readonly string[] },
): Promise<void> {
  for (const term of dropped) await removeDerivedDate(transaction, userId, seedOf(homeId, term));
  await announceToBuyers(transaction, { topic: 'dates', userId });
}

/** The closing day is another: what a standing contract counts from it is counted again. Null: the day agreed on in the offer counts. */
export async function updateContractDates(
  transaction: Database,
  userId: string,
  { closingDay, now }: { closingDay: string | null; now: Date },
): Promise<void> {
  for (const contract of await listStandingContracts(transaction, userId, now)) {
    const { homeId, acceptedAt, timeZone, agreedClosing } = contract;
    // What waits without a closing day is what is counted from it.
    const { waiting } = listHomeDeadlines(contract, { acceptedAt, timeZone, closingDay: null });
    const keys = new Set(waiting.map(({ term }) => term.key));
    const days = { acceptedAt, timeZone, closingDay: closingDay ?? agreedClosing };
    const deadlines = listHomeDeadlines(contract, days).deadlines.filter(({ key }) => keys.has(key));
    const dropped = [...keys].filter((key) => !deadlines.some((deadline) => deadline.key === key));
    if (keys.size === 0) continue;
    // The closing day until now is stored no longer: each is stored again, and what a buyer waived in the list stays waived.
    for (const deadline of deadlines) {
      const { waived, ...date } = describeDate(deadline);
      const seed = seedOf(homeId, deadline.key);
      await storeDerivedDate(transaction, userId, { ...date, ...(waived && { waived }), seed, now });
    }
    await removeTerms(transaction, userId, { homeId, dropped });
  }
}

/** The contract of an acceptance was canceled: its dates are no longer waited for. */
export async function waiveContractDates(
  transaction: Database,
  userId: string,
  { homeId, acceptance, now }: { homeId: string; acceptance: OfferEntry; now: Date },
): Promise<void> {
  const contract = findContractOf(acceptance, await loadStoredContract(transaction, userId, homeId));
  for (const { key } of contract?.terms ?? [])
    await waiveDerivedDate(transaction, userId, { seed: seedOf(homeId, key), now });
  await announceToBuyers(transaction, { topic: 'dates', userId });
}

/** The days of contracts in force, by the key of their term; of two contracts the latest accepted last. */
export async function listContractDays(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ term: string; key: string; day: string; waived: boolean }[]> {
  const contracts = await listStandingContracts(db, userId, now);
  const keys = contracts.flatMap(({ homeId, terms }) =>
    terms.map(({ key: term }) => ({ term, key: getDerivedDateKey(seedOf(homeId, term)) })),
  );
  if (keys.length === 0) return [];
  const isAsked = inArray(
    purchaseDateRows.dateKey,
    keys.map(({ key }) => key),
  );
  const rows = await db
    .select({ key: purchaseDateRows.dateKey, day: purchaseDateRows.day, waived: purchaseDateRows.waived })
    .from(purchaseDateRows)
    .where(and(ofPurchase(purchaseDateRows.purchaseId, userId), isAsked));
  return keys.flatMap(({ term, key }) => {
    const row = rows.find((each) => each.key === key);
    return row === undefined || row.day === null ? [] : [{ term, key, day: row.day, waived: row.waived }];
  });
}

/** Moves the day of a term as the list of dates does, or waives it with null; false where no contract in force has that term. */
export async function setContractDay(
  transaction: Database,
  { userId, now }: { userId: string; now: Date },
  { term, day }: { term: string; day: string | null },
): Promise<boolean> {
  const found = (await listContractDays(transaction, userId, now)).findLast((each) => each.term === term);
  if (found === undefined) return false;
  await updateDerivedDate(transaction, userId, { key: found.key, day, now });
  await announceToBuyers(transaction, { topic: 'dates', userId });
  return true;
}

/** The contracts of a purchase that stand, each with its home and the instant of acceptance; the latest accepted last. */
export async function listStandingContracts(
  db: Database,
  userId: string,
  now: Date,
): Promise<(StandingContract & { homeId: string; acceptedAt: string })[]> {
  const rows = await db
    .select({ homeId: homes.id, timeZone: homes.timeZone, stored: homeContracts })
    .from(homeContracts)
    .innerJoin(homes, and(eq(homes.purchaseId, homeContracts.purchaseId), eq(homes.id, homeContracts.homeId)))
    .where(ofPurchase(homeContracts.purchaseId, userId));
  const found = [];
  for (const { homeId, timeZone, stored } of rows) {
    const entries = await listEntries(db, userId, homeId);
    const { acceptance, contract: accepted } = getOfferState({ timeZone, entries }, now);
    if (acceptance === null || accepted === null) continue;
    const contract = findContractOf(acceptance, stored);
    if (contract === undefined) continue;
    found.push({
      ...{ homeId, timeZone, ...contract, acceptedAt: acceptance.at },
      acceptance: getLocalTime(acceptance, timeZone).day,
      agreedClosing: accepted.terms.closingDay,
    });
  }
  return found.sort((one, other) => (one.acceptedAt < other.acceptedAt ? -1 : 1));
}
