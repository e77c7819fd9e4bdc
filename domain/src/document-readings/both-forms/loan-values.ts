import { Decimal } from '../../kernel/decimals.ts';
import type { FormReading } from '../form-reading.ts';

/** What a form says of its loan, as figures; undefined where it was not read. */
export type LoanValues = {
  amount: Decimal | undefined;
  /** Percent a year. */
  rate: Decimal | undefined;
  months: number | undefined;
  payment: Decimal | undefined;
  /** Neither rate nor payment can change, and the loan is repaid from its first payment on. */
  isLevel: boolean;
  isInterestOnly: boolean;
  /** Section D. */
  loanCosts: Decimal | undefined;
  /** Interest per day times its days where both are printed, else its line; nothing where there is none. */
  prepaidInterest: Decimal;
  /** Mortgage insurance of the first month, as printed. */
  insurance: Decimal;
};

export function readLoanValues({ fields, lines }: Pick<FormReading, 'fields' | 'lines'>): LoanValues {
  const figure = (name: string) => {
    const value = fields[name]?.value;
    return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? new Decimal(value) : undefined;
  };
  const product = String(fields.product?.value ?? '');
  const [, years, more] =
    /^(\d{1,2}) years?(?:,? (\d{1,2}) months?)?$/i.exec(String(fields.term?.value ?? '')) ?? [];
  const insurance = fields.mi_month?.value;
  const first = Array.isArray(insurance) ? (insurance as readonly string[])[0] : undefined;
  const canChange = fields.rate_can_increase?.value === true || fields.pi_can_increase?.value === true;
  const isInterestOnly = /interest.only/i.test(product);
  return {
    ...{ amount: figure('loan_amount'), rate: figure('rate'), payment: figure('pi') },
    months: years === undefined ? undefined : Number(years) * 12 + Number(more ?? 0),
    isLevel: !canChange && !isInterestOnly && /fixed/i.test(product) && fields.balloon?.value === false,
    isInterestOnly,
    loanCosts: figure('D'),
    prepaidInterest: readPrepaidInterest(lines),
    insurance: first !== undefined && /^\d+(\.\d+)?$/.test(first) ? new Decimal(first) : new Decimal(0),
  };
}

function readPrepaidInterest(lines: FormReading['lines']): Decimal {
  // Recognition puts spaces into words.
  const line = lines.F?.find(({ label }) => /^prepaidinterest/i.test(label.replace(/\s/g, '')));
  if (line === undefined) return new Decimal(0);
  const [, each, days] = /^\$?([\d,.]+) per day for (\d+) days?/i.exec(line.detail ?? '') ?? [];
  return each === undefined || days === undefined
    ? new Decimal(line.amount)
    : new Decimal(each.replaceAll(',', '')).times(days);
}
