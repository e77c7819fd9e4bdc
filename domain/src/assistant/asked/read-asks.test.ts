import { expect, it } from 'vitest';
import { findReadAsk } from './read-asks.ts';

it.each<[string, string | undefined]>([
  ['What is my rate lock date?', 'lock_until'],
  ['When does my rate lock expire?', 'lock_until'],
  ['when is my lock expiration date', 'lock_until'],
  ['What is my interest rate?', 'rate'],
  ['what’s our rate again', 'rate'],
  ['What is my APR?', 'apr'],
  ['How much is my cash to close?', 'cash_to_close'],
  ['what are my closing costs', 'J'],
  ['What is my loan amount?', 'loan_amount'],
  ['What is a rate lock?', undefined],
  ['How do I lower my interest rate?', undefined],
  ['Is my rate good?', undefined],
  ['what is the interest rate today', undefined],
])('%s asks for %s', (question, field) => {
  expect(findReadAsk(question)).toBe(field);
});
