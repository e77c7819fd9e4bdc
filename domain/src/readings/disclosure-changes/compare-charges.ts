import { Decimal } from '../../kernel/decimals.ts';
import { checkTolerances } from '../../programs/fee-tolerance.ts';

/**
 * How far a charge may rise (12 CFR 1026.19(e)(3)): `zero` not at all, each by itself; `ten` by a tenth, all together; `any` without a bound
 * where the estimate was made in good faith.
 */
export const toleranceGroups = ['zero', 'ten', 'any'] as const;
export type ToleranceGroup = (typeof toleranceGroups)[number];

/**
 * One line of both forms, in dollars: `le` of the Loan Estimate, `cd` of the Closing Disclosure; a credit is below zero. `hidden` is what
 * rounding of the estimate may hide.
 */
export type ChargeLine = { what: string; group: ToleranceGroup; le: Decimal; cd: Decimal; hidden?: Decimal };

/** A charge, with the credit that was given for it, that rose beyond what the rule allows without a reason. */
export type RisenCharge = { what: string; by: Decimal };

export type ChargeComparison = {
  /** Of the group that may rise together: what was estimated for charges that were made, and what was paid. */
  tenLe: Decimal;
  tenCd: Decimal;
  /** Charges and lender credits that must not get worse, and did. */
  risen: RisenCharge[];
  /** What the group of a tenth rose beyond its bound. */
  tenOver: Decimal;
  /** All that was asked beyond what may be: the question is where it is above zero. */
  over: Decimal;
};

const CREDIT_FOR = /^(?:specific )?lender credit for (?:the )?(.+)$/i;

/**
 * Compares the charges of both forms. A lender credit that shrinks counts as a charge that rose, also where the charge that it was given
 * for fell; one that grows is counted together with its charge, so that both may rise alike (comment 19(e)(3)(i)-5). Which group a line is of,
 * the caller says.
 */
export function compareCharges(lines: readonly ChargeLine[]): ChargeComparison {
  const zero = joinCredits(lines.filter(({ group }) => group === 'zero'));
  const ten = lines.filter(({ group }) => group === 'ten');
  const { estimateTotal, actualTotal, tenPercentCure } = checkTolerances([], ten.map(toFee));
  const risen = zero.filter(hasRisen).map(({ what, le, cd }) => ({ what, by: cd.minus(le) }));
  const charged = ten.filter(({ cd }) => !cd.isZero());
  const isHidden = tenPercentCure.lte(addHidden(charged).times(110).div(100));
  const tenOver = isHidden ? ZERO : tenPercentCure;
  const over = risen.reduce((sum, { by }) => sum.plus(by), tenOver);
  return { tenLe: estimateTotal, tenCd: actualTotal, risen, tenOver, over };
}

const ZERO = new Decimal(0);

/** A rise that rounding can explain is none: the estimate is in whole dollars, the Closing Disclosure in cents (12 CFR 1026.37(o)(4)). */
const hasRisen = ({ le, cd, hidden = ZERO }: ChargeLine) => cd.minus(le).gt(hidden);
const addHidden = (lines: readonly ChargeLine[]) =>
  lines.reduce((sum, { hidden = ZERO }) => sum.plus(hidden), ZERO);

const toFee = ({ what, le, cd }: ChargeLine) => ({ name: what, estimate: le, actual: cd });

/** Counts a credit that names a charge of the list, and has not shrunk, together with that charge. */
function joinCredits(lines: readonly ChargeLine[]): ChargeLine[] {
  const joined = lines.map((line) => ({ ...line }));
  return joined.filter((line) => {
    if (hasRisen(line)) return true;
    const name = CREDIT_FOR.exec(line.what.trim())?.[1]?.toLowerCase();
    const charge = joined.find((other) => other !== line && other.what.trim().toLowerCase() === name);
    if (charge === undefined) return true;
    charge.le = charge.le.plus(line.le);
    charge.cd = charge.cd.plus(line.cd);
    charge.hidden = addHidden([charge, line]);
    return false;
  });
}
