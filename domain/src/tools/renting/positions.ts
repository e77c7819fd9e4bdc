import { Decimal } from '../../kernel/decimals.ts';
import { computeSchedule } from '../../loans/schedule.ts';
import { computePmiDates } from '../../programs/mortgage-insurance/private-mortgage-insurance.ts';

/** Dollars, and percents a year where not said otherwise; changes may be negative. */
export type RentOrBuyTerms = {
  price: Decimal;
  downPayment: Decimal;
  ratePercent: Decimal;
  termMonths: number;
  closingCostsPercent: Decimal;
  monthlyRent: Decimal;
  months: number;
  propertyTaxPercent: Decimal;
  insurancePerYear: Decimal;
  hoaMonthly: Decimal;
  maintenancePercent: Decimal;
  pmiPercent: Decimal;
  rentersInsurancePerYear: Decimal;
  appreciationPercent: Decimal;
  rentGrowthPercent: Decimal;
  costGrowthPercent: Decimal;
  returnPercent: Decimal;
  sellingCostPercent: Decimal;
  taxSavingPercent: Decimal;
};

/** Both positions after a month, unrounded dollars; costs are those of that month. */
export type Position = {
  month: number;
  homeValue: Decimal;
  balance: Decimal;
  buyingCost: Decimal;
  rentingCost: Decimal;
  buyerNet: Decimal;
  renterNet: Decimal;
};

const MONTHS = 12;

/** Digits kept on the way: far below a cent after forty years, and few enough that a keystroke is answered at once. */
const GROWTH_PLACES = 18;
const AMOUNT_PLACES = 10;

/**
 * Both ways month by month, from the same money: the renter keeps what the buyer pays at closing, and the one whose month costs less saves
 * the difference; savings grow at one rate. The buyer's net position is what a sale would leave then, and his savings. Home value and
 * savings grow evenly over the year; rent, tax, insurance, dues and upkeep change once a year.
 */
export function listPositions(terms: RentOrBuyTerms, mortgage: Mortgage): Position[] {
  const { loan, balances, payments, interests, premium, premiums } = mortgage;
  const homeGrowth = growMonthly(terms.appreciationPercent);
  const savingsGrowth = growMonthly(terms.returnPercent);
  const keptOfSale = new Decimal(100).minus(terms.sellingCostPercent).div(100);
  const zero = new Decimal(0);

  let homeValue = terms.price;
  let buyerSavings = zero;
  let renterSavings = terms.downPayment.plus(loan.times(terms.closingCostsPercent).div(100));
  let year = startYear(terms, 0, homeValue);
  const positions: Position[] = [];
  const note = (month: number, balance: Decimal, buyingCost: Decimal, rentingCost: Decimal) =>
    positions.push({
      month,
      homeValue,
      balance,
      buyingCost,
      rentingCost,
      buyerNet: homeValue.times(keptOfSale).minus(balance).plus(buyerSavings),
      renterNet: renterSavings,
    });
  note(0, loan, zero, zero);

  for (let month = 1; month <= terms.months; month += 1) {
    if (month % MONTHS === 1 && month > 1) year = startYear(terms, (month - 1) / MONTHS, homeValue);
    const interest = interests[month - 1] ?? zero;
    const taxSaved = terms.taxSavingPercent.isZero()
      ? zero
      : interest.plus(year.propertyTax).times(terms.taxSavingPercent).div(100);
    const buyingCost = year.owning
      .plus(payments[month - 1] ?? zero)
      .plus(month <= premiums ? premium : zero)
      .minus(taxSaved);
    const difference = buyingCost.minus(year.renting);
    buyerSavings = keep(
      buyerSavings.times(savingsGrowth).plus(difference.isNegative() ? difference.neg() : zero),
    );
    renterSavings = keep(
      renterSavings.times(savingsGrowth).plus(difference.isNegative() ? zero : difference),
    );
    homeValue = keep(homeValue.times(homeGrowth));
    note(month, balances[month - 1] ?? zero, buyingCost, year.renting);
  }
  return positions;
}

/** What owning (without the loan) and renting cost a month in a year; the tax and upkeep of the home's value at its start. */
function startYear(terms: RentOrBuyTerms, year: number, homeValue: Decimal) {
  const costGrowth = terms.costGrowthPercent.div(100).plus(1).pow(year);
  const rentGrowth = terms.rentGrowthPercent.div(100).plus(1).pow(year);
  const propertyTax = homeValue.times(terms.propertyTaxPercent).div(1200);
  const upkeep = homeValue.times(terms.maintenancePercent).div(1200);
  const fixed = terms.insurancePerYear.div(MONTHS).plus(terms.hoaMonthly).times(costGrowth);
  return {
    propertyTax: keep(propertyTax),
    owning: keep(propertyTax.plus(upkeep).plus(fixed)),
    renting: keep(
      terms.monthlyRent.times(rentGrowth).plus(terms.rentersInsurancePerYear.div(MONTHS).times(costGrowth)),
    ),
  };
}

function keep(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(AMOUNT_PLACES);
}

function growMonthly(yearlyPercent: Decimal): Decimal {
  return yearlyPercent.div(100).plus(1).pow(new Decimal(1).div(MONTHS)).toDecimalPlaces(GROWTH_PLACES);
}

/** A mortgage by its months, in dollars: the first is at 0. `premium` is due `premiums` times. */
export type Mortgage = {
  loan: Decimal;
  balances: Decimal[];
  payments: Decimal[];
  interests: Decimal[];
  premium: Decimal;
  premiums: number;
};

/** The loan of a purchase, with its mortgage insurance to the scheduled end. */
export function planMortgage(terms: RentOrBuyTerms): Mortgage {
  const { price, ratePercent, termMonths } = terms;
  const loan = price.minus(terms.downPayment);
  const { rows } = computeSchedule({ principal: loan, ratePercent, termMonths });
  const read = (cents: number) => new Decimal(cents).div(100);
  const balances = rows.map(({ balance }) => read(balance));
  return {
    loan,
    balances,
    payments: rows.map(({ payment }) => read(payment)),
    interests: rows.map(({ interest }) => read(interest)),
    premium: loan.times(terms.pmiPercent).div(1200),
    premiums: loan.isZero() ? 0 : computePmiDates(loan, price, balances).premiums,
  };
}
