import { describe, expect, it } from 'vitest';
import { checkRecord } from '../home-record.ts';
import { findRecordKind, listRecordDates } from '../home-record-kinds.ts';
import { type SampleKind, sampleRecord } from './sample-tax-records.ts';

const today = '2026-01-07';
const context = { records: [sampleRecord('home')], today };

describe('records of taxes and insurance', () => {
  it.each<SampleKind>([
    ...(['homestead', 'tax-bill', 'assessment', 'insurance-policy', 'insurance-quote'] as const),
    ...(['insurance-lapse', 'form-1098', 'mortgage-credit-certificate', 'improvement'] as const),
  ])('a %s is taken as printed, and without a field it does not have', (name) => {
    const kind = findRecordKind(name);
    if (kind === undefined) throw new Error(name);
    const { content } = sampleRecord(name);
    expect(checkRecord(kind, content, context).value).toEqual(content);
    expect(checkRecord(kind, { ...content, color: 'red' }, context).problems).toHaveProperty('color');
  });

  const due = (dueOn: string, amount: number, paidOn: string | null = null) => ({ dueOn, amount, paidOn });
  it.each<[SampleKind, string, object, string]>([
    ['homestead', 'filed tomorrow', { filedOn: '2026-01-08' }, 'filedOn'],
    ['homestead', 'filing before closing', { fileBy: '2025-06-14' }, 'fileBy'],
    [
      'homestead',
      'approved before it was filed',
      { filedOn: '2026-01-05', approvedOn: '2026-01-04' },
      'approvedOn',
    ],
    ['homestead', 'an amount without its day', { savings: 50_000 }, 'savingsOn'],
    ['homestead', 'a day without its amount', { savingsOn: '2026-01-02' }, 'savings'],
    ['tax-bill', 'a year two ahead', { taxYear: 2028 }, 'taxYear'],
    ['tax-bill', 'no installment', { installments: [] }, 'installments'],
    ['tax-bill', 'a negative amount', { installments: [due('2026-02-10', -1)] }, 'installments'],
    ['tax-bill', 'a day that does not exist', { installments: [due('2026-02-30', 100)] }, 'installments'],
    ['tax-bill', 'a due day of another decade', { installments: [due('2036-02-10', 100)] }, 'installments'],
    ['tax-bill', 'paid tomorrow', { installments: [due('2026-02-10', 100, '2026-01-08')] }, 'installments'],
    [
      'tax-bill',
      'thirteen installments',
      { installments: Array(13).fill(due('2026-02-10', 1)) },
      'installments',
    ],
    ['assessment', 'a notice of tomorrow', { noticeOn: '2026-01-08' }, 'noticeOn'],
    ['assessment', 'an appeal before the notice', { appealBy: '2026-01-01' }, 'appealBy'],
    ['assessment', 'appealed before the notice', { appealedOn: '2026-01-01' }, 'appealedOn'],
    ['assessment', 'a year two ahead', { taxYear: 2028 }, 'taxYear'],
    ['insurance-policy', 'the end on the first day', { endsOn: '2025-06-15' }, 'endsOn'],
    ['insurance-policy', 'the end before it', { endsOn: '2024-06-15' }, 'endsOn'],
    ['insurance-policy', 'four years', { endsOn: '2029-06-15' }, 'endsOn'],
    ['insurance-policy', 'a negative premium', { premium: -1 }, 'premium'],
    ['insurance-policy', 'a deductible of the coverage', { deductible: 35_000_000 }, 'deductible'],
    [
      'insurance-policy',
      'a deductible for wind without wind',
      { coversWindHail: false },
      'windHailDeductible',
    ],
    ['insurance-quote', 'quoted tomorrow', { quotedOn: '2026-01-08' }, 'quotedOn'],
    ['insurance-lapse', 'proof before the notice', { proofSentOn: '2026-01-01' }, 'proofSentOn'],
    ['insurance-lapse', 'confirmed tomorrow', { confirmedOn: '2026-01-08' }, 'confirmedOn'],
    ['form-1098', 'a year ahead', { taxYear: 2027 }, 'taxYear'],
    ['form-1098', 'boxes 1 and 2 swapped', { interest: 36_000_000, principal: 2_400_000 }, 'interest'],
    ['form-1098', 'a loan of the year after', { originatedOn: '2026-01-02' }, 'originatedOn'],
    ['form-1098', 'a negative refund', { refund: -1 }, 'refund'],
    ['mortgage-credit-certificate', 'the rate of the loan', { ratePercent: '6.5' }, 'ratePercent'],
    ['mortgage-credit-certificate', 'a rate of 51', { ratePercent: '51' }, 'ratePercent'],
    ['improvement', 'done tomorrow', { doneOn: '2026-01-08' }, 'doneOn'],
    ['improvement', 'done before closing', { doneOn: '2025-06-14' }, 'doneOn'],
    ['improvement', 'a receipt that is no id', { receiptId: 'receipt' }, 'receiptId'],
  ])('%s: refuses %s', (name, _case, more, field) => {
    const kind = findRecordKind(name);
    if (kind === undefined) throw new Error(name);
    const { content } = sampleRecord(name, more);
    expect(Object.keys(checkRecord(kind, content, context).problems ?? {})).toEqual([field]);
  });

  it('the same Form 1098 twice is refused, and one of another lender is not', () => {
    const kind = findRecordKind('form-1098');
    if (kind === undefined) throw new Error('form-1098');
    const beside = { records: [sampleRecord('form-1098')], today };
    const again = sampleRecord('form-1098', { lender: 'BUCKEYE servicing' }).content;
    expect(checkRecord(kind, again, beside).problems).toHaveProperty('lender');
    expect(checkRecord(kind, { ...again, lender: 'Other Bank' }, beside).problems).toBeUndefined();
  });
});

