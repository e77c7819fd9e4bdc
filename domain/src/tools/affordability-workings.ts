import type { Circumstances } from '../affordability/price-answer.ts';
import type { TableUse } from '../programs/data-table.ts';
import { writeDollars } from '../shared/decimals.ts';
import type { AffordabilityInput, PriceAnswer } from './affordability.contract.ts';
import { showDollars, showWorking } from './show-working.ts';
import type { Working } from './tool-fields.ts';

/** How the figures of the first answer were made; `tables` begins with the one of mortgage insurance where it is assumed. */
export function explainAffordability(
  input: AffordabilityInput,
  about: Circumstances,
  answer: PriceAnswer,
  tables: readonly TableUse[],
): Working[] {
  const { housing } = answer;
  const [downPayment, loan, price] = [input.downPayment, answer.maxLoan, answer.maxPrice].map(
    showDollars,
  ) as [string, string, string];
  return [
    showWorking(
      'maxHousingPayment',
      'The smaller of: income x limit for housing; income x limit with debts - debts',
      {
        'Income before taxes, a month': showDollars(input.grossMonthlyIncome),
        'Debts, a month': showDollars(input.monthlyDebts),
        'Limit for housing': `${input.frontLimit}%`,
        'Limit with debts': `${input.backLimit}%`,
      },
      answer.maxHousingPayment,
    ),
    showWorking(
      'maxLoan',
      '(Payment - insurance - dues - tax on the down payment) / (payment of one dollar + its mortgage insurance + its tax)',
      {
        'Payment for housing': showDollars(answer.maxHousingPayment),
        'Insurance and dues': showDollars(writeDollars(about.insurance.plus(about.hoa))),
        'Property tax, of the price a year': `${input.propertyTaxPercentOfPrice}%`,
        'Payment of one dollar': `$${about.paymentFactor.toFixed(8)} at ${input.ratePercent}% over ${input.termMonths} months`,
        'Mortgage insurance in the answer, a month': showDollars(housing.mortgageInsurance),
        'Down payment': downPayment,
      },
      answer.maxLoan,
    ),
    showWorking(
      'maxPrice',
      'Loan + down payment',
      { Loan: loan, 'Down payment': downPayment },
      answer.maxPrice,
    ),
    showWorking(
      'principalAndInterest',
      'Loan x payment of one dollar',
      { Loan: loan, 'Payment of one dollar': `$${about.paymentFactor.toFixed(8)}` },
      housing.principalAndInterest,
    ),
    showWorking(
      'mortgageInsurance',
      'Loan x yearly premium / 12, with less than 20% down',
      { Loan: loan, 'Loan, of the price': `${answer.ltvPercent}%` },
      housing.mortgageInsurance,
      tables[0]?.source ?? null,
    ),
    showWorking(
      'propertyTax',
      'Price x yearly tax / 12',
      { Price: price, 'Property tax a year': `${input.propertyTaxPercentOfPrice}%` },
      housing.propertyTax,
    ),
    showWorking('ltvPercent', 'Loan / price', { Loan: loan, Price: price }, answer.ltvPercent),
  ];
}
