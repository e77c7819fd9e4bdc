import type { PurchaseDate } from './purchase-dates.contract.ts';

/** The closing day of a purchase's list of dates: the one that was set before the one of the contract. A waived date is none. */
export function findListedClosingDay(
  dates: readonly Pick<PurchaseDate, 'key' | 'day' | 'state'>[],
): string | undefined {
  const find = (wanted: string) => dates.find(({ key, state }) => key === wanted && state !== 'waived')?.day;
  return find('closing-day') ?? find('contract-closing-date');
}
