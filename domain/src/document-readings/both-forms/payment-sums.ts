import type { FieldReading } from '../form-reading.ts';
import { type FormSum, sum } from '../form-sum.ts';

/**
 * Each column of the projected payments: principal and interest, mortgage insurance and escrow are the total. A lender may add before it rounds
 * to whole dollars, so that it proves and promises nothing. The first payment is that of the loan terms.
 */
export function listPaymentSums(fields: Readonly<Record<string, FieldReading>>): FormSum[] {
  const totals = fields.total_month?.value;
  if (!Array.isArray(totals)) return [];
  const more = { isAgreement: true, isRounded: true };
  const columns = (totals as readonly string[]).flatMap((text, index) => {
    const add = (end: string) =>
      sum(
        'projected_payments',
        `total_month:${index}${end}`,
        `pi_month:${index}${end} + mi_month:${index} + escrow_month:${index}`,
        more,
      );
    return text.includes('-') ? [add(':0'), add(':1')] : [add('')];
  });
  return [...columns, sum('said_twice', 'pi', 'pi_month:0', { isAgreement: true })];
}
