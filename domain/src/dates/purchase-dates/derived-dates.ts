/** What is said of a date that follows from something else that is stored, such as a term of a contract. */
type SaidOfDate = { day: string | null; title: string; note: string; waived: boolean };

/**
 * Whether what a date follows from says the same of it as before. Such a date is not stored again: a buyer may have moved it or waived it
 * in the list meanwhile.
 */
export function saysTheSame(before: SaidOfDate | undefined, after: SaidOfDate): boolean {
  return (
    before !== undefined &&
    before.day === after.day &&
    before.title === after.title &&
    before.note === after.note &&
    before.waived === after.waived
  );
}
