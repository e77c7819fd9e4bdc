import { expect, it } from 'vitest';
import { beginLoan } from './begin-loan.ts';
import type { ReadValue, ShownField } from './kept-reading.ts';

const field = (value: ReadValue, state: ShownField['state'] = 'confirmed'): ShownField => ({
  ...{ value, state, page: 1, method: 'text' },
  box: { x: 1, y: 2, width: 3, height: 4 },
});

// CFPB's sample H-25(B), 12 CFR 1026, appendix H.
const fields = {
  loan_amount: field('162000'),
  rate: field('3.875'),
  term: field('30 years'),
  loan_type: field('Conventional', 'proved'),
  mi_month: field(['82.35', '0']),
  monthly_escrow_payment: field('206.13', 'read'),
};

it('begins with what is certain on a Closing Disclosure', () => {
  expect(beginLoan({ form: 'closing_disclosure', fields })).toEqual({
    ...{ amount: 16_200_000, ratePercent: '3.875', termMonths: 360, loanKind: 'conventional' },
    mortgageInsuranceMonthly: 8_235,
  });
});

it('and with nothing by another paper', () => {
  expect(beginLoan({ form: 'loan_estimate', fields })).toEqual({});
  expect(beginLoan({ form: null, fields: {} })).toEqual({});
});
