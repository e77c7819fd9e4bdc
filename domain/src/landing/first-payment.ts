/** What the first estimate of a payment assumes, as of a day; each figure is one to replace. Percents a year. */
export type PaymentAssumptions = {
  ratePercent: number;
  /** Where the rate comes from, in words. */
  rateSource: string;
  termMonths: number;
  /** Of the price. */
  taxPercent: number;
  insurancePercent: number;
  /** Of the loan, by what it is more than in percent of the price; the highest line first. */
  premiums: readonly { abovePercent: number; percent: number }[];
};

/** Whole dollars a month. */
export type FirstPayment = { total: number; mortgageInsurance: number };

const MONTHS_A_YEAR = 12;
const HIGHEST_PRICE_CENTS = 10_000_000_000;

/**
 * What a home at a price takes each month with a conventional fixed-rate loan: principal and interest, property tax, homeowner's
 * insurance and, above 80 percent of the price, mortgage insurance. In plain numbers, because whole dollars are shown and a page that
 * is read first must not carry decimals; the calculator it leads to counts in cents. Amounts in whole cents; undefined where there is
 * nothing to finance or the price is beyond $100,000,000.
 */
export function computeFirstPayment(
  { price, downPayment }: { price: number; downPayment: number },
  { ratePercent, termMonths, taxPercent, insurancePercent, premiums }: PaymentAssumptions,
): FirstPayment | undefined {
  if (!(price > 0 && price <= HIGHEST_PRICE_CENTS && downPayment >= 0 && downPayment <= price))
    return undefined;
  const loan = price - downPayment;
  const rate = ratePercent / 100 / MONTHS_A_YEAR;
  const payment = rate === 0 ? loan / termMonths : (loan * rate) / (1 - (1 + rate) ** -termMonths);
  const beside = (price * (taxPercent + insurancePercent)) / 100 / MONTHS_A_YEAR;
  const share = (loan / price) * 100;
  const premium = premiums.find(({ abovePercent }) => share > abovePercent)?.percent ?? 0;
  const mortgageInsurance = (loan * premium) / 100 / MONTHS_A_YEAR;
  return {
    total: Math.round((payment + beside + mortgageInsurance) / 100),
    mortgageInsurance: Math.round(mortgageInsurance / 100),
  };
}
