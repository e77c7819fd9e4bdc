import {
  CLOSING_DISCLOSURE_FIELDS,
  CONTACT_PARTIES,
  CONTACT_ROWS,
} from '@porchlight/domain/readings/document-readings/closing-disclosure/contacts.ts';
import type { FormReading } from '@porchlight/domain/readings/document-readings/form-reading.ts';
import { parseForm } from '@porchlight/domain/readings/document-readings/parse-form.ts';
import { drawClosing } from '@porchlight/testing/forms/made/drawing/draw-closing.ts';
import { h25b } from '@porchlight/testing/forms/made/making/h25b.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPageText } from './page-text.ts';

let reading: FormReading;
let turned: FormReading;
beforeAll(async () => {
  const read = await loadPageText(await drawClosing(h25b, 'Helvetica'));
  if (read.state !== 'read') throw new Error(read.state);
  reading = parseForm(read.pages);
  turned = parseForm([3, 0, 4, 1, 2].flatMap((index) => read.pages[index] ?? []));
}, 60_000);

// CFPB's sample H-25(B) (12 CFR 1026 Appendix H), as its pictures have it.
const FIELDS: readonly (readonly [string, unknown])[] = [
  ['date_issued', '2013-04-15'],
  ['closing_date', '2013-04-15'],
  ['disbursement_date', '2013-04-15'],
  ['settlement_agent', 'Epsilon Title Co.'],
  ['file_number', '12-3456'],
  ['property', '456 Somewhere Ave, Anytown, ST 12345'],
  ['sale_price', '180000'],
  ['borrower', 'Michael Jones and Mary Stone'],
  ['seller', 'Steve Cole and Amy Doe'],
  ['lender', 'Ficus Bank'],
  ['term', '30 years'],
  ['purpose', 'Purchase'],
  ['product', 'Fixed Rate'],
  ['loan_type', 'Conventional'],
  ['mic', '000654321'],
  ['loan_amount', '162000'],
  ['amount_can_increase', false],
  ['rate', '3.875'],
  ['rate_can_increase', false],
  ['pi', '761.78'],
  ['pi_can_increase', false],
  ['prepayment_penalty', true],
  ['prepayment_penalty_max', '3240'],
  ['balloon', false],
  ['columns', ['Years 1-7', 'Years 8-30']],
  ['pi_month', ['761.78', '761.78']],
  ['mi_month', ['82.35', '0']],
  ['escrow_month', ['206.13', '206.13']],
  ['total_month', ['1050.26', '967.91']],
  ['taxes_insurance_month', '356.13'],
  [
    'in_escrow',
    {
      ...{ 'Property Taxes': true, 'Homeowner’s Insurance': true },
      'Other: Homeowner’s Association Dues': false,
    },
  ],
  ['A', '1802.00'],
  ['B', '236.55'],
  ['C', '2655.50'],
  ['D', '4694.05'],
  ['E', '85.00'],
  ['F', '2120.80'],
  ['G', '412.25'],
  ['H', '2400.00'],
  ['I', '5018.05'],
  ['J', '9712.10'],
  ['lender_credits', null],
  ['loan_costs_at_closing', '4664.25'],
  ['loan_costs_before_closing', '29.80'],
  ['other_costs_at_closing', '5018.05'],
  ['closing_costs_at_closing', '9682.30'],
  ['closing_costs_before_closing', '29.80'],
  ['closing_costs_seller_at_closing', '12800.00'],
  ['closing_costs_seller_before_closing', '750.00'],
  ['closing_costs_by_others', '405.00'],
  ['total_closing_costs_estimate', '8054.00'],
  ['total_closing_costs_final', '9712.10'],
  ['total_closing_costs_changed', true],
  ['closing_costs_paid_before_final', '-29.80'],
  ['closing_costs_financed_final', '0'],
  ['closing_costs_financed_changed', false],
  ['down_payment_final', '18000.00'],
  ['deposit_final', '10000.00'],
  ['seller_credits_final', '-2500.00'],
  ['adjustments_final', '-1035.04'],
  ['cash_to_close_estimate', '16054.00'],
  ['cash_to_close', '14147.26'],
  ['due_from_borrower', '189762.30'],
  ['paid_for_borrower', '175615.04'],
  ['cash_from_borrower', '14147.26'],
  ['due_to_seller', '180080.00'],
  ['due_from_seller', '115665.04'],
  ['cash_to_seller', '64414.96'],
  ['assumption', false],
  ['demand_feature', false],
  ['late_payment', '15 days, 5%'],
  ['negative_amortization', 'none'],
  ['partial_payments', 'apply'],
  ['security', '456 Somewhere Ave, Anytown, ST 12345'],
  ['escrow', true],
  ['escrowed_costs_year_1', '2473.56'],
  ['non_escrowed_costs_year_1', '1800.00'],
  ['initial_escrow_payment', '412.25'],
  ['monthly_escrow_payment', '206.13'],
  ['total_of_payments', '285803.36'],
  ['finance_charge', '118830.27'],
  ['amount_financed', '162000.00'],
  ['apr', '4.174'],
  ['tip', '69.46'],
  ['liability_after_foreclosure', 'may_protect'],
  ['contact_lender_email', 'joesmith@ficusbank.com'],
  ['contact_settlement_agent_name', 'Epsilon Title Co.'],
  ['contact_settlement_agent_license', 'Z61616'],
  ['contact_settlement_agent_contact_license', 'PT1234'],
  ['contact_settlement_agent_email', 'sarah@epsilontitle.com'],
  ['contact_settlement_agent_phone', '987-555-4321'],
  ['contact_mortgage_broker_name', undefined],
];

