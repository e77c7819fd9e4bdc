import type { TableUse } from '../programs/data-table.ts';
import type { Decimal } from '../shared/decimals.ts';
import type { MonthlyPaymentInput, MonthlyPaymentResult } from './monthly-payment.contract.ts';
import { showWorking } from './show-working.ts';
import type { Working } from './tool-fields.ts';

/** What mortgage insurance costs and how long. `percent` is of the loan, a year. */
export type InsuranceCost = {
  monthly: Decimal;
  percent: Decimal;
  premiums: number;
  requestPayment: number | null;
  tables: TableUse[];
};

const PROTECTION_ACT = {
  title: 'Homeowners Protection Act, 12 U.S.C. 4901 and 4902',
  url: 'https://www.law.cornell.edu/uscode/text/12/4902',
};

/** How each figure of a month was made. `ofSchedule` are the workings of principal and interest. */
export function explainMonthlyPayment(
  input: MonthlyPaymentInput,
  figures: Omit<MonthlyPaymentResult, 'workings'>,
  insurance: InsuranceCost,
  ofSchedule: readonly Working[],
): Working[] {
  const { loan, payment, mortgageInsurance, propertyTax, homeInsurance, dues, premiums } = figures;
  const { price, downPayment, propertyTaxYearly = '0', homeInsuranceYearly = '0' } = input;
  const workings = [
    showWorking(
      'total',
      'Every part of a month as it is billed, added',
      { payment, mortgageInsurance, propertyTax, homeInsurance, dues },
      figures.total,
    ),
    ...ofSchedule,
    showWorking('loan', 'Price - down payment', { price, downPayment }, loan),
    showWorking('loanToValuePercent', 'Loan / price x 100', { loan, price }, figures.loanToValuePercent),
    showWorking('propertyTax', 'A year’s tax / 12, rounded to the cent', { propertyTaxYearly }, propertyTax),
    showWorking(
      'homeInsurance',
      'A year’s premium / 12, rounded to the cent',
      { homeInsuranceYearly },
      homeInsurance,
    ),
  ];
  if (premiums === 0) return workings;
  return [
    ...workings,
    showWorking(
      'mortgageInsurance',
      'Loan x yearly premium / 1200, rounded to the cent',
      { loan, premiumPercent: `${insurance.percent.toFixed()} %` },
      mortgageInsurance,
      insurance.tables[0]?.source ?? null,
    ),
    showWorking(
      'premiums',
      'Up to the payment after which the balance, by schedule, is 78 percent of the price or less, and no further than the middle of the term',
      { price, loan },
      String(premiums),
      PROTECTION_ACT,
    ),
    showWorking(
      'premiumTotal',
      'Monthly premium x premiums',
      { mortgageInsurance, premiums: String(premiums) },
      figures.premiumTotal,
    ),
  ];
}
