import { describe, expect, it } from 'vitest';
import type { CostLine, FieldReading, FieldValue, FormReading } from '../document-readings/form-reading.ts';
import { compareDisclosures } from './compare-disclosures.ts';
import type { DisclosureAnswers } from './disclosure-comparison.ts';
import { compareWords } from './match-lines.ts';

const place = { page: 1, box: { x: 1, y: 1, width: 1, height: 1 }, state: 'proved' as const };
const field = (value: FieldValue): FieldReading => ({ value, ...place });
const line = ([label, amount, state = 'proved']: readonly [
  string,
  string,
  CostLine['state']?,
]): CostLine => ({
  ...{ label, amount, detail: null, ...place, state },
});
type Lines = Record<string, readonly (readonly [string, string, CostLine['state']?])[]>;
const form = (
  name: 'loan_estimate' | 'closing_disclosure',
  lines: Lines,
  fields: Record<string, FieldValue> = {},
): FormReading => ({
  form: name,
  fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, field(value)])),
  lines: Object.fromEntries(Object.entries(lines).map(([key, rows]) => [key, rows.map(line)])),
  checks: {},
});
const compare = (
  le: Lines,
  cd: Lines,
  answers: DisclosureAnswers = {},
  more: readonly object[] = [{}, {}],
) => {
  const { comparisons } = compareDisclosures({
    estimates: [form('loan_estimate', le, more[0] as Record<string, FieldValue>)],
    closing: form('closing_disclosure', cd, more[1] as Record<string, FieldValue>),
    answers,
  });
  const [first] = comparisons;
  if (first === undefined) throw new Error('no comparison');
  return first;
};

describe('one charge on both forms', () => {
  it.each<[string, Lines, Lines, object]>([
    [
      'of the lender',
      { A: [['Underwriting Fee', '1097']] },
      { A: [['UNDERWRITING FEE', '1147.00']] },
      { group: 'zero', because: 'lender-charge', change: '50.00', match: 'same' },
    ],
    [
      'that could not be shopped for',
      { B: [['Appraisal Fee', '405']] },
      { B: [['Appraisal', '450.00']] },
      { group: 'zero', because: 'no-choice', change: '45.00' },
    ],
    [
      'whose provider is from the list',
      { C: [['Title – Title Search', '1261']] },
      { B: [['Title - Title Search', '1300.00']] },
      { group: 'ten', because: 'lender-list', estimateSection: 'C', asksProvider: true },
    ],
    [
      'whose provider is the buyer’s own',
      { C: [['Survey Fee', '65']] },
      { C: [['Survey Fee', '85.00']] },
      { group: 'any', because: 'own-provider', asksProvider: true },
    ],
    [
      'of recording',
      { E: [['Recording Fees and Other Taxes', '85']] },
      { E: [['Recording Fees', '95.00']] },
      { group: 'ten', because: 'recording-fee' },
    ],
    [
      'of a transfer',
      { E: [['Transfer Taxes', '0']] },
      { E: [['Transfer Tax', '950.00']] },
      { group: 'zero', because: 'transfer-tax', change: '950.00' },
    ],
    [
      'of another tax',
      { E: [] },
      { E: [['Intangible Tax', '120.00']] },
      { group: 'zero', because: 'government-fee', match: 'only-closing' },
    ],
    [
      'paid ahead',
      { F: [['Homeowner’s Insurance Premium', '605']] },
      { F: [['Homeowner’s Insurance Premium', '1209.96']] },
      { group: 'any', because: 'prepaid-or-escrow' },
    ],
    [
      'of mortgage insurance at once',
      { F: [['Mortgage Insurance Premium', '0']] },
      { F: [['Mortgage Insurance Premium', '900.00']] },
      { group: 'zero', because: 'mortgage-insurance' },
    ],
    [
      'that the loan does not need',
      { H: [['Title – Owner’s Title Policy (optional)', '1017']] },
      { H: [['Title – Owner’s Title Insurance (optional)', '1000.00']] },
      { group: 'any', because: 'not-required', match: 'same' },
    ],
    [
      'within rounding',
      { A: [['Processing', '500']] },
      { A: [['Processing', '500.49']] },
      { isRounding: true, change: '0.49' },
    ],
    [
      'of points',
      { A: [['.25 % of Loan Amount (Points)', '405']] },
      { A: [['0.25% of Loan Amount (Points)', '405.00']] },
      { isOfRate: true, match: 'same' },
    ],
  ])('%s', (_name, le, cd, expected) => {
    expect(compare(le, cd).charges[0]).toMatchObject(expected);
  });

  it.each([
    ['lender-list', 'ten'],
    ['own', 'any'],
    ['affiliate', 'zero'],
    ['no-choice', 'zero'],
  ] as const)('moves to another group when its provider is %s', (provider, group) => {
    const found = compare(
      { C: [['Survey', '65']] },
      { C: [['Survey', '85.00']] },
      { providers: { 'closing:C.0': provider } },
    );
    expect(found.charges[0]?.group).toBe(group);
  });

  it('is what the buyer says it is', () => {
    const [le, cd]: Lines[] = [{ A: [['Admin', '900']] }, { A: [['Commitment', '900.00']] }];
    const before = compare(le ?? {}, cd ?? {});
    expect(before.charges.map(({ match }) => match)).toEqual(['only-closing', 'only-estimate']);
    expect(before.over).toBe('900.00');
    const after = compare(le ?? {}, cd ?? {}, { pairs: { 'closing:A.0': 'A.0' } });
    expect(after).toMatchObject({ over: '0.00', ask: false, charges: [{ match: 'said' }] });
  });
});

