import { expect, it } from 'vitest';
import type { FieldState } from './form-reading.ts';
import { flagUncertain } from './uncertain-fields.ts';

const box = { x: 100, y: 100, width: 40, height: 10 };
const read = (state: FieldState, page = 1) => ({ value: '211000', page, box, state });
const flag = (confidence: number | undefined, state: FieldState, page = 1) =>
  flagUncertain(
    { form: 'loan_estimate', fields: { loan_amount: read(state, page) }, lines: {}, checks: {} },
    [
      {
        ...{ number: 1, width: 612, height: 792, method: 'picture' },
        items: [{ text: '$211,000', box, ...(confidence !== undefined && { confidence }) }],
      },
    ],
  ).fields.loan_amount?.state;

it.each<[string, FieldState | undefined, FieldState]>([
  ['recognized with doubt', flag(0.5, 'read'), 'check'],
  ['recognized without doubt', flag(0.9, 'read'), 'read'],
  ['with doubt and proved by a sum', flag(0.5, 'proved'), 'proved'],
  ['text of the page itself', flag(undefined, 'read'), 'read'],
  ['on another page than the doubt', flag(0.5, 'read', 2), 'read'],
])('%s', (_what, state, expected) => {
  expect(state).toBe(expected);
});
