import { describe, expect, it } from 'vitest';
import type { PurchaseDate } from '../dates/purchase-dates/purchase-dates.contract.ts';
import type { ReturnedDocument, WantedRequest } from './today.contract.ts';
import { getWantedNotBefore, listWantedDocuments } from './wanted-documents.ts';

const today = '2026-11-18';
const date = (key: string, day: string, more: Partial<PurchaseDate> = {}): PurchaseDate => ({
  ...{
    key,
    title: `Title of ${key}`,
    day,
    source: 'typed',
    setAt: 'dates',
    doneOn: null,
    milestone: null,
    owner: 'buyer',
  },
  ...{
    isDeadline: true,
    reason: '',
    rule: null,
    inputs: [],
    consequence: null,
    state: 'ahead',
    problem: null,
  },
  ...{ ruleDay: null, note: null, changedAt: null, changedBy: null },
  ...more,
});
const request = (key: string): WantedRequest => ({ key, title: key, milestone: 'processing' });
const sentBack = (key: string): ReturnedDocument => ({
  ...{ id: `id of ${key}`, key, title: key, milestone: 'pre-app', reason: 'Part of a page is cut off.' },
  ...{ words: null, expiredOn: null },
});
const needed = { insurance: 'closing-day', funds: 'closing-day', receipt: 'earnest-money-due' };
const list = (
  dates: PurchaseDate[],
  { wanted = [], returned = [] }: { wanted?: string[]; returned?: string[] },
) =>
  listWantedDocuments(
    { returned: returned.map(sentBack), wanted: wanted.map(request) },
    { dates, today },
    needed,
  );
const keys = (...values: Parameters<typeof list>) => list(...values).map(({ kind, key }) => `${kind} ${key}`);
const due = (dates: PurchaseDate[]) =>
  list(dates, { wanted: ['insurance'] }).map((document) => document.kind === 'request' && document.due);

describe('what to upload now', () => {
  it('has what staff ask for by the day that they gave, before one that a date gives', () => {
    const asked = (key: string, dueDay: string | null): WantedRequest => ({
      ...{ key, title: key, milestone: null },
      asked: { why: 'It is counted.', dueDay, by: 'Abe' },
    });
    const wanted = [asked('letter', null), asked('decree', '2026-12-01'), asked('funds', '2026-11-30')];
    const found = listWantedDocuments(
      { returned: [], wanted },
      { dates: [date('closing-day', '2026-11-25')], today },
      needed,
    );
    expect(found.map((document) => [document.key, document.kind === 'request' && document.due])).toEqual([
      ['funds', { day: '2026-11-30', title: null }],
      ['decree', { day: '2026-12-01', title: null }],
      ['letter', null],
    ]);
  });

  it('ends with what staff set aside, also where it was sent back', () => {
    const asked = { why: 'It is counted.', dueDay: '2026-11-20', by: 'Abe', notBefore: '2026-12-01' };
    const found = listWantedDocuments(
      {
        returned: [{ ...sentBack('decree'), notBefore: '2026-11-30' }, sentBack('id')],
        wanted: [{ ...request('letter'), asked }, request('receipt')],
      },
      { dates: [], today },
      needed,
    );
    expect(found.map(({ key }) => key)).toEqual(['id', 'receipt', 'decree', 'letter']);
    expect(found.map(getWantedNotBefore)).toEqual([undefined, undefined, '2026-11-30', '2026-12-01']);
  });

  it('has a document once that staff ask for by a day of the list', () => {
    const due = date('document:decree', '2026-11-20', { source: 'asked' });
    expect(keys([due], { wanted: ['decree'] })).toEqual(['request decree']);
    expect(keys([due], {})).toEqual([]);
  });

  it('is nothing where nothing is asked for', () => {
    expect(list([date('closing-day', '2026-12-10')], {})).toEqual([]);
  });

  it('begins with what was sent back, then goes by the day each is needed, and ends with what has none', () => {
    const dates = [date('closing-day', '2026-12-10'), date('earnest-money-due', '2026-11-20')];
    expect(keys(dates, { returned: ['stubs'], wanted: ['form', 'insurance', 'receipt', 'letter'] })).toEqual([
      'returned stubs',
      'request receipt',
      'request insurance',
      'request form',
      'request letter',
    ]);
  });

  it.each([
    ['no day while none is set', [], null],
    ['the closing day', [date('closing-day', '2026-12-10')], '2026-12-10'],
    ['the closing date of the contract', [date('contract-closing-date', '2026-12-11')], '2026-12-11'],
    [
      'the closing day before the one of the contract',
      [date('contract-closing-date', '2026-12-11'), date('closing-day', '2026-12-14')],
      '2026-12-14',
    ],
    ['no day that is waived', [date('closing-day', '2026-12-10', { state: 'waived' })], null],
  ])('gives a request %s', (_, dates, day) => {
    expect(due(dates)).toEqual([day === null ? null : { day, title: expect.stringContaining('Title of') }]);
  });

  it.each([
    ['a document that ends within two weeks', date('document:id', '2026-12-02'), ['expiring id']],
    ['no document that ends later', date('document:id', '2026-12-03'), []],
    [
      'one that ends later and before closing',
      date('document:id', '2027-01-03', { problem: 'It will be too old at closing.' }),
      ['expiring id'],
    ],
    ['no date that is done', date('document:id', '2026-11-20', { state: 'done' }), []],
    ['no other date', date('rate-lock-ends', '2026-11-20'), []],
  ])('asks for %s', (_, listed, expected) => {
    expect(keys([listed], {})).toEqual(expected);
  });

  it('names a document once that was sent back and ends soon', () => {
    expect(keys([date('document:id', '2026-11-20')], { returned: ['id'] })).toEqual(['returned id']);
  });
});
