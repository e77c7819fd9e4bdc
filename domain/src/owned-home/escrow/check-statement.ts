import type { Decimal } from '../../kernel/decimals.ts';
import { countCents, fromCents } from '../../loans/cents.ts';
import { DEFICIENCY_MONTHS, SHORTAGE_MONTHS } from '../escrow-account/analyze-escrow.ts';
import { analyzeEscrowYear, type EscrowYearAnalysis } from '../escrow-account/analyze-escrow-year.ts';
import type { EscrowChoice } from '../escrow-account/escrow-choices.ts';
import type { CushionMonths, Disbursement } from '../escrow-account/initial-escrow.ts';
import { agreesWithin, BALANCE_TOLERANCE, PAYMENT_TOLERANCE } from '../escrow-account/statement-tolerance.ts';
import { findMonthsOff, type MonthOff, type MonthsOfLastYear } from './statement-months.ts';
import { placeOf } from './statement-years.ts';

/** A surplus from which on a refund is due, in cents: 12 CFR 1024.17(f)(2)(i). */
const REFUND_FROM = 5_000;

/** As much of a statement as it is checked by. Amounts are whole cents, null where it leaves one out. */
export type CheckedStatement = MonthsOfLastYear & {
  startMonth: number;
  startYear: number;
  bills: readonly { month: number; amount: number; item: string }[];
  startingBalance: number | null;
  requiredStart: number | null;
  cushion: number | null;
  cushionMonths: number;
  surplus: number | null;
  surplusUse: string | null;
  shortage: number | null;
  deficiency: number | null;
  fullPayment: string;
  spreadMonths: number | null;
  payment: number | null;
  isCurrent: boolean;
};

export const comparedFigures = ['start', 'cushion', 'surplus', 'shortage', 'deficiency'] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

/**
 * A figure of the statement beside what the rule gives, in cents; `agrees` as near as rounding lets it be. `favors` is whom the difference
 * is good for: an owner is asked for less, or gets more back, than the rule has it.
 */
export type StatementComparison = { figure: ComparedFigure; stated: number; rule: number } & (
  | { agrees: true; favors: null }
  | { agrees: false; favors: 'owner' | 'servicer' }
);

/** What the statement offers or asks for that the rule does not list as a choice. */
export type StatementQuestion =
  | 'pay-in-full'
  | 'spread-too-short'
  | 'deficiency-at-once'
  | 'credit-not-refund';

export type StatementVerdict =
  | { state: 'within' | 'differs' | 'too-much'; most: number; mostAfter: number; asked: number; over: number }
  | { state: 'cannot-tell'; because: 'bills' | 'balance' | 'payment' | 'not-current' };

export type EscrowCheck = {
  verdict: StatementVerdict;
  /** Null without bills or without the balance. */
  analysis: EscrowYearAnalysis | null;
  comparisons: readonly StatementComparison[];
  choices: readonly EscrowChoice[];
  questions: readonly StatementQuestion[];
  monthsOff: readonly MonthOff[];
  /** What is to be refunded within 30 days of the analysis, as the statement has it, or else as the rule gives it; null where nothing is. */
  mustRefund: number | null;
};

/** A statement held against 12 CFR 1024.17: what the servicer may ask at most, and which figures differ by more than rounding. */
export function checkStatement(statement: CheckedStatement): EscrowCheck {
  const monthsOff = findMonthsOff(statement);
  const bills = getStatementBills(statement);
  const { startingBalance, payment, isCurrent } = statement;
  const cannotTell = (
    because: (StatementVerdict & { state: 'cannot-tell' })['because'],
  ): StatementVerdict => ({
    state: 'cannot-tell',
    because,
  });
  if (bills.length === 0 || startingBalance === null) {
    const because = bills.length === 0 ? 'bills' : 'balance';
    const nothing = { analysis: null, comparisons: [], choices: [], questions: [] };
    return { ...nothing, verdict: cannotTell(because), monthsOff, mustRefund: findRefund(statement, null) };
  }
  const analysis = analyzeEscrowYear({
    bills,
    balance: fromCents(startingBalance),
    cushionMonths: statement.cushionMonths as CushionMonths,
    isCurrent,
  });
  const comparisons = compareFigures(statement, analysis);
  const verdict =
    payment === null
      ? cannotTell('payment')
      : !isCurrent && !analysis.deficiency.isZero()
        ? cannotTell('not-current')
        : judgePayment(payment, analysis, comparisons, monthsOff);
  return {
    verdict,
    analysis,
    comparisons,
    choices: analysis.choices,
    questions: findQuestions(statement, analysis),
    monthsOff,
    mustRefund: findRefund(statement, analysis),
  };
}

