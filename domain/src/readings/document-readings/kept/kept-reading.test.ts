import { expect, it } from 'vitest';
import { correctField, findShape } from './correct-field.ts';
import { isCertain, type ReadContent, type ReadValue, showFields } from './kept-reading.ts';

it.each<[ReadValue, ReadValue, ReadValue | undefined]>([
  ['27791', '27,791.50', '27791.50'],
  ['27791', '$27,791', '27791'],
  ['-120', '-$80', '-80'],
  ['4.125', '4.25%', '4.25'],
  ['27791', 'about 28,000', undefined],
  ['27791', null, null],
  ['2026-02-15', '2026-02-16', '2026-02-16'],
  ['2026-02-15', '2026-02-30', undefined],
  ['2026-02-15', '02/16/2026', undefined],
  ['FICUS BANK', '  Ficus Bank  ', 'Ficus Bank'],
  ['FICUS BANK', '', undefined],
  ['FICUS BANK', 'x'.repeat(301), undefined],
  ['FICUS BANK', true, undefined],
  [null, '152', '152'],
  [null, '$1,520.00', '1520.00'],
  [null, 'Ficus Bank', 'Ficus Bank'],
  [true, false, false],
  [true, 'no', undefined],
  [
    ['109', '0'],
    ['110', '0'],
    ['110', '0'],
  ],
  [['109', '0'], ['110'], undefined],
  [{ Taxes: false }, { Taxes: true }, { Taxes: true }],
  [{ Taxes: false }, { Dues: true }, undefined],
])('what was read as %j and is entered as %j is kept as %j', (read, entered, kept) => {
  expect(correctField('field', read, entered)).toEqual(kept);
});

it('a number that names something is corrected to what has letters too', () => {
  expect(correctField('policy_number', '4567', 'B567')).toBe('B567');
});

it.each<[ReadValue, string]>([
  ['27791', 'amount'],
  ['2026-02-15', 'day'],
  ['2026-12-16T17:00 EDT', 'text'],
  ['30 years', 'text'],
  [false, 'choice'],
  [['1'], 'list'],
  [{ Taxes: true }, 'choices'],
  [null, 'text'],
])('%j is of the shape %s', (value, shape) => {
  expect(findShape('field', value)).toBe(shape);
});

it.each(['account_number', 'mic', 'parcel', 'contact_lender_nmls', 'contact_lender_phone'])(
  'digits of %s are no amount',
  (name) => {
    expect(findShape(name, '222222')).toBe('text');
  },
);

it('what was confirmed holds, and what was read stays beside a correction', () => {
  const box = { x: 1, y: 2, width: 3, height: 4 };
  const content: Pick<ReadContent, 'fields' | 'pages'> = {
    fields: {
      rate: { value: '4', page: 1, box, state: 'check' },
      apr: { value: '4.6', page: 2, box, state: 'read' },
      J: { value: '8791', page: 2, box, state: 'proved' },
    },
    pages: [{ number: 2, width: 612, height: 792, method: 'picture' }],
  };
  const at = '2026-11-20T17:00:00.000Z';
  const shown = showFields(content, {
    rate: { value: '4.125', entered: true, at },
    apr: { value: '4.6', entered: false, at },
    gone: { value: '1', entered: true, at },
  });
  expect(shown).toEqual({
    rate: { value: '4.125', readAs: '4', page: 1, box, state: 'confirmed', method: 'text', confirmedAt: at },
    apr: { value: '4.6', page: 2, box, state: 'confirmed', method: 'picture', confirmedAt: at },
    J: { value: '8791', page: 2, box, state: 'proved', method: 'picture' },
  });
  expect(Object.values(shown).every(isCertain)).toBe(true);
  expect(isCertain({ state: 'read' })).toBe(false);
});
