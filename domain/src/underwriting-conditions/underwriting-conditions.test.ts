import { describe, expect, test } from 'vitest';
import vectors from '../tools/vectors/conditions.json' with { type: 'json' };
import { MAX_CONDITION_LENGTH, MAX_CONDITIONS, MAX_PASTED_TEXT_LENGTH } from './condition-values.ts';
import { describeCondition } from './describe-condition.ts';
import { conditionWords } from './en.ts';
import { findConditionTime, recognizeCondition } from './recognize-condition.ts';
import { splitConditions } from './split-conditions.ts';
import { writtenConditions } from './written-conditions.ts';

test.each(vectors)('vector $id', ({ inputs, expected }) => {
  expect(recognizeCondition(inputs.text)).toMatchObject(expected);
});

test('each written condition has its words, and none is written twice', () => {
  const keys = writtenConditions.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(Object.keys(conditionWords).sort()).toEqual([...keys].sort());
  expect(keys.length).toBeGreaterThanOrEqual(36);
  for (const words of Object.values(conditionWords)) expect(words.next).toMatch(/\.$/);
});

describe('the trade’s usual wording', () => {
  test.each<[string, string, string]>([
    ['Signed and dated 2024 and 2025 federal tax returns, all schedules.', 'you', 'tax return'],
    ['Executed 4506-C for all borrowers.', 'you', 'tax transcript'],
    ['Signed letter of explanation for credit inquiries in the last 90 days.', 'you', 'letter: inquiries'],
    ['LOE for late payment on Capital One, 3/2025.', 'you', 'letter: late payments'],
    ['Explain address discrepancy: 12 Elm St on credit report.', 'you', 'letter: address'],
    ['Gift letter signed by donor with evidence of transfer.', 'you', 'gift'],
    ['Title commitment with 24-month chain of title.', 'title company', 'title'],
    ['Verbal verification of employment within 10 business days of the note date.', 'lender', 'employment'],
    ['Copy of unexpired driver’s license for each borrower.', 'you', 'identification'],
    ['HOA to provide master insurance policy.', 'association', 'association'],
    ['Complete divorce decree showing child support obligation.', 'you', 'divorce decree'],
    ['Septic inspection with satisfactory results.', 'unknown', 'inspection'],
    ['Termite inspection report.', 'unknown', 'inspection'],
    ['Well inspection to be ordered by the seller.', 'seller', 'inspection'],
    ['Borrower to provide survey.', 'you', 'survey'],
    ['Evidence of sufficient funds to close plus two months reserves.', 'you', 'bank statement'],
    ['Signed CPA letter and business license.', 'you', 'self-employment'],
    ['Flood insurance policy with dwelling coverage of $250,000.', 'you', 'insurance'],
    ['Rate lock must not expire prior to closing.', 'lender', 'rate lock'],
    ['Wiring instructions and closing protection letter from title.', 'title company', 'title'],
    ['Certificate of Eligibility.', 'you', 'VA eligibility'],
    ['Most recent 401(k) statement with terms of withdrawal.', 'you', 'retirement account'],
    [
      'Specific power of attorney, to be reviewed and approved by title and lender.',
      'you',
      'power of attorney',
    ],
    ['Payoff statement for the existing first mortgage.', 'title company', 'debt payoff'],
    ['Title company to order payoff demand from Chase.', 'title company', 'debt payoff'],
    ['Borrower to provide payoff letter for the auto loan.', 'you', 'debt payoff'],
    ['Chase card to be paid off at closing.', 'lender', 'debt payoff'],
    ['Bank statements acceptable to the underwriter.', 'you', 'bank statement'],
    ['Gift letter, to be verified by the lender.', 'lender', 'gift'],
    ['Lender reserves the right to request additional documentation upon review.', 'no one', 'nothing asked'],
    ['Additional conditions may apply after review of the appraisal.', 'no one', 'nothing asked'],
    ['This approval is subject to change without notice.', 'no one', 'nothing asked'],
  ])('%s', (text, whoseMove, subject) => {
    expect(recognizeCondition(text)).toMatchObject({ whoseMove, subject });
  });

  test.each([
    '',
    'Item 14-B per investor overlay.',
    'The Constitution of the United States.',
    'Provide the moon.',
    '!!! ???',
    '\u0000\ud800',
    'x'.repeat(MAX_PASTED_TEXT_LENGTH),
  ])('what is not one of them stays unknown: %.40s', (text) => {
    const unknown = { key: null, whoseMove: 'unknown', when: 'unknown', subject: 'unknown' } as const;
    expect(recognizeCondition(text)).toMatchObject(unknown);
    expect(describeCondition(recognizeCondition(text))).toMatchObject({ document: null, isLetter: false });
  });

  test.each([
    [
      'Borrower to provide a fully executed copy of the trust certification prior to docs.',
      'trust certification',
      'you',
      'before documents',
    ],
    [
      'Please submit evidence that the solar lease is assumable; PTF.',
      'solar lease is assumable',
      'unknown',
      'closing',
    ],
    ['Seller must deliver the well share agreement.', 'well share agreement', 'seller', 'unknown'],
    ['XYZ-1147', null, 'unknown', 'unknown'],
  ])('of unknown wording only what it says itself is known: %s', (text, asked, whoseMove, when) => {
    const found = recognizeCondition(text);
    expect(found).toEqual({ key: null, subject: 'unknown', asked, whoseMove, when });
    if (asked !== null) expect(describeCondition(found).means).toContain(`“${asked}”`);
  });

  test.each([
    ['Pay stubs, prior to docs.', 'before documents'],
    ['Title policy required prior to funding.', 'closing'],
    ['Survey PTC', 'before closing'],
    ['Survey', null],
  ])('%s: %s', (text, when) => {
    expect(findConditionTime(text)).toBe(when);
  });

  test('a letter is one', () => {
    const found = recognizeCondition('Explain 3-month gap in employment.');
    expect(describeCondition(found)).toMatchObject({
      isLetter: true,
      document: 'Signed letter of explanation',
    });
  });
});

