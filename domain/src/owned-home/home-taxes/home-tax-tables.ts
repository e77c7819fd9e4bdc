import type { DataTable } from '../../programs/data-table.ts';
import * as texts from './en.ts';

/** Form 8396: the lowest and highest rate of a certificate, and the credit of a year, whole dollars, for rates above `cappedAbovePercent`. */
type CertificateFigures = {
  lowestPercent: number;
  highestPercent: number;
  cappedAbovePercent: number;
  mostCredit: number;
};

/** Income (AGI) from which premiums stop counting in full, and the step of income, whole or part, that takes `percentPerStep`. Dollars. */
type PhaseOut = { fullUpTo: number; step: number };
type InsuranceDeductionFigures = { percentPerStep: number; joint: PhaseOut; separate: PhaseOut };

/** The debt, in dollars, of which interest counts: loans to buy, build or improve a home. */
type InterestLimitFigures = { joint: number; separate: number };

/** A table is that of a tax year: pick it by the year's last day. */
export const certificateTables: readonly [DataTable<CertificateFigures>] = [
  {
    id: 'mortgage-credit-certificate-2019',
    name: texts.mortgageCreditCertificates,
    source: { title: texts.form8396, url: 'https://omb.report/icr/202012-1545-009/doc/108533101' },
    published: '2020-12-01',
    from: '2019-01-01',
    until: null,
    content: { lowestPercent: 10, highestPercent: 50, cappedAbovePercent: 20, mostCredit: 2_000 },
  },
];

export const insuranceDeductionTables: readonly [DataTable<InsuranceDeductionFigures>] = [
  {
    id: 'mortgage-insurance-deduction-2026',
    name: texts.mortgageInsuranceDeduction,
    source: { title: texts.actOf2025Insurance, url: 'https://www.lbbiowa.com/obbb/mortgage' },
    published: '2025-07-04',
    from: '2026-01-01',
    until: null,
    content: {
      percentPerStep: 10,
      joint: { fullUpTo: 100_000, step: 1_000 },
      separate: { fullUpTo: 50_000, step: 500 },
    },
  },
];

export const interestLimitTables: readonly [DataTable<InterestLimitFigures>] = [
  {
    id: 'mortgage-interest-limit-2025',
    name: texts.mortgageInterestLimit,
    source: {
      title: texts.actOf2025Interest,
      url: 'https://bergercpafirst.com/obbba-caps-mortgage-interest-and-adds-mortgage-insurance',
    },
    published: '2025-07-04',
    from: '2025-01-01',
    until: null,
    content: { joint: 750_000, separate: 375_000 },
  },
];

/** What the income tax of an owner's home is worked out with. */
export const homeTaxTables: readonly DataTable<unknown>[] = [
  ...certificateTables,
  ...insuranceDeductionTables,
  ...interestLimitTables,
];

/** The day by which the table of a tax year is picked. */
export function endOfTaxYear(taxYear: number): string {
  return `${taxYear}-12-31`;
}
