import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { InputRefusal } from '../input-refusal.ts';
import { listPositions, type Position, planMortgage, type RentOrBuyTerms } from '../renting/positions.ts';
import * as texts from './en.ts';
import type { RentOrBuyInput, RentOrBuyPosition, RentOrBuyResult } from './rent-or-buy.contract.ts';
import { explainRentOrBuy } from './rent-or-buy-workings.ts';

type Change = RentOrBuyResult['changes'][number];

/**
 * Whether renting or buying leaves more at the end of the stay, month by month, with what would change the answer. Refuses a
 * price of nothing and a down payment above the price. The day does not matter: there is no table in it.
 */
export function computeRentOrBuy(input: RentOrBuyInput, _on: string): RentOrBuyResult {
  const terms = readTerms(input);
  const mortgage = planMortgage(terms);
  const positions = listPositions(terms, mortgage);
  const answer = judge(positions);
  const [start, first] = positions as [Position, Position];
  const last = positions.at(-1) ?? start;
  return {
    ...answer,
    buyerNet: toFixedDollars(last.buyerNet),
    renterNet: toFixedDollars(last.renterNet),
    firstMonthBuying: toFixedDollars(first.buyingCost),
    firstMonthRenting: toFixedDollars(first.rentingCost),
    upfront: toFixedDollars(start.renterNet),
    positions: positions.map(writePosition),
    changes: listChanges(terms).map(({ change, moved }) => {
      const other = judge(listPositions(moved, mortgage));
      return { ...change, ...other, changesAnswer: other.better !== answer.better };
    }),
    workings: explainRentOrBuy(input, positions, mortgage, answer.breakEvenMonth),
    tables: [],
  };
}

function judge(positions: readonly Position[]): Pick<Change, 'better' | 'difference' | 'breakEvenMonth'> {
  const ahead = positions.map(({ buyerNet, renterNet }) => buyerNet.gte(renterNet));
  const lastBehind = ahead.lastIndexOf(false);
  const last = positions.at(-1);
  const difference = last ? last.buyerNet.minus(last.renterNet).toDecimalPlaces(2) : new Decimal(0);
  return {
    better: difference.isZero() ? 'same' : difference.isNegative() ? 'rent' : 'buy',
    difference: toFixedDollars(difference.abs()),
    breakEvenMonth: lastBehind === positions.length - 1 ? null : lastBehind + 1,
  };
}

/** One assumption moved at a time, by as much as it may well turn out otherwise. */
function listChanges(terms: RentOrBuyTerms) {
  const changes: { change: Pick<Change, 'assumption' | 'from' | 'to'>; moved: RentOrBuyTerms }[] = [];
  const move = (assumption: Change['assumption'], key: MovableKey, to: Decimal) => {
    const write = (value: Decimal) => (assumption === 'rent' ? toFixedDollars(value) : value.toString());
    changes.push({
      change: { assumption, from: write(terms[key]), to: write(to) },
      moved: { ...terms, [key]: to },
    });
  };
  for (const step of [-1, 1])
    move('appreciation', 'appreciationPercent', terms.appreciationPercent.plus(step));
  for (const step of [-1, 1]) move('rentGrowth', 'rentGrowthPercent', terms.rentGrowthPercent.plus(step));
  for (const step of [-2, 2]) move('return', 'returnPercent', terms.returnPercent.plus(step));
  move('maintenance', 'maintenancePercent', terms.maintenancePercent.plus(1));
  for (const part of [90, 110]) move('rent', 'monthlyRent', terms.monthlyRent.times(part).div(100));
  for (const months of [terms.months / 2, terms.months * 2]) {
    const whole = Math.max(12, Math.round(months / 12) * 12);
    if (whole === terms.months) continue;
    changes.push({
      change: { assumption: 'years', from: String(terms.months / 12), to: String(whole / 12) },
      moved: { ...terms, months: whole },
    });
  }
  return changes;
}

type MovableKey =
  | 'appreciationPercent'
  | 'rentGrowthPercent'
  | 'returnPercent'
  | 'maintenancePercent'
  | 'monthlyRent';

function readTerms(input: RentOrBuyInput): RentOrBuyTerms {
  const read = (text: string) => new Decimal(text);
  const terms: RentOrBuyTerms = {
    price: read(input.price),
    downPayment: read(input.downPayment),
    ratePercent: read(input.ratePercent),
    termMonths: input.termMonths,
    closingCostsPercent: read(input.closingCostsPercent),
    monthlyRent: read(input.monthlyRent),
    months: input.yearsStaying * 12,
    propertyTaxPercent: read(input.propertyTaxPercentOfPrice),
    insurancePerYear: read(input.insurancePerYear),
    hoaMonthly: read(input.hoaMonthly),
    maintenancePercent: read(input.maintenancePercentOfPrice),
    pmiPercent: read(input.pmiPercentOfLoanIfLtvOver80),
    rentersInsurancePerYear: read(input.rentersInsurancePerYear),
    appreciationPercent: read(input.appreciationPercent),
    rentGrowthPercent: read(input.rentGrowthPercent),
    costGrowthPercent: read(input.costGrowthPercent),
    returnPercent: read(input.returnPercent),
    sellingCostPercent: read(input.sellingCostPercent),
    taxSavingPercent: read(input.taxSavingPercent),
  };
  if (terms.price.isZero()) throw new InputRefusal({ price: texts.priceProblem });
  if (terms.downPayment.gt(terms.price)) {
    throw new InputRefusal({
      downPayment: texts.downPaymentProblem,
    });
  }
  return terms;
}

function writePosition(position: Position): RentOrBuyPosition {
  const { month, ...amounts } = position;
  return {
    month,
    homeValue: toFixedDollars(amounts.homeValue),
    balance: toFixedDollars(amounts.balance),
    buyingCost: toFixedDollars(amounts.buyingCost),
    rentingCost: toFixedDollars(amounts.rentingCost),
    buyerNet: toFixedDollars(amounts.buyerNet),
    renterNet: toFixedDollars(amounts.renterNet),
  };
}
