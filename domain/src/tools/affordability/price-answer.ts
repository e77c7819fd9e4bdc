import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import type { Binding, PriceAnswer } from './affordability.contract.ts';
import * as texts from './en/price-answer.ts';

/** What the buyer has and what the home costs, the same for each answer. Dollars; a month where not said otherwise. */
export type Circumstances = {
  income: Decimal;
  debts: Decimal;
  downPayment: Decimal;
  /** The largest loan whose closing costs the cash beside the down payment covers; null where none is given. */
  loanByCash: Decimal | null;
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
  { downPayment, loanByCash }: Circumstances,
  { loanLimit, minimumDownPercent }: { loanLimit: string | number | null; minimumDownPercent: string },
): PriceCap<Binding>[] {
  const caps: PriceCap<Binding>[] = [];
  if (loanLimit !== null) caps.push({ reason: 'limit', price: downPayment.plus(loanLimit) });
  if (new Decimal(minimumDownPercent).gt(0)) {
    caps.push({ reason: 'downPayment', price: downPayment.times(100).div(minimumDownPercent) });
  }
  if (loanByCash !== null) caps.push({ reason: 'cash', price: downPayment.plus(loanByCash) });
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
  if (binding === 'downPayment') return texts.blockedByDown;
  if (binding === 'limit') return texts.blockedByLimit;
  if (binding === 'cash') return texts.blockedByCash;
  if (payment.gt(0)) {
    return texts.blockedByTaxes;
  }
  if (binding === 'budget') return texts.blockedBySpending;
  if (income.isZero()) return texts.blockedByIncome;
  if (debts.gt(0)) return texts.blockedByDebts;
  return texts.blockedByRatio;
}

function writePercent(part: Decimal, whole: Decimal): string | null {
  return whole.isZero() ? null : part.times(100).div(whole).toFixed(2);
}

/**
 * What each dollar lent costs up to a price, the price itself included: a fee added to the loan and a yearly premium, both in
 * percent of the loan without the fee. `upToPrice` is null for the last band. Bands follow each other by rising price and, as
 * the programs' tables do, never get cheaper. `fromPrice` is the first price that a band's rates hold for: a little above the band
 * before where the loan-to-value between is still shown, and so charged, as that band's. What the payment carries is never a price
 * between, so that 20 percent down is answered with 20 percent down.
 */
export type CostBand = {
  fromPrice: Decimal;
  upToPrice: Decimal | null;
  financedFeePercent: Decimal;
  yearlyPremiumPercent: Decimal;
};

/** A bound on the price that does not come from the monthly payment; never below the down payment. */
type PriceCap<Reason extends string> = { reason: Reason; price: Decimal };

type PriceQuestion<Reason extends string> = {
  /** The most for housing a month, in dollars: loan, premium, taxes, insurance and dues together. */
  monthlyPayment: Decimal;
  downPayment: Decimal;
  /** The unrounded level payment a month of one dollar lent. */
  paymentFactor: Decimal;
  yearlyTaxPercent: Decimal;
  /** Insurance and dues a month: what does not depend on the price. */
  monthlyFixed: Decimal;
  bands: readonly [CostBand, ...CostBand[]];
  caps: readonly PriceCap<Reason>[];
};

/**
 * The answer, unrounded. `cappedBy` is null where the payment binds. `isAtBandEdge`: one dollar more would cost a premium that
 * the payment does not carry, so some of the payment stays unused.
 */
type LargestPrice<Reason extends string> = {
  price: Decimal;
  loan: Decimal;
  band: CostBand;
  cappedBy: Reason | null;
  isAtBandEdge: boolean;
};

/**
 * The highest price whose housing cost a month stays within the payment, the down payment given: within a band the cost is a
 * straight line in the price, so each band is solved in closed form. Null where even the smallest loan costs too much.
 */
function findLargestPrice<Reason extends string>(
  question: PriceQuestion<Reason>,
): LargestPrice<Reason> | null {
  const affordable = findAffordablePrice(question);
  if (affordable === null) return null;
  const { downPayment } = question;
  let { price } = affordable;
  let cappedBy: Reason | null = null;
  for (const cap of question.caps) {
    if (!cap.price.lt(price)) continue;
    price = cap.price;
    cappedBy = cap.reason;
  }
  return {
    price,
    loan: price.minus(downPayment),
    band: findBand(question.bands, price),
    cappedBy,
    isAtBandEdge: affordable.isAtBandEdge && cappedBy === null,
  };
}

/** What a loan of one dollar costs a month in a band: payment of the dollar with its fee, and the premium. */
function computeMonthlyCostPerDollar(band: CostBand, paymentFactor: Decimal): Decimal {
  const withFee = band.financedFeePercent.plus(100).times(paymentFactor).div(100);
  return withFee.plus(band.yearlyPremiumPercent.div(1200));
}

function findAffordablePrice(
  question: PriceQuestion<string>,
): { price: Decimal; isAtBandEdge: boolean } | null {
  let below = question.downPayment;
  let hasCheaperBand = false;
  for (const band of question.bands) {
    if (band.upToPrice?.lt(question.downPayment)) continue;
    const price = solveBand(question, band);
    if (hasCheaperBand && (price.lte(below) || price.lt(band.fromPrice)))
      return { price: below, isAtBandEdge: true };
    if (price.lt(below)) return null;
    if (band.upToPrice === null || price.lte(band.upToPrice)) return { price, isAtBandEdge: false };
    below = band.upToPrice;
    hasCheaperBand = true;
  }
  return { price: below, isAtBandEdge: true };
}

/** payment = (price - down) x cost + price x tax + fixed, solved for the price. */
function solveBand(question: PriceQuestion<string>, band: CostBand): Decimal {
  const cost = computeMonthlyCostPerDollar(band, question.paymentFactor);
  const left = question.monthlyPayment.minus(question.monthlyFixed);
  return left.plus(question.downPayment.times(cost)).div(cost.plus(question.yearlyTaxPercent.div(1200)));
}

function findBand(bands: PriceQuestion<string>['bands'], price: Decimal): CostBand {
  return bands.findLast(({ fromPrice }) => fromPrice.lte(price)) ?? bands[0];
}
