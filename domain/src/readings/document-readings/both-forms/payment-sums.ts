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
  return [
    ...columns,
    sum('said_twice', 'pi', 'pi_month:0', { isAgreement: true }),
    ...listMost(fields),
    // "Includes $3,000 in loan costs + $2,000 in other costs - $0 in lender credits."
    sum(
      'costs_at_closing',
      'closing_costs_page_1',
      'loan_costs_page_1 + other_costs_page_1 - |lender_credits_page_1|',
      { isAgreement: true },
    ),
  ];
}

/** The most that a payment can become is that of the column that has the most. */
function listMost({ pi_max: most, pi_month: months }: Readonly<Record<string, FieldReading>>): FormSum[] {
  if (typeof most?.value !== 'string' || !Array.isArray(months?.value)) return [];
  const columns = (months.value as readonly string[]).map((text) => text.split('-'));
  const index = columns.findLastIndex((ends) => ends.at(-1) === most.value);
  const place = columns[index]?.length === 2 ? ':1' : '';
  return index < 0 ? [] : [sum('said_twice', 'pi_max', `pi_month:${index}${place}`, { isAgreement: true })];
}
