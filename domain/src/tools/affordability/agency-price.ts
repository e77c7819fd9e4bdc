import { Decimal } from '../../kernel/decimals.ts';
import { formatDollars } from '../../kernel/money.ts';
import type { TableUse } from '../../programs/data-table.ts';
import { findLoanLevelPrice, SHORT_TERM_MONTHS } from '../../programs/loan-level-price/loan-level-price.ts';
import { findExceededLimit } from '../../programs/loan-level-price/standard-limit.ts';
import { formatPrice, priceInDollars } from '../loan-level-price/written-price.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import type { AffordabilityResult, PriceAnswer } from './affordability.contract.ts';
import * as texts from './en/price-answer.ts';

type AgencyPrice = {
  agencyPrice: AffordabilityResult['agencyPrice'];
  agencyPriceReason: AffordabilityResult['agencyPriceReason'];
  workings: Working[];
  tables: TableUse[];
};

/**
 * What Fannie Mae and Freddie Mac charge once on the first answer's loan, at the lowest score of a band; nothing without a score or a
 * loan, and for terms and loans that the grid does not price. Lenders mostly turn it into rate, so it is no part of the payment.
 */
export function priceByAgencies(
  { maxLoan, maxPrice, ltvPercent }: PriceAnswer,
  termMonths: number,
  score: number | undefined,
  on: string,
): AgencyPrice {
  const [loan, value] = [new Decimal(maxLoan), new Decimal(maxPrice)];
  const isPriced = score !== undefined && loan.gt(0) && termMonths > SHORT_TERM_MONTHS;
  const isAboveLimit = isPriced && findExceededLimit(loan, {}, on) !== undefined;
  const price =
    isPriced && !isAboveLimit
      ? findLoanLevelPrice({ purpose: 'purchase', score, loan, value, attributes: [] }, on)
      : null;
  const agencyPriceReason = isAboveLimit ? 'limit' : null;
  if (price === null || score === undefined)
    return { agencyPrice: null, agencyPriceReason, workings: [], tables: [] };
  const [percent, dollars] = [formatPrice(price.percent), priceInDollars(loan, price.percent)];
  const inputs = {
    [texts.lowestScoreOfBand]: texts.points(score),
    [texts.loanOfPrice]: `${ltvPercent}%`,
    [texts.percentOfLoan]: `${percent}%`,
    [texts.loan]: formatDollars(maxLoan),
  };
  return {
    agencyPrice: { score, percent, dollars },
    agencyPriceReason,
    workings: [showWorking('agencyPrice', texts.percentXLoan, inputs, dollars, price.table.source)],
    tables: [price.table],
  };
}
