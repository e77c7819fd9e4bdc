import { isCertain, type ShownReading } from './kept-reading.ts';
import { parseCents, parseMonths, parseTypedProgram } from './typed-values.ts';

/**
 * What the form of an owned home's loan begins with by a Closing Disclosure: figures that a sum proves or a person confirmed, as the record
 * has them (whole cents, months). Empty where the document is none.
 */
export function beginLoan({ form, fields }: Pick<ShownReading, 'form' | 'fields'>): Record<string, unknown> {
  if (form !== 'closing_disclosure') return {};
  const certain = (name: string) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field !== undefined && isCertain(field) ? field.value : null;
  };
  const insurance = certain('mi_month');
  const found = {
    amount: parseCents(certain('loan_amount')),
    ratePercent: certain('rate'),
    termMonths: parseMonths(certain('term')),
    loanKind: parseTypedProgram(certain('loan_type')),
    escrowMonthly: parseCents(certain('monthly_escrow_payment')),
    mortgageInsuranceMonthly: Array.isArray(insurance) ? parseCents(insurance[0] ?? null) : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));
}
