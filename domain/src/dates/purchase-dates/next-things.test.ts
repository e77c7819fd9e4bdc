import { describe, expect, test } from 'vitest';
import type { JourneyPlace, PlaceSource } from '../../milestones/journey-place.ts';
import type { MilestoneCard } from '../../milestones/milestones.contract.ts';
import { findDatesAround } from './dates-around.ts';
import { findHomeStep, listDatesOfYear, nextThings } from './next-things.ts';
import type { PurchaseDate } from './purchase-dates.contract.ts';

const today = '2026-11-18';
const date = (key: string, day: string, more: Partial<PurchaseDate> = {}): PurchaseDate => ({
  key,
  title: key,
  day,
  source: 'typed',
  setAt: 'dates',
  doneOn: null,
  milestone: null,
  owner: 'buyer',
  isDeadline: true,
  reason: '',
  rule: null,
  inputs: [],
  consequence: null,
  state: day < today ? 'passed' : day === today ? 'due' : 'ahead',
  problem: null,
  ruleDay: null,
  note: null,
  changedAt: null,
  changedBy: null,
  ...more,
});
const card: MilestoneCard = {
  id: 1,
  slug: 'interest',
  progress: 0,
  docsDue: 0,
  isAvailable: true,
  isCompleted: false,
  isSetAside: false,
  lock: null,
};
const steps = ['one', 'two', 'three'].map((id) => ({ kind: 'task' as const, id, title: id }));
const next = (
  dates: PurchaseDate[],
  returned: { key: string; notBefore?: string }[] = [],
  payments: Parameters<typeof nextThings>[3] = [],
) => nextThings({ milestones: [card], nextSteps: steps }, { dates, today }, returned, payments);
const payment = (id: string, payBy: string) => ({ id, name: id, pay: 180_000, payBy, statementOn: payBy });
const around = (dates: PurchaseDate[], lastVisit: string | null = null) =>
  findDatesAround({ dates, today }, lastVisit);
const keys = (found: ReturnType<typeof next>) =>
  found.things.map((thing) => {
    if (thing.kind === 'returned') return `sent back: ${thing.document.key}`;
    if (thing.kind === 'sign') return `sign: ${thing.request.id}`;
    if (thing.kind === 'home') return `home: ${thing.step}`;
    if (thing.kind === 'payment') return `pay: ${thing.payment.id}`;
    if (thing.kind === 'asked') return `asked: ${thing.request.key}`;
    return thing.kind === 'date' ? thing.date.key : thing.step.id;
  });
const sentBack = (key: string) => ({ key });

