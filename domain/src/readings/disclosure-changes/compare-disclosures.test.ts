import { describe, expect, it } from 'vitest';
import type {
  FieldReading,
  FieldValue,
  FormReading,
  ReadCostLine,
} from '../document-readings/form-reading.ts';
import { compareDisclosures } from './compare-disclosures.ts';
import type { DisclosureAnswers } from './disclosure-comparison.ts';
import { compareWords } from './match-lines.ts';
import { addSections } from './whole-sections.ts';

const place = { page: 1, box: { x: 1, y: 1, width: 1, height: 1 }, state: 'proved' as const };
const field = (value: FieldValue): FieldReading => ({ value, ...place });
const line = ([label, amount, state = 'proved']: readonly [
  string,
  string,
  ReadCostLine['state']?,
]): ReadCostLine => ({
  ...{ label, amount, detail: null, ...place, state },
});
type Lines = Record<string, readonly (readonly [string, string, ReadCostLine['state']?])[]>;
const form = (
  name: 'loan_estimate' | 'closing_disclosure',
  lines: Lines,
  fields: Record<string, FieldValue> = {},
): FormReading => {
  const read = Object.fromEntries(Object.entries(lines).map(([key, rows]) => [key, rows.map(line)]));
  // Both papers are whole, unless a test says otherwise.
  const whole = { ...addSections(read), lender_credits: null, ...fields };
  return {
    form: name,
    fields: Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, field(value)])),
    lines: read,
    checks: {},
  };
};
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
      { hidden: '0.50', change: '0.49' },
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

describe('a paper that was read in part', () => {
  /** Leaves out what the form would say of these fields. */
  const without = (reading: FormReading, names: readonly string[], state?: 'unread'): FormReading => ({
    ...reading,
    fields: Object.fromEntries(
      Object.entries(reading.fields).flatMap(([name, own]) =>
        !names.includes(name)
          ? [[name, own]]
          : state === undefined
            ? []
            : [[name, { ...own, value: null, state }]],
      ),
    ),
  });
  const le = form('loan_estimate', {
    ...{ A: [['Underwriting Fee', '1000']], B: [['Appraisal Fee', '400']], C: [['Title Search', '500']] },
    E: [['Recording Fees', '100']],
  });
  const cd = form('closing_disclosure', {
    A: [['Underwriting Fee', '1200.00']],
    B: [
      ['Appraisal Fee', '485.00'],
      ['Title Search', '900.00'],
    ],
    E: [['Recording Fees', '100.00']],
  });
  const compareRead = (estimate: FormReading, closing: FormReading, confirmed: string[] = []) => {
    const [first] = compareDisclosures({
      estimates: [estimate],
      closing,
      answers: { confirmed },
    }).comparisons;
    if (first === undefined) throw new Error('no comparison');
    return {
      first,
      open: first.open.flatMap(({ id, isConfirmed }) => (isConfirmed ? [] : [id])),
      risen: first.risen.map(({ id, by }) => [id, by]),
    };
  };

  it('counts every section of two whole ones', () => {
    const { first, open, risen } = compareRead(le, cd);
    expect(open).toEqual([]);
    expect(risen).toEqual([
      ['closing:A.0', '200.00'],
      ['closing:B.0', '85.00'],
    ]);
    expect(first.tenOver).toBe('340.00');
  });

  it.each([undefined, 'unread'] as const)(
    'asks for a section whose total is %s, and says nothing of it',
    (state) => {
      const { first, open, risen } = compareRead(without(le, ['B'], state), cd);
      expect(open).toEqual(['estimate:B']);
      expect(risen).toEqual([['closing:A.0', '200.00']]);
      expect([first.tenOver, first.over]).toEqual(['0.00', '200.00']);
    },
  );

  it('asks for a section whose lines do not come to its total, with both figures and the page', () => {
    const short = { ...cd, lines: { ...cd.lines, A: [] } };
    const { first, risen } = compareRead(le, short);
    expect(first.open).toEqual([
      {
        ...{ id: 'closing:A', form: 'closing_disclosure', section: 'A', page: 1 },
        ...{ total: '1200.00', lines: '0', isConfirmed: false },
      },
    ]);
    expect(risen).toEqual([['closing:B.0', '85.00']]);
    expect(first.charges.find(({ id }) => id === 'estimate:A.0')).toMatchObject({ isOpen: true });
  });

  it('takes no charge for a new one while the section that it may have been in is open', () => {
    const estimate = form('loan_estimate', { B: [['Appraisal Fee', '400']] });
    const closing = form('closing_disclosure', {
      B: [
        ['Appraisal Fee', '400.00'],
        ['Courier Fee', '45.00'],
      ],
    });
    expect(compareRead(without(estimate, ['C']), closing)).toMatchObject({ open: ['estimate:C'], risen: [] });
    expect(compareRead(estimate, closing).risen).toEqual([['closing:B.1', '45.00']]);
  });

  it('counts a section that the buyer found whole', () => {
    const { open, risen } = compareRead(without(le, ['B']), cd, ['estimate:B']);
    expect(open).toEqual([]);
    expect(risen).toContainEqual(['closing:B.0', '85.00']);
  });

  it.each<[string, FieldValue, FieldValue, string, string]>([
    ['the Closing Disclosure', '-500', null, 'closing:credits', '500.00'],
    ['the Loan Estimate', null, '-500.00', 'estimate:credits', '0.00'],
  ])('asks for lender credits that were not read on %s', (_name, before, now, id, over) => {
    const estimate = form('loan_estimate', {}, { lender_credits: before });
    const closing = form('closing_disclosure', {}, { lender_credits: now });
    const [one, other] = [
      before === null ? without(estimate, ['lender_credits'], 'unread') : estimate,
      now === null ? without(closing, ['lender_credits'], 'unread') : closing,
    ];
    expect(compareRead(one, other)).toMatchObject({ open: [id], first: { over: '0.00', ask: false } });
    expect(compareRead(one, other, [id])).toMatchObject({ open: [], first: { over } });
    // Where the form leaves them empty there are none.
    expect(compareRead(estimate, closing)).toMatchObject({ open: [], first: { over } });
  });

  it('has no total where it was not read', () => {
    const { first } = compareRead(without(form('loan_estimate', {}, { J: '8000' }), ['J'], 'unread'), cd);
    expect(first.totals.find(({ name }) => name === 'J')?.le).toBeNull();
  });
});

