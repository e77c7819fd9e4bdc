import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import type { Mortgage, Position } from '../renting/positions.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import * as texts from './en.ts';
import type { RentOrBuyInput } from './rent-or-buy.contract.ts';

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
      texts.differenceFormula,
      {
        [texts.buyingLeaves]: toFixedDollars(last.buyerNet),
        [texts.rentingLeaves]: toFixedDollars(last.renterNet),
      },
      toFixedDollars(ahead),
    ),
    showWorking(
      'breakEvenMonth',
      texts.firstMonth,
      {
        [breakEvenMonth === null ? texts.buyingAtEnd : texts.buyingLeavesThen]: toFixedDollars(
          crossing.buyerNet,
        ),
        [breakEvenMonth === null ? texts.rentingAtEnd : texts.rentingLeavesThen]: toFixedDollars(
          crossing.renterNet,
        ),
      },
      breakEvenMonth === null ? texts.noBreakEven : String(breakEvenMonth),
    ),
    showWorking(
      'firstMonthBuying',
      texts.monthlyBuyingFormula,
      {
        [texts.principalAndInterest]: toFixedDollars(mortgage.payments[0] ?? new Decimal(0)),
        [texts.mortgageInsurance]: toFixedDollars(mortgage.premiums > 0 ? mortgage.premium : new Decimal(0)),
        [texts.yearlyPropertyTax]: `${input.propertyTaxPercentOfPrice}%`,
        [texts.upkeepAYear]: `${input.maintenancePercentOfPrice}%`,
        [texts.insuranceAYear]: input.insurancePerYear,
        [texts.duesAMonth]: input.hoaMonthly,
      },
      toFixedDollars(first.buyingCost),
    ),
    showWorking(
      'firstMonthRenting',
      texts.monthlyRentingFormula,
      { [texts.rent]: input.monthlyRent, [texts.insuranceAYear]: input.rentersInsurancePerYear },
      toFixedDollars(first.rentingCost),
    ),
    showWorking(
      'buyerNet',
      texts.buyingLeavesFormula,
      {
        [texts.finalHomeValue]: toFixedDollars(last.homeValue),
        [texts.costOfSelling]: `${input.sellingCostPercent}%`,
        [texts.balance]: toFixedDollars(last.balance),
      },
      toFixedDollars(last.buyerNet),
    ),
    showWorking(
      'renterNet',
      texts.rentingLeavesFormula,
      {
        [texts.upfrontCosts]: toFixedDollars(upfront),
        [texts.savingsEarn]: texts.percentAYear(input.returnPercent),
      },
      toFixedDollars(last.renterNet),
    ),
    showWorking(
      'upfront',
      texts.upfrontFormula,
      { [texts.downPayment]: input.downPayment, [texts.closingCosts]: `${input.closingCostsPercent}%` },
      toFixedDollars(upfront),
    ),
  ];
}
