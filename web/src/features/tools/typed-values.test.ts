import { describe, expect, test } from 'vitest';
import type { ToolField } from './tool-definition.ts';
import { getTyped, tidyDollars } from './typed-values.ts';

function read(kind: ToolField['kind'], text: string, more: Partial<ToolField> = {}) {
  const { values, problems } = getTyped([{ name: 'it', kind, initial: '', ...more }], { it: text });
  return values.it ?? problems.it;
}

describe('what people type becomes what the wire takes', () => {
  test.each([
    ['$289,900', '289900'],
    ['289900.00', '289900.00'],
    ['289 900', '289900'],
    ['$ 1,250.5', '1250.5'],
    ['290k', '290000'],
    ['1.2345K', '1234.5'],
    ['.5', '0.5'],
    ['007', '7'],
    ['1250.', '1250'],
    ['0', '0'],
    ['289,9001', '2899001'],
    ['12,34,567', '1234567'],
    ['1,234,567.89', '1234567.89'],
  ])('dollars: %s', (text, wire) => {
    expect(read('dollars', text)).toBe(wire);
  });

  test.each(['6,5', '289,90', '1.028'])('dollars that may be meant in two ways: %s', (text) => {
    expect(read('dollars', text)).toMatch(/^Did you mean /);
  });

  test.each(['-5', '1e5', '1.2.3', 'a lot', '$', '.', 'NaN'])('no dollars: %s', (text) => {
    expect(read('dollars', text)).toMatch(/^We cannot read this as dollars/);
  });

  test.each([
    ['6.875', '6.875'],
    ['6,875', '6.875'],
    ['6,5 %', '6.5'],
    ['0', '0'],
    ['7.', '7'],
  ])('percent: %s', (text, wire) => {
    expect(read('percent', text)).toBe(wire);
  });

  test.each([
    ['3', '3'],
    ['-1.5', '-1.5'],
    ['− 1,5 %', '-1.5'],
    ['-0', '0'],
  ])('change: %s', (text, wire) => {
    expect(read('change', text)).toBe(wire);
  });

  test.each([
    ['30', 360],
    ['27.5', 330],
    ['15 years', 180],
    ['0.25', 3],
  ])('years: %s', (text, months) => {
    expect(read('years', text)).toBe(months);
  });

  test('years that make no whole months are asked about', () => {
    expect(read('years', '7.3')).toMatch(/^We cannot read this as years/);
  });

  test('a missing figure says what to enter, unless it may be missing', () => {
    expect(read('dollars', ' ')).toBe('Enter an amount in dollars, like 289,900.');
    expect(read('dollars', '', { isOptional: true })).toBeUndefined();
  });

  test('what is not asked is not sent', () => {
    expect(read('dollars', '5', { isAsked: () => false })).toBeUndefined();
  });

  test('a choice is one of its list', () => {
    expect(read('choice', 'FHA', { choices: ['FHA', 'VA'] })).toBe('FHA');
    expect(read('choice', 'other', { choices: ['FHA', 'VA'] })).toBe('Choose one of the list.');
  });
});

test.each([
  ['$289900', '289,900'],
  ['1250.5', '1,250.5'],
  ['290k', '290,000'],
  ['', ''],
  ['289,90', '289,90'],
])('an amount is tidied when its field is left: %s', (typed, tidy) => {
  expect(tidyDollars(typed)).toBe(tidy);
});
