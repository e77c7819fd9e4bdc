import { createHash } from 'node:crypto';
import type { ContractDeadline } from '@porchlight/domain/contract-deadlines/contract-chain.ts';
import { LONGEST_NOTE, LONGEST_TITLE } from '@porchlight/domain/purchase-dates/date-kinds.ts';
import { REMINDED_NUMBER } from '@porchlight/domain/purchase-dates/reminded-dates.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { purchaseDates } from '../../kernel/date-store/date-store.table.ts';
import { noteDate } from '../../kernel/date-store/set-closing-day.ts';
import { withdrawDateReminders } from '../../kernel/notifications/withdrawn-reminders.ts';
import { announceToBuyers, ofPurchase } from '../../kernel/purchases/membership.ts';
import { readContract } from './offer-log-rows.ts';

/** The key of a term's date in the list of the purchase: the same for each change of the term. */
export function nameContractDate(homeId: string, term: string): string {
  const hex = createHash('sha256').update(`${homeId} ${term}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `own-${parts.join('-')}`;
}

/** Makes each deadline a date of the purchase, with its formula as the note; what is no deadline any longer goes from the list. */
export async function storeContractDates(
  transaction: Database,
  userId: string,
  {
    homeId,
    deadlines,
    dropped,
    now,
  }: { homeId: string; deadlines: readonly ContractDeadline[]; dropped: readonly string[]; now: Date },
): Promise<void> {
  for (const { key: term, title, day, formula, source, standing } of deadlines) {
    const key = nameContractDate(homeId, term);
    const waived = standing === 'waived';
    const note = `${formula} ${source.title}`.slice(0, LONGEST_NOTE);
    await noteDate(transaction, {
      userId,
      key,
      now,
      day,
      title: title.slice(0, LONGEST_TITLE),
      note,
      waived,
    });
    await withdrawReminders(transaction, userId, key, waived ? null : day);
  }
  for (const term of dropped) {
    const key = nameContractDate(homeId, term);
    const isDate = and(ofPurchase(purchaseDates.purchaseId, userId), eq(purchaseDates.dateKey, key));
    await transaction.delete(purchaseDates).where(isDate);
    await withdrawReminders(transaction, userId, key, null);
  }
  await announceToBuyers(transaction, { topic: 'dates', userId });
}

/** The contract was canceled: nobody waits for its dates any longer. */
export async function waiveContractDates(
  transaction: Database,
  userId: string,
  { homeId, now }: { homeId: string; now: Date },
): Promise<void> {
  const contract = await readContract(transaction, userId, homeId);
  for (const { key: term } of contract?.terms ?? []) {
    const key = nameContractDate(homeId, term);
    const isDate = and(ofPurchase(purchaseDates.purchaseId, userId), eq(purchaseDates.dateKey, key));
    await transaction.update(purchaseDates).set({ waived: true, userId, at: now }).where(isDate);
    await withdrawReminders(transaction, userId, key, null);
  }
  await announceToBuyers(transaction, { topic: 'dates', userId });
}

const withdrawReminders = (transaction: Database, userId: string, dateKey: string, date: string | null) =>
  withdrawDateReminders(transaction, userId, { milestoneId: REMINDED_NUMBER, dateKey, date });
