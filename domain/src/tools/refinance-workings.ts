import { describeFormula } from './payment.ts';
import type { RefinanceInput, RefinanceResult } from './refinance.contract.ts';
import { showWorking } from './show-working.ts';
import type { Working } from './tool-fields.ts';

type Figures = Omit<RefinanceResult, 'workings'>;

/** How the figures of a refinance were made. `costs` are all of them, in dollars. */
export function explainRefinance(input: RefinanceInput, figures: Figures, costs: string): Working[] {
  const { newLoanAmount, currentPayment, newPayment, monthlySaving, interestNew } = figures;
  const { interestRemainingCurrent, lifetimeInterestChange, lifetimeCostChange } = figures;
  const { balance, costsFinanced, cashOut } = input;
  return [
    showWorking(
      'newLoanAmount',
      'Balance + financed costs + cash taken out',
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
      'Current payment - new payment',
      { currentPayment, newPayment },
      monthlySaving,
    ),
    showWorking(
      'simpleBreakEvenMonths',
      'All costs / monthly saving, rounded up to whole months',
      { costs, monthlySaving },
      writeMonths(figures.simpleBreakEvenMonths),
    ),
    showWorking(
      'breakEvenMonths',
      'The first month in which interest so far on the current loan - interest so far on the new one is over all costs',
      { costs },
      writeMonths(figures.breakEvenMonths),
    ),
    showWorking('currentPayment', describeCurrentPayment(input), describeCurrent(input), currentPayment),
    showWorking(
      'interestRemainingCurrent',
      'The sum of each month left: balance x rate / 1200, rounded to the cent',
      { ...describeCurrent(input), currentPayment },
      interestRemainingCurrent,
    ),
    showWorking(
      'interestNew',
      'The sum of each month of the new loan: balance x rate / 1200, rounded to the cent',
      { newLoanAmount, newRate: `${input.newRate} %`, newMonths: String(input.newMonths), newPayment },
      interestNew,
    ),
    showWorking(
      'newPayoffDate',
      'The month of the next payment, and as many months on as the new loan has payments after it',
      { newMonths: String(input.newMonths), payoffMonthsLater: String(figures.payoffMonthsLater) },
      figures.newPayoffDate,
    ),
    ...explainWhenDone(input, figures, costs),
    ...explainSamePayment(figures),
    showWorking(
      'lifetimeInterestChange',
      'Interest of the new loan - interest left on the current one, both to their last payment',
      { interestNew, interestRemainingCurrent },
      lifetimeInterestChange,
    ),
    showWorking(
      'lifetimeCostChange',
      'Change in interest + all costs',
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
      'Interest so far on the current loan - interest so far on the new one - all costs, after the months it is kept',
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
      'The sum of each month of the new loan at its rate, paid off with the current payment in place of the new one',
      { newLoanAmount, currentPayment, payments: String(samePayment.payments) },
      samePayment.interest,
    ),
  ];
}

function describeCurrentPayment({ currentPayment, currentRate }: RefinanceInput): string {
  return currentPayment === undefined ? describeFormula(currentRate) : 'The payment that was entered';
}

function describeCurrent({ balance, currentRate, remainingMonths }: RefinanceInput) {
  return { balance, currentRate: `${currentRate} %`, remainingMonths: String(remainingMonths) };
}

function writeMonths(months: number | null): string {
  return months === null ? 'never' : String(months);
}
