import { Decimal } from '../../kernel/decimals.ts';
import { fromCents } from '../../loans/cents.ts';
import { computeSchedule, type Schedule } from '../../loans/schedule.ts';
import { computeLtv } from '../../programs/shown-ratios.ts';

type Loan = { ratePercent: string; months: number };

/**
 * The loan there is, the cash that is needed and two ways to it: a cash-out refinance that replaces the loan, and a second loan or credit line
 * beside it. Whole cents; costs are paid in cash; a rate is yearly and stays as it is. `yearsKept` is when home or loans are given up.
 */
export type CashQuestion = {
  value: number;
  balance: number;
  current: Loan;
  cash: number;
  cashOut: Loan & { costs: number };
  creditLine: Loan & { costs: number };
  yearsKept: number;
};

/**
 * One way after `yearsKept`: `payment` of the first month, all interest and costs until then, what is owed then, and all loans in percent of
 * today's value at the start. `costOfCash` is what it costs more than taking no cash, below zero where a lower rate of the whole loan saves
 * more than the cash costs.
 */
export type CashChoice = {
  payment: number;
  interestAndCosts: number;
  owedThen: number;
  ltvPercent: string;
  costOfCash: number;
};
export type CashChoices = { nothing: CashChoice; cashOut: CashChoice; creditLine: CashChoice };

/** The three set beside each other. A credit line is counted as paid down in level payments; its real rate moves. */
export function compareCashChoices(question: CashQuestion): CashChoices {
  const { value, balance, current, cash, cashOut, creditLine, yearsKept } = question;
  const month = yearsKept * 12;
  const kept = schedule(balance, current);
  const replaced = schedule(balance + cash, cashOut);
  const second = schedule(cash, creditLine);
  const before = interestBy(kept, month);
  const choice = (owed: number, schedules: readonly Schedule[], costs: number): CashChoice => {
    const spent = schedules.reduce((sum, each) => sum + interestBy(each, month), costs);
    return {
      payment: schedules.reduce((sum, { rows }) => sum + (rows[0]?.payment ?? 0), 0),
      interestAndCosts: spent,
      owedThen: schedules.reduce((sum, each) => sum + balanceAt(each, month), 0),
      ltvPercent: computeLtv(fromCents(owed), fromCents(value)).toFixed(2),
      costOfCash: spent - before,
    };
  };
  return {
    nothing: choice(balance, [kept], 0),
    cashOut: choice(balance + cash, [replaced], cashOut.costs),
    creditLine: choice(balance + cash, [kept, second], creditLine.costs),
  };
}

const schedule = (owed: number, { ratePercent, months }: Loan): Schedule =>
  computeSchedule({ principal: fromCents(owed), ratePercent: new Decimal(ratePercent), termMonths: months });

const interestBy = ({ rows }: Schedule, month: number): number =>
  rows.slice(0, month).reduce((sum, { interest }) => sum + interest, 0);

const balanceAt = ({ rows }: Schedule, month: number): number => rows[month - 1]?.balance ?? 0;
