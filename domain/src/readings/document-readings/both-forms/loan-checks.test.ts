import { describe, expect, it } from 'vitest';
import type { FieldValue } from '../form-reading.ts';
import { listLoanChecks } from './loan-checks.ts';

const place = { page: 1, box: { x: 0, y: 0, width: 1, height: 1 }, state: 'read' as const };
// H-24(B): 162,000 at 3.875 percent for 30 years (12 CFR 1026 Appendix H).
const sample: Record<string, FieldValue> = {
  ...{ loan_amount: '162000', rate: '3.875', term: '30 years', pi: '761.78', product: 'Fixed Rate' },
  ...{ rate_can_increase: false, pi_can_increase: false, balloon: false, tip: '69.45' },
};
const interestOnly = { product: '5 Year Interest Only, Fixed Rate', pi: '523.13', pi_can_increase: true };
const prepaid = { label: 'Prepaid Interest', amount: '261', detail: '$17.44 per day for 15 days', ...place };

function check(more: Record<string, FieldValue>) {
  const fields = Object.entries({ ...sample, ...more }).map(([name, value]) => [name, { value, ...place }]);
  return listLoanChecks({
    ...{ form: 'loan_estimate', fields: Object.fromEntries(fields), lines: { F: [prepaid] } },
  });
}

describe('what is worked out from the loan', () => {
  it.each<[string, Record<string, FieldValue>, string, readonly string[]]>([
    ['a level payment', {}, 'payment_from_rate', ['pi', 'loan_amount', 'rate', 'term']],
    ['a payment of a wrong amount', { loan_amount: '163000' }, 'payment_from_rate', []],
    ['a payment of a wrong term', { term: '20 years' }, 'payment_from_rate', []],
    ['a payment of interest alone', interestOnly, 'payment_from_rate', ['pi', 'loan_amount', 'rate']],
    ['the share of interest', {}, 'interest_share', ['tip', 'rate', 'term']],
    ['the share of a wrong amount', { loan_amount: '152000' }, 'interest_share', ['tip', 'rate', 'term']],
    ['the share of a wrong rate', { rate: '3.375' }, 'interest_share', []],
  ])('%s proves what it depends on', (_name, more, name, proves) => {
    expect(check(more).find((each) => each.name === name)?.proves).toEqual(proves);
  });
});
