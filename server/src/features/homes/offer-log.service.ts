import type { OfferLogView } from '@porchlight/domain/homes/homes.contract.ts';
import {
  appendOfferEntry,
  type OfferRefusalReason,
} from '@porchlight/domain/offers/home-offers/append-entry.ts';
import {
  getOfferState,
  type OfferEntry,
  type OfferLog,
} from '@porchlight/domain/offers/home-offers/offer-log.ts';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import { lockClosingDay } from '../date-store/lock-closing-day.ts';
import { loadClosingDay, setClosingDay } from '../date-store/set-closing-day.ts';
import { announceToBuyers, lockPurchase, purchaseOf } from '../purchases/membership.ts';
import { waiveContractDates } from './contract-dates.ts';
import type { HomesContext } from './homes.service.ts';
import { homeOffers } from './homes.table.ts';
import { listEntries, loadHomeRow, loadOfferLog } from './homes-rows.ts';

/** Refusals because another user was faster, or because the page did not show what had happened. */
const overtaken: readonly OfferRefusalReason[] = [
  'offer-is-live',
  'nothing-live',
  'offer-is-over',
  'already-accepted',
  'no-contract',
];

/**
 * Adds an entry to the end of a home's log; one that is there already adds nothing. CHANGED_MEANWHILE where what it answers is over,
 * BAD_INPUT where it cannot have happened so. The log is then as it was.
 */
export async function addOfferEntry(
  { database, now }: HomesContext,
  userId: string,
  { id: homeId, entryId, ...content }: { id: string; entryId: string } & Omit<OfferEntry, 'id'>,
): Promise<OfferLogView> {
  return database.transact(async (transaction) => {
    await lockPurchase(transaction, 'homes', userId);
    const home = await loadHomeRow(transaction, userId, homeId);
    if (home === undefined) throw new Failure('NOT_FOUND');
    const before = await listEntries(transaction, userId, homeId);
    if (before.some(({ id }) => id === entryId))
      return loadOfferLog(transaction, userId, { homeId, now: now() });
    const entry = { id: entryId, ...content };
    const { log, refusal } = appendOfferEntry({ timeZone: home.timeZone, entries: before }, entry, now());
    if (log === undefined) {
      const { reason, endedBy } = refusal;
      throw new Failure(overtaken.includes(reason) ? 'CHANGED_MEANWHILE' : 'BAD_INPUT', {
        reason: 'homes.offer-refused',
        params: { reason, endedBy },
      });
    }
    const stored = log.entries.at(-1) ?? entry;
    await transaction.insert(homeOffers).values({
      ...{ id: entryId, homeId, purchaseId: purchaseOf(userId), userId, place: log.entries.length },
      ...{ kind: stored.kind, by: stored.by, at: new Date(stored.at), answers: stored.answers },
      ...{ terms: stored.terms, enteredAt: now() },
    });
    const { kind, by } = stored;
    await emit(transaction, 'offer.entered', { buyerId: userId, homeId, entryId, kind, by }, now());
    if (stored.kind === 'acceptance') await setAgreedClosing(transaction, userId, { ...log, now: now() });
    const { acceptance, contract } = getOfferState({ timeZone: home.timeZone, entries: before }, now());
    if (stored.kind === 'cancellation' && acceptance !== null) {
      await waiveContractDates(transaction, userId, { homeId, acceptance, now: now() });
      await removeAgreedClosing(transaction, userId, {
        agreed: contract?.terms.closingDay ?? null,
        enteredAt: before.find(({ id }) => id === acceptance.id)?.enteredAt ?? acceptance.at,
        now: now(),
      });
    }
    // What was agreed is in the plan as long as the contract is in force.
    for (const topic of ['homes', 'plan'] as const) await announceToBuyers(transaction, { topic, userId });
    return loadOfferLog(transaction, userId, { homeId, now: now() });
  });
}

/** The closing day that was agreed is that of the purchase, unless one was set as a date, which only its buyers change. */
async function setAgreedClosing(
  transaction: Database,
  userId: string,
  { now, ...log }: OfferLog & { now: Date },
): Promise<void> {
  await lockClosingDay(transaction, userId);
  const day = getOfferState(log, now).contract?.terms.closingDay ?? null;
  const { isDate } = await loadClosingDay(transaction, userId);
  if (day !== null && !isDate) await setClosingDay(transaction, { userId, day, now, isDate: false });
}

/** The closing day of a contract that was canceled is no longer that of the purchase, unless it was set as a date. */
async function removeAgreedClosing(
  transaction: Database,
  userId: string,
  { agreed, enteredAt, now }: { agreed: string | null; enteredAt: string; now: Date },
): Promise<void> {
  await lockClosingDay(transaction, userId);
  const { day, isDate } = await loadClosingDay(transaction, userId);
  if (agreed === null || day !== agreed || isDate) return;
  await emit(transaction, 'purchase.closing_day_ended', { userId, enteredAt }, now);
}
