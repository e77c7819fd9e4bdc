import { describe, expect, it } from 'vitest';
import { parseCostsAtClosing } from '../both-forms/costs-at-closing.ts';
import { parseLoanTerms } from '../both-forms/loan-terms.ts';
import { parseProjectedPayments } from '../both-forms/projected-payments.ts';
import { splitClosingLabel } from '../closing-disclosure/line-words.ts';
import { parseCostDetails } from '../cost-details.ts';
import { parseComparisons } from '../parse-form.ts';
import type { Cell } from './page-text.ts';

/** A recognized cell whose letters are 8 points tall. */
const cell = (text: string, x: number, baseline: number, width = 5 * text.length): Cell => ({
  ...{ text, page: 1, baseline, confidence: 0.95 },
  box: { x, y: baseline - 8, width, height: 8 },
});

describe('a page of which recognition lost or changed a sign', () => {
  it.each([
    'Includes $9,254 in Loan Costs + $6,534 in 0ther Costs - $0',
    'Includes S9,254 in Loan Costs + S6,534 in Other Costs -$0',
  ])('"%s" says what page 2 says', (words) => {
    const cells = [
      cell('Costs at Closing', 48, 600),
      cell('Estimated Closing Costs', 48, 620),
      cell('$15,788', 199, 620),
      cell(words, 264, 620),
      cell('Estimated Cash to Close', 48, 650),
    ];
    const { loan_costs_page_1, other_costs_page_1, lender_credits_page_1 } = parseCostsAtClosing(cells);
    expect([loan_costs_page_1, other_costs_page_1, lender_credits_page_1].map((each) => each?.value)).toEqual(
      ['9254', '6534', '0'],
    );
  });

  it.each([
    ['Can go as high as 13% in year 8', '13'],
    ['Can go as high as 13 in year 8', '13'],
    ['Can go as high as 138 in year 8', undefined],
  ])('"%s" is a rate of at most %s', (words, rate) => {
    const cells = [
      cell('Loan Terms', 48, 200),
      cell('Interest Rate', 48, 230),
      cell('8%', 199, 230),
      cell('YES', 300, 230),
      cell(words, 346, 240),
      cell('Projected Payments', 48, 400),
    ];
    expect(parseLoanTerms(cells).rate_max?.value).toBe(rate);
  });

  it('has nothing to pay where a plus sign alone was found, and taxes beside the second line of their label', () => {
    const cells = [
      cell('Payment Calculation', 48, 400),
      cell('Years 1-30', 220, 400),
      cell('Principal & Interest', 48, 420),
      cell('$1,200.00', 220, 420),
      cell('Mortgage', 48, 440),
      cell('Estimated Escrow', 48, 460),
      cell('+', 200, 460),
      cell('Estimated Total', 48, 480),
      cell('$1,200', 220, 480),
      cell('Estimated Taxes, Insurance', 48, 520),
      cell('This estimate includes', 330, 510),
      cell('In escrow?', 477, 510),
      cell('☒ Other: Homeowner’s Association Dues NO', 330, 530, 160),
      cell('& Assessments', 48, 530),
      cell('$340', 199, 536),
    ];
    const { escrow_month, in_escrow, mi_month, taxes_insurance_month } = parseProjectedPayments(cells);
    expect(in_escrow?.value).toEqual({ 'Other: Homeowner’s Association Dues': false });
    expect([escrow_month, mi_month, taxes_insurance_month].map((each) => each?.value)).toEqual([
      ['0'],
      ['0'],
      '340',
    ]);
  });

  it('has the percentage beside its label, also behind a speck', () => {
    const cells = [
      cell('Total Interest Percentage (TIP)', 48, 300),
      cell('2', 206, 300),
      cell('164.16%', 214, 300),
    ];
    expect(parseComparisons(cells).tip?.value).toBe('164.16');
  });

  it('has the total that begins the cash to close, whatever became of its letter', () => {
    const cells = [
      cell('Other Costs', 320, 80),
      cell('Calculating Cash to Close', 320, 450),
      cell('Total Closing Costs ()', 320, 470),
      cell('$27,037', 528, 470),
      cell('D', 320, 420),
      cell('+', 330, 420),
      cell('I', 341, 420),
      cell('$28,000', 528, 420),
    ];
    const { closing_costs, d_plus_i } = parseCostDetails(cells).fields;
    expect([closing_costs?.value, d_plus_i?.value]).toEqual(['27037', '28000']);
  });

  it.each([
    ['Property Taxes ( 3 mo.) to Any County USA', 'Property Taxes', '3 mo.', 'Any County USA'],
    ['Property Taxes 3 mo.) to Any County USA', 'Property Taxes', '3 mo.', 'Any County USA'],
    [
      'Prepaid Interest ( S123.52 per day from 7/6/26 to 7/21/26',
      'Prepaid Interest',
      '123.52 per day from 7/6/26 to 7/21/26',
      undefined,
    ],
  ])('"%s" has its words and its detail', (text, label, detail, payee) => {
    expect(splitClosingLabel('F', [cell(text, 40, 380)])).toEqual({ label, detail, ...(payee && { payee }) });
  });

  it.each([
    ['011% of Loan Amount (Points)', '1% of Loan Amount (Points)'],
    ['010.875% of Loan Amount (Points)', '0.875% of Loan Amount (Points)'],
    ['01 1% of Loan Amount (Points)', '1% of Loan Amount (Points)'],
    ['1% of Loan Amount (Points)', '1% of Loan Amount (Points)'],
  ])('"%s" is "%s"', (text, label) => {
    expect(splitClosingLabel('A', [cell(text, 40, 380)]).label).toBe(label);
  });
});
