import { describe, expect, test } from 'vitest';
import { findLetterKind } from './find-letter-kind.ts';
import { checkLetter, type ExplanationLetter, listAnswers, MAX_FACT_SETS } from './letter-input.ts';

test.each([
  ['LOE for credit inquiries in the last 120 days.', 'inquiries'],
  ['Letter of explanation for large deposit of $4,000.', 'largeDeposit'],
  ['Explain gap in employment from 3/2025 to 6/2025.', 'employmentGap'],
  ['Signed letter explaining declining income from 2024 to 2025.', 'decliningIncome'],
  ['LOX: decrease in self-employment income.', 'decliningIncome'],
  ['LOE for late payment on Capital One, 3/2025.', 'latePayments'],
  ['Explain NSF fees on First Bank statement.', 'overdrafts'],
  ['Explain address discrepancy: 12 Elm St on credit report.', 'address'],
  ['Name affidavit: J. Rivera.', 'name'],
  ['Letter of explanation regarding the use of the basement.', 'general'],
  ['Borrower to explain bankruptcy of 2019.', 'general'],
  ['Most recent 30 days pay stubs.', null],
  ['Business profit and loss, year to date.', null],
  ['', null],
])('"%s" wants the letter %s', (text, kind) => {
  expect(findLetterKind(text)).toBe(kind);
});

const deposit: ExplanationLetter = {
  ...{ kind: 'largeDeposit', on: '2026-01-06', lender: null, loanNumber: null, enclosures: [] },
  sender: { name: 'Ada Owner', address: ['1 Main Street'] },
  facts: [{ account: 'First Bank 4821', on: '2025-12-02', amount: 400_000 }],
  answers: { why: 'I sold my car.' },
};

describe('a letter', () => {
  test.each<[string, Partial<ExplanationLetter>, string[]]>([
    ['as asked', {}, []],
    ['without the answer', { answers: { why: '  ' } }, ['why']],
    ['without its facts', { facts: [] }, ['facts']],
    ['with an amount below zero', { facts: [{ ...deposit.facts[0], amount: -1 }] }, ['0.amount']],
    ['with words for an amount', { facts: [{ ...deposit.facts[0], amount: 'much' }] }, ['0.amount']],
    ['with a day that does not exist', { facts: [{ ...deposit.facts[0], on: '2026-02-30' }] }, ['0.on']],
    ['with an answer of 2,001 letters', { answers: { why: 'x'.repeat(2_001) } }, ['why']],
    ['with more than it can hold', { facts: Array(MAX_FACT_SETS + 1).fill(deposit.facts[0]) }, ['facts']],
    ['without a name', { sender: { name: ' ', address: ['1 Main Street'] } }, ['name']],
    [
      'with a gap that ends before it begins',
      { kind: 'employmentGap', facts: [{ from: '2025-06-01', to: '2025-05-01' }] },
      ['0.to'],
    ],
    ['of the plain kind, which asks no facts', { kind: 'general', facts: [] }, []],
    ['of an address with no days', { kind: 'address', facts: [{ address: '12 Elm Street' }] }, []],
  ])('%s', (_, change, fields) => {
    expect(Object.keys(checkLetter({ ...deposit, ...change }).problems ?? {})).toEqual(fields);
  });

  test('prints the answers in the order of its questions and nothing that it does not ask', () => {
    const answers = { since: 'I pay by standing order.', why: 'I was ill.', other: 'No.' };
    expect(listAnswers('latePayments', answers)).toEqual(['I was ill.', 'I pay by standing order.']);
  });
});
