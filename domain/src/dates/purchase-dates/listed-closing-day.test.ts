import { expect, it } from 'vitest';
import { findListedClosingDay } from './listed-closing-day.ts';

const contract = { key: 'contract-closing-date', day: '2026-09-15', state: 'ahead' } as const;
const closing = { key: 'closing-day', day: '2026-09-30', state: 'ahead' } as const;

it.each([
  ['the day that was set, though the contract has an earlier one', [contract, closing], '2026-09-30'],
  ['the contract’s where none was set', [contract], '2026-09-15'],
  [
    'the contract’s where the other is waived',
    [contract, { ...closing, state: 'waived' as const }],
    '2026-09-15',
  ],
  ['none where it is waived', [{ ...contract, state: 'waived' as const }], undefined],
])('is %s', (_, dates, day) => {
  expect(findListedClosingDay(dates)).toBe(day);
});
