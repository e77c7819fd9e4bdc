import { describeFormula } from './payment.ts';
import type { RefinanceInput, RefinanceResult } from './refinance.contract.ts';
import { showWorking } from './show-working.ts';
import type { Working } from './tool-fields.ts';

/** How the figures of a refinance were made. `costs` are all of them, in dollars. */
export function explainRefinance(
  input: RefinanceInput,
  figures: Omit<RefinanceResult, 'workings'>,
  costs: string,
): Working[] {
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

function writeMonths(months: number | null): string {
  return months === null ? 'never' : String(months);
}
