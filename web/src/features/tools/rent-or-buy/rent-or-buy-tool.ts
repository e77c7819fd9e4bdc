import * as texts from '@porchlight/content/en/tools/rent-or-buy.ts';
import { rentOrBuyText } from '@porchlight/content/en/tools/rent-or-buy.ts';
import {
  type RentOrBuyInput,
  type RentOrBuyResult,
  rentOrBuyInput,
} from '@porchlight/domain/tools/rent-or-buy/rent-or-buy.contract.ts';
import { computeRentOrBuy } from '@porchlight/domain/tools/rent-or-buy/rent-or-buy.ts';
import { dropCents, formatMonths } from '../figures.ts';
import { planRate } from '../planned-rate.ts';
import type { ToolDefinition } from '../tool-definition.ts';

const { lines } = rentOrBuyText;

/** Renting held against buying. */
export const rentOrBuyTool: ToolDefinition<RentOrBuyInput, RentOrBuyResult> = {
  id: 'rent-or-buy',
  fields: [
    { name: 'price', kind: 'dollars', initial: '400,000', group: 'home', isHalf: true },
    { name: 'downPayment', kind: 'dollars', initial: '60,000', group: 'home', isHalf: true },
    { ...planRate(), group: 'home', isHalf: true },
    { name: 'termMonths', kind: 'years', initial: '30', group: 'home', isHalf: true },
    { name: 'monthlyRent', kind: 'dollars', initial: '2,300', group: 'stay', isHalf: true },
    { name: 'yearsStaying', kind: 'count', initial: '10', group: 'stay', isHalf: true },
    { name: 'appreciationPercent', kind: 'change', initial: '3', group: 'guesses', isHalf: true },
    { name: 'rentGrowthPercent', kind: 'change', initial: '3', group: 'guesses', isHalf: true },
    { name: 'returnPercent', kind: 'change', initial: '4', group: 'guesses', isHalf: true },
    { name: 'costGrowthPercent', kind: 'change', initial: '3', group: 'guesses', isHalf: true },
    { name: 'propertyTaxPercentOfPrice', kind: 'percent', initial: '1', group: 'costs', isHalf: true },
    { name: 'maintenancePercentOfPrice', kind: 'percent', initial: '1', group: 'costs', isHalf: true },
    { name: 'insurancePerYear', kind: 'dollars', initial: '1,800', group: 'costs', isHalf: true },
    { name: 'rentersInsurancePerYear', kind: 'dollars', initial: '200', group: 'costs', isHalf: true },
    { name: 'hoaMonthly', kind: 'dollars', initial: '0', group: 'costs', isHalf: true },
    { name: 'pmiPercentOfLoanIfLtvOver80', kind: 'percent', initial: '0.6', group: 'costs', isHalf: true },
    { name: 'closingCostsPercent', kind: 'percent', initial: '3.5', group: 'costs', isHalf: true },
    { name: 'sellingCostPercent', kind: 'percent', initial: '6', group: 'costs', isHalf: true },
    { name: 'taxSavingPercent', kind: 'percent', initial: '0', group: 'costs' },
  ],
  schema: rentOrBuyInput,
  compute: computeRentOrBuy,
  headline: ({ better, difference }, { yearsStaying }) => ({
    figure: 'difference',
    label: describeBetter(better, yearsStaying),
    topic: lines.difference,
    value: dropCents(difference),
    unit: 'dollars',
    note: texts.planningNote,
  }),
  lines: (result) => [
    {
      figure: 'breakEvenMonth',
      label: lines.breakEven,
      value: describeBreakEven(result.breakEvenMonth),
      unit: 'text',
    },
    { figure: 'buyerNet', label: lines.buyerNet, value: result.buyerNet, unit: 'dollars' },
    { figure: 'renterNet', label: lines.renterNet, value: result.renterNet, unit: 'dollars' },
    {
      figure: 'firstMonthBuying',
      label: lines.firstMonthBuying,
      value: result.firstMonthBuying,
      unit: 'dollars',
    },
    {
      figure: 'firstMonthRenting',
      label: lines.firstMonthRenting,
      value: result.firstMonthRenting,
      unit: 'dollars',
    },
    { figure: 'upfront', label: lines.upfront, value: result.upfront, unit: 'dollars' },
  ],
  files: ({ positions }) => [
    {
      label: texts.monthlyCsv,
      name: 'rent-or-buy',
      make: () => ({
        header: [
          texts.month,
          texts.homeValue,
          texts.balance,
          texts.costOwning,
          texts.costRenting,
          texts.buyingLeaves,
          texts.rentingLeaves,
        ],
        rows: positions.map(({ month, ...amounts }) => [String(month), ...Object.values(amounts)]),
      }),
    },
  ],
};

export function describeBetter(better: RentOrBuyResult['better'], years: number): string {
  const after = texts.afterYearYears(years);
  if (better === 'same') return texts.verdictSame(after);
  return better === 'buy' ? texts.verdictBuying(after) : texts.verdictRenting(after);
}

export function describeBreakEven(month: number | null): string {
  if (month === null) return texts.breakEvenNever;
  return month === 0 ? texts.fromTheStart : formatMonths(month);
}
