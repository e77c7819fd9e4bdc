import { addMonths } from '../../kernel/calendar-dates.ts';
import { Decimal } from '../../kernel/decimals.ts';
import { toWireDollars } from '../../kernel/money.ts';
import { countCents, createInterestRule, fromCents } from '../../loans/cents.ts';
import { compareRefinance, countSimpleBreakEven, type RefinanceMonth } from '../../loans/refinance.ts';
import { computeSchedule, type Schedule } from '../../loans/schedule.ts';
import { noteBalloon } from '../amortization/balloon-notes.ts';
import { defineTool } from '../define-tool.ts';
import { InputRefusal } from '../input-refusal.ts';
import { describeFormula } from '../payment.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import * as texts from './en.ts';
import {
  type RefinanceInput,
  type RefinanceResult,
  refinanceInput,
  refinanceResult,
} from './refinance.contract.ts';

/** Keeping a loan against refinancing it. Throws InputRefusal where nothing is owed or the current payment is below the interest. */
export function computeRefinance(input: RefinanceInput, on: string): RefinanceResult {
  const { balance, currentRate, remainingMonths, newRate, newMonths, costsFinanced, cashOut } = input;
  const principal = new Decimal(balance);
  if (principal.isZero()) throw new InputRefusal({ balance: texts.balanceProblem });
  const payment = readCurrentPayment(input, principal);
  const currentTerms = { principal, ratePercent: new Decimal(currentRate), termMonths: remainingMonths };
  const newTerms = {
    principal: principal.plus(costsFinanced).plus(cashOut),
    ratePercent: new Decimal(newRate),
    termMonths: newMonths,
  };
  const current = computeSchedule(currentTerms, { payment });
  const replacement = computeSchedule(newTerms);
  const costs = countCents(new Decimal(input.costsPaidInCash).plus(costsFinanced));
  const saving = readPayment(current) - readPayment(replacement);
  const change = replacement.totalInterest - current.totalInterest;
  const { months, breakEvenMonths, aheadUntilMonth } = compareRefinance(current, replacement, costs);
  const first = input.firstPaymentDate ?? addMonths(`${on.slice(0, 7)}-01`, 1);
  const kept = saving > 0 ? computeSchedule(newTerms, { payment: fromCents(readPayment(current)) }) : null;
  const figures = {
    newLoanAmount: newTerms.principal.toFixed(2),
    currentPayment: toWireDollars(readPayment(current)),
    newPayment: toWireDollars(readPayment(replacement)),
    monthlySaving: toWireDollars(saving),
    simpleBreakEvenMonths: countSimpleBreakEven(costs, saving),
    breakEvenMonths,
    aheadUntilMonth,
    interestRemainingCurrent: toWireDollars(current.totalInterest),
    interestNew: toWireDollars(replacement.totalInterest),
    lifetimeInterestChange: toWireDollars(change),
    lifetimeCostChange: toWireDollars(change + costs),
    currentPayoffDate: datePayoff(first, current),
    newPayoffDate: datePayoff(first, replacement),
    payoffMonthsLater: replacement.rows.length - current.rows.length,
    gainWhenDone: readGain(months, input.monthsKept),
    samePayment: kept && {
      payments: kept.rows.length,
      interest: toWireDollars(kept.totalInterest),
      payoffDate: datePayoff(first, kept),
    },
    loanToValuePercent: readLoanToValue(newTerms.principal, input.homeValue),
    months: months.map(writeMonth),
    notes: noteBalloon({ payment: input.currentPayment, months: remainingMonths, loan: 'current' }, current),
    tables: [],
  };
  return { ...figures, workings: explainRefinance(input, figures, toWireDollars(costs)) };
}

function readCurrentPayment({ currentPayment, currentRate }: RefinanceInput, principal: Decimal) {
  if (currentPayment === undefined) return undefined;
  const interest = createInterestRule(new Decimal(currentRate))(countCents(principal));
  const payment = new Decimal(currentPayment);
  if (countCents(payment) > interest) return payment;
  throw new InputRefusal({
    currentPayment: texts.currentPaymentProblem(toWireDollars(interest)),
  });
}

function readPayment({ rows }: Schedule): number {
  return rows[0]?.payment ?? 0;
}

function datePayoff(first: string, { rows }: Schedule): string {
  return addMonths(first, rows.length - 1);
}

function readGain(months: readonly RefinanceMonth[], kept: number | undefined): string | null {
  if (kept === undefined) return null;
  return toWireDollars((months[kept - 1] ?? months.at(-1))?.gain ?? 0);
}

function readLoanToValue(loan: Decimal, homeValue: string | undefined): string | null {
  if (homeValue === undefined) return null;
  const value = new Decimal(homeValue);
  if (value.isZero()) throw new InputRefusal({ homeValue: texts.homeValueProblem });
  return loan.times(100).div(value).toDecimalPlaces(3).toFixed();
}

