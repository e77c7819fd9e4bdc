import { totalOfColumn } from '../model/column-total.ts';
import type { LoanFacts } from '../model/form-model.ts';
import { parseCents, readWhole } from '../model/printing.ts';

/** What a reading of a made form has to say: field by field, and the words and amount of each line. */
export type FormTruth = {
  form: 'loan_estimate' | 'closing_disclosure';
  fields: Record<string, unknown>;
  lines: Record<string, [label: string, amount: string, detail: string | null, payee?: string][]>;
};

/** What both forms say alike; the monthly amounts are whole dollars on the Loan Estimate. */
export function describeLoan(form: LoanFacts, inCents: boolean): Record<string, unknown> {
  const part = (cents: number) => (cents === 0 ? '0' : inCents ? parseCents(cents) : readWhole(cents));
  const range = ([least, most]: readonly [number, number], read: (cents: number) => string) =>
    least === most ? read(least) : `${readWhole(least)}-${readWhole(most)}`;
  const canRise = form.rateMax !== null;
  const { ap, air } = form;
  return {
    ...{ property: form.property.join(', '), sale_price: readWhole(form.price), term: `${form.years} years` },
    ...{
      purpose: 'Purchase',
      product: form.product,
      loan_type: form.loanType,
      loan_amount: readWhole(form.loan),
    },
    ...{
      amount_can_increase: false,
      rate: form.rate,
      rate_can_increase: canRise,
      pi: parseCents(form.pi),
      pi_can_increase: canRise,
    },
    ...(canRise && { rate_max: form.rateMax, pi_max: readWhole(form.piMax ?? 0) }),
    ...{ prepayment_penalty: form.penalty !== null, balloon: false },
    ...(form.penalty !== null && { prepayment_penalty_max: readWhole(form.penalty.most) }),
    columns: form.columns.map(({ head }) => head),
    pi_month: form.columns.map(({ pi }) => range(pi, parseCents)),
    mi_month: form.columns.map(({ mi }) => part(mi)),
    escrow_month: form.columns.map(({ escrow }) => part(escrow)),
    total_month: form.columns.map((column) => {
      const total = totalOfColumn(column, inCents);
      return range(total, inCents && column.pi[0] === column.pi[1] ? parseCents : readWhole);
    }),
    taxes_insurance_month: inCents ? parseCents(form.taxesMonth) : readWhole(form.taxesMonth),
    in_escrow: Object.fromEntries(form.inEscrow),
    ...{
      apr: form.apr,
      tip: form.tip,
      late_payment: `${form.lateDays} days, ${form.lateFee}`,
      assumption: form.mayAssume,
    },
    ...(ap !== null && {
      ...{
        ap_interest_only: true,
        ap_optional_payments: false,
        ap_step_payments: false,
        ap_seasonal_payments: false,
      },
      ...{
        ap_first_change: `${ap.firstAmount} ${ap.firstChange}`.replace('–', '-'),
        ap_subsequent_changes: ap.laterChanges,
      },
      ap_maximum_payment: ap.maximum,
    }),
    ...(air !== null && {
      ...{ air_index_margin: `${air.index} + ${air.margin}%`, air_initial_rate: `${air.initial}%` },
      ...{ air_rate_range: `${air.least}%/${air.most}%`, air_first_change: air.firstChange },
      ...{ air_subsequent_changes: air.laterChanges, air_limit_first_change: air.firstLimit },
      air_limit_subsequent_changes: air.laterLimit,
    }),
  };
}

/** As the reader writes a label: a percentage without its space. */
export const tidyLabel = (label: string) => label.replace(/^(\d{0,4}\.?\d{1,6}) %/, '$1%');

export function tidyDetail(detail: string | null): string | null {
  return detail === null ? null : detail.replace(/^\(\s*|\s*\)$/g, '').replaceAll('$', '');
}
