import { computeFhaMip } from '../programs/fha-mip.ts';
import { assumePmiPremium } from '../programs/private-mortgage-insurance.ts';
import { computeUsdaFees } from '../programs/usda-fees.ts';
import { computeVaFundingFee, type VaUse } from '../programs/va-funding-fee.ts';
import { Decimal } from '../shared/decimals.ts';
import type { CostBand } from './largest-price.ts';

export type Bands = [CostBand, ...CostBand[]];
type Rates = { fee: Decimal | string | number; premium: Decimal | string | number };
type Point = { price: Decimal; loan: Decimal; ltvPercent: Decimal };

/** Loan-to-value, in percent, at which a program's rates change. FHA's two short lists are covered by the one. */
const PMI_STEPS = [80, 85, 90, 95];
const FHA_STEPS = [78, 90, 95];
const VA_STEPS = [90, 95];

/** The base loan above which FHA's premiums are higher (Mortgagee Letter 2023-05; not the yearly limit). */
const FHA_SIZE_LINE = 726_200;

/** Stands for a price without bound: every table has reached its last row there. */
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
  const edges = [...findLtvEdges(downPayment, FHA_STEPS), downPayment.plus(FHA_SIZE_LINE)];
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

/** USDA: the guarantee fee added to the loan, and the annual fee of the first year. */
export function listUsdaBands(downPayment: Decimal, on: string): Bands {
  const { upfrontPercentText, annualPercentText } = computeUsdaFees(new Decimal(0), on);
  return cutBands(downPayment, [], () => ({ fee: upfrontPercentText, premium: annualPercentText }));
}

/** Each band has the rates of its upper end, which belongs to it; the last has those beyond every table. */
function cutBands(downPayment: Decimal, edges: Decimal[], findRates: (point: Point) => Rates): Bands {
  const above = edges.filter((edge) => edge.gt(downPayment)).sort((one, other) => one.cmp(other));
  const write = (price: Decimal, upToPrice: Decimal | null): CostBand => {
    const loan = price.minus(downPayment);
    const ltvPercent = loan.times(100).div(price).toDecimalPlaces(20);
    const { fee, premium } = findRates({ price, loan, ltvPercent });
    return { upToPrice, financedFeePercent: new Decimal(fee), yearlyPremiumPercent: new Decimal(premium) };
  };
  const last = write(downPayment.plus(BEYOND_TABLES), null);
  const [first, ...others] = [...above.map((edge) => write(edge, edge)), last];
  return [first ?? last, ...others];
}

/** The prices at which the loan is just so much of the price. */
function findLtvEdges(downPayment: Decimal, percents: number[]): Decimal[] {
  return percents.map((percent) => downPayment.times(100).div(100 - percent));
}
