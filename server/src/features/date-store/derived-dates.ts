import { createHash } from 'node:crypto';
import {
  MAX_DATE_NOTE_LENGTH,
  MAX_TITLE_LENGTH,
} from '@porchlight/domain/dates/purchase-dates/date-kinds.ts';
import { REMINDED_NUMBER } from '@porchlight/domain/dates/purchase-dates/reminded-dates.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { withdrawDateReminders } from '../notifications/withdrawn-reminders.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { purchaseDateRows } from './date-store.table.ts';
import { noteDate } from './set-closing-day.ts';

/** A date that follows from something else that is stored, such as a term of a contract: `seed` names that. Without `waived` that stays as it is. */
export type DerivedDate = { seed: string; day: string; title: string; note: string; waived?: boolean };

/** The key of a derived date in the list of the purchase: the same for as long as it follows from the same thing. */
export function getDerivedDateKey(seed: string): string {
  const hex = createHash('sha256').update(seed).digest('hex');
  const last = hex.slice(20, 32);
  return `own-${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${last}`;
}

/** The same of a seed that the database composes. */
export function composeDerivedDateKey(seed: SQL): SQL {
  const hex = sql`encode(sha256(convert_to(${seed}, 'UTF8')), 'hex')`;
  const part = (from: number, length: number) => sql`substr(${hex}, ${from}::int, ${length}::int)`;
  return sql`concat('own-', ${part(1, 8)}, '-', ${part(9, 4)}, '-5', ${part(14, 3)}, '-8', ${part(18, 3)}, '-', ${part(21, 12)})`;
}

/** Stores a derived date, or its new day; the caller notifies the buyers and holds the lock of their dates. */
export async function storeDerivedDate(
  transaction: Database,
  userId: string,
  { seed, day, title, note, waived, now }: DerivedDate & { now: Date },
): Promise<void> {
  const key = getDerivedDateKey(seed);
  const words = { title: title.slice(0, MAX_TITLE_LENGTH), note: note.slice(0, MAX_DATE_NOTE_LENGTH) };
  await noteDate(transaction, { userId, key, now, day, ...(waived !== undefined && { waived }), ...words });
  await withdrawReminders(transaction, userId, { key, day: waived ? null : day });
}

/** A buyer moves a derived date, by its key, or waives it with null. */
export async function updateDerivedDate(
  transaction: Database,
  userId: string,
  { key, day, now }: { key: string; day: string | null; now: Date },
): Promise<void> {
  await noteDate(transaction, { userId, key, now, ...(day !== null && { day }), waived: day === null });
  await withdrawReminders(transaction, userId, { key, day });
}

/** Takes a derived date out of the list. */
export async function removeDerivedDate(transaction: Database, userId: string, seed: string): Promise<void> {
  const key = getDerivedDateKey(seed);
  await transaction.delete(purchaseDateRows).where(isDate(userId, key));
  await withdrawReminders(transaction, userId, { key, day: null });
}

/** The date is no longer waited for; it stays in the list. */
export async function waiveDerivedDate(
  transaction: Database,
  userId: string,
  { seed, now }: { seed: string; now: Date },
): Promise<void> {
  const key = getDerivedDateKey(seed);
  await transaction
    .update(purchaseDateRows)
    .set({ waived: true, userId, at: now })
    .where(isDate(userId, key));
  await withdrawReminders(transaction, userId, { key, day: null });
}

const isDate = (userId: string, key: string) =>
  and(ofPurchase(purchaseDateRows.purchaseId, userId), eq(purchaseDateRows.dateKey, key));

const withdrawReminders = (
  transaction: Database,
  userId: string,
  { key, day }: { key: string; day: string | null },
) => withdrawDateReminders(transaction, userId, { milestoneId: REMINDED_NUMBER, dateKey: key, date: day });
