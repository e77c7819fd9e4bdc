import { describe, expect, test } from 'vitest';
import { judgeProgram } from '../program-finder/judgments.ts';
import type { Program } from '../program-finder/program.ts';
import { listKnownPrograms } from '../program-finder/program-list.ts';
import { formatProgramFile, listFaultLines, MAX_PROGRAMS, parseProgramFile } from './program-file.ts';

const TODAY = '2026-11-26';
const document = {
  title: 'City of Austin, program guide',
  url: 'https://www.austintexas.gov/dpa',
  readOn: '2026-11-20',
};
const sample = {
  id: 'local-austin',
  name: 'Austin Down Payment Assistance',
  level: 'regional',
  states: ['TX'],
  agency: 'City of Austin',
  address: 'https://www.austintexas.gov/dpa',
  kind: 'forgivableLoan',
  confidence: 'official',
  rules: [{ condition: { kind: 'income', of: 'ami', atMost: '80' }, document }],
  benefit: { kind: 'upTo', cents: 4_000_000 },
  repayment: 'Forgiven after ten years.',
  document,
};
const rule = (condition: object, more: object = {}) => ({ rules: [{ condition, document, ...more }] });
const read = (...entries: object[]) =>
  parseProgramFile(JSON.stringify({ programs: entries }, null, 1), TODAY);
const listFaults = (change: object) => {
  const { faults = [] } = read({ ...sample, ...change });
  return faults.map(({ field, says }) => `${field} ${says}`);
};

test('a program as it should be is taken in as it is', () => {
  expect(read(sample)).toMatchObject({ programs: [sample], lines: [3] });
});

test('every program of ours is one that a file may hold, and comes back from one as it was', () => {
  const known = listKnownPrograms(TODAY);
  expect(known).toHaveLength(85);
  const text = formatProgramFile(known);
  expect(parseProgramFile(text, TODAY).programs).toEqual(known);
});

