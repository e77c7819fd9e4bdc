import type { totalClosing } from '../model/closing-totals.ts';
import type { MadeClosing, SummaryPart } from '../model/form-model.ts';
import type { Random } from '../model/random.ts';
import type { MadeLoan } from './make-loan.ts';

type Drafted = Parameters<typeof totalClosing>[0];

/** Summaries of Transactions: what borrower and seller owe and have paid, some of it shared by days. */
export function makeSummaries(
  random: Random,
  loan: MadeLoan,
  {
    draft,
    totals,
    dates,
  }: { draft: Drafted; totals: ReturnType<typeof totalClosing>; dates: { from: string; to: string } },
): MadeClosing['summaries'] {
  const entry = (label: string, cents: number, detail: string | null = null) =>
    cents === 0 ? [] : [{ label, cents, detail }];
  const none = (...labels: string[]) => labels.map((label) => ({ label, cents: 0, detail: null }));
  const blank = random.isTrue(60) ? none('City/Town Taxes    to', 'Assessments    to') : [];
  const part = (heading: string | null, ...lines: SummaryPart['lines'][]): SummaryPart => ({
    heading,
    lines: lines.flat(),
  });
  const advance = random.isTrue(50) ? random.between(2_000, 60_000) : 0;
  const unpaid = random.isTrue(60) ? random.between(2_000, 200_000) : 0;
  const rebate = random.isTrue(25) ? random.between(10_000, 90_000) : 0;
  const days = `${dates.from} to ${dates.to}`;
  const credit = -draft.sellerCredits;
  return {
    K: [
      part(
        null,
        entry('Sale Price of Property', loan.price),
        entry('Closing Costs Paid at Closing (J)', totals.atClosing),
      ),
      part('Adjustments for Items Paid by Seller in Advance', blank, entry('HOA Dues', advance, days)),
    ],
    L: [
      part(
        null,
        entry('Deposit', draft.deposit),
        entry('Loan Amount', loan.loan),
        entry('Seller Credit', credit),
      ),
      part('Other Credits', entry('Rebate from Epsilon Title Co.', rebate)),
      part('Adjustments for Items Unpaid by Seller', blank, entry('County Taxes', unpaid, days)),
    ],
    M: [
      part(null, entry('Sale Price of Property', loan.price)),
      part('Adjustments for Items Paid by Seller in Advance', blank, entry('HOA Dues', advance, days)),
    ],
    N: [
      part(
        null,
        entry('Closing Costs Paid at Closing (J)', totals.sellerAtClosing),
        entry('Payoff of First Mortgage Loan', random.isTrue(70) ? random.between(20_000, 90_000) * 100 : 0),
        entry('Seller Credit', credit),
      ),
      part('Adjustments for Items Unpaid by Seller', blank, entry('County Taxes', unpaid, days)),
    ],
  };
}