describe('the whole of both forms', () => {
  // CFPB's samples H-24(B) and H-25(B): nothing to ask (shared vector tol-h24b-to-h25b).
  const le: Lines = {
    A: [
      ['.25 % of Loan Amount (Points)', '405'],
      ['Application Fee', '300'],
      ['Underwriting Fee', '1097'],
    ],
    B: [
      ['Appraisal Fee', '405'],
      ['Credit Report Fee', '30'],
      ['Flood Determination Fee', '20'],
      ['Flood Monitoring Fee', '32'],
      ['Tax Monitoring Fee', '75'],
      ['Tax Status Research Fee', '110'],
    ],
    C: [
      ['Pest Inspection Fee', '135'],
      ['Survey Fee', '65'],
      ['Title – Insurance Binder', '700'],
      ['Title – Lender’s Title Policy', '535'],
      ['Title – Settlement Agent Fee', '502'],
      ['Title – Title Search', '1261'],
    ],
    E: [['Recording Fees and Other Taxes', '85']],
  };
  const cd: Lines = {
    A: [
      ['0.25 % of Loan Amount (Points)', '405.00'],
      ['Application Fee', '300.00'],
      ['Underwriting Fee', '1097.00'],
    ],
    B: [
      ['Appraisal Fee', '0'],
      ['Credit Report Fee', '29.80'],
      ['Flood Determination Fee', '20.00'],
      ['Flood Monitoring Fee', '31.75'],
      ['Tax Monitoring Fee', '75.00'],
      ['Tax Status Research Fee', '80.00'],
    ],
    C: [
      ['Pest Inspection Fee', '120.50'],
      ['Survey Fee', '85.00'],
      ['Title – Insurance Binder', '650.00'],
      ['Title – Lender’s Title Insurance', '500.00'],
      ['Title – Settlement Agent Fee', '500.00'],
      ['Title – Title Search', '800.00'],
    ],
    E: [
      ['Recording Fees', '85.00'],
      ['Transfer Tax', '0'],
    ],
  };

  it('asks nothing of CFPB’s samples', () => {
    const found = compare(le, cd);
    expect(found).toMatchObject({
      over: '0.00',
      ask: false,
      tenLe: '85.00',
      tenCd: '85.00',
      tenLimit: '93.50',
      risen: [],
    });
    expect(
      found.charges.filter(({ match }) => match === 'only-estimate' || match === 'only-closing'),
    ).toMatchObject([{ what: 'Transfer Tax' }]);
  });

  it('counts a lender credit that shrinks, however its sign is printed', () => {
    const found = compare({}, {}, {}, [{ lender_credits: '-750' }, { lender_credits: '500.00' }]);
    expect(found).toMatchObject({ over: '250.00', ask: true, risen: [{ id: 'credits', by: '250.00' }] });
  });

  it.each<[string, readonly object[], string]>([
    ['the Closing Disclosure', [{ lender_credits: '-500' }, {}], '500.00'],
    ['the Loan Estimate', [{}, { lender_credits: '-500.00' }], '0.00'],
  ])('asks to look at a lender credit that was not read on %s', (_name, fields, over) => {
    expect(compare({}, {}, {}, fields)).toMatchObject({ over: '0.00', toCheck: ['credits'] });
    expect(compare({}, {}, { confirmed: ['credits'] }, fields)).toMatchObject({ over, toCheck: [] });
  });

  it('leaves out what has to be looked at, until it is confirmed', () => {
    const closing: Lines = { A: [['Application Fee', '3000.00', 'check']] };
    expect(compare({ A: [['Application Fee', '300']] }, closing)).toMatchObject({
      over: '0.00',
      toCheck: ['closing:A.0'],
    });
    expect(
      compare({ A: [['Application Fee', '300']] }, closing, { confirmed: ['closing:A.0'] }),
    ).toMatchObject({ over: '2700.00', toCheck: [] });
  });

  it('holds it against each estimate by its day', () => {
    const { comparisons } = compareDisclosures({
      estimates: [
        form('loan_estimate', { A: [['Application Fee', '400']] }, { date_issued: '2026-03-02' }),
        form('loan_estimate', { A: [['Application Fee', '300']] }, { date_issued: '2026-02-02' }),
      ],
      closing: form('closing_disclosure', { A: [['Application Fee', '400.00']] }),
    });
    expect(comparisons.map(({ estimate, isFirst, over }) => [estimate, isFirst, over])).toEqual([
      [1, true, '100.00'],
      [0, false, '0.00'],
    ]);
  });
});

