import { describe, expect, test } from 'vitest';
import type { HomeRecord } from '../../owned-home/home-record.ts';
import vectors from '../../tools/vectors/business-days.json' with { type: 'json' };
import type { AskedFact, DateFacts, MilestoneDateFact, StoredDate } from './date-facts.ts';
import { previewMove } from './preview-move.ts';
import { listPurchaseDates } from './purchase-dates.ts';
import { listReminded, listRemindedRequests } from './reminded-dates.ts';

const TODAY = '2026-11-18';
const unchanged = { changedAt: null, changedBy: null };

const stored = (key: string, day: string | null, more: Partial<StoredDate> = {}): StoredDate => ({
  ...unchanged,
  ...{ key, day, kind: 'typed', title: null, note: null, waived: false, doneOn: null },
  ...more,
});
const ofMilestone = (
  key: string,
  day: string | null,
  more: Partial<MilestoneDateFact> = {},
): MilestoneDateFact => ({
  ...unchanged,
  ...{ slug: 'ctc', key, title: key, hint: 'Hint.', day, isCompleted: false },
  ...more,
});
const facts = (some: Partial<DateFacts>): DateFacts => ({
  closingDay: null,
  stored: [],
  milestoneDates: [],
  documents: [],
  ...some,
});
const list = (some: Partial<DateFacts>, today = TODAY) => listPurchaseDates(facts(some), today);
const find = (some: Partial<DateFacts>, key: string, today = TODAY) =>
  list(some, today).dates.find((date) => date.key === key);
const inputs = vectors.map(({ id, inputs, expected }) => ({
  id,
  inputs: inputs as unknown as Record<string, string>,
  expected: expected as unknown as Record<string, string>,
}));
const ofKind = (kind: string, input: string) =>
  inputs.filter((each) => each.inputs.kind === kind && each.inputs[input] !== undefined);

describe('federal dates', () => {
  test.each(ofKind('leThreeDays', 'applicationReceived'))('$id', ({ inputs, expected }) => {
    if (inputs.opensSaturdays) return;
    const due = find(
      { stored: [stored('application-complete', String(inputs.applicationReceived))] },
      'loan-estimate-due',
    );
    expect([due?.day, due?.owner, due?.rule?.title]).toEqual([
      expected.leDeliverOrMailBy,
      'lender',
      expect.stringContaining('1026.19(e)(1)(iii)(A)'),
    ]);
  });

  test.each(ofKind('leSevenDayWait', 'leDeliveredOrMailed'))('$id', ({ inputs, expected }) => {
    const some = { stored: [stored('loan-estimate-provided', String(inputs.leDeliveredOrMailed))] };
    if (expected.earliestConsummation !== undefined)
      expect(find(some, 'earliest-closing')?.day).toBe(expected.earliestConsummation);
    expect(find(some, 'intent-to-proceed-due')?.day).toBe(expected.leExpires10General);
  });

  test.each(ofKind('cdThreeDays', 'consummation'))('$id counts back', ({ inputs, expected }) => {
    const days = Object.fromEntries(
      list({ closingDay: String(inputs.consummation) }).dates.map(({ key, day }) => [key, day]),
    );
    expect(days['closing-disclosure-due']).toBe(expected.latestCdReceipt);
    if (expected.latestCdMailOrEmailWithoutReceipt === undefined) return;
    expect(days['closing-disclosure-mail-by']).toBe(expected.latestCdMailOrEmailWithoutReceipt);
    expect(days['revised-estimate-latest']).toBe(expected.latestRevisedLeReceipt);
    expect(days['loan-estimate-latest']).toBe(expected.latestInitialLeDelivery);
  });

  test.each(ofKind('cdThreeDays', 'cdReceived'))('$id counts on', ({ inputs, expected }) => {
    const some = { milestoneDates: [ofMilestone('closing-disclosure-received', String(inputs.cdReceived))] };
    expect(find(some, 'earliest-closing')?.day).toBe(expected.earliestConsummation);
  });

  test('are held against vectors of each kind', () => {
    for (const [kind, input] of [
      ['leThreeDays', 'applicationReceived'],
      ['leSevenDayWait', 'leDeliveredOrMailed'],
      ['cdThreeDays', 'consummation'],
      ['cdThreeDays', 'cdReceived'],
    ] as const)
      expect(ofKind(kind, input).length).toBeGreaterThan(0);
  });

  test('mail counts as received on the third business day, and what came sooner counts then', () => {
    const mailed = stored('closing-disclosure-mailed', '2026-11-20');
    expect(find({ stored: [mailed] }, 'closing-disclosure-presumed')?.day).toBe('2026-11-24');
    // Thanksgiving does not count, the Saturday after it does.
    expect(find({ stored: [mailed] }, 'earliest-closing')?.day).toBe('2026-11-28');
    const received = [ofMilestone('closing-disclosure-received', '2026-11-21')];
    expect(
      find({ stored: [mailed], milestoneDates: received }, 'closing-disclosure-presumed'),
    ).toBeUndefined();
    expect(find({ stored: [mailed], milestoneDates: received }, 'earliest-closing')?.day).toBe('2026-11-25');
  });

  test('the later of both waits decides when a loan may close', () => {
    const some = {
      stored: [stored('loan-estimate-provided', '2026-11-20')],
      milestoneDates: [ofMilestone('closing-disclosure-received', '2026-11-21')],
    };
    expect(find(some, 'earliest-closing')).toMatchObject({ day: '2026-11-30', inputs: [{}, {}] });
  });

  test('are done once what they ask for has happened', () => {
    const estimate = stored('loan-estimate-provided', '2026-11-12');
    const some = {
      closingDay: '2026-12-15',
      stored: [stored('application-complete', '2026-11-10'), estimate],
    };
    expect(find(some, 'loan-estimate-due')?.state).toBe('done');
    expect(find(some, 'intent-to-proceed-due')?.state).toBe('ahead');
    some.stored.push(stored('intent-to-proceed-given', '2026-11-16'));
    expect(find(some, 'intent-to-proceed-due')?.state).toBe('done');
    expect(find(some, 'closing-disclosure-due')?.state).toBe('ahead');
  });
});

