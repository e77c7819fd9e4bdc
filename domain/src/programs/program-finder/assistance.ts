import type { FinderAnswers } from './answers.ts';
import { computePercent, isAbovePercent } from './percents.ts';
import type { Benefit, Program } from './program.ts';

/** Whole cents. `exact` where the document names one figure, `upTo` where it names the most. */
export type Assistance = { amount: number; is: 'exact' | 'upTo' };

/** What a program gives to a buyer, as far as what was said goes; nothing where no document names a figure. */
export function findAssistance({ benefit, confidence }: Program, answers: FinderAnswers): Assistance | null {
  if (benefit === undefined || confidence === 'unverified') return null;
  switch (benefit.kind) {
    case 'upTo':
      return { amount: findMost(benefit, answers), is: 'upTo' };
    case 'match':
      if (answers.ownFunds === undefined) return { amount: benefit.upTo, is: 'upTo' };
      return { amount: Math.min(answers.ownFunds * benefit.times, benefit.upTo), is: 'upTo' };
    case 'share':
      return findShare(benefit, answers);
  }
}

function findMost(benefit: Extract<Benefit, { kind: 'upTo' }>, answers: FinderAnswers): number {
  const { cents, inState, military, aboveMedian } = benefit;
  const own = answers.state === undefined ? undefined : inState?.[answers.state];
  if (own !== undefined) return own;
  if (military !== undefined && answers.military) return military;
  const { income, ami } = answers;
  const isAbove =
    aboveMedian !== undefined &&
    income !== undefined &&
    ami !== undefined &&
    isAbovePercent(income, aboveMedian.percent, ami);
  return isAbove ? aboveMedian.cents : cents;
}

function findShare(benefit: Extract<Benefit, { kind: 'share' }>, answers: FinderAnswers): Assistance | null {
  const { of, percent, government, isExact, upTo = Number.POSITIVE_INFINITY } = benefit;
  const base = answers[of] ?? (of === 'loanAmount' ? undefined : answers.price);
  if (base === undefined) return null;
  const take = (share: string) => Math.min(computePercent(share, base), upTo);
  if (government === undefined) return { amount: take(percent), is: isExact ? 'exact' : 'upTo' };
  if (answers.loan === undefined) return { amount: take(government), is: 'upTo' };
  return { amount: take(answers.loan === 'conventional' ? percent : government), is: 'exact' };
}
