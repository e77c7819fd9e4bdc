import { expect, test } from 'vitest';
import { findPlanAsk } from './plan-asks.ts';

test.each([
  ['What is my down payment?', { fact: 'downPayment' }],
  ['whats our downpayment again', { fact: 'downPayment' }],
  ['How much is my down payment?', { fact: 'downPayment' }],
  ['What is our price?', { fact: 'price' }],
  ['what is the price of my house', undefined],
  ['What’s my price range?', { fact: 'priceRange' }],
  ['what is my interest rate', { fact: 'ratePercent' }],
  ['What is my rate right now?', { fact: 'ratePercent' }],
  ['Who is my lender?', { fact: 'lender' }],
  ['How long is our loan term?', { fact: 'termMonths' }],
  ['remind me what my credit score is', { fact: 'creditScore' }],
  ['how much are my savings', { fact: 'savings' }],
  ['What will my monthly payment be?', { cost: 'payment' }],
  ['What is our mortgage payment?', { cost: 'payment' }],
  ['How much is my cash to close?', { cost: 'cashToClose' }],
  ['what is a down payment', undefined],
  ['Can I change my down payment?', undefined],
  ['What is my down payment assistance?', undefined],
  ['what affects my credit score', undefined],
  ['is my rate good', undefined],
  ['When is my closing date?', undefined],
])('%j asks %j of the plan', (question, ask) => {
  expect(findPlanAsk(question)).toEqual(ask);
});