describe('a pasted list', () => {
  const texts = (pasted: string) => splitConditions(pasted).conditions.map(({ text }) => text);
  test.each<[string, string, string[]]>([
    ['nothing', '', []],
    ['lines', 'W-2 forms.\nPay stubs.\r\nFlood cert', ['W-2 forms.', 'Pay stubs.', 'Flood cert']],
    [
      'numbers, with lines that go on',
      '1. W-2 forms\n2024 and 2025\n2. Pay stubs',
      ['W-2 forms 2024 and 2025', 'Pay stubs'],
    ],
    [
      'a sentence that goes on',
      'All pages of\nbank statement.\nW-2',
      ['All pages of bank statement.', 'W-2'],
    ],
    ['numbers within a line', '1) W-2 forms 2) pay stubs 3) VOD', ['W-2 forms', 'pay stubs', 'VOD']],
    ['marks', '• W-2\n- Pay stubs\n* VOD', ['W-2', 'Pay stubs', 'VOD']],
    ['empty marks and lines', '1.\n\n---\nW-2', ['W-2']],
    [
      'amounts are no numbers',
      '$4,500.00 deposit\n12 months of rent',
      ['$4,500.00 deposit', '12 months of rent'],
    ],
  ])('%s', (_name, pasted, expected) => {
    expect(texts(pasted).filter((text) => text !== '1.')).toEqual(expected);
  });

  test.each<[string, string, string[]]>([
    [
      'numbers, and then plain lines',
      '1. W-2 forms\n2. Pay stubs\nHazard insurance binder\nFinal signed 1003',
      ['W-2 forms', 'Pay stubs', 'Hazard insurance binder', 'Final signed 1003'],
    ],
    [
      'numbers under one heading, plain lines and bullets under others',
      'PTD (2)\n1) W-2 forms\n2) Pay stubs\nPTF\nHazard insurance\nFinal 1003\nPrior to closing:\n• Survey\n- VOD',
      ['W-2 forms', 'Pay stubs', 'Hazard insurance', 'Final 1003', 'Survey', 'VOD'],
    ],
    [
      'topics over their items',
      'Income:\nPay stubs\nW-2 forms\nAssets:\nBank statements',
      ['Pay stubs', 'W-2 forms', 'Bank statements'],
    ],
    [
      'lines that a margin cut',
      '1. Provide all pages of the most recent two months of statements for\nChecking 1234 and Savings 5678.\nPages must be numbered.\n2. Survey',
      [
        'Provide all pages of the most recent two months of statements for Checking 1234 and Savings 5678. Pages must be numbered.',
        'Survey',
      ],
    ],
    ['columns of a table', '12\tPay stubs\tOpen\n13\tSurvey\tOpen', ['Pay stubs Open', 'Survey Open']],
    ['boxes', '☐ Pay stubs\n☐ Survey', ['Pay stubs', 'Survey']],
    ['lines and a rule between', 'Pay stubs\n-----\nSurvey', ['Pay stubs', 'Survey']],
  ])('of a mixture keeps its items apart: %s', (_name, pasted, expected) => {
    expect(texts(pasted)).toEqual(expected);
  });

  test('headings say when', () => {
    const { conditions } = splitConditions(
      'Prior to Documents:\n1. W-2 forms\n2. Pay stubs\n\nPTF conditions\n3. Final signed 1003\n4. Prior to closing, a survey',
    );
    expect(conditions.map(({ heading }) => heading)).toEqual([
      'before documents',
      'before documents',
      'closing',
      'closing',
    ]);
  });

  test('a hundred thousand letters are bounded', () => {
    const line = `${'Provide W-2 forms and verification of employment by the lender. '.repeat(40)}\n`;
    const many = splitConditions('Pay stub\n'.repeat(20_000));
    expect([many.conditions.length, many.isCut]).toEqual([MAX_CONDITIONS, true]);
    expect(many.leftOut).toBeGreaterThan(10_000);
    const long = splitConditions(line.repeat(40));
    expect(long.conditions.every(({ text }) => text.length <= MAX_CONDITION_LENGTH)).toBe(true);
    expect(
      splitConditions('verif'.repeat(20_000)).conditions.map(({ text }) => recognizeCondition(text).key),
    ).toEqual([null]);
    expect(splitConditions('1) '.repeat(33_000)).conditions.length).toBeLessThanOrEqual(MAX_CONDITIONS);
  });
});
