import { computeEstimate } from '../estimates/computed-estimate.ts';
import { Decimal } from '../kernel/decimals.ts';
import { toCents, toDollars } from '../kernel/money.ts';
import { findVaRegion } from '../programs/debt-to-income/residual-income-table.ts';
import type { CreditBand } from '../tools/affordability/affordability.contract.ts';
import type { ToolId } from '../tools/tool-pages.ts';
import { shippedWeek } from '../weekly-rates/weekly-rate.ts';
import { completeFacts } from './assumed-facts.ts';
import { computePlanCost, listPlanCosts, toEstimateInput } from './plan-cost.ts';
import type { Facts, Income } from './plan-facts.ts';
import { findBaseLoan, findPlanPrice } from './plan-price.ts';
import { findPricedScore } from './priced-score.ts';

/** Inputs of a calculator by the names of the wire. What the plan does not know is not there. */
export type ToolInputs = Readonly<Record<string, string | number>>;

type Inputs = Record<string, string | number | undefined>;

/** How far the rates with points and with a credit lie from the rate without, until a lender quotes them. */
export const USUAL_RATE_STEP = '0.25';

/** Calculators that count private mortgage insurance and no program's own. */
const conventionalAlone: readonly ToolId[] = ['monthly-payment', 'rent-or-buy'];

/** The program of the plan, where a calculator would insure its loan privately instead of by the program; else nothing. */
export function findUncountedProgram(tool: ToolId, { program = 'conventional' }: Facts) {
  return program === 'conventional' || !conventionalAlone.includes(tool) ? undefined : program;
}

/**
 * What the plan says of the questions of a calculator, our assumptions among it; nothing where the calculator does not count the plan's
 * loan. `today` picks the tables, and `survey` is the newest week of rates.
 */
export function toToolInputs(tool: ToolId, known: Facts, today: string, survey = shippedWeek): ToolInputs {
  if (findUncountedProgram(tool, known) !== undefined) return {};
  const inputs = readers[tool](completeFacts(known, today, survey), today);
  return Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined)) as ToolInputs;
}

const dollars = (cents: number | undefined) => (cents === undefined ? undefined : toDollars(cents));

const readers: Record<ToolId, (facts: Facts, today: string) => Inputs> = {
  affordability: (facts) => ({
    ...getIncome(facts),
    monthlyDebts: dollars(facts.monthlyDebts),
    downPayment: dollars(facts.downPayment),
    cash: dollars(facts.savings),
    creditScoreBand: findBand(findPricedScore(facts)),
    ratePercent: facts.ratePercent,
    termMonths: facts.termMonths,
    familySize: facts.people,
    region: facts.place && findVaRegion(facts.place.state),
    ...readHomeCosts(facts),
  }),
  'debt-to-income': (facts, today) => ({
    ...getIncome(facts),
    housingPaymentPitia: dollars(computePlanCost(facts, today)?.payment),
    otherMonthlyDebts: dollars(facts.monthlyDebts),
    familySize: facts.people,
    region: facts.place && findVaRegion(facts.place.state),
    loanAmount: dollars(findBaseLoan(facts)),
  }),
  'monthly-payment': (facts) => ({
    ...loadPurchase(facts),
    propertyTaxYearly: dollars(facts.propertyTaxYearly),
    homeInsuranceYearly: dollars(facts.homeInsuranceYearly),
    duesMonthly: dollars(facts.duesMonthly),
    creditScore: findPricedScore(facts),
  }),
  'cash-to-close': (facts, today) => ({
    price: dollars(findPlanPrice(facts)),
    loanAmount: dollars(findBaseLoan(facts)),
    ratePercent: facts.ratePercent,
    upfrontFee: dollars(findUpfrontFee(facts, today)),
    closingDate: facts.closingDay,
    escrowTaxMonthly: perMonth(facts.propertyTaxYearly),
    escrowHoiMonthly: perMonth(facts.homeInsuranceYearly),
    deposit: dollars(facts.deposit),
    sellerCredits: dollars(facts.sellerCredit),
    ...listCostSections(facts, today),
  }),
  'points-or-credit': ({ ratePercent, termMonths, pointsPercent, ...facts }) => ({
    loanAmount: dollars(findBaseLoan(facts)),
    termMonths,
    ratePercent,
    pointsPercent,
    pointsRatePercent:
      ratePercent && Decimal.max(0, new Decimal(ratePercent).minus(USUAL_RATE_STEP)).toString(),
    creditRatePercent: ratePercent && new Decimal(ratePercent).plus(USUAL_RATE_STEP).toString(),
  }),
  'rent-or-buy': (facts) => ({
    ...loadPurchase(facts),
    monthlyRent: dollars(facts.monthlyRent),
    ...readHomeCosts(facts),
  }),
  refinance: (facts) => ({
    balance: dollars(facts.balance ?? findBaseLoan(facts)),
    currentRate: facts.ratePercent,
    remainingMonths: facts.remainingMonths ?? facts.termMonths,
    homeValue: dollars(findPlanPrice(facts)),
  }),
  'extra-payments': (facts) => ({
    principal: dollars(facts.balance ?? findBaseLoan(facts)),
    ratePercent: facts.ratePercent,
    termMonths: facts.remainingMonths ?? facts.termMonths,
  }),
  'credit-price': (facts) => ({
    price: dollars(findPlanPrice(facts)),
    downPayment: dollars(facts.downPayment),
    termMonths: facts.termMonths,
    program: facts.program,
    creditScore: findPricedScore(facts),
    homeKind: facts.propertyType && pricedHome[facts.propertyType],
    occupancy: facts.occupancy && pricedUse[facts.occupancy],
  }),
  'offer-terms': (facts) => ({
    ...loadPurchase(facts),
    program: facts.program,
    occupancy: facts.occupancy && creditedUse[facts.occupancy],
    earnestMoney: dollars(facts.deposit),
    sellerCredit: dollars(facts.sellerCredit),
  }),
  'contract-dates': (facts) => ({
    closing: facts.closingDay,
    lockUntil: facts.lockUntil,
    lockPercentPerDay: deriveLockPercentPerDay(facts.lockTerms),
    loanAmount: dollars(findBaseLoan(facts)),
  }),
};

