import type { HomeRecord } from '../home-record.ts';

/** What the owner last held the home to be worth, in cents, with its day; the kind is of the part Value, so that its rows are found by name. */
export function findValueGivenByOwner(
  records: readonly HomeRecord[],
): { amount: number; day: string } | undefined {
  return records
    .flatMap(({ kind, content: { amount, day } }) =>
      kind === 'owner-value' && typeof amount === 'number' && typeof day === 'string'
        ? [{ amount, day }]
        : [],
    )
    .sort((one, other) => one.day.localeCompare(other.day))
    .at(-1);
}
