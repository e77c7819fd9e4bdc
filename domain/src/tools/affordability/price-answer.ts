import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import type { Binding, PriceAnswer } from './affordability.contract.ts';
import * as texts from './en/price-answer.ts';
import {
  type CostBand,
  findLargestPrice,
  type LargestPrice,
  type PriceCap,
  type PriceQuestion,
} from './largest-price.ts';

/** What the buyer has and what the home costs, the same for each answer. Dollars; a month where not said otherwise. */
export type Circumstances = {
  income: Decimal;
  debts: Decimal;
  downPayment: Decimal;
  paymentFactor: Decimal;
  yearlyTaxPercent: Decimal;
  insurance: Decimal;
  hoa: Decimal;
};

/** The most for housing a month, and what set it. */
export type Bound = { payment: Decimal; binding: Binding };

/** The lines of a program or a habit: housing alone (null: no such line) and housing with all debts, in percent of income. */
export type RatioLines = { front: string | null; back: string };

/** The smaller of what the two lines leave for housing; never below zero. */
export function boundByRatios({ income, debts }: Circumstances, { front, back }: RatioLines): Bound {
  const total = Decimal.max(0, income.times(back).div(100).minus(debts));
  if (front === null) return { payment: total, binding: 'back' };
  const housing = income.times(front).div(100);
  return housing.lte(total) ? { payment: housing, binding: 'front' } : { payment: total, binding: 'back' };
}

/** The largest price within a bound, with what it would cost a month, as the API writes it. */
export function answerPrice(
  about: Circumstances,
  bound: Bound,
  bands: PriceQuestion<Binding>['bands'],
  caps: readonly PriceCap<Binding>[],
): PriceAnswer {
  const found = findLargestPrice({
    monthlyPayment: bound.payment,
    downPayment: about.downPayment,
    paymentFactor: about.paymentFactor,
    yearlyTaxPercent: about.yearlyTaxPercent,
    monthlyFixed: about.insurance.plus(about.hoa),
    bands,
    caps,
  });
  const { price, loan, band, cappedBy, isAtBandEdge } = found ?? withoutLoan(about, bands[0]);
  const binding = cappedBy ?? bound.binding;
  const hasLoan = loan.gt(0);
  const fee = hasLoan ? loan.times(band.financedFeePercent).div(100) : new Decimal(0);
  const housing = splitHousing(about, price, loan, loan.plus(fee), band);
  return {
    maxHousingPayment: toFixedDollars(bound.payment),
    binding,
    isAtPremiumStep: isAtBandEdge,
    maxLoan: toFixedDollars(loan),
    maxPrice: toFixedDollars(price),
    ltvPercent: writePercent(loan, price) ?? '0.00',
    pmiApplies: hasLoan && band.yearlyPremiumPercent.gt(0),
    financedFee: toFixedDollars(fee),
    totalLoan: toFixedDollars(loan.plus(fee)),
    ...housing,
    noLoan: hasLoan ? null : describeNoLoan(about, { ...bound, binding }),
  };
}

/** A caps list of what is limited; a limit that is not there is left out. */
export function listCaps(
  { downPayment }: Circumstances,
  { loanLimit, minimumDownPercent }: { loanLimit: string | number | null; minimumDownPercent: string },
): PriceCap<Binding>[] {
  const caps: PriceCap<Binding>[] = [];
  if (loanLimit !== null) caps.push({ reason: 'limit', price: downPayment.plus(loanLimit) });
  if (new Decimal(minimumDownPercent).gt(0)) {
    caps.push({ reason: 'downPayment', price: downPayment.times(100).div(minimumDownPercent) });
  }
  return caps;
}

function splitHousing(about: Circumstances, price: Decimal, loan: Decimal, total: Decimal, band: CostBand) {
  const principalAndInterest = total.times(about.paymentFactor);
  const mortgageInsurance = loan.times(band.yearlyPremiumPercent).div(1200);
  const propertyTax = price.times(about.yearlyTaxPercent).div(1200);
  const sum = principalAndInterest
    .plus(mortgageInsurance)
    .plus(propertyTax)
    .plus(about.insurance)
    .plus(about.hoa);
  return {
    housing: {
      principalAndInterest: toFixedDollars(principalAndInterest),
      mortgageInsurance: toFixedDollars(mortgageInsurance),
      propertyTax: toFixedDollars(propertyTax),
      insurance: toFixedDollars(about.insurance),
      hoa: toFixedDollars(about.hoa),
      total: toFixedDollars(sum),
    },
    frontPercent: writePercent(sum, about.income),
    backPercent: writePercent(sum.plus(about.debts), about.income),
  };
}

/** No lender's line bounds what is paid for in full: the price is what the down payment alone would buy. */
function withoutLoan({ downPayment }: Circumstances, band: CostBand): LargestPrice<Binding> {
  return { price: downPayment, loan: new Decimal(0), band, cappedBy: null, isAtBandEdge: false };
}

function describeNoLoan({ income, debts }: Circumstances, { payment, binding }: Bound): string {
  if (binding === 'downPayment') return texts.noLoanFitsThisLoan;
  if (binding === 'limit') return texts.noLoanFitsLimit;
  if (payment.gt(0)) {
    return texts.noLoanFitsTaxesInsurance;
  }
  if (binding === 'budget') return texts.noLoanFitsYourSpending;
  if (income.isZero()) return texts.noLoanFitsWithoutIncome;
  if (debts.gt(0)) return texts.noLoanFitsYourDebts;
  return texts.noLoanFitsThisLimit;
}

function writePercent(part: Decimal, whole: Decimal): string | null {
  return whole.isZero() ? null : part.times(100).div(whole).toFixed(2);
}
