import type { CashQuestion } from './cash-choices.ts';
import * as texts from './en.ts';

/** What is typed, read as cents, whole numbers and a rate in percent; not a number where it cannot be read. */
export type TypedCashQuestion = Readonly<
  Record<'value' | 'balance' | 'cash' | 'cashOutCosts' | 'lineCosts', number> &
    Record<'months' | 'cashOutMonths' | 'lineMonths' | 'years', number> &
    Record<'rate' | 'cashOutRate' | 'lineRate', string>
>;

const isRate = (text: string) => /^\d{1,2}(\.\d{1,6})?$/.test(text) && Number(text) > 0 && Number(text) <= 25;
const isWithin = (number: number, from: number, to: number) =>
  Number.isSafeInteger(number) && number >= from && number <= to;
const MAX_CENTS = 10_000_000_000;

/** The question, or what is wrong by field. Every payment has to cover a month's interest, which level payments do. */
export function getCashQuestion(
  typed: TypedCashQuestion,
): { value: CashQuestion } | { problems: Readonly<Record<string, string>> } {
  const problems: Record<string, string> = {};
  const refuse = (isGood: boolean, field: keyof TypedCashQuestion, words: string) => {
    if (!isGood) problems[field] = words;
  };
  refuse(isWithin(typed.value, 100, MAX_CENTS), 'value', texts.enterValue);
  refuse(isWithin(typed.balance, 100, MAX_CENTS), 'balance', texts.nothingOwed);
  refuse(isWithin(typed.cash, 100, MAX_CENTS), 'cash', texts.enterCash);
  for (const field of ['cashOutCosts', 'lineCosts'] as const)
    refuse(isWithin(typed[field], 0, MAX_CENTS), field, texts.enterCosts);
  for (const field of ['rate', 'cashOutRate', 'lineRate'] as const)
    refuse(isRate(typed[field]), field, texts.enterRate);
  for (const field of ['months', 'cashOutMonths', 'lineMonths'] as const)
    refuse(isWithin(typed[field], 12, 480), field, texts.enterMonths);
  refuse(isWithin(typed.years, 1, 40), 'years', texts.enterYears);
  if (Object.keys(problems).length > 0) return { problems };
  return {
    value: {
      ...{ value: typed.value, balance: typed.balance, cash: typed.cash, yearsKept: typed.years },
      current: { ratePercent: typed.rate, months: typed.months },
      cashOut: { ratePercent: typed.cashOutRate, months: typed.cashOutMonths, costs: typed.cashOutCosts },
      creditLine: { ratePercent: typed.lineRate, months: typed.lineMonths, costs: typed.lineCosts },
    },
  };
}
