import { describeFormula } from '../payment/payment.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import * as texts from './en/refinance.ts';
import type { RefinanceInput, RefinanceResult } from './refinance.contract.ts';

type Figures = Omit<RefinanceResult, 'workings'>;

/** How the figures of a refinance were made. `costs` are all of them, in dollars. */
export function explainRefinance(input: RefinanceInput, figures: Figures, costs: string): Working[] {
  const { newLoanAmount, currentPayment, newPayment, monthlySaving, interestNew } = figures;
  const { interestRemainingCurrent, lifetimeInterestChange, lifetimeCostChange } = figures;
  const { balance, costsFinanced, cashOut } = input;
  return [
    showWorking(
      'newLoanAmount',
      texts.balanceFinancedCostsCashTaken,
      { balance, costsFinanced, cashOut },
      newLoanAmount,
    ),
    showWorking(
      'newPayment',
      describeFormula(input.newRate),
      { newLoanAmount, newRate: `${input.newRate} %`, newMonths: String(input.newMonths) },
      newPayment,
    ),
    showWorking(
      'monthlySaving',
      texts.currentPaymentNewPayment,
      { currentPayment, newPayment },
      monthlySaving,
    ),
    showWorking(
      'simpleBreakEvenMonths',
      texts.allCostsMonthlySavingRounded,
      { costs, monthlySaving },
      formatMonths(figures.simpleBreakEvenMonths),
    ),
    showWorking(
      'breakEvenMonths',
      texts.firstMonthInWhichInterest,
      { costs },
      formatMonths(figures.breakEvenMonths),
    ),
    showWorking('currentPayment', describeCurrentPayment(input), describeCurrent(input), currentPayment),
    showWorking(
      'interestRemainingCurrent',
      texts.sumOfEachMonthLeft,
      { ...describeCurrent(input), currentPayment },
      interestRemainingCurrent,
    ),
    showWorking(
      'interestNew',
      texts.sumOfEachMonth,
      { newLoanAmount, newRate: `${input.newRate} %`, newMonths: String(input.newMonths), newPayment },
      interestNew,
    ),
    showWorking(
      'newPayoffDate',
      texts.monthOfNextPayment,
      { newMonths: String(input.newMonths), payoffMonthsLater: String(figures.payoffMonthsLater) },
      figures.newPayoffDate,
    ),
    ...explainWhenDone(input, figures, costs),
    ...explainSamePayment(figures),
    showWorking(
      'lifetimeInterestChange',
      texts.interestOfNewLoanInterest,
      { interestNew, interestRemainingCurrent },
      lifetimeInterestChange,
    ),
    showWorking(
      'lifetimeCostChange',
      texts.changeInInterestAllCosts,
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
    showWorking(
      'gainWhenDone',
      texts.interestSoFarOnCurrent,
      { monthsKept: String(monthsKept), costs },
      gainWhenDone,
    ),
  ];
}

function explainSamePayment({ samePayment, newLoanAmount, currentPayment }: Figures): Working[] {
  if (samePayment === null) return [];
  return [
    showWorking(
      'samePayment',
      texts.sumOfEachMonthOfNew,
      { newLoanAmount, currentPayment, payments: String(samePayment.payments) },
      samePayment.interest,
    ),
  ];
}

function describeCurrentPayment({ currentPayment, currentRate }: RefinanceInput): string {
  return currentPayment === undefined ? describeFormula(currentRate) : texts.paymentThatWasEntered;
}

function describeCurrent({ balance, currentRate, remainingMonths }: RefinanceInput) {
  return { balance, currentRate: `${currentRate} %`, remainingMonths: String(remainingMonths) };
}

function formatMonths(months: number | null): string {
  return months === null ? 'never' : String(months);
}
