import type { FinderAnswers } from './answers.ts';
import { type Assistance, findAssistance } from './assistance.ts';
import { computePercent, parsePercent } from './percents.ts';
import type { Program } from './program.ts';

/**
 * What a program does to the cash a buyer brings, as far as documents say. `less`: so much less at closing. `leastDown`: a first loan that takes
 * so much down, in percent, and in cents where the price is known. Null where no document says.
 */
export type CashEffect =
  | { is: 'less'; assistance: Assistance }
  | { is: 'leastDown'; percent: string; cents: number | null }
  | null;

export function findCashEffect(program: Program, answers: FinderAnswers): CashEffect {
  const assistance = findAssistance(program, answers);
  if (assistance !== null) return { is: 'less', assistance };
  const percent = findLeastDown(program, answers);
  if (percent === undefined) return null;
  const { price } = answers;
  return { is: 'leastDown', percent, cents: price === undefined ? null : computePercent(percent, price) };
}

function findLeastDown({ rules, leastDown }: Program, { score }: FinderAnswers): string | undefined {
  for (const { condition } of rules) {
    if (condition.kind === 'downAtLeast') return condition.percent;
    if (condition.kind !== 'creditAndDown') continue;
    const [highest] = condition.steps;
    return (score === undefined ? highest : condition.steps.find(([from]) => score >= from))?.[1];
  }
  return leastDown;
}

/**
 * What a program adds to the payment of each month: nothing, cents of a second loan, a loan at the rate of the first (`atFirstRate`), or the first
 * loan's own payment. Null where no document says.
 */
export type MonthlyEffect = 'none' | 'atFirstRate' | 'firstLoan' | { cents: number } | null;

const firstLoanKinds: readonly Program['kind'][] = ['insuredLoan', 'guaranteedLoan', 'conventionalLoan'];

export function findMonthlyEffect(program: Program, answers: FinderAnswers): MonthlyEffect {
  const { monthly, kind, confidence } = program;
  if (confidence === 'unverified') return null;
  if (firstLoanKinds.includes(kind)) return 'firstLoan';
  if (monthly === undefined || typeof monthly === 'string') return monthly ?? null;
  const assistance = findAssistance(program, answers);
  if (assistance === null) return null;
  return { cents: countPayment(assistance.amount, monthly.ratePercent, monthly.months) };
}

/**
 * The level payment of a loan in whole cents, half a cent up, worked out in whole numbers: P x r / (1 - (1 + r)^-n), with r the twelfth of the
 * yearly rate.
 */
export function countPayment(principal: number, ratePercent: string, months: number): number {
  const [rate, whole] = [parsePercent(ratePercent), 1_200_000_000n];
  const round = (above: bigint, below: bigint) => Number((2n * above + below) / (2n * below));
  if (rate === 0n) return round(BigInt(principal), BigInt(months));
  const grown = (whole + rate) ** BigInt(months);
  return round(BigInt(principal) * rate * grown, whole * (grown - whole ** BigInt(months)));
}
