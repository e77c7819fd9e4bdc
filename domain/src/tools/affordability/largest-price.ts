import type { Decimal } from '../../kernel/decimals.ts';

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
export type PriceCap<Reason extends string> = { reason: Reason; price: Decimal };

export type PriceQuestion<Reason extends string> = {
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
export type LargestPrice<Reason extends string> = {
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
export function findLargestPrice<Reason extends string>(
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
export function computeMonthlyCostPerDollar(band: CostBand, paymentFactor: Decimal): Decimal {
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