describe('papers of two loans', () => {
  const names = {
    lender: 'Ficus Bank',
    applicants: 'Michael Jones and Mary Stone',
    property: '456 Somewhere Avenue, Anytown, ST 12345',
  };
  const { applicants, ...rest } = names;
  const le = form('loan_estimate', { A: [['Application Fee', '300']] }, names);
  const compareWith = (changed: Record<string, FieldValue>, confirmed: string[] = []) => {
    const closing = form(
      'closing_disclosure',
      { A: [['Application Fee', '400.00']] },
      { ...rest, borrower: applicants, ...changed },
    );
    return compareDisclosures({ estimates: [le], closing, answers: { confirmed } });
  };

  it.each<[string, Record<string, FieldValue>, string[]]>([
    ['of one loan', {}, []],
    ['in other letters', { lender: 'FICUS BANK, N.A.', borrower: 'MICHAEL A. JONES' }, []],
    ['that abbreviate', { property: '456 Somewhere Ave., Anytown, ST 12345-0001' }, []],
    ['with one borrower more', { borrower: 'Michael Jones and Mary Stone and Ann Stone' }, []],
    ['that do not say', { lender: null, property: null }, []],
    ['of another lender', { lender: 'Acacia Home Loans' }, ['lender']],
    ['of another borrower', { borrower: 'Dana Rivers' }, ['borrower']],
    ['of another house of the street', { property: '458 Somewhere Avenue, Anytown, ST 12345' }, ['property']],
    ['of a street elsewhere', { property: '456 Somewhere Avenue, Othertown, ST 99999' }, ['property']],
  ])('%s', (_name, changed, expected) => {
    const [first] = compareWith(changed).comparisons;
    expect(first?.otherLoan.map(({ what }) => what)).toEqual(expected);
    expect(first?.over).toBe(expected.length === 0 ? '100.00' : '0.00');
  });

  it('are compared once the buyer says that they are of one loan, and say nothing of the wait before', () => {
    const other = { lender: 'Acacia Home Loans', apr: '7.5' };
    expect(compareWith(other).wait).toBeNull();
    expect(compareWith(other, ['same-loan']).comparisons[0]?.over).toBe('100.00');
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
