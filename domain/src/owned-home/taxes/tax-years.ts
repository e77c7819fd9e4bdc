import { Decimal } from '../../kernel/decimals.ts';
import { type Content, findRecord, type HomeRecord, listRecords } from '../home-record.ts';
import type { HomeTaxYear } from '../home-taxes/tax-year.ts';
import { creditCertificateKind } from '../kinds/credit-certificate.ts';
import { form1098Kind } from '../kinds/form-1098.ts';
import { loanKind } from '../kinds/loan.ts';
import { taxBillKind } from '../kinds/tax-bill.ts';

type Form = Content<typeof form1098Kind>;

/** What the forms of one tax year say together, whole cents. */
export type TaxYearForms = {
  taxYear: number;
  forms: readonly HomeRecord<Form>[];
  interestCents: number;
  premiumCents: number;
  pointsCents: number;
  refundCents: number;
  /** The most that was owed at once: box 2 of each loan, a loan that another lender took over once. */
  principalCents: number;
  /** Property tax that was paid in the calendar year, by the bills that are entered. */
  propertyTaxCents: number;
};

/** The tax years of which a form is entered, newest first. */
export function listTaxYears(records: readonly HomeRecord[]): TaxYearForms[] {
  const forms = listRecords(form1098Kind, records);
  const years = [...new Set(forms.map(({ content }) => content.taxYear))].toSorted((a, b) => b - a);
  return years.map((taxYear) => {
    const own = forms.filter(({ content }) => content.taxYear === taxYear);
    const sum = (box: (form: Form) => number | null) =>
      own.reduce((total, { content }) => total + (box(content) ?? 0), 0);
    return {
      taxYear,
      forms: own,
      interestCents: sum(({ interest }) => interest),
      premiumCents: sum(({ insurancePremiums }) => insurancePremiums),
      pointsCents: sum(({ points }) => points),
      refundCents: sum(({ refund }) => refund),
      principalCents: countPrincipal(own.map(({ content }) => content)),
      propertyTaxCents: countPropertyTax(records, taxYear),
    };
  });
}

/** A lender that took a loan over within the year reports what was left of it, beside the form of the one before. */
function countPrincipal(forms: readonly Form[]): number {
  return forms
    .filter((form) => !isTakenOver(form) || !forms.some((other) => isSameLoanBefore(other, form)))
    .reduce((sum, { principal }) => sum + principal, 0);
}

const isTakenOver = ({ taxYear, acquiredOn }: Form) => acquiredOn?.slice(0, 4) === String(taxYear);

const isSameLoanBefore = (other: Form, form: Form) =>
  other !== form &&
  form.originatedOn !== null &&
  other.originatedOn === form.originatedOn &&
  other.principal >= form.principal &&
  (other.acquiredOn ?? '') < (form.acquiredOn ?? '');

const countPropertyTax = (records: readonly HomeRecord[], year: number) =>
  listRecords(taxBillKind, records)
    .flatMap(({ content }) => content.installments)
    .filter(({ paidOn }) => paidOn?.slice(0, 4) === String(year))
    .reduce((sum, { amount }) => sum + amount, 0);

/**
 * The certificate of the home for a year's interest; null without one. Of a loan that is larger than the certified amount the same share
 * of the interest counts, rounded half up (Form 8396, line 1).
 */
export function findCertificate(
  records: readonly HomeRecord[],
  interestCents: number,
): (NonNullable<HomeTaxYear['certificate']> & { isShare: boolean }) | null {
  const issued = findRecord(creditCertificateKind, records)?.content;
  if (issued === undefined) return null;
  const amount = findRecord(loanKind, records)?.content.amount;
  const { certifiedAmount } = issued;
  const isShare = certifiedAmount !== null && amount !== undefined && certifiedAmount < amount;
  return {
    ratePercent: new Decimal(issued.ratePercent),
    interestCents: isShare
      ? new Decimal(interestCents).times(certifiedAmount).div(amount).round().toNumber()
      : interestCents,
    isShare,
    carryInCents: 0,
    taxCents: null,
  };
}
