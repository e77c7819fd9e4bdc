import { Decimal } from '../../kernel/decimals.ts';
import { computeFhaMip } from '../../programs/mortgage-insurance/fha-mip.ts';
import { assumePmiPremium } from '../../programs/mortgage-insurance/private-mortgage-insurance.ts';
import { computeUsdaFees } from '../../programs/mortgage-insurance/usda-fees.ts';
import { computeVaFundingFee, type VaUse } from '../../programs/mortgage-insurance/va-funding-fee.ts';
import { computeLtv } from '../../programs/shown-ratios.ts';
import type { CostBand } from './price-answer.ts';

export type Bands = [CostBand, ...CostBand[]];
/** A price at which rates change, and the first that the next ones hold for. */
type Edge = { price: Decimal; next: Decimal };
type Rates = { fee: Decimal | string | number; premium: Decimal | string | number };
type Point = { price: Decimal; loan: Decimal; ltvPercent: Decimal };

/** Loan-to-value, in percent, at which a program's rates change. FHA's two short lists are covered by the one. */
const PMI_STEPS = [80, 85, 90, 95];
const FHA_STEPS = [78, 90, 95];
const VA_STEPS = [90, 95];

/** The base loan above which FHA's premiums are higher (Mortgagee Letter 2023-05; not the yearly limit). */
const FHA_SIZE_LINE = 726_200;

/** From here on a ratio is shown with the next hundredth. */
const HALF_A_HUNDREDTH = '0.005';

/** The price that means no limit: every table has reached its last row there. */
const BEYOND_TABLES = 1_000_000_000_000;

/** Private insurance above 80 percent of the price at one rate, in percent of the loan a year. */
export function listFlatPmiBands(downPayment: Decimal, yearlyPercent: string): Bands {
  return cutBands(downPayment, findLtvEdges(downPayment, [80]), ({ ltvPercent }) => ({
    fee: 0,
    premium: ltvPercent.gt(80) ? yearlyPercent : 0,
  }));
}

/** Private insurance as assumed for a credit score. */
export function listAssumedPmiBands(downPayment: Decimal, creditScore: number, on: string): Bands {
  return cutBands(downPayment, findLtvEdges(downPayment, PMI_STEPS), ({ ltvPercent }) => ({
    fee: 0,
    premium: assumePmiPremium(ltvPercent, creditScore, on).expected,
  }));
}

/** FHA: the upfront premium added to the loan, and the annual one by loan-to-value, size and term. */
export function listFhaBands(downPayment: Decimal, termMonths: number, on: string): Bands {
  const sizeLine = downPayment.plus(FHA_SIZE_LINE);
  const edges = [...findLtvEdges(downPayment, FHA_STEPS), { price: sizeLine, next: sizeLine }];
  return cutBands(downPayment, edges, ({ loan, ltvPercent }) => {
    const mip = computeFhaMip({ baseLoan: loan, ltvPercent, termMonths }, on);
    return { fee: mip.upfrontPercent, premium: mip.annualPercent };
  });
}

/** VA: the funding fee added to the loan, less with 5 and 10 percent down; no premium. */
export function listVaBands(downPayment: Decimal, use: VaUse, exempt: boolean, on: string): Bands {
  return cutBands(downPayment, findLtvEdges(downPayment, VA_STEPS), ({ price }) => {
    const fee = computeVaFundingFee({ price, downPayment, use, purpose: 'purchase', exempt }, on);
    return { fee: fee.ratePercentText, premium: 0 };
  });
}

/** USDA: the guarantee fee added to the loan, and the annual fee of the first year, both percents of the loan with the fee in it. */
export function listUsdaBands(downPayment: Decimal, on: string): Bands {
  const { upfrontPercentText, annualPercentText } = computeUsdaFees(new Decimal(0), 'financed', on);
  const withFee = new Decimal(100).div(new Decimal(100).minus(upfrontPercentText));
  const rates = { fee: withFee.times(upfrontPercentText), premium: withFee.times(annualPercentText) };
  return cutBands(downPayment, [], () => rates);
}

/** Each band has the rates of its upper end, which belongs to it; the last has those beyond every table. */
function cutBands(downPayment: Decimal, edges: Edge[], findRates: (point: Point) => Rates): Bands {
  const above = edges
    .filter(({ price }) => price.gt(downPayment))
    .sort((one, other) => one.price.cmp(other.price));
  const write = (price: Decimal, upToPrice: Decimal | null): CostBand => {
    const loan = price.minus(downPayment);
    const { fee, premium } = findRates({ price, loan, ltvPercent: computeLtv(loan, price) });
    return {
      fromPrice: downPayment,
      upToPrice,
      financedFeePercent: new Decimal(fee),
      yearlyPremiumPercent: new Decimal(premium),
    };
  };
  const last = write(downPayment.plus(BEYOND_TABLES), null);
  const bands = [...above.map(({ price }) => write(price, price)), last];
  let fromPrice = downPayment;
  const started = bands.map((band, place) => {
    const [before, edge] = [bands[place - 1], above[place - 1]];
    if (before === undefined || edge === undefined) return band;
    fromPrice = Decimal.max(fromPrice, haveSameRates(before, band) ? edge.price : edge.next);
    return { ...band, fromPrice };
  });
  const [first, ...others] = started;
  return [first ?? last, ...others];
}

function haveSameRates(one: CostBand, other: CostBand): boolean {
  return (
    one.financedFeePercent.eq(other.financedFeePercent) &&
    one.yearlyPremiumPercent.eq(other.yearlyPremiumPercent)
  );
}

/** The prices at which the loan is just so much of the price, and those at which it is shown as a hundredth more. */
function findLtvEdges(downPayment: Decimal, percents: number[]): Edge[] {
  const find = (percent: Decimal) => downPayment.times(100).div(new Decimal(100).minus(percent));
  return percents.map((percent) => ({
    price: find(new Decimal(percent)),
    next: find(new Decimal(percent).plus(HALF_A_HUNDREDTH)),
  }));
}
