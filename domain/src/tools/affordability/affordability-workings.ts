import { toFixedDollars } from '../../kernel/decimals.ts';
import { formatDollars } from '../../kernel/money.ts';
import type { Source, TableUse } from '../../programs/data-table.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import type { AffordabilityInput, PriceAnswer } from './affordability.contract.ts';
import * as texts from './en/affordability-workings.ts';
import type { Circumstances } from './price-answer.ts';

/** Closing costs in percent of the loan, the middle of our guide's 2 to 5, as renting is compared with. Counted against the cash alone. */
export const CLOSING_COSTS_PERCENT = '3.5';

/** How the figures of the first answer were made; `tables` begins with the one of mortgage insurance where it is assumed. */
export function explainAffordability(
  input: AffordabilityInput,
  about: Circumstances,
  answer: PriceAnswer,
  tables: readonly TableUse[],
): Working[] {
  const { housing } = answer;
  const [downPayment, loan, price] = [input.downPayment, answer.maxLoan, answer.maxPrice].map((dollars) =>
    formatDollars(dollars),
  ) as [string, string, string];
  return [
    showWorking(
      'maxHousingPayment',
      texts.housingPaymentFormula,
      {
        ...(input.grossAnnualIncome !== undefined && {
          [texts.yearlyIncome]: formatDollars(input.grossAnnualIncome),
        }),
        [texts.monthlyIncome]: formatDollars(input.grossMonthlyIncome ?? toFixedDollars(about.income)),
        [texts.debtsAMonth]: formatDollars(input.monthlyDebts),
        [texts.limitForHousing]: `${input.frontLimit}%`,
        [texts.limitWithDebts]: `${input.backLimit}%`,
      },
      answer.maxHousingPayment,
    ),
    explainLoan(input, about, answer),
    showWorking(
      'maxPrice',
      texts.loanDownPayment,
      { [texts.loan]: loan, [texts.downPayment]: downPayment },
      answer.maxPrice,
    ),
    showWorking(
      'principalAndInterest',
      texts.principalInterestFormula,
      { [texts.loan]: loan, [texts.dollarPayment]: `$${about.paymentFactor.toFixed(8)}` },
      housing.principalAndInterest,
    ),
    showWorking(
      'mortgageInsurance',
      texts.mortgageInsuranceFormula,
      { [texts.loan]: loan, [texts.loanOfPrice]: `${answer.ltvPercent}%` },
      housing.mortgageInsurance,
      tables[0]?.source ?? null,
    ),
    showWorking(
      'propertyTax',
      texts.taxFormula,
      { [texts.price]: price, [texts.yearlyTax]: `${input.propertyTaxPercentOfPrice}%` },
      housing.propertyTax,
    ),
    showWorking(
      'insurance',
      texts.insuranceFormula,
      { [texts.insuranceAYear]: formatDollars(input.insurancePerYear) },
      housing.insurance,
    ),
    showWorking('total', texts.totalFormula, listHousing(answer), housing.total),
    showWorking(
      'ltvPercent',
      texts.loanPrice,
      { [texts.loan]: loan, [texts.price]: price },
      answer.ltvPercent,
    ),
  ];
}

/** How the loan was made, by what decided it: the payment, the limit, the down payment, the cash, or the step of mortgage insurance. */
function explainLoan(input: AffordabilityInput, about: Circumstances, answer: PriceAnswer): Working {
  const { binding, housing, isAtPremiumStep, ltvPercent, maxHousingPayment, maxLoan, noLoan } = answer;
  const show = (formula: string, inputs: Record<string, string>) =>
    showWorking('maxLoan', formula, inputs, maxLoan);
  const downPayment = formatDollars(input.downPayment);
  if (binding === 'limit')
    return show(texts.limitOnLoan, { [texts.loanLimit]: formatDollars(input.loanLimit ?? '0') });
  if (binding === 'downPayment')
    return show(texts.leastDownFormula, {
      [texts.downPayment]: downPayment,
      [texts.leastDownShare]: `${input.minimumDownPercent}%`,
    });
  if (binding === 'cash') return show(noLoan ?? texts.cashLoanFormula, listCash(input));
  const payment = { [texts.paymentForHousing]: formatDollars(maxHousingPayment) };
  if (isAtPremiumStep && noLoan === null)
    return show(texts.insuranceStepFormula, {
      [texts.downPayment]: downPayment,
      [texts.loanOfPrice]: `${ltvPercent}%`,
      [texts.housingCosts]: formatDollars(housing.total),
      ...payment,
    });
  return show(noLoan ?? texts.loanFormula, {
    ...payment,
    [texts.insuranceAndDues]: formatDollars(toFixedDollars(about.insurance.plus(about.hoa))),
    [texts.taxShare]: `${input.propertyTaxPercentOfPrice}%`,
    [texts.dollarPayment]: texts.dollarOverMonths(
      about.paymentFactor.toFixed(8),
      input.ratePercent,
      input.termMonths,
    ),
    [texts.answerMortgageInsurance]: formatDollars(housing.mortgageInsurance),
    [texts.downPayment]: downPayment,
  });
}

/** How the price that the cash allows was made. */
export function explainCashPrice(input: AffordabilityInput, cashPrice: string): Working {
  return showWorking('cashPrice', texts.cashPriceFormula, listCash(input), cashPrice);
}

function listCash({ cash = '0', downPayment }: AffordabilityInput) {
  return {
    [texts.cash]: formatDollars(cash),
    [texts.downPayment]: formatDollars(downPayment),
    [texts.closingCosts]: `${CLOSING_COSTS_PERCENT}%`,
  };
}

/**
 * How a price within a limit was made: its parts, which come to the housing cost. `figure` names the answer, as "scenarios.moderate" or
 * "programs.fha.outer".
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
    texts.priceFormula,
    {
      [texts.limit]: limit,
      [texts.leftForHousing]: formatDollars(answer.maxHousingPayment),
      [texts.downPayment]: formatDollars(input.downPayment),
      [texts.loan]: formatDollars(answer.maxLoan),
      [texts.financedFee]: formatDollars(answer.financedFee),
      ...listHousing(answer),
      [texts.together]: formatDollars(answer.housing.total),
    },
    answer.maxPrice,
    source,
  );
}

function listHousing({ housing }: PriceAnswer): Record<string, string> {
  return {
    [texts.principalAndInterest]: formatDollars(housing.principalAndInterest),
    [texts.mortgageInsurance]: formatDollars(housing.mortgageInsurance),
    [texts.propertyTax]: formatDollars(housing.propertyTax),
    [texts.insurance]: formatDollars(housing.insurance),
    [texts.dues]: formatDollars(housing.hoa),
  };
}
