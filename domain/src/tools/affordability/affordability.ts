import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { formatDollars } from '../../kernel/money.ts';
import { computeLevelPayment } from '../../loans/level-payment.ts';
import type { TableUse } from '../../programs/data-table.ts';
import { findLoanLevelPrice, SHORT_TERM_MONTHS } from '../../programs/loan-level-price/loan-level-price.ts';
import { findExceededLimit } from '../../programs/loan-level-price/standard-limit.ts';
import {
  ASSUMED_CREDIT_SCORE,
  assumePmiPremium,
} from '../../programs/mortgage-insurance/private-mortgage-insurance.ts';
import { defineTool } from '../define-tool.ts';
import { getIncome } from '../income.ts';
import { formatPrice, priceInDollars } from '../loan-level-price/written-price.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import {
  type AffordabilityInput,
  type AffordabilityResult,
  affordabilityInput,
  affordabilityResult,
  type CreditBand,
  type PriceAnswer,
} from './affordability.contract.ts';
import {
  CLOSING_COSTS_PERCENT,
  explainAffordability,
  explainCashPrice,
  explainPrice,
} from './affordability-workings.ts';
import * as texts from './en/price-answer.ts';
import { answerPrice, type Bound, boundByRatios, type Circumstances, listCaps } from './price-answer.ts';
import { type Bands, listAssumedPmiBands, listFlatPmiBands } from './program-bands.ts';
import { listProgramPrices } from './program-prices.ts';
import { scenarioLines } from './ratio-lines.ts';

/** The score a band is counted with: its lowest, so that an assumed premium is not too low. */
const scores: Record<CreditBand, number> = {
  '760-up': 760,
  '700-759': 700,
  '660-699': 660,
  '620-659': 620,
  '580-619': 580,
  '500-579': 500,
  'below-500': 300,
};

/**
 * What price an income, a down payment and a budget carry: by the given limits, in three scenarios, by program, and from the
 * bottom up. Closed form with the unrounded payment (a price is not billed); no approval, and no forecast of a rate.
 */
export function computeAffordability(input: AffordabilityInput, day: string): AffordabilityResult {
  const on = input.on ?? day;
  const about = getCircumstances(input);
  const { bands, tables } = readPmiBands(input, about, on);
  const caps = listCaps(about, {
    loanLimit: input.loanLimit ?? null,
    minimumDownPercent: input.minimumDownPercent,
  });
  const answer = (bound: Bound) => answerPrice(about, bound, bands, caps);
  const bound = boundByRatios(about, { front: input.frontLimit, back: input.backLimit });
  const shares = texts.incomeShares(input.frontLimit, input.backLimit);
  const first = answer(bound);
  const byIncome = answerPrice(
    about,
    bound,
    bands,
    caps.filter(({ reason }) => reason !== 'cash'),
  );
  const cash = about.loanByCash && {
    cashPrice: toFixedDollars(about.downPayment.plus(about.loanByCash)),
    incomePrice: byIncome.maxPrice,
  };
  const byProgram = listProgramPrices(input, about, bands, on);
  const scenarios = scenarioLines.map(({ scenario, front, back, source }) => ({
    scenario,
    frontLimit: front,
    backLimit: back,
    source,
    ...answer(boundByRatios(about, { front, back })),
  }));
  const score = input.creditScoreBand && scores[input.creditScoreBand];
  const agencies = priceByAgencies(first, input.termMonths, score, on);
  const budget = input.budget ? answerBudget(input.budget, about, answer) : null;
  return {
    ...first,
    cash,
    scenarios,
    programs: byProgram.programs,
    budget,
    agencyPrice: agencies.agencyPrice,
    agencyPriceReason: agencies.agencyPriceReason,
    workings: [
      ...explainAffordability(input, about, first, tables),
      ...(cash
        ? [
            explainCashPrice(input, cash.cashPrice),
            explainPrice('incomePrice', shares, byIncome, input, null),
          ]
        : []),
      ...agencies.workings,
      ...scenarios.map((one) =>
        explainPrice(
          `scenarios.${one.scenario}`,
          texts.incomeShares(one.frontLimit, one.backLimit),
          one,
          input,
          one.source,
        ),
      ),
      ...(budget ? [explainPrice('budget', texts.budgetFormula, budget, input, null)] : []),
      ...byProgram.programs.flatMap(({ program, standard, outer }) => [
        explainPrice(`programs.${program}.standard`, standard.lines, standard, input, standard.source),
        explainPrice(`programs.${program}.outer`, outer.lines, outer, input, outer.source),
      ]),
    ],
    tables: [...tables, ...byProgram.tables, ...agencies.tables],
  };
}

