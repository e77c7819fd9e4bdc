import { describe, expect, it } from 'vitest';
import type { FieldReading, FieldValue, ReadCostLine } from './form-reading.ts';
import { sum } from './form-sum.ts';
import { proveBySums } from './prove-by-sums.ts';

const box = { x: 1, y: 1, width: 1, height: 1 };
const SUMS = [
  sum('A+B+C=D', 'D', 'A + B + C'),
  sum('E+F+G+H=I', 'I', 'E + F + G + H'),
  sum('D+I-credits=J', 'J', 'D + I - |lender_credits|'),
  sum('said_twice', 'closing_costs_page_1', 'J'),
];
/** CFPB's sample H-24(C), page 2. */
const READ: Record<string, string | null> = {
  ...{ A: '3110', B: '820', C: '1921', D: '5851', E: '152', F: '1352', G: null, H: '1436', I: '2940' },
  ...{ J: '8791', lender_credits: null, closing_costs_page_1: '8791' },
};
const A_LINES = ['2110', '500', '500'];

function prove(changed: Record<string, string | null>, lines: readonly string[] = A_LINES, isPicture = true) {
  const fields = Object.entries({ ...READ, ...changed }).map(([name, value]): [string, FieldReading] => [
    name,
    { value: value as FieldValue, page: 2, box, state: isPicture ? 'check' : 'read' },
  ]);
  const rows = lines.map(
    (amount): ReadCostLine => ({ label: 'Fee', amount, detail: null, page: 2, box, state: 'read' }),
  );
  const reading = { form: 'loan_estimate' as const, fields: Object.fromEntries(fields), lines: { A: rows } };
  const found = proveBySums(reading, SUMS, new Set(isPicture ? [2] : []), () => []);
  const say = (name: string) => [found.fields[name]?.value, found.fields[name]?.state];
  return { say, lines: found.lines.A?.map(({ amount, state }) => [amount, state]), checks: found.checks };
}

describe('figures of a picture', () => {
  it('are proved where every sum agrees', () => {
    const { say, lines, checks } = prove({});
    // What is empty agrees with its sums and is proved by none.
    for (const [name, value] of Object.entries(READ))
      expect([name, say(name)[1]]).toEqual([name, value === null ? 'read' : 'proved']);
    expect(lines).toEqual(A_LINES.map((amount) => [amount, 'proved']));
    expect(Object.values(checks)).toEqual([true, true, true, true, true]);
  });

  it.each<[string, Record<string, string>, string, unknown[]]>([
    ['a dollar sign read as 5 in a total', { J: '58791' }, 'J', ['8791', 'proved']],
    ['a dollar sign read as 5 in a part of two sums', { D: '55851' }, 'D', ['5851', 'proved']],
    ['a last digit that is lost, which is supplied', { C: '192' }, 'C', ['1921', 'check']],
    ['a digit that is another one', { C: '1927' }, 'C', ['1927', 'check']],
    ['a total that is another one', { J: '8797' }, 'J', ['8797', 'check']],
  ])('%s', (_name, changed, name, expected) => {
    expect(prove(changed).say(name)).toEqual(expected);
  });

  it('are not flagged where another sum proves them', () => {
    const { say } = prove({ J: '8797', closing_costs_page_1: '8797' });
    expect([say('J')[1], say('D')[1], say('I')[1]]).toEqual(['check', 'proved', 'proved']);
  });

  it('of a line: one that lost a digit is flagged with the others of its sum', () => {
    expect(prove({}, ['2110', '500', '50']).lines).toEqual([
      ['2110', 'check'],
      ['500', 'check'],
      ['500', 'check'],
    ]);
  });

  it('that stand twice prove nothing where both may have a dollar sign read as 5', () => {
    const own = { D: '5400', lender_credits: null };
    const reading = {
      form: 'loan_estimate' as const,
      fields: Object.fromEntries(
        Object.entries({ ...own, J: '5400' }).map(([name, value]): [string, FieldReading] => [
          name,
          { value, page: 2, box, state: 'check' },
        ]),
      ),
      lines: {},
    };
    const found = proveBySums(reading, [sum('said_twice', 'J', 'D')], new Set([2]), () => []);
    expect(found.fields.J?.state).toBe('check');
  });
});

