import { describe, expect, it } from 'vitest';
import { findMissing } from './missing-parts.ts';
import type { TextItem } from './pages/page-text.ts';
import { parseForm } from './parse-form.ts';

const line = (text: string, y: number, x = 40): TextItem => ({
  text,
  box: { x, y, width: text.length * 5, height: 8 },
});
/** Page 1 and a page 2 that has no figure that can be read. */
const pages = [
  {
    ...{ number: 1, width: 612, height: 792 },
    items: ['Loan Estimate', 'Loan Terms', 'Projected Payments', 'Costs at Closing'].map((text, index) =>
      line(text, 40 + 30 * index),
    ),
  },
  {
    ...{ number: 2, width: 612, height: 792 },
    items: ['Closing Cost Details', 'Loan Costs', 'B. Services You Cannot Shop For'].map((text, index) =>
      line(text, 40 + 30 * index),
    ),
  },
];

describe('what a form has and its reading lacks', () => {
  const { fields, checks } = parseForm(pages);

  it('is a field to type, on the page of the file that should say it', () => {
    expect(fields.loan_amount).toMatchObject({ value: null, page: 1, state: 'unread' });
    expect(fields.D).toMatchObject({ value: null, page: 2, state: 'unread' });
    // Page 3 is not in the file.
    expect(fields.apr).toBeUndefined();
    expect(checks).toEqual({});
  });

  it('is listed by pages and by names', () => {
    expect(findMissing('loan_estimate', fields)).toEqual({ pages: [1, 2, 3], fields: [] });
    const typed = { ...fields, D: { state: 'confirmed' } };
    expect(findMissing('loan_estimate', typed)).toEqual({
      pages: [1, 3],
      fields: ['A', 'B', 'C', 'E', 'F', 'G', 'H', 'I', 'J', 'lender_credits', 'cash_to_close'],
    });
  });

  it('is not known of papers without a list', () => {
    expect(findMissing('pay_stub', {})).toBeUndefined();
    expect(findMissing(null, {})).toBeUndefined();
  });
});