describe('dates that follow', () => {
  it.each<[string, SampleKind, object, [string, string, boolean][]]>([
    ['the printed day to file', 'homestead', {}, [['file', '2026-03-01', false]]],
    ['none where none is printed', 'homestead', { fileBy: null }, []],
    ['over once filed', 'homestead', { filedOn: '2026-01-05' }, [['file', '2026-03-01', true]]],
    [
      'each installment, over once paid',
      'tax-bill',
      {
        installments: [
          { dueOn: '2026-02-10', amount: 100, paidOn: '2026-01-05' },
          { dueOn: '2026-08-10', amount: 100, paidOn: null },
        ],
      },
      [
        ['installment-1', '2026-02-10', true],
        ['installment-2', '2026-08-10', false],
      ],
    ],
    [
      'two weeks before the appeal ends, and the day itself',
      'assessment',
      {},
      [
        ['evidence', '2026-02-06', false],
        ['appeal', '2026-02-20', false],
      ],
    ],
    [
      'the day alone where the notice leaves two weeks',
      'assessment',
      { appealBy: '2026-01-16' },
      [['appeal', '2026-01-16', false]],
    ],
    [
      '45 days before a policy ends, and the end',
      'insurance-policy',
      {},
      [
        ['compare', '2026-05-01', false],
        ['end', '2026-06-15', false],
      ],
    ],
    ['the day the servicer will charge', 'insurance-lapse', {}, [['charge', '2026-02-16', false]]],
    [
      'over once confirmed',
      'insurance-lapse',
      { confirmedOn: '2026-01-06' },
      [['charge', '2026-02-16', true]],
    ],
    ['none of a form', 'form-1098', {}, []],
  ])('%s (%s)', (_name, kind, more, expected) => {
    const record = sampleRecord(kind, more);
    const dates = listRecordDates(record, { records: [record], today });
    expect(dates.map(({ name, day, over = false }) => [name, day, over])).toEqual(expected);
  });

  it.each([
    ['the same kind from the day it ends', { startsOn: '2026-06-15', endsOn: '2027-06-15' }, true],
    ['a gap of a day', { startsOn: '2026-06-16', endsOn: '2027-06-15' }, false],
    ['another kind', { startsOn: '2026-06-15', endsOn: '2027-06-15', covers: 'flood' }, false],
  ])('a policy that another follows: %s', (_name, more, over) => {
    const record = sampleRecord('insurance-policy');
    const records = [record, sampleRecord('insurance-policy', more, 1)];
    for (const date of listRecordDates(record, { records, today })) expect(date.over).toBe(over);
  });
});
