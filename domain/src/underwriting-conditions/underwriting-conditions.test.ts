import { describe, expect, test } from 'vitest';
import vectors from '../tools/vectors/conditions.json' with { type: 'json' };
import { LONGEST_CONDITION, LONGEST_PASTED_TEXT, MOST_CONDITIONS } from './condition-values.ts';
import { describeCondition } from './describe-condition.ts';
import { conditionWords } from './en/condition-words.ts';
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
    ['Septic inspection with satisfactory results.', 'seller', 'inspection'],
    ['Borrower to provide survey.', 'you', 'survey'],
    ['Evidence of sufficient funds to close plus two months reserves.', 'you', 'bank statement'],
    ['Signed CPA letter and business license.', 'you', 'self-employment'],
    ['Flood insurance policy with dwelling coverage of $250,000.', 'you', 'insurance'],
    ['Rate lock must not expire prior to closing.', 'lender', 'rate lock'],
    ['Wiring instructions and closing protection letter from title.', 'title company', 'title'],
    ['Certificate of Eligibility.', 'you', 'VA eligibility'],
    ['Most recent 401(k) statement with terms of withdrawal.', 'you', 'retirement account'],
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
    'x'.repeat(LONGEST_PASTED_TEXT),
  ])('what is not one of them stays unknown: %.40s', (text) => {
    const unknown = { key: null, whoseMove: 'unknown', when: 'unknown', subject: 'unknown' } as const;
    expect(recognizeCondition(text)).toEqual(unknown);
    expect(describeCondition(unknown)).toMatchObject({ document: null, isLetter: false });
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
    expect([many.conditions.length, many.isCut]).toEqual([MOST_CONDITIONS, true]);
    expect(many.leftOut).toBeGreaterThan(10_000);
    const long = splitConditions(line.repeat(40));
    expect(long.conditions.every(({ text }) => text.length <= LONGEST_CONDITION)).toBe(true);
    expect(
      splitConditions('verif'.repeat(20_000)).conditions.map(({ text }) => recognizeCondition(text).key),
    ).toEqual([null]);
    expect(splitConditions('1) '.repeat(33_000)).conditions.length).toBeLessThanOrEqual(MOST_CONDITIONS);
  });
});