test.each<[string, object, RegExp]>([
  ['without a document', { document: undefined }, /^document is missing$/],
  ['without an address of it', { document: { ...document, url: undefined } }, /^document\.url is missing$/],
  ['with an address that is none', { document: { ...document, url: 'austintexas.gov' } }, /https:\/\//],
  ['with an insecure one', { document: { ...document, url: 'http://a.gov/' } }, /^document\.url .*https/],
  ['read on no day', { document: { ...document, readOn: '2026-02-30' } }, /^document\.readOn is not a day/],
  ['read nowhere near', { document: { ...document, readOn: 20261120 } }, /^document\.readOn is not a day/],
  [
    'read tomorrow',
    { document: { ...document, readOn: '2026-11-27' } },
    /^document\.readOn is in the future/,
  ],
  ['in no state', { states: ['TX', 'ZZ'] }, /^states\[1\] is no state/],
  ['in small letters', { states: ['tx'] }, /^states\[0\] is no state/],
  ['in an empty list of states', { states: [] }, /^states names no state/],
  ['in states as text', { states: 'everywhere' }, /^states /],
  ['without states', { states: undefined }, /^states is missing/],
  ['with a rule of no kind', rule({ kind: 'moon' }), /^rules\[0\]\.condition\.kind is no kind we know/],
  ['with a rule without its kind', rule({}), /^rules\[0\]\.condition\.kind is/],
  [
    'with a rule without document',
    { rules: [{ condition: { kind: 'primaryHome' } }] },
    /^rules\[0\]\.document is missing/,
  ],
  [
    'with a rule read tomorrow',
    rule({ kind: 'primaryHome' }, { document: { ...document, readOn: '2027-01-01' } }),
    /^rules\[0\]\.document\.readOn is in the future/,
  ],
  ['with a misspelled field', { repaymnt: 'x' }, /has a field we do not know: repaymnt/],
  ['with half a cent', { benefit: { kind: 'upTo', cents: 0.5 } }, /^benefit\.cents has to be whole cents/],
  ['with a percent as a number', rule({ kind: 'downAtLeast', percent: 3 }), /percent has to be a percent/],
  ['with a score of 20', rule({ kind: 'atLeast', of: 'score', least: 20 }), /least has to be a score/],
  [
    'with five units',
    rule({ kind: 'atMost', of: 'units', limit: 5 }),
    /limit has to be a whole number from 1 to 4/,
  ],
  [
    'with limits the wrong way',
    rule({ kind: 'income', of: 'ami', above: '90', atMost: '80' }),
    /has to rise/,
  ],
  [
    'with steps the wrong way',
    rule({
      kind: 'creditAndDown',
      steps: [
        [500, '10'],
        [580, '3.5'],
      ],
    }),
    /steps has to fall/,
  ],
  [
    'with a benefit in no state',
    { benefit: { kind: 'upTo', cents: 1, inState: { ZZ: 1 } } },
    /^benefit\.inState\.ZZ/,
  ],
  ['with no rule', { rules: [] }, /^rules is empty/],
  ['with a mark of another kind', { confidence: 'k' }, /^confidence is none of official/],
  ['with an id of nobody', { id: 'austin' }, /^id is neither/],
  ['with an id in capitals', { id: 'local-Austin' }, /^id has to be small letters/],
  ['with a name of blanks', { name: '  ' }, /^name is empty/],
  ['with a line break', { name: 'Austin\nTexas' }, /^name has characters/],
  ['with a NUL', { repayment: 'a\u0000b' }, /^repayment has characters/],
  ['with half a character', { repayment: 'a\ud800b' }, /^repayment has characters/],
  ['quoted by nobody', { confidence: 'quoted' }, /^document\.quotedBy is missing/],
  ['that ends tomorrow', { ended: '2026-11-27' }, /^ended is in the future/],
  ['with a rule twice', { rules: [...sample.rules, ...sample.rules] }, /^rules\[1\] says the same/],
])('a program %s is refused by its field', (_, change, says) => {
  expect(listFaults(change)).toEqual(expect.arrayContaining([expect.stringMatching(says)]));
});

describe('what is known by name alone', () => {
  const unread = { confidence: 'unverified', rules: [], benefit: undefined };

  test('is taken in, and decides neither yes nor no', () => {
    const { programs = [] } = read({ ...sample, ...unread });
    expect(programs).toHaveLength(1);
    for (const answers of [{}, { state: 'TX', income: 1, ami: 2 }, { occupancy: 'investment' }] as const)
      expect(judgeProgram(programs[0] as Program, answers).verdict).toBe('ask');
  });

  test.each([
    [sample.rules, 'rules'],
    [undefined, 'benefit'],
  ])('is refused with a rule or a figure', (rules, field) => {
    const change = rules === undefined ? { benefit: sample.benefit } : { rules };
    expect(listFaults({ ...unread, ...change })).toEqual([expect.stringContaining(`${field} has to be`)]);
  });
});

test('every line with a fault is named, and nothing of the file is taken in', () => {
  const { faults = [] } = read(sample, { ...sample, id: 'local-b', document: undefined }, sample, {
    ...sample,
    id: 'local-c',
    name: '',
  });
  expect(listFaultLines(faults)).toEqual([
    expect.stringMatching(/^Line \d+, local-b, document: is missing\.$/),
    expect.stringMatching(/^Line \d+, local-austin, id: is the id of an earlier entry too, on line 3\.$/),
    expect.stringMatching(/^Line \d+, local-c, name: is empty\.$/),
  ]);
  // Two lines before the list, and then as many for each entry as it has.
  expect(faults[0]?.line).toBe(3 + JSON.stringify(sample, null, 1).split('\n').length);
});

test('a day to come is named also where another field has the wrong form', () => {
  const future = { ...document, readOn: '2199-01-01' };
  const later = { ...document, readOn: '2026-11-27' };
  expect(
    listFaults({ name: 7, document: later, ...rule({ kind: 'primaryHome' }, { document: future }) }),
  ).toEqual([
    'name has to be text',
    // No year after 2099 is a day that is asked for here.
    'rules[0].document.readOn is not a day that exists, like 2026-11-24',
    'document.readOn is in the future',
  ]);
});

test.each([
  ['{', /not JSON/],
  ['{"programs": [}', /not JSON/],
  ['[]', /object with a list/],
  ['{}', /object with a list/],
  ['{"programs": {}}', /object with a list/],
  ['{"programs": [], "more": 1}', /object with a list/],
  ['{"programs": []}', /empty/],
  ['{"programs": [null]}', /has to be an object/],
  ['{"programs": [{"__proto__": 1}]}', /__proto__/],
  [`{"programs": [${Array(MAX_PROGRAMS + 1).fill('1')}]}`, /more than 5,000/],
])('%.40s is refused', (text, says) => {
  const { faults = [] } = parseProgramFile(text, TODAY);
  expect(faults.map(({ says: each }) => each).join(' ')).toMatch(says);
});

test('of five thousand lines each bad one is named by its line', () => {
  const lines = Array.from({ length: MAX_PROGRAMS }, (_, place) =>
    JSON.stringify({
      ...sample,
      id: `local-${place}`,
      ...(place % 2 === 1 && { document: { ...document, url: '' } }),
    }),
  );
  const { faults = [] } = parseProgramFile(`{"programs": [\n${lines.join(',\n')}\n]}`, TODAY);
  expect(faults.map(({ line }) => line)).toEqual(Array.from({ length: 2_500 }, (_, place) => place * 2 + 3));
});