function writeMonth({ month, currentPaid, currentBalance, newPaid, newBalance, gain }: RefinanceMonth) {
  return {
    month,
    currentPaid: toWireDollars(currentPaid),
    currentBalance: toWireDollars(currentBalance),
    newPaid: toWireDollars(newPaid),
    newBalance: toWireDollars(newBalance),
    gain: toWireDollars(gain),
  };
}

export const refinanceTool = defineTool({
  name: 'refinance',
  summary: 'Whether a refinance pays, and when',
  description:
    'Compares keeping a loan with replacing it, month by month: what was paid, what is still owed, and the costs. `simpleBreakEvenMonths` is what lenders quote, costs over the monthly saving; `breakEvenMonths` counts interest and time as well, so that a lower payment over a longer term does not look like a gain. Costs may be financed and money taken out.',
  input: refinanceInput,
  result: refinanceResult,
  compute: computeRefinance,
  example: {
    input: {
      balance: '250000',
      currentRate: '7.5',
      remainingMonths: 340,
      newRate: '6.25',
      newMonths: 360,
      costsPaidInCash: '5200',
    },
    answer: {
      currentPayment: '1776.02',
      newPayment: '1539.29',
      monthlySaving: '236.73',
      simpleBreakEvenMonths: 22,
      lifetimeInterestChange: '-49702.46',
    },
  },
});

type Figures = Omit<RefinanceResult, 'workings'>;

/** How the figures of a refinance were made. `costs` are all of them, in dollars. */
function explainRefinance(input: RefinanceInput, figures: Figures, costs: string): Working[] {
  const { newLoanAmount, currentPayment, newPayment, monthlySaving, interestNew } = figures;
  const { interestRemainingCurrent, lifetimeInterestChange, lifetimeCostChange } = figures;
  const { balance, costsFinanced, cashOut } = input;
  return [
    showWorking('newLoanAmount', texts.newLoanFormula, { balance, costsFinanced, cashOut }, newLoanAmount),
    showWorking(
      'newPayment',
      describeFormula(input.newRate),
      { newLoanAmount, newRate: `${input.newRate} %`, newMonths: String(input.newMonths) },
      newPayment,
    ),
    showWorking('monthlySaving', texts.monthlySavingFormula, { currentPayment, newPayment }, monthlySaving),
    showWorking(
      'simpleBreakEvenMonths',
      texts.simpleBreakEven,
      { costs, monthlySaving },
      formatMonths(figures.simpleBreakEvenMonths),
    ),
    showWorking('breakEvenMonths', texts.breakEvenFormula, { costs }, formatMonths(figures.breakEvenMonths)),
    showWorking('currentPayment', describeCurrentPayment(input), describeCurrent(input), currentPayment),
    showWorking(
      'interestRemainingCurrent',
      texts.currentInterestFormula,
      { ...describeCurrent(input), currentPayment },
      interestRemainingCurrent,
    ),
    showWorking(
      'interestNew',
      texts.newInterestFormula,
      { newLoanAmount, newRate: `${input.newRate} %`, newMonths: String(input.newMonths), newPayment },
      interestNew,
    ),
    showWorking(
      'newPayoffDate',
      texts.payoffDateFormula,
      { newMonths: String(input.newMonths), payoffMonthsLater: String(figures.payoffMonthsLater) },
      figures.newPayoffDate,
    ),
    ...explainWhenDone(input, figures, costs),
    ...explainSamePayment(figures),
    showWorking(
      'lifetimeInterestChange',
      texts.interestChangeFormula,
      { interestNew, interestRemainingCurrent },
      lifetimeInterestChange,
    ),
    showWorking(
      'lifetimeCostChange',
      texts.costChangeFormula,
      { lifetimeInterestChange, costs },
      lifetimeCostChange,
    ),
  ];
}

function explainWhenDone(
  { monthsKept }: RefinanceInput,
  { gainWhenDone }: Figures,
  costs: string,
): Working[] {
  if (gainWhenDone === null || monthsKept === undefined) return [];
  return [
    showWorking('gainWhenDone', texts.gainFormula, { monthsKept: String(monthsKept), costs }, gainWhenDone),
  ];
}

function explainSamePayment({ samePayment, newLoanAmount, currentPayment }: Figures): Working[] {
  if (samePayment === null) return [];
  return [
    showWorking(
      'samePayment',
      texts.samePaymentFormula,
      { newLoanAmount, currentPayment, payments: String(samePayment.payments) },
      samePayment.interest,
    ),
  ];
}

function describeCurrentPayment({ currentPayment, currentRate }: RefinanceInput): string {
  return currentPayment === undefined ? describeFormula(currentRate) : texts.enteredPayment;
}

function describeCurrent({ balance, currentRate, remainingMonths }: RefinanceInput) {
  return { balance, currentRate: `${currentRate} %`, remainingMonths: String(remainingMonths) };
}

function formatMonths(months: number | null): string {
  return months === null ? 'never' : String(months);
}
