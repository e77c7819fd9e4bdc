import { Decimal, roundToCents } from '../../kernel/decimals.ts';
import { pickTable, type TableUse } from '../data-table.ts';
import { type FeeCap, priceLimitTables } from './price-limit-tables.ts';

/** `loanAmount`, of the note, in dollars. `isJumbo`: over the conforming limit. `isManufacturedHome`, `isPersonalProperty`: not real estate. */
export type PricedProgramLoan = {
  lien: 'first' | 'subordinate';
  loanAmount: Decimal;
  isJumbo?: boolean;
  isManufacturedHome?: boolean;
  isPersonalProperty?: boolean;
};

/** Points over APOR at which a loan is higher-priced (12 CFR 1026.35(a)(1)); fixed in the rule. */
const HIGHER_PRICED = { first: '1.5', jumbo: '2.5', subordinate: '3.5' };

/** Points over APOR below which a qualified mortgage has a safe harbor (12 CFR 1026.43(b)(4)). */
const SAFE_HARBOR = { first: '1.5', subordinate: '3.5' };

/** 12 CFR 1026.32(a)(1)(i). */
const HIGH_COST = { first: '6.5', other: '8.5', smallLoan: 50_000 };

/**
 * The points over APOR at which a loan is no general qualified mortgage any more (12 CFR 1026.43(e)(2)(vi)): the APR must stay below
 * APOR and these.
 */
export function findQualifiedPriceCap(
  loan: PricedProgramLoan,
  on: string,
): { points: Decimal; table: TableUse } {
  const { content, use } = pickTable(priceLimitTables, on);
  const { firstLien, manufactured, subordinateLien } = content.qualified;
  const firstLines = loan.isManufacturedHome ? manufactured : firstLien;
  const line = findLine(loan.lien === 'first' ? firstLines : subordinateLien, loan.loanAmount);
  return { points: new Decimal(line.points), table: use };
}

/**
 * The most in points and fees that a qualified mortgage may charge, in dollars (12 CFR 1026.43(e)(3)). The note's amount picks the line; a
 * share is one of the total loan amount, which leaves out what finances the fees.
 */
export function findQualifiedFeeCap(
  loanAmount: Decimal,
  on: string,
  totalLoanAmount = loanAmount,
): { cap: Decimal; table: TableUse } {
  const { content, use } = pickTable(priceLimitTables, on);
  return { cap: readCap(findLine(content.qualified.pointsAndFees, loanAmount), totalLoanAmount), table: use };
}

/**
 * A loan's price under the qualified-mortgage rule: `safeHarbor` where it counts as affordable without question, `rebuttable` where that
 * can be disputed, `notQualified` where it costs too much. `spread` is APR less APOR in points.
 */
export function judgeQualifiedPrice(
  loan: PricedProgramLoan,
  spread: Decimal,
  on: string,
): { status: 'safeHarbor' | 'rebuttable' | 'notQualified'; cap: Decimal; table: TableUse } {
  const { points: cap, table } = findQualifiedPriceCap(loan, on);
  if (spread.greaterThanOrEqualTo(cap)) return { status: 'notQualified', cap, table };
  return { status: spread.lessThan(SAFE_HARBOR[loan.lien]) ? 'safeHarbor' : 'rebuttable', cap, table };
}

/** Whether a loan is higher-priced, and by how many points it lies over the line (below it where negative). */
export function judgeHigherPriced(
  { lien, isJumbo = false }: PricedProgramLoan,
  spread: Decimal,
): { isHigherPriced: boolean; threshold: Decimal; overThreshold: Decimal } {
  const threshold = new Decimal(HIGHER_PRICED[lien === 'first' && isJumbo ? 'jumbo' : lien]);
  const overThreshold = spread.minus(threshold);
  return { isHigherPriced: !overThreshold.isNegative(), threshold, overThreshold };
}

/**
 * Whether a loan is high-cost by its rate or by its points and fees, both "more than" the line (12 CFR 1026.32(a)(1)(i), (ii)), with
 * the lines: points over APOR and dollars.
 */
export function judgeHighCost(
  loan: PricedProgramLoan & { pointsAndFees: Decimal; totalLoanAmount?: Decimal },
  spread: Decimal,
  on: string,
): { isHighCost: boolean; points: Decimal; feeLine: Decimal; table: TableUse } {
  const { content, use } = pickTable(priceLimitTables, on);
  const isSmallAndMovable = loan.isPersonalProperty === true && loan.loanAmount.lessThan(HIGH_COST.smallLoan);
  const points = new Decimal(loan.lien === 'first' && !isSmallAndMovable ? HIGH_COST.first : HIGH_COST.other);
  const { feePercent, smallLoanBelow, smallLoanPercent, smallLoanDollars } = content.highCost;
  const isSmall = loan.loanAmount.lessThan(smallLoanBelow);
  const total = loan.totalLoanAmount ?? loan.loanAmount;
  const share = roundToCents(total.times(isSmall ? smallLoanPercent : feePercent).div(100));
  const feeLine = isSmall ? Decimal.min(share, smallLoanDollars) : share;
  const isHighCost = spread.greaterThan(points) || loan.pointsAndFees.greaterThan(feeLine);
  return { isHighCost, points, feeLine, table: use };
}

function findLine<Line extends { from: number }>(lines: readonly Line[], loanAmount: Decimal): Line {
  const line = lines.find(({ from }) => loanAmount.greaterThanOrEqualTo(from)) ?? lines.at(-1);
  if (line === undefined) throw new RangeError('A table of limits has lines.');
  return line;
}

function readCap(cap: FeeCap, totalLoanAmount: Decimal): Decimal {
  return 'dollars' in cap
    ? new Decimal(cap.dollars)
    : roundToCents(totalLoanAmount.times(cap.percent).div(100));
}