describe('what there is to do', () => {
  test('is to sign what someone waits for, after what was sent back and before every date', () => {
    const request = { id: 'lease', document: null, from: 'Ada' };
    const journey = { milestones: [], nextSteps: [] };
    const dates = [date('overdue', '2026-11-17')];
    const { things } = nextThings(journey, { dates, today }, [sentBack('id')], [], 'answer', [request]);
    expect(things.map(({ kind }) => kind)).toEqual(['returned', 'sign', 'home']);
  });

  test('has what staff ask for without a near day after the days, before the steps and in place of its own', () => {
    const wanted = (key: string, more: object = {}) => ({
      ...{ key, title: key, milestone: null },
      asked: { by: 'Abe', ...more },
    });
    const dates = [
      date('overdue', '2026-11-17'),
      date('document:near', '2026-11-20', { source: 'asked', setAt: null }),
    ];
    const requests = [
      ...[wanted('near'), wanted('two'), wanted('aside', { notBefore: '2026-12-01' })],
      { key: 'of a milestone', title: '', milestone: 'pre-app' as const },
    ];
    const journey = { milestones: [card], nextSteps: steps };
    const papers = { ...journey, nextSteps: steps.map((step) => ({ ...step, kind: 'document' as const })) };
    expect(keys(nextThings(journey, { dates, today }, [], [], null, [], requests))).toEqual([
      ...['overdue', 'document:near', 'asked: two'],
    ]);
    expect(keys(nextThings(papers, { dates: [], today }, [], [], null, [], [wanted('two')]))).toEqual([
      ...['asked: two', 'one', 'three'],
    ]);
  });

  test('has the day by which staff ask for a document in place of its step, and nothing that is set aside', () => {
    const asked = date('document:two', '2026-11-20', { source: 'asked', setAt: null });
    expect(keys(next([asked], [{ key: 'later', notBefore: '2026-12-01' }]))).toEqual([
      'document:two',
      'one',
      'three',
    ]);
  });

  test('begins with a document that was sent back, once, before all that is overdue', () => {
    const dates = [date('late', '2026-11-16'), date('document:one', '2026-11-17')];
    expect(keys(next(dates, [sentBack('one')]))).toEqual(['sent back: one', 'late', 'one']);
    const owed = [{ kind: 'document' as const, id: 'one', title: 'one' }];
    const found = nextThings({ milestones: [card], nextSteps: owed }, { dates: [], today }, [
      sentBack('one'),
    ]);
    expect(keys(found)).toEqual(['sent back: one']);
  });

  test('says what the home waits for after what was sent back and before every date', () => {
    const found = nextThings(
      { milestones: [card], nextSteps: steps },
      { dates: [date('late', '2026-11-16')], today },
      [sentBack('one')],
      [],
      'answer',
    );
    expect(keys(found)).toEqual(['sent back: one', 'home: answer', 'late']);
  });

  test.each<[string, PurchaseDate[], string[]]>([
    ['open steps where no date asks for anything', [], ['one', 'two', 'three']],
    ['a date first', [date('a', '2026-11-20')], ['a', 'one', 'two']],
    [
      'the overdue before what comes',
      [date('late', '2026-11-16'), date('a', '2026-11-20')],
      ['late', 'a', 'one'],
    ],
    ['at most three', ['a', 'b', 'c', 'd'].map((key) => date(key, '2026-11-20')), ['a', 'b', 'c']],
    [
      'what is wrong before all, however far',
      [date('a', '2026-11-20'), date('far', '2027-03-01', { problem: 'Wrong.' })],
      ['far', 'a', 'one'],
    ],
    ['not what lies beyond fourteen days', [date('a', '2026-12-03')], ['one', 'two', 'three']],
    ['not what was missed long ago', [date('old', '2026-11-01')], ['one', 'two', 'three']],
    ['not what another owes', [date('a', '2026-11-20', { owner: 'lender' })], ['one', 'two', 'three']],
    [
      'not what is done or waived',
      [date('a', '2026-11-20', { state: 'done' }), date('b', '2026-11-20', { state: 'waived' })],
      ['one', 'two', 'three'],
    ],
    ['not what only happens', [date('a', '2026-11-20', { isDeadline: false })], ['one', 'two', 'three']],
  ])('is %s', (_, dates, expected) => expect(keys(next(dates))).toEqual(expected));

  test.each<[string, PurchaseDate[], ReturnType<typeof payment>[], string[]]>([
    [
      'by its day among the dates',
      [date('a', '2026-11-20'), date('b', '2026-11-26')],
      [payment('card', '2026-11-24')],
      ['a', 'pay: card', 'b'],
    ],
    ['on its day first', [date('a', '2026-11-19')], [payment('card', today)], ['pay: card', 'a', 'one']],
    ['not beyond fourteen days', [], [payment('card', '2026-12-03')], ['one', 'two', 'three']],
    ['not once its day is past', [], [payment('card', '2026-11-17')], ['one', 'two', 'three']],
    [
      'once, where the dates have it too',
      [date('own-card', '2026-11-24')],
      [payment('card', '2026-11-24')],
      ['pay: card', 'one', 'two'],
    ],
  ])('has a card payment %s', (_, dates, payments, expected) =>
    expect(keys(next(dates, [], payments))).toEqual(expected),
  );

  test('names the day of a card payment as the next, or today', () => {
    const later = date('a', '2026-11-26');
    expect(next([later], [], [payment('card', '2026-11-24')]).nextDay).toBe('2026-11-24');
    expect(next([later], [], [payment('card', today)])).toMatchObject({ isDueToday: true, nextDay: null });
  });

  test('names the next day where nothing is due today', () => {
    expect(next([date('a', '2026-11-20'), date('b', '2026-12-30')])).toMatchObject({
      isDueToday: false,
      nextDay: '2026-11-20',
    });
    expect(next([date('b', '2026-12-30')])).toMatchObject({ isDueToday: false, nextDay: '2026-12-30' });
    expect(next([date('a', today), date('b', '2026-12-30')])).toMatchObject({
      isDueToday: true,
      nextDay: null,
    });
    expect(next([])).toMatchObject({ isDueToday: false, nextDay: null });
  });
});