describe('CFPB’s sample Closing Disclosure', () => {
  it.each(FIELDS)('says %s', (name, value) => {
    expect(reading.fields[name]?.value).toEqual(value);
  });

  it('says the lines of each section, what the borrower pays of them, and to whom', () => {
    const brief = (section: string) =>
      reading.lines[section]?.map(({ label, amount, detail, payee }) => [label, amount, detail, payee]);
    expect(brief('A')).toEqual([
      ['0.25% of Loan Amount (Points)', '405.00', null, undefined],
      ['Application Fee', '300.00', null, undefined],
      ['Underwriting Fee', '1097.00', null, undefined],
    ]);
    expect(brief('B')?.slice(0, 3)).toEqual([
      ['Appraisal Fee', '0', null, 'John Smith Appraisers Inc.'],
      ['Credit Report Fee', '29.80', null, 'Information Inc.'],
      ['Flood Determination Fee', '20.00', null, 'Info Co.'],
    ]);
    expect(brief('E')).toEqual([
      ['Recording Fees', '85.00', 'Deed: 40.00 Mortgage: 45.00', undefined],
      ['Transfer Tax', '0', null, 'Any State'],
    ]);
    expect(brief('F')).toEqual([
      ['Homeowner’s Insurance Premium', '1209.96', '12 mo.', 'Insurance Co.'],
      ['Prepaid Interest', '279.04', '17.44 per day from 4/15/13 to 5/1/13', undefined],
      ['Property Taxes', '631.80', '6 mo.', 'Any County USA'],
    ]);
    expect(brief('G')).toEqual([
      ['Homeowner’s Insurance', '201.66', '100.83 per month for 2 mo.', undefined],
      ['Property Taxes', '210.60', '105.30 per month for 2 mo.', undefined],
      ['Aggregate Adjustment', '-0.01', null, undefined],
    ]);
    expect(brief('L')?.at(-1)).toEqual(['City/Town Taxes', '365.04', '1/1/13 to 4/14/13', undefined]);
    expect(reading.lines.B?.[0]?.columns).toEqual({ byOthers: '405.00' });
    expect(reading.lines.H?.[2]?.columns).toEqual({
      borrowerAtClosing: '750.00',
      sellerBeforeClosing: '750.00',
    });
  });

  it('is proved by its own sums', () => {
    expect(Object.values(reading.checks)).toEqual(Object.values(reading.checks).map(() => true));
    expect(Object.keys(reading.checks)).toEqual(
      expect.arrayContaining([
        'A+B+C=D',
        'D+I-credits=J',
        'columns_sum',
        'cash_to_close',
        'K-L=cash',
        'lines_sum',
        'per_diem_rounded',
      ]),
    );
    const states = Object.values(reading.lines).flatMap((rows) => rows.map(({ state }) => state));
    expect(new Set(states)).toEqual(new Set(['proved']));
    expect(reading.fields.total_of_payments?.state).toBe('proved');
    expect(reading.fields.apr?.state).toBe('read');
  });

  it('reads the same whichever order its pages lie in', () => {
    expect(turned).toEqual(reading);
  });

  it('has no field without a name', () => {
    const known = new Set<string>([
      ...Object.values(CLOSING_DISCLOSURE_FIELDS).flat(),
      ...CONTACT_PARTIES.flatMap((party) => CONTACT_ROWS.map((row) => `contact_${party}_${row}`)),
    ]);
    expect(Object.keys(reading.fields).filter((name) => !known.has(name))).toEqual([]);
  });
});
