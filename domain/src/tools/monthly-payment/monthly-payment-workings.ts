import type { Decimal } from '../../kernel/decimals.ts';
import type { TableUse } from '../../programs/data-table.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import * as texts from './en/monthly-payment.ts';
import type { MonthlyPaymentInput, MonthlyPaymentResult } from './monthly-payment.contract.ts';

/** What mortgage insurance costs and how long. `percent` is of the loan, a year. */
export type InsuranceCost = {
  monthly: Decimal;
  percent: Decimal;
  premiums: number;
  requestPayment: number | null;
  tables: TableUse[];
};

const PROTECTION_ACT = {
  title: texts.homeownersProtectionAct12U,
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
      texts.everyPartOfAMonth,
      { payment, mortgageInsurance, propertyTax, homeInsurance, dues },
      figures.total,
    ),
    ...ofSchedule,
    showWorking('loan', texts.priceDownPayment, { price, downPayment }, loan),
    showWorking('loanToValuePercent', texts.loanPriceX100, { loan, price }, figures.loanToValuePercent),
    showWorking('propertyTax', texts.yearsTax12Rounded, { propertyTaxYearly }, propertyTax),
    showWorking('homeInsurance', texts.yearsPremium12Rounded, { homeInsuranceYearly }, homeInsurance),
  ];
  if (premiums === 0) return workings;
  return [
    ...workings,
    showWorking(
      'mortgageInsurance',
      texts.loanXYearlyPremium1200,
      { loan, premiumPercent: `${insurance.percent.toFixed()} %` },
      mortgageInsurance,
      insurance.tables[0]?.source ?? null,
    ),
    showWorking('premiums', texts.upToPaymentAfter, { price, loan }, String(premiums), PROTECTION_ACT),
    showWorking(
      'premiumTotal',
      texts.monthlyPremiumXPremiums,
      { mortgageInsurance, premiums: String(premiums) },
      figures.premiumTotal,
    ),
  ];
}