describe('the list', () => {
  test('lists each key once: a typed day replaces the rule’s, and says what the rule gives', () => {
    const some = {
      stored: [stored('application-complete', '2026-11-24')],
      milestoneDates: [ofMilestone('loan-estimate-due', '2026-12-01', { slug: 'loan-application' })],
    };
    const found = list(some).dates.filter(({ key }) => key === 'loan-estimate-due');
    expect(found).toMatchObject([
      { day: '2026-12-01', ruleDay: '2026-11-30', source: 'typed', setAt: 'milestone' },
    ]);
    expect(
      find(
        { ...some, closingDay: '2026-12-20', milestoneDates: [ofMilestone('closing-day', '2026-12-19')] },
        'closing-day',
      )?.day,
    ).toBe('2026-12-20');
  });

  test('is in the order of its days, and names what is not set', () => {
    const { dates, unset } = list({ closingDay: '2026-12-15', stored: [stored('own-0', '2026-01-01')] });
    expect(dates.map(({ day }) => day)).toEqual(dates.map(({ day }) => day).sort());
    expect(unset.map(({ key }) => key)).not.toContain('closing-day');
    expect(unset.map(({ key }) => key)).toContain('application-complete');
    expect(list({}).dates).toEqual([]);
  });

  test.each(['closing-disclosure-received', 'rate-lock-ends'])(
    'asks for %s, which a milestone has',
    (key) => {
      const asked = { milestoneDates: [ofMilestone(key, null, { title: 'Title' })] };
      expect(list(asked).unset).toContainEqual({ key, title: 'Title', hint: 'Hint.' });
      const known = { milestoneDates: [ofMilestone(key, '2026-12-01')] };
      expect(list(known).unset.map((each) => each.key)).not.toContain(key);
      expect(find(known, key)?.reason).toBe('You entered this date. Hint.');
      expect(list({}).unset.map((each) => each.key)).not.toContain(key);
    },
  );

  test.each([
    ['2026-11-17', {}, 'passed'],
    ['2026-11-18', {}, 'due'],
    ['2026-11-19', {}, 'ahead'],
    ['2026-11-19', { waived: true }, 'waived'],
    ['2026-11-17', { doneOn: '2026-11-16' }, 'done'],
  ])('an own date on %s %o is %s', (day, more, state) => {
    const key = 'own-00000000-0000-4000-8000-000000000001';
    expect(find({ stored: [stored(key, day, { title: 'Movers', ...more })] }, key)).toMatchObject({
      state,
      title: 'Movers',
      setAt: 'dates',
    });
  });

  test.each([
    [
      'a contingency can be waived',
      ofMilestone('inspection-contingency-ends', '2026-11-20'),
      [stored('inspection-contingency-ends', null, { waived: true })],
      'waived',
    ],
    [
      'earnest money that was paid is done before its day',
      ofMilestone('earnest-money-due', '2026-11-20'),
      [stored('earnest-money-due', null, { doneOn: '2026-11-17' })],
      'done',
    ],
    [
      'what lies in a completed milestone is done',
      ofMilestone('offer-expires', '2026-11-01', { isCompleted: true }),
      [],
      'done',
    ],
    ['what was missed has passed', ofMilestone('offer-expires', '2026-11-01'), [], 'passed'],
  ])('%s', (_, date, rows, state) => {
    expect(find({ milestoneDates: [date], stored: rows }, date.key)?.state).toBe(state);
  });
});

