import type { Coverage } from '../kinds/coverage-fields.ts';

/** The lines of a declarations page that are amounts, in its order. */
export const amountLines = [
  'premium',
  'dwelling',
  'otherStructures',
  'personalProperty',
  'lossOfUse',
  'liability',
  'deductible',
  'windHailDeductible',
] as const;
export type AmountLine = (typeof amountLines)[number];

/**
 * How a quote differs from the policy in force. `cents` is the size of the difference; `isWorse` for the owner: a higher premium or
 * deductible, less coverage. `unknown`: one of the two pages does not say it.
 */
export type QuoteDifference =
  | { line: AmountLine; is: 'more' | 'less'; cents: number; isWorse: boolean }
  | { line: AmountLine | 'settlement'; is: 'unknown' }
  | { line: 'coversWindHail' | 'coversFlood'; is: 'added' | 'dropped'; isWorse: boolean }
  | { line: 'settlement'; is: 'actual-cash' | 'replacement'; isWorse: boolean };

/** The differences line by line: the premium first, then what is worse for the owner, then what is better, then what is not known. */
export function compareQuote(policy: Coverage, quote: Coverage): QuoteDifference[] {
  const [premium, ...amounts] = amountLines.map((line) => compareAmount(line, policy, quote));
  const others = [...compareYesNo(policy, quote), ...amounts, compareSettlement(policy, quote)].filter(
    (found) => found !== undefined,
  );
  const rank = (difference: QuoteDifference) =>
    difference.is === 'unknown' ? 2 : difference.isWorse ? 0 : 1;
  return [...(premium === undefined ? [] : [premium]), ...others.toSorted((a, b) => rank(a) - rank(b))];
}

function compareAmount(line: AmountLine, policy: Coverage, quote: Coverage): QuoteDifference | undefined {
  const [before, now] = [policy[line], quote[line]];
  // Wind and hail that one of them leaves out is said by the line that drops or adds it.
  const isLeftOut = line === 'windHailDeductible' && !(policy.coversWindHail && quote.coversWindHail);
  if (isLeftOut || before === now) return undefined;
  if (before === null || now === null) return { line, is: 'unknown' };
  const isMore = now > before;
  const isCost = line === 'premium' || line === 'deductible' || line === 'windHailDeductible';
  return { line, is: isMore ? 'more' : 'less', cents: Math.abs(now - before), isWorse: isMore === isCost };
}

const compareYesNo = (policy: Coverage, quote: Coverage): QuoteDifference[] =>
  (['coversWindHail', 'coversFlood'] as const)
    .filter((line) => policy[line] !== quote[line])
    .map((line) => ({ line, is: quote[line] ? 'added' : 'dropped', isWorse: !quote[line] }));

function compareSettlement(
  { settlement: before }: Coverage,
  { settlement: now }: Coverage,
): QuoteDifference | undefined {
  if (before === now) return undefined;
  if (before === null || now === null) return { line: 'settlement', is: 'unknown' };
  return { line: 'settlement', is: now, isWorse: now === 'actual-cash' };
}
