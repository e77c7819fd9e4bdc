import type { EstimateLine, MadeEstimate } from '../model/form-model.ts';
import { h25b } from './h25b.ts';

// CFPB's sample H-24(B), the Loan Estimate of the loan of H-25(B) (12 CFR 1026 Appendix H). Cents.

const line = (label: string, dollars: number, detail: string | null = null): EstimateLine => ({
  ...{ label, cents: dollars * 100, detail },
});

const { columns: _columns, ...loan } = h25b;

export const h24b: MadeEstimate = {
  ...loan,
  columns: h25b.columns.map(({ mi, escrow, ...column }) => ({
    ...{ ...column, mi: Math.round(mi / 100) * 100, escrow: Math.round(escrow / 100) * 100 },
  })),
  ...{ taxesMonth: 20_600, inEscrow: h25b.inEscrow.slice(0, 2), apr: '4.274', tip: '69.45' },
  ...{ dateIssued: '2013-02-15', lockUntil: '2013-04-16', costsExpire: '2013-03-04' },
  sections: {
    A: [
      line('0.25 % of Loan Amount (Points)', 405),
      line('Application Fee', 300),
      line('Underwriting Fee', 1097),
    ],
    B: [
      line('Appraisal Fee', 405),
      line('Credit Report Fee', 30),
      line('Flood Determination Fee', 20),
      line('Flood Monitoring Fee', 32),
      line('Tax Monitoring Fee', 75),
      line('Tax Status Research Fee', 110),
    ],
    C: [
      line('Pest Inspection Fee', 135),
      line('Survey Fee', 65),
      line('Title – Insurance Binder', 700),
      line('Title – Lender’s Title Policy', 535),
      line('Title – Settlement Agent Fee', 502),
      line('Title – Title Search', 1261),
    ],
    E: [line('Recording Fees and Other Taxes', 85), line('Transfer Taxes', 0)],
    F: [
      line('Homeowner’s Insurance Premium', 605, '( 6 months)'),
      line('Prepaid Interest', 262, '( $17.44 per day for 15 days @ 3.875%)'),
    ],
    G: [
      line('Homeowner’s Insurance', 202, '$100.83 per month for 2 mo.'),
      line('Property Taxes', 211, '$105.30 per month for 2 mo.'),
    ],
    H: [line('Title – Owner’s Title Policy (optional)', 1017)],
  },
  ...{ credits: 0, deposit: 1_000_000, sellerCredits: 0, adjustments: 0 },
  ...{ fiveYearsTotal: 5_658_200, fiveYearsPrincipal: 1_577_300, servicing: 'transfer' },
};