/** A lender charges by steps of days; the calculator counts each day. A fee in dollars has no share of the loan. */
function deriveLockPercentPerDay(terms: Facts['lockTerms']): string | undefined {
  if (terms === undefined || terms.stepPercent === null) return undefined;
  return new Decimal(terms.stepPercent).div(terms.stepDays).toDecimalPlaces(6).toString();
}

const creditedUse = {
  primaryResidence: 'primary',
  secondHome: 'second_home',
  investment: 'investment',
} as const satisfies Record<NonNullable<Facts['occupancy']>, string>;

const pricedHome = {
  singleFamily: 'house',
  townhouse: 'house',
  condo: 'condo',
  multiFamily: 'units_2_4',
} as const satisfies Record<NonNullable<Facts['propertyType']>, string>;

const pricedUse = {
  primaryResidence: 'main',
  secondHome: 'second_home',
  investment: 'investment',
} as const satisfies Record<NonNullable<Facts['occupancy']>, string>;

function loadPurchase(facts: Facts): Inputs {
  return {
    price: dollars(findPlanPrice(facts)),
    downPayment: dollars(facts.downPayment),
    ratePercent: facts.ratePercent,
    termMonths: facts.termMonths,
  };
}

/** Costs of the home by the names that say tax as a share of the price. */
function readHomeCosts(facts: Facts): Inputs {
  const price = findPlanPrice(facts);
  const tax = facts.propertyTaxYearly;
  return {
    propertyTaxPercentOfPrice:
      price === undefined || tax === undefined
        ? undefined
        : Decimal.min(100, new Decimal(tax).times(100).div(price)).toDecimalPlaces(4).toString(),
    insurancePerYear: dollars(facts.homeInsuranceYearly),
    hoaMonthly: dollars(facts.duesMonthly),
  };
}

/** All kinds of income together: by the year where all are, else by the month. */
function getIncome({ incomeWages, incomeSelfEmployment, incomeOther }: Facts): Inputs {
  const incomes = [incomeWages, incomeSelfEmployment, incomeOther].filter(
    (income): income is Income => income !== undefined,
  );
  if (incomes.length === 0) return {};
  const sum = (read: (income: Income) => Decimal) =>
    incomes.reduce((total, income) => total.plus(read(income)), new Decimal(0));
  if (incomes.every(({ per }) => per === 'year')) {
    return {
      grossAnnualIncome: sum(({ cents }) => new Decimal(cents))
        .div(100)
        .toString(),
    };
  }
  const monthly = sum(({ cents, per }) => new Decimal(cents).div(per === 'year' ? 12 : 1));
  return { grossMonthlyIncome: monthly.div(100).toDecimalPlaces(2).toString() };
}

const bands: readonly [number, CreditBand][] = [
  [760, '760-up'],
  [700, '700-759'],
  [660, '660-699'],
  [620, '620-659'],
  [580, '580-619'],
  [500, '500-579'],
  [0, 'below-500'],
];

function findBand(score: number | undefined): CreditBand | undefined {
  return bands.find(([from]) => score !== undefined && score >= from)?.[1];
}

/** What the program adds to the loan at closing, in cents; nothing for a conventional loan. */
function findUpfrontFee(facts: Facts, today: string): number | undefined {
  const [input, base] = [toEstimateInput(facts, today), findBaseLoan(facts)];
  if (input === undefined || base === undefined || facts.program === 'conventional') return undefined;
  const fee = toCents(computeEstimate(input, today).page1.loanAmount) - base;
  return fee > 0 ? fee : undefined;
}

/** Lines of the estimate that the calculator asks for as the fee of the program. */
const programFees = ['upfrontMortgageInsurance', 'fundingFee', 'guaranteeFee'];

/** Sections that prepaid interest, insurance and escrow are not in, as the plan's own estimate prints them, so that both say the same cash. */
function listCostSections(facts: Facts, today: string): Inputs {
  const costs = listPlanCosts(facts, today)?.filter(({ id }) => !programFees.includes(id));
  if (costs === undefined) return {};
  const sections = (['A', 'B', 'C', 'E', 'H'] as const).map((letter) => {
    const cents = costs.filter(({ section }) => section === letter).map((line) => line.cents);
    return [`section${letter}`, toDollars(cents.reduce((sum, each) => sum + each, 0))] as const;
  });
  return { isItemized: 'yes', ...Object.fromEntries(sections) };
}

function perMonth(yearly: number | undefined): string | undefined {
  return yearly === undefined ? undefined : new Decimal(yearly).div(1200).toDecimalPlaces(2).toString();
}
