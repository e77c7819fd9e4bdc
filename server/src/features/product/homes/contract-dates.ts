import type { ContractDeadline } from '@porchlight/domain/contract-deadlines/contract-chain.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  removeDerivedDate,
  storeDerivedDate,
  waiveDerivedDate,
} from '../../kernel/date-store/derived-dates.ts';
import { announceToBuyers } from '../../kernel/purchases/membership.ts';
import { readContract } from './offer-log-rows.ts';

const seedOf = (homeId: string, term: string) => `${homeId} ${term}`;

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
  for (const { key, title, day, formula, source, standing } of deadlines) {
    const note = `${formula} ${source.title}`;
    const date = { seed: seedOf(homeId, key), day, title, note, waived: standing === 'waived' };
    await storeDerivedDate(transaction, userId, { ...date, now });
  }
  for (const term of dropped) await removeDerivedDate(transaction, userId, seedOf(homeId, term));
  await announceToBuyers(transaction, { topic: 'dates', userId });
}

/** The contract was canceled: nobody waits for its dates any longer. */
export async function waiveContractDates(
  transaction: Database,
  userId: string,
  { homeId, now }: { homeId: string; now: Date },
): Promise<void> {
  const contract = await readContract(transaction, userId, homeId);
  for (const { key } of contract?.terms ?? [])
    await waiveDerivedDate(transaction, userId, { seed: seedOf(homeId, key), now });
  await announceToBuyers(transaction, { topic: 'dates', userId });
}
