import { isDeepStrictEqual } from 'node:util';
import { listContractDateChanges } from '@porchlight/domain/homes/contract-date-changes.ts';
import {
  continuesChanges,
  type HomeContract,
  listHomeDeadlines,
} from '@porchlight/domain/homes/home-contract.ts';
import type { OfferLogView } from '@porchlight/domain/homes/homes.contract.ts';
import { getOfferState } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import { Failure } from '../../platform/base/failure.ts';
import { emitAll } from '../../platform/events/transaction-events.ts';
import { loadClosingDay } from '../date-store/set-closing-day.ts';
import { announceToBuyers, lockPurchase, purchaseOf } from '../purchases/membership.ts';
import { storeContractDates } from './contract-dates.ts';
import type { HomesContext } from './homes.service.ts';
import { homeContracts } from './homes.table.ts';
import { findContractOf, listEntries, loadHomeRow, loadOfferLog, loadStoredContract } from './homes-rows.ts';

/**
 * Enters the terms of an accepted offer, whose days become dates of the purchase. BAD_INPUT where nothing was accepted or a change that
 * is added does not count, CHANGED_MEANWHILE where a change that is stored is missing or the terms are others than the caller saw.
 * Nothing is stored then. Terms of a contract that was canceled on the same home are replaced.
 */
export async function setContract(
  { database, now }: HomesContext,
  userId: string,
  {
    id: homeId,
    seenTerms,
    ...contract
  }: HomeContract & { id: string; seenTerms?: HomeContract['terms'] | undefined },
): Promise<OfferLogView> {
  return database.transact(async (transaction) => {
    await lockPurchase(transaction, 'homes', userId);
    await lockPurchase(transaction, 'dates', userId);
    const home = await loadHomeRow(transaction, userId, homeId);
    if (home === undefined) throw new Failure('NOT_FOUND');
    const { timeZone } = home;
    const entries = await listEntries(transaction, userId, homeId);
    const { acceptance, contract: accepted } = getOfferState({ timeZone, entries }, now());
    if (acceptance === null || accepted === null)
      throw new Failure('BAD_INPUT', { reason: 'homes.not-accepted' });
    const stored = await loadStoredContract(transaction, userId, homeId);
    const before = findContractOf(acceptance, stored);
    const isOvertaken = seenTerms !== undefined && !isDeepStrictEqual(seenTerms, before?.terms ?? []);
    if (isOvertaken || !continuesChanges(before?.changes ?? [], contract.changes))
      throw new Failure('CHANGED_MEANWHILE', { reason: 'homes.changes-only-added' });
    const { day } = await loadClosingDay(transaction, userId);
    const closingDay = day ?? accepted.terms.closingDay;
    const days = { acceptedAt: acceptance.at, closingDay, timeZone };
    const { deadlines, ignored } = listHomeDeadlines(contract, days);
    // A stored one may count no longer, as where the days of its term were corrected; it stays in the list and holds up nothing.
    const added = contract.changes.slice(before?.changes.length ?? 0);
    const refused = ignored.find(({ change }) => added.includes(change));
    if (refused !== undefined)
      throw new Failure('BAD_INPUT', {
        reason: 'homes.change-refused',
        params: { problem: refused.problem },
      });
    const values = { ...contract, acceptanceId: acceptance.id, changedAt: now() };
    await transaction
      .insert(homeContracts)
      .values({ homeId, purchaseId: purchaseOf(userId), userId, ...values })
      .onConflictDoUpdate({ target: [homeContracts.purchaseId, homeContracts.homeId], set: values });
    const kept = new Set(deadlines.map(({ key }) => key));
    // Also what is left of a contract that was canceled.
    const dropped = (stored?.terms ?? []).map(({ key }) => key).filter((key) => !kept.has(key));
    const said = before === undefined ? [] : listHomeDeadlines(before, days).deadlines;
    await storeContractDates(transaction, userId, { homeId, deadlines, before: said, dropped, now: now() });
    const happened = listContractDateChanges(before, contract).map((changed) => ({
      ...{ buyerId: userId, homeId },
      ...changed,
    }));
    await emitAll(transaction, 'contract_date.changed', happened, now());
    await announceToBuyers(transaction, { topic: 'homes', userId });
    return loadOfferLog(transaction, userId, { homeId, now: now() });
  });
}
