import type { Decimal } from '../../kernel/decimals.ts';
import type { TableUse } from '../../programs/data-table.ts';
import { certificateTables, insuranceDeductionTables, interestLimitTables } from './home-tax-tables.ts';
import { computeInsuranceDeduction, type InsuranceDeduction, limitInterest } from './interest-deductions.ts';
import { type CertificateCredit, computeCertificateCredit } from './mortgage-credit-certificate.ts';

/** A tax year of an owner, whole cents; null what is not known. */
export type HomeTaxYear = {
  taxYear: number;
  /** Of every loan on the home: boxes 1, 5 and 2 of its forms. Box 2 is the most that the average balance can be without new borrowing. */
  interestCents: number;
  premiumCents: number;
  principalCents: number;
  averageBalanceCents: number | null;
  agiCents: number | null;
  isMarriedSeparately: boolean;
  certificate: {
    ratePercent: Decimal;
    interestCents: number;
    carryInCents: number;
    taxCents: number | null;
  } | null;
};

/** `before` is the first tax year of our table, of a year that lies before it. */
type Counted<Result> = { before: number } | (Result & { before?: never });

export type HomeTaxAnswer = {
  /** `isLeast`: the average balance is not known, and the balance at the start is above the limit. */
  interest: Counted<{ deductibleCents: number; limitCents: number; isLeast: boolean; table: TableUse }>;
  /** Undefined without premiums; null as long as the income is not known. */
  premiums: Counted<InsuranceDeduction> | null | undefined;
  certificate: Counted<CertificateCredit> | undefined;
  /**
   * Interest less the credit, and premiums where the income is known: what goes on Schedule A. Undefined where no table of ours holds the
   * year's interest or certificate.
   */
  scheduleACents: number | undefined;
};

/** What of a year's mortgage interest and premiums counts, and the certificate's credit, each by the table of the tax year. */
export function computeHomeTaxYear(year: HomeTaxYear): HomeTaxAnswer {
  const { taxYear, isMarriedSeparately } = year;
  const interest = inYears(interestLimitTables, taxYear, () => {
    const balanceCents = year.averageBalanceCents ?? year.principalCents;
    const found = limitInterest(
      { balanceCents, interestCents: year.interestCents, isMarriedSeparately },
      taxYear,
    );
    return { ...found, isLeast: year.averageBalanceCents === null && balanceCents > found.limitCents };
  });
  const { certificate: issued, premiumCents, agiCents } = year;
  const certificate =
    issued === null
      ? undefined
      : inYears(certificateTables, taxYear, () => computeCertificateCredit(issued, taxYear));
  const premiums =
    premiumCents === 0
      ? undefined
      : inYears(insuranceDeductionTables, taxYear, () =>
          agiCents === null
            ? null
            : computeInsuranceDeduction({ premiumCents, agiCents, isMarriedSeparately }, taxYear),
        );
  return {
    interest,
    premiums,
    certificate,
    scheduleACents: countScheduleA({ interest, premiums, certificate }),
  };
}

function inYears<Result extends object | null>(
  [{ from }]: readonly [{ from: string }, ...unknown[]],
  taxYear: number,
  compute: () => Result,
): Result | { before: number } {
  const first = Number(from.slice(0, 4));
  return taxYear < first ? { before: first } : compute();
}

function countScheduleA({
  interest,
  premiums,
  certificate,
}: Omit<HomeTaxAnswer, 'scheduleACents'>): number | undefined {
  if (interest.before !== undefined || certificate?.before !== undefined) return undefined;
  // A year before premiums count again has none of them on Schedule A.
  const ofPremiums = premiums == null || premiums.before !== undefined ? 0 : premiums.deductibleCents;
  return Math.max(0, interest.deductibleCents - (certificate?.creditCents ?? 0)) + ofPremiums;
}