/** The bills with their place in the year, 1 to 12, in dollars; one of every month is twelve. */
export function getStatementBills(statement: Pick<CheckedStatement, 'bills' | 'startMonth'>): Disbursement[] {
  return statement.bills.flatMap(({ month, amount }) => {
    const dollars = fromCents(amount);
    if (month === 0) return Array.from({ length: 12 }, (_, place) => ({ month: place + 1, amount: dollars }));
    return [{ month: placeOf(statement, month) + 1, amount: dollars }];
  });
}

function judgePayment(
  asked: number,
  { highestFirst, highestAfter }: EscrowYearAnalysis,
  comparisons: readonly StatementComparison[],
  monthsOff: readonly MonthOff[],
): StatementVerdict {
  const [most, mostAfter] = [countCents(highestFirst), countCents(highestAfter)];
  const over = asked - most;
  const isOver = fromCents(over).gt(PAYMENT_TOLERANCE);
  const isOdd = monthsOff.length > 0 || comparisons.some(({ favors }) => favors === 'servicer');
  return { state: isOver ? 'too-much' : isOdd ? 'differs' : 'within', most, mostAfter, asked, over };
}

function compareFigures(statement: CheckedStatement, analysis: EscrowYearAnalysis): StatementComparison[] {
  const compare = (figure: ComparedFigure, stated: number | null, rule: Decimal): StatementComparison[] => {
    if (stated === null) return [];
    const tolerance = figure === 'cushion' ? PAYMENT_TOLERANCE : BALANCE_TOLERANCE;
    const compared = { figure, stated, rule: countCents(rule) };
    if (agreesWithin(fromCents(stated), rule, tolerance))
      return [{ ...compared, agrees: true, favors: null }];
    // Only a surplus is better for the owner the more it is.
    const isLess = fromCents(stated).lt(rule);
    return [{ ...compared, agrees: false, favors: isLess === (figure !== 'surplus') ? 'owner' : 'servicer' }];
  };
  return [
    ...compare('start', statement.requiredStart, analysis.requiredStart),
    ...compare('cushion', statement.cushion, analysis.cushion),
    ...compare('surplus', statement.surplus, analysis.surplus),
    ...compare('shortage', statement.shortage, analysis.shortage),
    ...compare('deficiency', statement.deficiency, analysis.deficiency),
  ];
}

/** What the statement asks is judged by its own shortage and deficiency, where it names them: they may be below those of the rule. */
function findQuestions(
  { fullPayment, spreadMonths, surplusUse, isCurrent, ...stated }: CheckedStatement,
  { monthly, surplus, ...rule }: EscrowYearAnalysis,
): StatementQuestion[] {
  const shortage = stated.shortage === null ? rule.shortage : fromCents(stated.shortage);
  const deficiency = stated.deficiency === null ? rule.deficiency : fromCents(stated.deficiency);
  const isBigShortage = !shortage.isZero() && shortage.gte(monthly);
  // A small one may be asked for at once, within 30 days.
  const fewest = isBigShortage || spreadMonths !== 1 ? SHORTAGE_MONTHS : 1;
  const isSpreadTooShort = !shortage.isZero() && spreadMonths !== null && spreadMonths < fewest;
  const isBigDeficiency = isCurrent && !deficiency.isZero() && deficiency.gte(monthly);
  const isRefundDue = isCurrent && surplus.times(100).gte(REFUND_FROM);
  return [
    ...(isBigShortage && fullPayment !== 'no' ? (['pay-in-full'] as const) : []),
    ...(isSpreadTooShort ? (['spread-too-short'] as const) : []),
    ...(isBigDeficiency && (spreadMonths ?? DEFICIENCY_MONTHS) < DEFICIENCY_MONTHS
      ? (['deficiency-at-once'] as const)
      : []),
    ...(isRefundDue && surplusUse === 'credit' ? (['credit-not-refund'] as const) : []),
  ];
}

function findRefund(
  { surplus, isCurrent }: CheckedStatement,
  analysis: EscrowYearAnalysis | null,
): number | null {
  const over = surplus ?? (analysis === null ? 0 : countCents(analysis.surplus));
  return isCurrent && over >= REFUND_FROM ? over : null;
}
