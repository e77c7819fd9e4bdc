import { describe, expect, test } from 'vitest';
import { currentFacts, type FactEntry, isSameValue, listValues } from './current-facts.ts';
import { mayReplace, type Replacement, type SourceKind } from './provenance.ts';

let count = 0;
const entry = (by: string | null, value: FactEntry['value'], more: Partial<FactEntry> = {}): FactEntry => {
  count += 1;
  const at = `2026-11-25T10:00:${String(count).padStart(2, '0')}.000Z`;
  return { id: `id-${count}`, fact: 'price', value, from: { source: 'typed' }, by, at, ...more };
};

describe('what holds now', () => {
  test('is what was stored last, in whatever order rows are read', () => {
    const history = [entry('jordan', 1), entry('jordan', 2), entry('jordan', 3)];
    for (const order of [history, history.toReversed()])
      expect(currentFacts(order).get('price')?.entry.value).toBe(3);
    expect(listValues(currentFacts(history).values())).toEqual({ price: 3 });
  });

  test('is nothing once it was taken out, and the history still has it', () => {
    const history = [entry('jordan', 1), entry('jordan', null)];
    expect(currentFacts(history).get('price')?.entry.value).toBeNull();
    expect(listValues(currentFacts(history).values())).toEqual({});
  });

  test.each<[string, [string, number][], number | null]>([
    [
      'the other’s value where two changed it',
      [
        ['priya', 1],
        ['jordan', 2],
      ],
      1,
    ],
    [
      'the other’s latest, however often one changed it since',
      [
        ['priya', 1],
        ['priya', 2],
        ['jordan', 3],
        ['jordan', 4],
      ],
      2,
    ],
    [
      'nothing where both say the same',
      [
        ['priya', 1],
        ['jordan', 1],
      ],
      null,
    ],
    [
      'nothing after it was taken back',
      [
        ['priya', 1],
        ['jordan', 2],
        ['jordan', 1],
      ],
      null,
    ],
    [
      'nothing where one alone changed it',
      [
        ['jordan', 1],
        ['jordan', 2],
      ],
      null,
    ],
  ])('shows %s', (_, changes, other) => {
    const current = currentFacts(changes.map(([by, value]) => entry(by, value))).get('price');
    expect(current?.other?.value ?? null).toBe(other);
  });

  test('is one thing for all readers where two were stored in one moment', () => {
    const at = '2026-11-25T11:00:00.000Z';
    const two = [entry('jordan', 1, { id: 'a', at }), entry('priya', 2, { id: 'b', at })];
    for (const order of [two, two.toReversed()])
      expect(currentFacts(order).get('price')?.entry.value).toBe(2);
  });

  test('compares values by what they hold', () => {
    expect(isSameValue({ cents: 1, per: 'year' }, { per: 'year', cents: 1 })).toBe(true);
    expect(isSameValue({ cents: 1, per: 'year' }, { per: 'month', cents: 1 })).toBe(false);
  });
});

test.each<[SourceKind | undefined, SourceKind, Replacement]>([
  [undefined, 'document', 'silently'],
  ['assumption', 'document', 'silently'],
  ['assumption', 'application', 'silently'],
  ['assumption', 'assumption', 'silently'],
  ['typed', 'typed', 'silently'],
  ['document', 'typed', 'silently'],
  ['application', 'application', 'silently'],
  ['document', 'document', 'silently'],
  ['typed', 'document', 'ask'],
  ['typed', 'application', 'ask'],
  ['application', 'document', 'ask'],
  ['document', 'application', 'ask'],
  ['typed', 'assumption', 'never'],
  ['document', 'assumption', 'never'],
])('what is %s gives way to what is %s: %s', (old, next, replacement) => {
  expect(mayReplace(old, next)).toBe(replacement);
});
