import { describe, expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { analyzeEscrowYear } from './analyze-escrow-year.ts';
import { explainEscrowJump } from './explain-jump.ts';
import { findSingleItemStart } from './single-item.ts';

const dollars = (text: string) => new Decimal(text);
const bill = (month: number, amount: string, item: string | null = null) => ({
  month,
  amount: dollars(amount),
  item,
});
const appendixE = [bill(1, '500', 'county'), bill(3, '360', 'school'), bill(6, '700', 'county')];
const analyze = (balance: string, more: object = {}) =>
  analyzeEscrowYear({
    bills: appendixE,
    balance: dollars(balance),
    cushionMonths: 2,
    isCurrent: true,
    ...more,
  });

describe('the official examples', () => {
  test('Appendix E, Example I: 1,040 at the start, lowest 260', () => {
    const year = analyze('1040');
    expect(year.requiredStart.toString()).toBe('1040');
    expect(year.target.map(Number)).toEqual([670, 800, 570, 700, 830, 260, 390, 520, 650, 780, 910, 1040]);
    expect(year.lowPlace).toBe(5);
  });

  test('HUD, 60 FR 8829, I-8: 1,090 at the start, 230 over', () => {
    const bills = [bill(2, '680'), bill(3, '600'), bill(11, '1000')];
    const year = analyze('1320', { bills });
    expect([year.requiredStart, year.surplus].map(String)).toEqual(['1090', '230']);
  });

  test('Appendix E, Example II: 1,130 item by item', () => {
    expect(findSingleItemStart(appendixE, 2)?.toString()).toBe('1130');
    const unnamed = appendixE.map((each) => ({ ...each, item: null }));
    expect(findSingleItemStart(unnamed, 2)?.toString()).toBe('1130');
  });
});

describe('what the servicer may do (130 a month, 1,040 at the start)', () => {
  test.each([
    ['1089.99', true, ['surplus-refund', 'surplus-credit']],
    ['1090', true, ['surplus-refund-in-30-days']],
    ['1090', false, ['surplus-by-documents']],
    ['1040', true, []],
    ['910.01', true, ['shortage-nothing', 'shortage-in-30-days', 'shortage-in-12-payments']],
    ['910', true, ['shortage-nothing', 'shortage-in-12-payments']],
    ['910', false, ['shortage-nothing', 'shortage-in-12-payments']],
    [
      '-129.99',
      true,
      [
        'deficiency-nothing',
        'deficiency-in-30-days',
        'deficiency-in-2-payments',
        'shortage-nothing',
        'shortage-in-12-payments',
      ],
    ],
    [
      '-130',
      true,
      ['deficiency-nothing', 'deficiency-in-2-payments', 'shortage-nothing', 'shortage-in-12-payments'],
    ],
    ['-130', false, ['deficiency-by-documents', 'shortage-nothing', 'shortage-in-12-payments']],
  ])('a balance of %s, current: %s', (balance, isCurrent, choices) => {
    expect(analyze(balance, { isCurrent }).choices).toEqual(choices);
  });

  test('a deficiency is paid over two months, a shortage over twelve', () => {
    const { highestFirst, highestAfter } = analyze('-130');
    expect([highestFirst, highestAfter].map((each) => each.toFixed(2))).toEqual(['281.67', '216.67']);
  });

  test('an account without bills needs nothing', () => {
    const { requiredStart, surplus, choices } = analyze('0.01', { bills: [] });
    expect([requiredStart, surplus].map(String)).toEqual(['0', '0.01']);
    expect(choices).toEqual(['surplus-refund', 'surplus-credit']);
  });
});

describe('single-item analysis', () => {
  test.each([
    ['one item', [bill(1, '500', 'tax'), bill(7, '500', 'tax')]],
    ['one bill', [bill(1, '500')]],
    ['no bill', []],
    ['some bills without items', [bill(1, '500', 'tax'), bill(7, '500')]],
    ['eleven bills without items', Array.from({ length: 11 }, (_, place) => bill(place + 1, '10'))],
  ])('cannot be derived for %s', (_name, bills) => {
    expect(findSingleItemStart(bills, 2)).toBeNull();
  });
});

describe('why the payment changed', () => {
  const change = {
    oldTax: dollars('3600'),
    newTax: dollars('4200'),
    oldInsurance: dollars('1200'),
    newInsurance: dollars('1500'),
    shortfall: dollars('600'),
    shortfallMonths: 12,
    oldShortfallMonthly: dollars('0'),
    oldMonthly: null,
    newMonthly: null,
  };
  const explain = (more: object) => {
    const { tax, insurance, shortfall, jump, unexplained, agrees } = explainEscrowJump({
      ...change,
      ...more,
    });
    return [tax, insurance, shortfall, jump, unexplained]
      .map((each) => each?.toFixed(2) ?? null)
      .concat(String(agrees));
  };

  test.each([
    ['three parts', {}, ['50.00', '25.00', '50.00', '125.00', null, 'null']],
    [
      'an earlier shortfall ends',
      { oldShortfallMonthly: dollars('80') },
      ['50.00', '25.00', '-30.00', '45.00', null, 'null'],
    ],
    ['over 24 months', { shortfallMonths: 24 }, ['50.00', '25.00', '25.00', '100.00', null, 'null']],
    [
      'as printed in whole dollars',
      { oldMonthly: dollars('400'), newMonthly: dollars('526') },
      ['50.00', '25.00', '50.00', '126.00', '1.00', 'true'],
    ],
    [
      'beyond rounding',
      { oldMonthly: dollars('400'), newMonthly: dollars('526.01') },
      ['50.00', '25.00', '50.00', '126.01', '1.01', 'false'],
    ],
    [
      'tax went down',
      { newTax: dollars('3000'), shortfall: dollars('0') },
      ['-50.00', '25.00', '0.00', '-25.00', null, 'null'],
    ],
  ])('%s', (_name, more, expected) => {
    expect(explain(more)).toEqual(expected);
  });
});
