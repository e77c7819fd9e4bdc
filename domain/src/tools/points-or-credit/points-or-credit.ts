import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { computeSchedule } from '../../loans/schedule.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en.ts';
import {
  type Offer,
  offers,
  type PointsOrCreditInput,
  type PointsOrCreditResult,
} from './points-or-credit.contract.ts';
import { explainOffer, type Way } from './points-or-credit-workings.ts';

/**
 * Points, a lender's credit or neither: by month, what each has cost if the loan ends then. Cost is what was paid, with the return
 * the money would have earned, and the balance still to repay; so a slower balance and the waiting of the money both count.
 * Refuses a loan of nothing, points that do not lower the rate and a credit that does not raise it.
 */
export function computePointsOrCredit(input: PointsOrCreditInput, _on: string): PointsOrCreditResult {
  refuseImpossible(input);
  const loan = new Decimal(input.loanAmount);
  const share = (percent: string) => loan.times(percent).div(100).toDecimalPlaces(2);
  const none = followLoan(input, 'none', input.ratePercent, new Decimal(0));
  const points = followLoan(input, 'points', input.pointsRatePercent, share(input.pointsPercent));
  const credit = followLoan(input, 'credit', input.creditRatePercent, share(input.creditPercent).neg());
  const ways = { none, points, credit };
  const kept = Math.min(input.monthsKept, input.termMonths);
  const ranked = offers
    .map((offer) => ({ offer, cost: ways[offer].costs[kept] ?? new Decimal(0) }))
    .sort((one, other) => one.cost.cmp(other.cost));
  const [best, next] = ranked as [(typeof ranked)[number], (typeof ranked)[number]];
  const ahead = toFixedDollars(next.cost.minus(best.cost));
  return {
    best: best.offer,
    ahead,
    choices: offers.map((offer) => writeChoice(ways[offer], none, kept)),
    stretches: listStretches(offers.map((offer) => ways[offer])),
    positions: none.costs.map((cost, month) => ({
      month,
      points: toFixedDollars((points.costs[month] ?? cost).minus(cost)),
      credit: toFixedDollars((credit.costs[month] ?? cost).minus(cost)),
    })),
    workings: [
      showWorking(
        'ahead',
        texts.aheadFormula,
        Object.fromEntries([
          ...ranked.map(({ offer, cost }) => [WORDS[offer], toFixedDollars(cost)]),
          ['Return', texts.percentAYear(input.returnPercent)],
          [texts.loanEndsAfter, texts.months(kept)],
        ]),
        ahead,
      ),
      ...explainOffer(points, none, findTurn(points, none), input),
      ...explainOffer(credit, none, findTurn(credit, none), input),
    ],
    tables: [],
  };
}

const WORDS: Record<Offer, string> = { none: 'Neither', points: texts.withPoints, credit: texts.withACredit };

function followLoan(input: PointsOrCreditInput, offer: Offer, ratePercent: string, upfront: Decimal): Way {
  const { termMonths, returnPercent } = input;
  const growth = new Decimal(returnPercent).div(100).plus(1).pow(new Decimal(1).div(12)).toDecimalPlaces(18);
  const { rows, steps } = computeSchedule({
    principal: new Decimal(input.loanAmount),
    ratePercent: new Decimal(ratePercent),
    termMonths,
  });
  let spent = upfront;
  const costs = [upfront.plus(input.loanAmount)];
  const balances = [new Decimal(input.loanAmount)];
  for (let month = 0; month < termMonths; month += 1) {
    const row = rows[month];
    spent = spent
      .times(growth)
      .toDecimalPlaces(10)
      .plus(parseCents(row?.payment ?? 0));
    const balance = parseCents(row?.balance ?? 0);
    costs.push(spent.plus(balance));
    balances.push(balance);
  }
  return { offer, ratePercent, upfront, payment: parseCents(steps[0]?.payment ?? 0), costs, balances };
}

function parseCents(cents: number): Decimal {
  return new Decimal(cents).div(100);
}

function writeChoice(way: Way, none: Way, kept: number): PointsOrCreditResult['choices'][number] {
  const saving = none.payment.minus(way.payment);
  const nothing = new Decimal(0);
  return {
    offer: way.offer,
    ratePercent: way.ratePercent,
    upfront: toFixedDollars(way.upfront),
    payment: toFixedDollars(way.payment),
    monthlySaving: toFixedDollars(saving),
    breakEvenMonth: way === none ? null : findTurn(way, none),
    simpleBreakEvenMonth:
      saving.isZero() || !way.upfront.div(saving).gt(0) ? null : way.upfront.div(saving).ceil().toNumber(),
    costWhenKept: toFixedDollars(way.costs[kept] ?? nothing),
    balanceWhenKept: toFixedDollars(way.balances[kept] ?? nothing),
  };
}

/** The month after the last in which the order was another than at the end; null where it is the same throughout. */
function findTurn(way: Way, none: Way): number | null {
  const isAhead = way.costs.map((cost, month) => cost.lte(none.costs[month] ?? cost));
  const lastOther = isAhead.lastIndexOf(!isAhead.at(-1));
  return lastOther === -1 ? null : lastOther + 1;
}

function listStretches(ways: Way[]): PointsOrCreditResult['stretches'] {
  const stretches: PointsOrCreditResult['stretches'] = [];
  const months = ways[0]?.costs.length ?? 1;
  for (let month = 1; month < months; month += 1) {
    const cheapest = ways.reduce((best, way) => {
      const [mine, least] = [way.costs[month], best.costs[month]];
      return mine && least && mine.lt(least) ? way : best;
    });
    const current = stretches.at(-1);
    if (current?.best === cheapest.offer) current.untilMonth = month;
    else stretches.push({ fromMonth: month, untilMonth: month, best: cheapest.offer });
  }
  return stretches;
}

function refuseImpossible({
  loanAmount,
  ratePercent,
  pointsRatePercent,
  creditRatePercent,
}: PointsOrCreditInput) {
  const rate = new Decimal(ratePercent);
  if (new Decimal(loanAmount).isZero()) throw new InputRefusal({ loanAmount: texts.loanNotPositive });
  if (rate.lt(pointsRatePercent)) {
    throw new InputRefusal({
      pointsRatePercent: texts.pointsRateProblem,
    });
  }
  if (rate.gt(creditRatePercent)) {
    throw new InputRefusal({
      creditRatePercent: texts.creditRateProblem,
    });
  }
}
