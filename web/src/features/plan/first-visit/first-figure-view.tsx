import * as texts from '@porchlight/content/en/plan-first-visit.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { AssumedFacts } from '@porchlight/domain/plan/assumed-facts.ts';
import { computeFirstFigure, type FirstFigure } from '@porchlight/domain/plan/first-figure.ts';
import type { FirstAnswers } from '@porchlight/domain/plan/first-visit.ts';
import type { Fact, Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { findPlanPrice } from '@porchlight/domain/plan/plan-price.ts';
import { useDeferredValue, useMemo } from 'react';
import { describeValue } from '../../tools/plan/fact-words.ts';
import { FigureFrame } from './figure-frame.tsx';

/** What the answers so far come to, with what it is worked out from. Typing is never held up by it. */
export default function FirstFigureView(given: { plan: Facts; answers: FirstAnswers; today: string }) {
  const { plan, answers, today } = useDeferredValue(given);
  const found = useMemo(() => computeFirstFigure(plan, answers, today), [plan, answers, today]);
  const { cost } = found;
  return (
    <FigureFrame
      payment={cost && whole(cost.payment)}
      cashToClose={cost && whole(cost.cashToClose)}
      note={describeFigure(found).join(' ')}
    />
  );
}

const whole = (cents: number) => formatCents(cents, 'whole');

function describeFigure({ facts, cost, assumed, isRangeOfIncome }: FirstFigure): string[] {
  const price = findPlanPrice(facts);
  if (price === undefined) return [facts.incomeWages === undefined ? texts.needsPrice : texts.needsMore];
  if (cost === null) return [texts.nothingToBorrow];
  const { priceRange } = facts;
  const said =
    isRangeOfIncome && priceRange !== undefined
      ? texts.rangeOfIncome(
          whole(priceRange.from),
          whole(priceRange.to),
          texts.incomeLimits[facts.monthlyDebts === undefined ? 'withoutDebts' : 'withDebts'],
        )
      : texts.atPrice(whole(price));
  return [said, texts.assumed(listAssumed(assumed, hasMortgageInsurance(facts, assumed, price)))];
}

/** The estimate counts private insurance on a conventional loan of more than 80 percent of the price. */
function hasMortgageInsurance(facts: Facts, { values }: AssumedFacts, price: number): boolean {
  const { program, downPayment = 0 } = { ...values, ...facts };
  return program === 'conventional' && downPayment * 5 < price;
}

/** In the order in which the words are written. */
function listAssumed({ values, rateSource }: AssumedFacts, isInsured: boolean): string {
  const words = Object.entries(texts.assumedFacts).flatMap(([fact, write]) => {
    const value = values[fact as Fact];
    return value === undefined ? [] : [write(describeValue(fact as Fact, value), rateSource)];
  });
  return [...words, ...(isInsured ? [texts.mortgageInsurance] : [])].join(', ');
}
