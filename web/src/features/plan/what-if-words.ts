import * as texts from '@porchlight/content/en/plan-what-ifs.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { findPlanPrice } from '@porchlight/domain/plan/plan-price.ts';
import type { MovedFigure, WhatIf } from '@porchlight/domain/plan/what-ifs/what-ifs.ts';

const whole = (cents: number | undefined) => formatCents(cents ?? 0, 'whole');

/** What is tried: "20% down, $80,000". */
export function describeWhatIf({ kind, changed, percent = '' }: WhatIf, facts: Facts): string {
  switch (kind) {
    case 'debts':
      return texts.names.debts(whole(facts.monthlyDebts));
    case 'score':
      return texts.names.score(changed.creditScore?.score ?? 0);
    case 'downPayment':
      return texts.names.downPayment(percent, whole(changed.downPayment));
    case 'point':
      return texts.names.point(changed.ratePercent ?? '');
    case 'tax':
      return texts.names.tax(percent);
    case 'insurance':
      return texts.names.insurance(percent);
  }
}

/** The rule that it follows, in a sentence or two. */
export function explainWhatIf({ kind, changed, percent = '', step = '' }: WhatIf, facts: Facts): string {
  switch (kind) {
    case 'debts':
      return texts.workings.debts;
    case 'score':
      return texts.workings.score(changed.creditScore?.score ?? 0);
    case 'downPayment':
      return texts.workings.downPayment(percent, whole(findPlanPrice(facts)), whole(changed.downPayment));
    case 'point':
      return texts.workings.point(step);
    case 'tax':
      return texts.workings.tax(step, whole(changed.propertyTaxYearly));
    case 'insurance':
      return texts.workings.insurance(step, whole(changed.homeInsuranceYearly));
  }
}

/** How one figure moves: "$367 less a month"; nothing where it stays, in whole dollars. */
export function describeMove(figure: MovedFigure, { before, after }: WhatIf): string | undefined {
  const [now, then] = [before[figure], after[figure]];
  if (now === null || then === null || whole(now) === whole(then)) return undefined;
  return texts.moves[figure][then > now ? 'more' : 'less'](whole(Math.abs(then - now)));
}
