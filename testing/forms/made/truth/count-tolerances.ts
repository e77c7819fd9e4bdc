import { type MadeClosing, type MadeEstimate, paidOf } from '../model/form-model.ts';
import { roundToDollar } from '../model/printing.ts';

/** What a comparison of both forms has to find, in cents. */
export type CountedTolerances = { over: number; tenLe: number; tenCd: number };

/**
 * What charges rose beyond 12 CFR 1026.19(e)(3), counted from the loan's own figures in whole cents, apart from the product: charges are
 * known to be the same by their words before any lender's habit, so that nothing has to be matched.
 */
export function countTolerances(
  estimate: MadeEstimate,
  closing: MadeClosing,
  plain: (label: string) => string,
): CountedTolerances {
  const before = new Map<string, { section: string; cents: number }>();
  for (const section of ['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const)
    for (const line of estimate.sections[section])
      before.set(plain(line.label), { section, cents: roundToDollar(line.cents) });
  let [over, tenLe, tenCd] = [0, 0, 0];
  const rise = (le: number, cd: number) => {
    // Half a dollar is what an estimate in whole dollars does not show.
    if (cd > le + 50 || (cd > le && le === 0)) over += cd - le;
  };
  const seen = new Set<string>();
  for (const section of ['A', 'B', 'C', 'E', 'H'] as const)
    for (const line of closing.sections[section]) {
      const label = plain(line.label);
      const found = before.get(label);
      seen.add(label);
      const [le, cd] = [found?.cents ?? 0, paidOf(line)];
      const isListed = found?.section === 'C' && section === 'B';
      if (label === 'recording' || isListed) {
        if (cd !== 0 || le === 0) [tenLe, tenCd] = [tenLe + le, tenCd + cd];
      } else if (section === 'A' || section === 'B' || section === 'E') rise(le, cd);
    }
  const credit = { le: estimate.credits, cd: closing.credits };
  rise(credit.le, credit.cd);
  over += Math.max(0, tenCd - Math.round(tenLe * 1.1));
  return { over, tenLe, tenCd };
}