describe('what starts the wait again', () => {
  const cdWith = (fields: Record<string, FieldValue>) =>
    form(
      'closing_disclosure',
      {},
      { apr: '6.5', product: 'Fixed Rate', prepayment_penalty: false, ...fields },
    );
  it.each<[string, Record<string, FieldValue>, object]>([
    ['nothing', {}, { threeMoreDays: false, because: [] }],
    [
      'a rate beyond an eighth',
      { apr: '6.626' },
      { threeMoreDays: true, because: ['apr'], aprRise: '0.126', dependsOnRegularity: false },
    ],
    [
      'with payments that change',
      { apr: '6.626', total_month: ['1050', '968'] },
      { because: ['apr'], dependsOnRegularity: true },
    ],
    ['another product', { product: '5/1 Adjustable Rate' }, { because: ['product'] }],
    ['the same product in other letters', { product: 'FIXED RATE' }, { because: [] }],
    ['a penalty', { prepayment_penalty: true }, { because: ['penalty'] }],
  ])('%s', (_name, fields, expected) => {
    const { wait } = compareDisclosures({
      estimates: [],
      closing: cdWith(fields),
      earlierClosing: cdWith({}),
    });
    expect(wait).toMatchObject({ against: 'earlier-closing', ...expected });
  });
  it('is not said where a rate was not read', () => {
    expect(compareDisclosures({ estimates: [], closing: cdWith({}) }).wait).toBeNull();
  });
});

describe('words of charges', () => {
  it.each([
    ['Title – Lender’s Title Policy', 'TITLE - LENDERS TITLE INSURANCE', true],
    ['Title – Settlement Agent Fee', 'Title – Closing/Settlement Agent', true],
    ['Title – Lender’s Title Policy', 'Title – Owner’s Title Policy', false],
    ['Flood Determination Fee', 'Flood Monitoring Fee', false],
    ['Tax Monitoring Fee', 'Flood Monitoring Fee', false],
    ['Processing Fee', 'Underwriting Fee', false],
    ['Credit Report', 'Credit Repot Fee', true],
  ])('%s and %s', (one, other, isAlike) => {
    expect(compareWords(one, other) >= 0.72).toBe(isAlike);
  });
});
