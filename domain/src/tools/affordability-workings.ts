import type { Circumstances } from '../affordability/price-answer.ts';
import type { Source, TableUse } from '../programs/data-table.ts';
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
    explainLoan(input, about, answer),
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
    showWorking(
      'insurance',
      'Insurance a year / 12',
      { 'Insurance a year': showDollars(input.insurancePerYear) },
      housing.insurance,
    ),
    showWorking(
      'total',
      'Principal and interest + mortgage insurance + property tax + insurance + dues',
      listHousing(answer),
      housing.total,
    ),
    showWorking('ltvPercent', 'Loan / price', { Loan: loan, Price: price }, answer.ltvPercent),
  ];
}

/** How the loan was made, by what decided it: the payment, the limit, the down payment, or the step of mortgage insurance. */
function explainLoan(input: AffordabilityInput, about: Circumstances, answer: PriceAnswer): Working {
  const { binding, housing, isAtPremiumStep, ltvPercent, maxHousingPayment, maxLoan, noLoan } = answer;
  const show = (formula: string, inputs: Record<string, string>) =>
    showWorking('maxLoan', formula, inputs, maxLoan);
  const downPayment = showDollars(input.downPayment);
  if (binding === 'limit')
    return show('The limit on the loan', { 'Limit on the loan': showDollars(input.loanLimit ?? '0') });
  if (binding === 'downPayment')
    return show('Down payment x (100 - least percent) / least percent', {
      'Down payment': downPayment,
      'Least down payment, of the price': `${input.minimumDownPercent}%`,
    });
  const payment = { 'Payment for housing': showDollars(maxHousingPayment) };
  if (isAtPremiumStep && noLoan === null)
    return show(
      'The loan at which mortgage insurance would start or rise: down payment x its share of the price / (100 - that share). One dollar more would cost more than the payment for housing',
      {
        'Down payment': downPayment,
        'Loan, of the price': `${ltvPercent}%`,
        'Housing costs with this loan': showDollars(housing.total),
        ...payment,
      },
    );
  return show(
    noLoan ??
      '(Payment - insurance - dues - tax on the down payment) / (payment of one dollar + its mortgage insurance + its tax)',
    {
      ...payment,
      'Insurance and dues': showDollars(writeDollars(about.insurance.plus(about.hoa))),
      'Property tax, of the price a year': `${input.propertyTaxPercentOfPrice}%`,
      'Payment of one dollar': `$${about.paymentFactor.toFixed(8)} at ${input.ratePercent}% over ${input.termMonths} months`,
      'Mortgage insurance in the answer, a month': showDollars(housing.mortgageInsurance),
      'Down payment': downPayment,
    },
  );
}

/**
 * How a price within a limit was made: its parts, which come to the housing cost. `figure` tells which of the answers it is, as
 * "scenarios.moderate" or "programs.fha.outer".
 */
export function explainPrice(
  figure: string,
  limit: string,
  answer: PriceAnswer,
  input: AffordabilityInput,
  source: Source | null,
): Working {
  return showWorking(
    figure,
    'The largest price at which principal and interest of the loan and its fee, mortgage insurance, property tax, insurance and dues stay within what is left for housing',
    {
      Limit: limit,
      'Left for housing': showDollars(answer.maxHousingPayment),
      'Down payment': showDollars(input.downPayment),
      Loan: showDollars(answer.maxLoan),
      'Fee added to the loan': showDollars(answer.financedFee),
      ...listHousing(answer),
      Together: showDollars(answer.housing.total),
    },
    answer.maxPrice,
    source,
  );
}

function listHousing({ housing }: PriceAnswer): Record<string, string> {
  return {
    'Principal and interest': showDollars(housing.principalAndInterest),
    'Mortgage insurance': showDollars(housing.mortgageInsurance),
    'Property tax': showDollars(housing.propertyTax),
    Insurance: showDollars(housing.insurance),
    Dues: showDollars(housing.hoa),
  };
}