describe('figures of a picture that no sum proves', () => {
  const read = (value: FieldReading['value'], state: FieldReading['state']) => ({
    value,
    page: 2,
    box,
    state,
  });
  const proveAlone = (fields: Record<string, FieldReading>, sums: Parameters<typeof proveBySums>[1] = []) =>
    proveBySums({ form: 'closing_disclosure', fields, lines: {} }, sums, new Set([2]), () => []).fields;

  it.each<[string, string, FieldReading['state']]>([
    ['are looked at, however sure', '4.174', 'read'],
    ['are looked at where they were unsure', '4.174', 'check'],
    ['are looked at where a dollar sign may be a 5', '5417', 'read'],
  ])('%s', (_name, value, state) => {
    expect(proveAlone({ apr: read(value, state) }).apr?.state).toBe('check');
  });

  it('are looked at where a total is empty and nothing of its column was read', () => {
    const column = { name: 'columns_sum', total: 'closing_costs_by_others', terms: [] };
    const fields = { closing_costs_by_others: read(null, 'check') };
    expect(proveAlone(fields, [column]).closing_costs_by_others?.state).toBe('check');
  });

  it('are proved that begin with a 5 where what they are a part of is', () => {
    const fields = { pi: read('5648.27', 'check'), column: read('5648.27', 'check') };
    const sums = [
      sum('projected_payments', 'total', 'column + escrow', { isAgreement: true }),
      sum('said_twice', 'pi', 'column', { isAgreement: true }),
    ];
    const more = { escrow: read('198.97', 'check'), total: read('5847.24', 'check') };
    const found = proveBySums(
      { form: 'closing_disclosure', fields: { ...fields, ...more }, lines: {} },
      sums,
      new Set([2]),
      () => [{ name: 'payment_from_rate', holds: true, proves: ['pi'] }],
    ).fields;
    expect(Object.values(found).map(({ state }) => state)).toEqual(['proved', 'proved', 'proved', 'proved']);
  });
});

describe('figures of a page with text', () => {
  it('are to be checked where a sum does not agree that no other one proves them in', () => {
    const { say, checks } = prove({ J: '8797' }, A_LINES, false);
    expect([say('J')[1], say('D')[1], checks['D+I-credits=J']]).toEqual(['check', 'proved', false]);
  });

  it('a total that its own parts contradict is never proved, also where page 1 repeats it', () => {
    const { say } = prove({ J: '8797', closing_costs_page_1: '8797' }, A_LINES, false);
    expect(say('J')[1]).toBe('check');
    expect(prove({}, ['2110', '500'], false).say('A')).toEqual(['3110', 'check']);
  });

  it('what is empty proves nothing, and is proved by nothing', () => {
    const nothing = { A: null, B: null, C: null, D: null, J: '2940', closing_costs_page_1: '2940' };
    const { say, checks } = prove(nothing, [], false);
    expect([say('A'), say('D')]).toEqual([
      [null, 'read'],
      [null, 'read'],
    ]);
    expect(checks).not.toHaveProperty('lines_sum');
    expect(checks).not.toHaveProperty('A+B+C=D');
  });

  it('a total without an amount above parts that have one was not read', () => {
    const { say } = prove({ A: null, D: null }, A_LINES, false);
    expect([say('A')[1], say('D')[1], say('B')[1]]).toEqual(['unread', 'unread', 'read']);
  });

  it('are never mended', () => {
    expect(prove({ J: '58791' }, A_LINES, false).say('J')).toEqual(['58791', 'check']);
  });
});

it('is bounded for a section with two hundred lines', () => {
  const lines = Array.from({ length: 200 }, (_, index) => String(index + 11));
  expect(prove({ A: '999999' }, lines).say('A')[1]).toBe('check');
});
