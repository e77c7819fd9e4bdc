import { FEES, HABITS } from './fee-names.ts';

/** Every wording of every fee by what it is: the other way around from how forms are made. */
const WORDINGS = new Map(
  Object.values(FEES).flatMap((labels) =>
    labels.flatMap((label) => HABITS.map((habit) => [habit(label), label] as const)),
  ),
);

export function getFeeName(label: string): string {
  if (/^recording/i.test(label)) return 'recording';
  if (/^transfer/i.test(label)) return 'transfer';
  if (/\(points\)$/i.test(label)) return 'points';
  return WORDINGS.get(label) ?? label;
}
