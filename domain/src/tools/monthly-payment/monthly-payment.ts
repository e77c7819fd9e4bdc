import { Decimal, roundToCents, toFixedDollars } from '../../kernel/decimals.ts';
import type { TableUse } from '../../programs/data-table.ts';
import {
  ASSUMED_CREDIT_SCORE,
  assumePmiPremium,
  computePmiDates,
  needsPmi,
  roundPremium,
} from '../../programs/mortgage-insurance/private-mortgage-insurance.ts';
import { computeLtv } from '../../programs/shown-ratios.ts';
import { computeAmortization } from '../amortization/amortization.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import * as texts from './en.ts';
import type { MonthlyPaymentInput, MonthlyPaymentResult } from './monthly-payment.contract.ts';

const PROTECTION_ACT = {
  title: texts.insuranceEndSource,
  url: 'https://www.law.cornell.edu/uscode/text/12/4902',
};

/**
 * What a home costs each month: principal and interest as billed, mortgage insurance where the loan is more than 80 percent of the
 * price, a twelfth of the year's tax and insurance, and dues; each part rounded to the cent before they are added, as they are
 * billed. Throws InputRefusal where the down payment is more than the price.
 */
export function computeMonthlyPayment(input: MonthlyPaymentInput, on: string): MonthlyPaymentResult {
  const { ratePercent, termMonths } = input;
  const [price, downPayment] = [new Decimal(input.price), new Decimal(input.downPayment)];
  if (downPayment.gt(price)) {
    throw new InputRefusal({
      downPayment: texts.downPaymentProblem,
    });
  }
  const loan = price.minus(downPayment);
  const schedule = computeAmortization({ principal: loan.toFixed(), ratePercent, termMonths });
  const share = price.isZero() ? new Decimal(0) : computeLtv(loan, price);
  const insurance = insure(input, { loan, price, share, rows: schedule.rows, on });
  const parts = {
    payment: new Decimal(schedule.payment),
    mortgageInsurance: insurance.monthly,
    propertyTax: takeTwelfth(input.propertyTaxYearly),
    homeInsurance: takeTwelfth(input.homeInsuranceYearly),
    dues: new Decimal(input.duesMonthly ?? 0),
  };
  const figures = {
    loan: toFixedDollars(loan),
    loanToValuePercent: share.toFixed(2),
    total: toFixedDollars(Decimal.sum(...Object.values(parts))),
    payment: schedule.payment,
    mortgageInsurance: toFixedDollars(parts.mortgageInsurance),
    propertyTax: toFixedDollars(parts.propertyTax),
    homeInsurance: toFixedDollars(parts.homeInsurance),
    dues: toFixedDollars(parts.dues),
    premiums: insurance.premiums,
    premiumRequestPayment: insurance.requestPayment,
    premiumTotal: toFixedDollars(insurance.monthly.times(insurance.premiums)),
    totalInterest: schedule.totalInterest,
    payments: schedule.payments,
    lastPayment: schedule.lastPayment,
    rows: schedule.rows,
    tables: insurance.tables,
  };
  const workings = explainMonthlyPayment(input, figures, insurance, schedule.workings);
  return { ...figures, workings };
}

function insure(
  { creditScore = ASSUMED_CREDIT_SCORE, premiumPercent }: MonthlyPaymentInput,
  {
    loan,
    price,
    share,
    rows,
    on,
  }: { loan: Decimal; price: Decimal; share: Decimal; rows: MonthlyPaymentResult['rows']; on: string },
): InsuranceCost {
  const none = {
    monthly: new Decimal(0),
    percent: new Decimal(0),
    premiums: 0,
    requestPayment: null,
    tables: [],
  };
  if (!needsPmi(loan, price)) return none;
  const assumed = premiumPercent === undefined ? assumePmiPremium(share, creditScore, on) : undefined;
  const percent = assumed?.expected ?? new Decimal(premiumPercent ?? 0);
  const balances = rows.map(({ balance }) => new Decimal(balance));
  const { premiums, request } = computePmiDates(loan, price, balances);
  return {
    monthly: roundPremium(loan, percent),
    percent,
    premiums,
    requestPayment: request?.payment ?? null,
    tables: assumed === undefined ? [] : [assumed.table],
  };
}

function takeTwelfth(yearly = '0'): Decimal {
  return roundToCents(new Decimal(yearly).div(12));
}

/** What mortgage insurance costs and how long. `percent` is of the loan, a year. */
type InsuranceCost = {
  monthly: Decimal;
  percent: Decimal;
  premiums: number;
  requestPayment: number | null;
  tables: TableUse[];
};

/** How each figure of a month was made. `ofSchedule` are the workings of principal and interest. */
function explainMonthlyPayment(
  input: MonthlyPaymentInput,
  figures: Omit<MonthlyPaymentResult, 'workings'>,
  insurance: InsuranceCost,
  ofSchedule: readonly Working[],
): Working[] {
  const { loan, payment, mortgageInsurance, propertyTax, homeInsurance, dues, premiums } = figures;
  const { price, downPayment, propertyTaxYearly = '0', homeInsuranceYearly = '0' } = input;
  const workings = [
    showWorking(
      'total',
      texts.totalRule,
      { payment, mortgageInsurance, propertyTax, homeInsurance, dues },
      figures.total,
    ),
    ...ofSchedule,
    showWorking('loan', texts.priceDownPayment, { price, downPayment }, loan),
    showWorking('loanToValuePercent', texts.loanToValue, { loan, price }, figures.loanToValuePercent),
    showWorking('propertyTax', texts.propertyTaxRule, { propertyTaxYearly }, propertyTax),
    showWorking('homeInsurance', texts.homeInsuranceRule, { homeInsuranceYearly }, homeInsurance),
  ];
  if (premiums === 0) return workings;
  return [
    ...workings,
    showWorking(
      'mortgageInsurance',
      texts.mortgageInsuranceRule,
      { loan, premiumPercent: `${insurance.percent.toFixed()} %` },
      mortgageInsurance,
      insurance.tables[0]?.source ?? null,
    ),
    showWorking('premiums', texts.premiumCountRule, { price, loan }, String(premiums), PROTECTION_ACT),
    showWorking(
      'premiumTotal',
      texts.premiumTotalRule,
      { mortgageInsurance, premiums: String(premiums) },
      figures.premiumTotal,
    ),
  ];
}
