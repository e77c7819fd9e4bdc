import { computeSchedule } from '../loans/schedule.ts';
import { computePmiDates } from '../programs/private-mortgage-insurance.ts';
import { Decimal } from '../shared/decimals.ts';

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

/** Where both ways stand after a month, unrounded dollars; costs are those of that month. */
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

/**
 * Both ways month by month, from the same money: the renter keeps what the buyer pays at closing, and whoever's month costs less
 * saves the difference; savings grow at one rate. The buyer's net position is what a sale would leave then, and his savings. Home
 * value and savings grow evenly over the year; rent, tax, insurance, dues and upkeep change once a year.
 */
export function listPositions(terms: RentOrBuyTerms): Position[] {
  const loan = terms.price.minus(terms.downPayment);
  const { balances, payments, interests } = readLoan(loan, terms);
  const pmi = loan.times(terms.pmiPercent).div(1200);
  const premiums = loan.isZero() ? 0 : computePmiDates(loan, terms.price, balances).premiums;
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
    const taxSaved = (interests[month - 1] ?? zero)
      .plus(year.propertyTax)
      .times(terms.taxSavingPercent)
      .div(100);
    const buyingCost = year.owning
      .plus(payments[month - 1] ?? zero)
      .plus(month <= premiums ? pmi : zero)
      .minus(taxSaved);
    const difference = buyingCost.minus(year.renting);
    buyerSavings = buyerSavings.times(savingsGrowth).plus(Decimal.max(zero, difference.neg()));
    renterSavings = renterSavings.times(savingsGrowth).plus(Decimal.max(zero, difference));
    homeValue = homeValue.times(homeGrowth);
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
    propertyTax,
    owning: propertyTax.plus(upkeep).plus(fixed),
    renting: terms.monthlyRent
      .times(rentGrowth)
      .plus(terms.rentersInsurancePerYear.div(MONTHS).times(costGrowth)),
  };
}

function growMonthly(yearlyPercent: Decimal): Decimal {
  return yearlyPercent.div(100).plus(1).pow(new Decimal(1).div(MONTHS));
}

function readLoan(principal: Decimal, { ratePercent, termMonths }: RentOrBuyTerms) {
  const { rows } = computeSchedule({ principal, ratePercent, termMonths });
  const read = (cents: number) => new Decimal(cents).div(100);
  return {
    balances: rows.map(({ balance }) => read(balance)),
    payments: rows.map(({ payment }) => read(payment)),
    interests: rows.map(({ interest }) => read(interest)),
  };
}