/** What the input says of buyer and home. Throws InputRefusal without an income. */
export function getCircumstances(input: AffordabilityInput): Circumstances {
  return {
    income: getIncome({
      monthly: ['grossMonthlyIncome', input.grossMonthlyIncome],
      annual: ['grossAnnualIncome', input.grossAnnualIncome],
    }).income,
    debts: new Decimal(input.monthlyDebts),
    downPayment: new Decimal(input.downPayment),
    loanByCash: findLoanByCash(input),
    paymentFactor: computeLevelPayment(new Decimal(1), new Decimal(input.ratePercent), input.termMonths),
    yearlyTaxPercent: new Decimal(input.propertyTaxPercentOfPrice),
    insurance: new Decimal(input.insurancePerYear).div(12),
    hoa: new Decimal(input.hoaMonthly),
  };
}

/** Never below zero: cash that is less than the down payment leaves nothing for closing costs. */
function findLoanByCash({ cash, downPayment }: AffordabilityInput): Decimal | null {
  if (cash === undefined) return null;
  return Decimal.max(0, new Decimal(cash).minus(downPayment)).times(100).div(CLOSING_COSTS_PERCENT);
}

function readPmiBands(
  input: AffordabilityInput,
  { downPayment }: Circumstances,
  on: string,
): { bands: Bands; tables: TableUse[] } {
  const { pmiPercentOfLoanIfLtvOver80: percent, creditScoreBand } = input;
  if (percent !== undefined) return { bands: listFlatPmiBands(downPayment, percent), tables: [] };
  const score = creditScoreBand === undefined ? ASSUMED_CREDIT_SCORE : scores[creditScoreBand];
  return {
    bands: listAssumedPmiBands(downPayment, score, on),
    tables: [assumePmiPremium(new Decimal(100), score, on).table],
  };
}

/** From the bottom up: what take-home pay leaves after spending, debts and savings. */
function answerBudget(
  budget: NonNullable<AffordabilityInput['budget']>,
  { debts }: Circumstances,
  answer: (bound: Bound) => PriceAnswer,
): NonNullable<AffordabilityResult['budget']> {
  const spending = Object.values(budget.spending).reduce<Decimal>(
    (sum, amount) => sum.plus(amount ?? 0),
    new Decimal(0),
  );
  const { income } = getIncome({
    monthly: ['budget.takeHomeMonthly', budget.takeHomeMonthly],
    annual: ['budget.takeHomeAnnual', budget.takeHomeAnnual],
  });
  const left = income.minus(spending).minus(debts).minus(budget.savingsMonthly);
  return {
    takeHomeMonthly: toFixedDollars(income),
    spendingTotal: toFixedDollars(spending),
    paymentLeft: toFixedDollars(left),
    ...answer({ payment: Decimal.max(0, left), binding: 'budget' }),
  };
}

export const affordabilityTool = defineTool({
  name: 'affordability',
  summary: 'The price an income, a down payment and a budget carry',
  description:
    'The largest price whose housing cost (principal and interest, mortgage insurance above 80 percent of the price, property tax, insurance, dues) stays within `frontLimit` percent of income, and within `backLimit` percent together with debts. Income is given for a month or for a year; debts and spending for a month. `binding` names what decided. With `cash`, what there is for down payment and closing costs (3.5 percent of the loan), every price is held to it as well; `cash` of the answer says what each of the two limits would allow. Beside it the same for three pairs of limits, for each program with its own fees, premiums and limits, and for a monthly budget. It is no approval and no offer of a rate: the rate is what you send. Half way between two limits, at 80 percent loan-to-value, the price that just needs no insurance is the answer where a dollar more would cost more than the limit.',
  input: affordabilityInput,
  result: affordabilityResult,
  compute: computeAffordability,
  example: {
    input: {
      grossMonthlyIncome: '9000',
      monthlyDebts: '600',
      downPayment: '60000',
      ratePercent: '6.5',
      termMonths: 360,
      propertyTaxPercentOfPrice: '1.2',
      insurancePerYear: '1800',
      pmiPercentOfLoanIfLtvOver80: '0.6',
      on: '2026-06-15',
    },
    answer: {
      maxHousingPayment: '2520.00',
      binding: 'front',
      maxLoan: '295370.73',
      maxPrice: '355370.73',
      ltvPercent: '83.12',
      pmiApplies: true,
    },
  },
});

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
function priceByAgencies(
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
    [texts.bandLowestScore]: texts.points(score),
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
