import { describe, expect, it } from 'vitest';
import { type Bounds, findMissingPeriods, listPeriods } from './partitions.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const write = (date: Date) => date.toISOString().slice(0, 10);

describe('the partitions that there should be', () => {
  it.each<[months: number, now: string, expected: string[]]>([
    [
      1,
      '2026-11-30T23:59:59.999Z',
      ['a_2026_11 2026-11-01', 'a_2026_12 2026-12-01', 'a_2027_01 2027-01-01', 'a_2027_02 2027-02-01'],
    ],
    [
      1,
      '2026-12-01T00:00:00Z',
      ['a_2026_12 2026-12-01', 'a_2027_01 2027-01-01', 'a_2027_02 2027-02-01', 'a_2027_03 2027-03-01'],
    ],
    [3, '2026-12-31T23:59:59Z', ['a_2026_10 2026-10-01', 'a_2027_01 2027-01-01']],
    [3, '2027-01-01T00:00:00Z', ['a_2027_01 2027-01-01', 'a_2027_04 2027-04-01']],
    [12, '2028-02-29T12:00:00Z', ['a_2028_01 2028-01-01']],
  ])('of %i months, on %s', (months, now, expected) => {
    const periods = listPeriods('a', months, new Date(now));
    expect(periods.map(({ name, from }) => `${name} ${write(from)}`)).toEqual(expected);
    for (const [place, { until }] of periods.slice(0, -1).entries())
      expect(until).toEqual(periods[place + 1]?.from);
  });

  it.each<[what: string, bounds: Bounds[], missing: string[]]>([
    ['none is there', [], ['a_2026_11', 'a_2026_12', 'a_2027_01', 'a_2027_02']],
    [
      'the first one has all up to a month',
      [{ name: 'a_first', from: undefined, until: day('2027-01-01') }],
      ['a_2027_01', 'a_2027_02'],
    ],
    [
      'one in between is missing',
      [
        { name: 'a_first', from: undefined, until: day('2026-12-01') },
        { name: 'a_2027_01', from: day('2027-01-01'), until: day('2027-03-01') },
      ],
      ['a_2026_12'],
    ],
  ])('are missing where %s', (_, bounds, missing) => {
    const periods = listPeriods('a', 1, new Date('2026-11-26T22:00:00Z'));
    expect(findMissingPeriods(periods, bounds).map(({ name }) => name)).toEqual(missing);
  });
});
