import { describe, expect, it } from 'vitest';
import {
  type Finding,
  isOtherName,
  listFindings,
  type PreflightContext,
  type PreflightFacts,
} from './preflight.ts';

const facts: PreflightFacts = { pageCount: 1, names: [], unsigned: [] };
const context: PreflightContext = { today: '2026-07-20', buyers: ['Jamie Rivera'], needsSignature: false };
const gift = { label: 'Deposit', amount: '5172.20', detail: '07/02' };
const pay = { label: 'Payroll', amount: '1976.40', detail: '06/29' };
const paystub = { days: 30, neededUntil: 'loan-application' } as const;
const statement = { days: 120, neededUntil: 'funding' } as const;
const license = { printed: true, neededUntil: 'funding' } as const;

describe('what is found before a file goes to anybody', () => {
  it.each<[string, Partial<PreflightFacts>, Partial<PreflightContext>, Finding[]]>([
    ['nothing in a file that is fine', {}, {}, []],
    [
      'a deposit of more than half a month’s income',
      { deposits: [gift, pay] },
      { monthlyIncome: '6000' },
      [{ kind: 'large-deposits', deposits: [gift] }],
    ],
    ['half of it', { deposits: [gift] }, { monthlyIncome: '10344.40' }, []],
    ['deposits where no income is known', { deposits: [gift] }, {}, []],
    ['the same bytes', { sameAs: 'W-2.pdf' }, {}, [{ kind: 'duplicate', name: 'W-2.pdf' }]],
    [
      'pages of a statement that are not there',
      { pageCount: 3, printed: { numbers: [1, 2, 4], count: 5 } },
      {},
      [{ kind: 'pages-missing', missing: [3, 5], count: 5 }],
    ],
    [
      'a page without a number is no missing one',
      { pageCount: 4, printed: { numbers: [1, 2, 4], count: 4 } },
      {},
      [],
    ],
    [
      'a page twice hides none',
      { pageCount: 3, printed: { numbers: [1, 2], count: 4 } },
      {},
      [{ kind: 'pages-missing', missing: [3, 4], count: 4 }],
    ],
    ['a blurred picture', { picture: { isBlurred: true, cutAt: [] } }, {}, [{ kind: 'blurred' }]],
    [
      'a picture that cuts words',
      { picture: { isBlurred: false, cutAt: ['left'] } },
      {},
      [{ kind: 'cut', edges: ['left'] }],
    ],
    ['30 days are the last', { day: '2026-06-20' }, { validFor: paystub }, []],
    [
      '31 are too many',
      { day: '2026-06-19' },
      { validFor: paystub },
      [{ kind: 'too-old', goodUntil: '2026-07-19', isUnsure: false }],
    ],
    [
      'what has served before closing',
      { day: '2026-07-01' },
      { validFor: paystub, closing: '2026-09-30' },
      [],
    ],
    [
      'a statement that is too old on the day of closing',
      { day: '2026-05-31' },
      { validFor: statement, closing: '2026-09-29' },
      [{ kind: 'too-old-at-closing', goodUntil: '2026-09-28', closing: '2026-09-29', isUnsure: false }],
    ],
    ['and one that is not', { day: '2026-05-31' }, { validFor: statement, closing: '2026-09-28' }, []],
    [
      'an ID that ends before closing',
      { day: '2026-08-31' },
      { validFor: license, closing: '2026-09-15' },
      [{ kind: 'too-old-at-closing', goodUntil: '2026-08-31', closing: '2026-09-15', isUnsure: false }],
    ],
    ['no age without a request', { day: '2020-01-01' }, {}, []],
    [
      'a day that was recognized with doubt',
      { day: '2026-06-19', isDayUnsure: true },
      { validFor: paystub },
      [{ kind: 'too-old', goodUntil: '2026-07-19', isUnsure: true }],
    ],
    [
      'the name of another person',
      { names: ['Alex Chen'] },
      {},
      [{ kind: 'other-name', name: 'Alex Chen', isOfSeller: false }],
    ],
    ['one of several names is a buyer’s', { names: ['Alex Chen', 'Rivera, Jamie'] }, {}, []],
    [
      'several names of which none is',
      { names: ['Alex Chen', 'Morgan Lee'] },
      {},
      [{ kind: 'other-name', name: 'Alex Chen', isOfSeller: false }],
    ],
    [
      'the owner of a tax bill may be the seller',
      { form: 'tax_bill', names: ['Alex Chen'] },
      {},
      [{ kind: 'other-name', name: 'Alex Chen', isOfSeller: true }],
    ],
    ['no name on the paper', { names: [] }, {}, []],
    [
      'an empty field for a signature',
      { unsigned: [{ page: 2, isField: true }] },
      {},
      [{ kind: 'unsigned', pages: [2], isField: true }],
    ],
    [
      'an empty line where a signature belongs',
      { unsigned: [{ page: 1, isField: false }] },
      { needsSignature: true },
      [{ kind: 'unsigned', pages: [1], isField: false }],
    ],
    ['and where none does', { unsigned: [{ page: 1, isField: false }] }, {}, []],
  ])('%s', (_name, found, known, findings) => {
    expect(listFindings({ ...facts, ...found }, { ...context, ...known })).toEqual(findings);
  });
});

const buyers = ['Jamie Rivera', 'Samuel O’Kafor'];

describe('a name on a paper', () => {
  it.each<[string, boolean]>([
    ['Jamie Rivera', false],
    ['RIVERA, JAMIE A.', false],
    ['Mr. Jamie Lee Rivera Jr.', false],
    ['Jamie Rivera and Alex Chen', false],
    ['J Rivera', false],
    ['Sam OKafor', false],
    ['Jámie Rívera', false],
    ['Alex Rivera', true],
    ['Jamie Chen', true],
    ['Bluebird Bakery LLC', true],
    ['Jamie', false],
    ['', false],
  ])('%s', (name, isOther) => {
    expect(isOtherName(name, buyers)).toBe(isOther);
  });

  it('is no other person’s where no buyer’s name is known', () => {
    expect(isOtherName('Alex Chen', [])).toBe(false);
    expect(isOtherName('Alex Chen', ['Jamie'])).toBe(false);
  });
});
