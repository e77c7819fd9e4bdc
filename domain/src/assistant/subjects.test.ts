import { describe, expect, test } from 'vitest';
import { createSubjectReader } from './subjects.ts';

const read = createSubjectReader(
  {
    field: 'mortgage escrow house',
    names: ['down payment'],
    near: 'loan buy',
    passing: 'car landlord',
    shared: 'tax job',
  },
  new Map([['car', {}]]),
);

describe('what a question is about', () => {
  test.each([
    ['does my car loan hurt my mortgage', 'field'],
    ['how much is a down payment', 'field'],
    ['how do down payments work', 'field'],
    ['two mortgages', 'field'],
    ['what is escrw', 'field'],
    ['when do i buy', 'near'],
    ['should i take a loan', 'near'],
    ['my landlord', 'none'],
    ['', 'none'],
  ])('%j is %s', (question, closeness) => {
    expect(read(question, question.split(' '), []).closeness).toBe(closeness);
  });

  test('is near where it names an entry of the glossary, whose words are of no other subject', () => {
    const { closeness, isOther } = read('what is transfer tax', ['transfer', 'tax'], ['Transfer tax']);
    expect([closeness, isOther('tax')]).toEqual(['near', false]);
  });
});

describe('a word of another subject', () => {
  test.each([
    ['car', 'a car for my house', false],
    ['car', 'a car loan', true],
    ['cars', 'which cars', true],
    ['job', 'a job and a loan', false],
    ['job', 'find a job', true],
    ['roof', 'find a roof', false],
  ])('%j in %j: %s', (word, question, isOther) => {
    expect(read(question, question.split(' '), []).isOther(word)).toBe(isOther);
  });
});
