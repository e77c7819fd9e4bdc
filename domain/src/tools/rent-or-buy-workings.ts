import type { Mortgage, Position } from '../renting/positions.ts';
import { Decimal, writeDollars } from '../shared/decimals.ts';
import type { RentOrBuyInput } from './rent-or-buy.contract.ts';
import { showWorking } from './show-working.ts';
import type { Working } from './tool-fields.ts';

/** How each figure of renting against buying was made. */
export function explainRentOrBuy(
  input: RentOrBuyInput,
  positions: readonly Position[],
  mortgage: Mortgage,
  breakEvenMonth: number | null,
): Working[] {
  const [start, first] = positions as [Position, Position];
  const last = positions.at(-1) ?? start;
  const upfront = start.renterNet;
  const crossing = positions[breakEvenMonth ?? positions.length - 1] ?? last;
  const ahead = last.buyerNet.minus(last.renterNet).abs();
  return [
    showWorking(
      'difference',
      'What the one way leaves at the end - what the other leaves',
      { 'Buying leaves': writeDollars(last.buyerNet), 'Renting leaves': writeDollars(last.renterNet) },
      writeDollars(ahead),
    ),
    showWorking(
      'breakEvenMonth',
      'The first month from which a sale would leave the buyer at least what the renter has, until the end of the stay',
      {
        [breakEvenMonth === null ? 'Buying leaves at the end' : 'Buying leaves then']: writeDollars(
          crossing.buyerNet,
        ),
        [breakEvenMonth === null ? 'Renting leaves at the end' : 'Renting leaves then']: writeDollars(
          crossing.renterNet,
        ),
      },
      breakEvenMonth === null ? 'Not in that time' : String(breakEvenMonth),
    ),
    showWorking(
      'firstMonthBuying',
      'Principal and interest + mortgage insurance + property tax + upkeep + insurance + dues - income tax saved',
      {
        'Principal and interest': writeDollars(mortgage.payments[0] ?? new Decimal(0)),
        'Mortgage insurance': writeDollars(mortgage.premiums > 0 ? mortgage.premium : new Decimal(0)),
        'Property tax a year': `${input.propertyTaxPercentOfPrice}%`,
        'Upkeep a year': `${input.maintenancePercentOfPrice}%`,
        'Insurance a year': input.insurancePerYear,
        'Dues a month': input.hoaMonthly,
      },
      writeDollars(first.buyingCost),
    ),
    showWorking(
      'firstMonthRenting',
      'Rent + insurance a year / 12',
      { Rent: input.monthlyRent, 'Insurance a year': input.rentersInsurancePerYear },
      writeDollars(first.rentingCost),
    ),
    showWorking(
      'buyerNet',
      'Home value at the end - cost of selling - balance + savings from months in which owning costs less',
      {
        'Home value at the end': writeDollars(last.homeValue),
        'Cost of selling': `${input.sellingCostPercent}%`,
        Balance: writeDollars(last.balance),
      },
      writeDollars(last.buyerNet),
    ),
    showWorking(
      'renterNet',
      'What the buyer pays at closing, and each month’s difference where renting costs less, with their return',
      {
        'Down payment and closing costs': writeDollars(upfront),
        'Savings earn': `${input.returnPercent}% a year`,
      },
      writeDollars(last.renterNet),
    ),
    showWorking(
      'upfront',
      'Down payment + closing costs, a share of the loan',
      { 'Down payment': input.downPayment, 'Closing costs': `${input.closingCostsPercent}%` },
      writeDollars(upfront),
    ),
  ];
}