describe('what is wrong', () => {
  test.each([
    ['2026-11-17', /has passed/],
    ['2026-11-26', /Thanksgiving Day, a federal holiday/],
    ['2026-11-28', /a Saturday/],
    ['2026-11-29', /a Sunday/],
    ['2027-07-05', /observe Independence Day/],
    ['2027-12-31', /observe New Year/],
    ['2026-12-15', null],
  ])('with closing on %s: %s', (closingDay, problem) => {
    const found = find({ closingDay }, 'closing-day')?.problem;
    if (problem === null) expect(found).toBeNull();
    else expect(found).toMatch(problem);
  });

  test('closing sooner than the law allows, a lock that ends first, a document that is too old', () => {
    const document = {
      key: 'pre-approval.bank-statements',
      title: 'Bank statements',
      slug: 'pre-approval',
      goodUntil: '2026-11-24',
    } as const;
    const some = (closingDay: string): Partial<DateFacts> => ({
      closingDay,
      stored: [stored('loan-estimate-provided', '2026-11-20')],
      milestoneDates: [ofMilestone('rate-lock-ends', '2026-11-25')],
      documents: [
        { ...document, validFor: { days: 120, neededUntil: 'funding' } },
        { ...document, key: 'stubs', validFor: { days: 30, neededUntil: 'loan-application' } },
      ],
    });
    expect(find(some('2026-11-27'), 'closing-day')?.problem).toContain('Monday, Nov 30, 2026');
    expect(find(some('2026-11-30'), 'closing-day')?.problem).toBeNull();
    expect(find(some('2026-11-25'), 'rate-lock-ends')?.problem).toBeNull();
    expect(find(some('2026-11-30'), 'rate-lock-ends')?.problem).toContain('before closing');
    expect(find(some('2026-11-24'), 'document:pre-approval.bank-statements')?.problem).toBeNull();
    expect(find(some('2026-11-25'), 'document:pre-approval.bank-statements')?.problem).toContain('too old');
    expect(find(some('2026-11-25'), 'document:stubs')?.problem).toBeNull();
  });
});

describe('a move', () => {
  const some = facts({
    closingDay: '2026-12-15',
    milestoneDates: [ofMilestone('rate-lock-ends', '2026-12-16'), ofMilestone('offer-expires', '2026-12-01')],
  });

  test('of the closing day shows every other date that moves with it, before and after', () => {
    const preview = previewMove(some, { key: 'closing-day', day: '2026-12-22' }, TODAY);
    expect(preview?.moved).toMatchObject({ before: { day: '2026-12-15' }, after: { day: '2026-12-22' } });
    expect(preview?.others.map(({ key, before, after }) => [key, before?.day, after?.day])).toEqual([
      ['loan-estimate-latest', '2026-12-07', '2026-12-14'],
      ['closing-disclosure-mail-by', '2026-12-08', '2026-12-15'],
      ['rate-lock-ends', '2026-12-16', '2026-12-16'],
      ['revised-estimate-latest', '2026-12-10', '2026-12-17'],
      ['closing-disclosure-due', '2026-12-11', '2026-12-18'],
    ]);
    expect(preview?.others.find(({ key }) => key === 'rate-lock-ends')?.after?.problem).toContain(
      'lock ends before',
    );
  });

  test('that removes a date shows what goes with it, and one to the same day nothing', () => {
    const gone = previewMove(some, { key: 'closing-day', day: null }, TODAY);
    expect([
      gone?.moved?.after,
      gone?.others.length,
      gone?.others.every(({ after }) => after === null),
    ]).toEqual([null, 4, true]);
    expect(previewMove(some, { key: 'closing-day', day: '2026-12-15' }, TODAY)).toEqual({
      moved: null,
      others: [],
    });
  });

  test('of a date that nothing follows from moves it alone, and of a counted one there is none', () => {
    expect(previewMove(some, { key: 'offer-expires', day: '2026-12-02' }, TODAY)?.others).toEqual([]);
    expect(previewMove(some, { key: 'closing-disclosure-due', day: '2026-12-02' }, TODAY)).toBeUndefined();
    expect(previewMove(some, { key: 'nowhere', day: '2026-12-02' }, TODAY)).toBeUndefined();
  });
});

