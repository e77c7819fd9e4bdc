import { Decimal } from '../../kernel/decimals.ts';
import { pickTable, type TableUse } from '../data-table.ts';
import {
  type LtvBand,
  loanLevelPriceTables,
  ltvBands,
  type PricedAttribute,
  type PricedPurpose,
} from './llpa-table.ts';

/** A loan over 15 years to be priced; dollars, `value` (the lesser of price and appraisal) above zero, `score` of Classic FICO. */
export type PricedLoan = {
  purpose: PricedPurpose;
  score: number;
  loan: Decimal;
  value: Decimal;
  attributes: readonly PricedAttribute[];
};

/** Loan-to-value as the grid reads it: `truncated` in percent, cut after two places; `wholePercent` the next whole percent up. */
export type GridLtv = { truncated: Decimal; wholePercent: number; band: LtvBand };

/** What one row of the grid adds, in percent of the loan. */
export type PricePart = { part: 'score_ltv' | PricedAttribute; percent: Decimal };

/** The price in percent of the loan, three places, paid once; `table` says which grid it is of. */
export type LoanLevelPrice = { parts: PricePart[]; percent: Decimal; table: TableUse };

/** Whose loans the grid does not price: their agencies charge fees of their own. */
export const programsWithoutGrid = ['fha', 'va', 'usda'] as const;

/**
 * Programs for which the agencies waive the grid. HomeReady keeps what its matrix charges for less mortgage insurance than usual; of
 * first-time buyers only those count whose income is at or below the line for the area, which the lender looks up.
 */
export const priceWaivers = ['homeready', 'first_time_buyer'] as const;

/** The shortest loan of the grid has one month more, in months. */
export const SHORT_TERM_MONTHS = 180;

/** Loan-to-value by Selling Guide B2-1.2-01: cut after two places, then up to a whole percent, so 80.001 is 80 and 80.01 is 81. */
export function measureGridLtv(loan: Decimal, value: Decimal): GridLtv {
  const truncated = loan.times(100).div(value).toDecimalPlaces(2, Decimal.ROUND_DOWN);
  const wholePercent = truncated.ceil().toNumber();
  const found = pickGrid().content.bandsUpTo.findIndex((upTo) => wholePercent <= upTo);
  return { truncated, wholePercent, band: ltvBands[found] ?? '>95.00' };
}

/** What the grid charges for a loan on a day; null where it has no figure: a cash-out refinance above 80 percent. */
export function findLoanLevelPrice(priced: PricedLoan, on: string): LoanLevelPrice | null {
  const { content, use } = pickGrid(on);
  const column = ltvBands.indexOf(measureGridLtv(priced.loan, priced.value).band);
  const row = content.fromScores.findIndex((from) => priced.score >= from);
  const read = (figures: string | undefined) => figures?.split(' ')[column];
  const byScore = read(content.byScore[priced.purpose][row]);
  if (byScore === undefined) return null;
  const parts: PricePart[] = [
    { part: 'score_ltv', percent: new Decimal(byScore) },
    ...[...new Set(priced.attributes)].map((part) => ({
      part,
      percent: new Decimal(read(content.byAttribute[part]) ?? 0),
    })),
  ];
  return { parts, percent: sum(parts), table: use };
}

/** A higher band of scores: its lowest score, the points missing to it, its percent, and what it saves in percent of the loan. */
export type ScoreStep = { score: number; pointsNeeded: number; percent: Decimal; savesPercent: Decimal };

/**
 * The bands above a score, the next one first, each with what the loan would be priced at there. What points are missing is counted;
 * how anybody comes by them is not known, and nothing here predicts it. Empty where the grid has no figure.
 */
export function listScoreSteps(priced: PricedLoan, on: string): ScoreStep[] {
  const present = findLoanLevelPrice(priced, on);
  if (present === null) return [];
  return pickGrid(on)
    .content.fromScores.filter((from) => from > priced.score)
    .toSorted((one, other) => one - other)
    .map((score) => {
      const percent = findLoanLevelPrice({ ...priced, score }, on)?.percent ?? present.percent;
      return {
        score,
        pointsNeeded: score - priced.score,
        percent,
        savesPercent: present.percent.minus(percent),
      };
    });
}

function pickGrid(on = loanLevelPriceTables[0].from) {
  return pickTable(loanLevelPriceTables, on);
}

function sum(parts: readonly PricePart[]): Decimal {
  return parts.reduce((total, { percent }) => total.plus(percent), new Decimal(0));
}