describe('beside it', () => {
  test('lists what comes within fourteen days, from today on, for any person', () => {
    const dates = [
      date('past', '2026-11-17'),
      date('now', today),
      date('theirs', '2026-12-02', { owner: 'lender' }),
      date('later', '2026-12-03'),
    ];
    expect(around(dates).ahead.map(({ key }) => key)).toEqual(['now', 'theirs']);
  });

  test('lists what waits on others, also what they are late with', () => {
    const dates = [
      date('late', '2026-11-10', { owner: 'lender' }),
      date('soon', '2026-11-20', { owner: 'seller' }),
      date('mine', '2026-11-20'),
      date('done', '2026-11-20', { owner: 'lender', state: 'done' }),
      date('event', '2026-11-20', { owner: 'lender', isDeadline: false }),
    ];
    expect(around(dates).waiting.map(({ key }) => key)).toEqual(['late', 'soon']);
  });

  test('lists what another person changed since the last visit', () => {
    const changedAt = '2026-11-17T10:00:00.000Z';
    const dates = [
      date('theirs', '2026-12-30', { changedAt, changedBy: 'Priya Shah' }),
      date('mine', '2026-12-30', { changedAt }),
    ];
    expect(around(dates, '2026-11-16T10:00:00.000Z').changed.map(({ key }) => key)).toEqual(['theirs']);
    expect(around(dates, changedAt).changed).toEqual([]);
    expect(around(dates).changed).toEqual([]);
  });
});

describe('the next dates', () => {
  test.each<[string, PurchaseDate[], string[]]>([
    ['none', [], []],
    [
      'three at most',
      ['2026-11-18', '2026-11-20', '2026-12-01', '2026-12-02'].map((day) => date(day, day)),
      ['2026-11-18', '2026-11-20', '2026-12-01'],
    ],
    ['of others too', [date('one', '2026-11-20', { owner: 'lender', isDeadline: false })], ['one']],
    [
      'without what has passed, is done or is waived',
      [
        date('passed', '2026-11-17'),
        date('done', '2026-11-20', { state: 'done' }),
        date('waived', '2026-11-21', { state: 'waived' }),
        date('open', '2026-11-22'),
      ],
      ['open'],
    ],
    [
      'without what lies more than a year ahead',
      [
        date('soon', '2026-12-01'),
        date('in a year', '2027-11-18'),
        date('later', '2027-11-19'),
        date('years', '2034-01-01'),
      ],
      ['soon', 'in a year'],
    ],
  ])('%s', (_, dates, keys) => {
    expect(listDatesOfYear({ dates, today }).map(({ key }) => key)).toEqual(keys);
  });
});

describe('what the home of a purchase waits for', () => {
  const said = (place: JourneyPlace | null, placeSource: PlaceSource | null = 'answer') => ({
    ...{ milestones: [card], place, placeSource },
  });
  const favorite = { reason: 'favorite' as const, step: null };
  const contract = { reason: 'contract' as const, step: null };
  test.each([
    ['the buyer said under contract, and there is none', said('under-contract'), null, 'contract'],
    ['closing soon, and there is none', said('closing-soon'), favorite, 'contract'],
    ['a contract is entered', said('under-contract'), contract, null],
    ['its terms are missing', said('under-contract'), { ...contract, step: 'terms' as const }, 'terms'],
    [
      'a counteroffer is out',
      said('under-contract'),
      { reason: 'countered' as const, step: 'answer' as const },
      'answer',
    ],
    ['a closing day alone says so', said('under-contract', 'closing-day'), null, null],
    ['a buyer who still looks', said('with-lender'), favorite, null],
    ['nothing was said', said(null, null), null, null],
    ['it was bought', said('closed'), { ...contract, step: 'terms' as const }, null],
  ])('%s', (_, journey, home, step) => {
    expect(findHomeStep(journey, home)).toBe(step);
  });

  test('comes before the open steps', () => {
    const found = nextThings(
      { milestones: [card], nextSteps: steps },
      { dates: [], today },
      [],
      [],
      'contract',
    );
    expect(keys(found)).toEqual(['home: contract', 'one', 'two']);
  });
});