describe('the next payment of an owned home', () => {
  const record = (kind: string, content: object): HomeRecord => ({
    ...{ id: kind, kind, content: content as Record<string, unknown>, changedAt: '2026-11-01T00:00:00Z' },
  });
  const loan = {
    ...{ servicer: null, loanKind: 'conventional', amount: 30_000_000, ratePercent: '6', termMonths: 360 },
    ...{ firstPaymentOn: '2026-08-01', originalValue: null, mortgageInsuranceMonthly: null },
    ...{ escrowMonthly: 60_000, balance: null, balanceOn: null },
  };
  const bare = { ...loan, escrowMonthly: null };

  test.each<[string, HomeRecord[], string, object | undefined]>([
    ['none without a loan', [], TODAY, undefined],
    [
      'the first of next month',
      [record('loan', loan)],
      TODAY,
      { day: '2026-12-01', state: 'ahead', owner: 'buyer', isDeadline: true, setAt: null },
    ],
    ['the one after, on its own day', [record('loan', loan)], '2026-12-01', { day: '2027-01-01' }],
    [
      'with its amount',
      [record('loan', loan)],
      TODAY,
      { reason: expect.stringContaining('$2,398.65: principal and interest') },
    ],
    [
      'and what is missing',
      [record('loan', bare)],
      TODAY,
      { reason: expect.stringContaining('$1,798.65 by the note of your home, without taxes') },
    ],
    ['none once all is paid', [record('loan', loan)], '2056-07-01', undefined],
  ])('%s', (_, homeRecords, today, expected) => {
    const found = find({ homeRecords }, 'home-payment', today);
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject({ source: 'computed', title: 'Mortgage payment due', ...expected });
  });

  test('the first one is listed once, as a step of the first year', () => {
    const day = '2026-08-01';
    const first = stored('own-4e1d9b72-5a0c-4c83-9f16-2b7d8e3a6c05', day, {
      title: 'First mortgage payment',
    });
    const listed = (some: Partial<DateFacts>) =>
      list({ homeRecords: [record('loan', loan)], ...some }, '2026-07-10').dates.map(({ title }) => title);
    expect(listed({ stored: [first] })).toEqual(['First mortgage payment']);
    expect(listed({})).toEqual(['Mortgage payment due']);
  });
});

describe('the day by which staff ask for a document', () => {
  const asked = (key: string, dueDay: string, more: Partial<AskedFact> = {}): AskedFact => ({
    ...{ key, title: `Title of ${key}`, why: 'It is counted.', dueDay, by: 'Abe', notBefore: null },
    askedAt: '2026-11-10T12:00:00.000Z',
    ...more,
  });

  test('is listed with who asked and why, and is no day of the milestones or of their reminders', () => {
    const some = { asked: [asked('decree', '2026-11-20')] };
    expect(list(some).dates).toEqual([
      expect.objectContaining({
        ...{ key: 'document:decree', title: 'Title of decree due', day: '2026-11-20', source: 'asked' },
        ...{ owner: 'buyer', isDeadline: true, state: 'ahead', milestone: null, setAt: null },
        ...{ reason: 'Asked for by Abe. It is counted.', changedBy: 'Abe' },
      }),
    ]);
    expect(find(some, 'document:decree', '2026-11-21')?.state).toBe('passed');
    expect(listReminded(facts(some), TODAY)).toEqual([]);
  });

  test('is listed once for the same document, by the first day, and not while it is set aside', () => {
    const twice = [asked('decree', '2026-11-25'), asked('decree', '2026-11-20')];
    expect(list({ asked: twice }).dates.map(({ day }) => day)).toEqual(['2026-11-20']);
    expect(list({ asked: [asked('decree', '2026-11-20', { notBefore: '2026-11-19' })] }).dates).toEqual([]);
  });

  test('is reminded of together with the others of the same day', () => {
    const earlier = '2026-11-09T12:00:00.000Z';
    const requests = [
      asked('decree', '2026-11-20'),
      asked('letter', '2026-11-20', { askedAt: earlier }),
      asked('order', '2026-11-21'),
      asked('gift', '2026-11-21', { notBefore: '2026-11-19' }),
    ];
    expect(listRemindedRequests(facts({ asked: requests }))).toEqual([
      { day: '2026-11-20', count: 2, setAt: earlier },
      { day: '2026-11-21', count: 1, setAt: '2026-11-10T12:00:00.000Z' },
    ]);
  });
});
