import { describe, expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { analyzeEscrow } from './analyze-escrow.ts';

const dollars = (text: string) => new Decimal(text);

describe('the yearly analysis of escrow (required 1,040, 130 a month)', () => {
  test.each([
    // balance, surplus, days, shortage, months, deficiency, months
    ['1090', '50', 30, '0', null, '0', null],
    ['1089.99', '49.99', null, '0', null, '0', null],
    ['1040', '0', null, '0', null, '0', null],
    ['800', '0', null, '240', 12, '0', null],
    ['910.01', '0', null, '129.99', null, '0', null],
    ['910', '0', null, '130', 12, '0', null],
    ['-100', '0', null, '1040', 12, '100', null],
    ['-130', '0', null, '1040', 12, '130', 2],
  ])('a balance of %s', (actual, surplus, days, shortage, shortageMonths, deficiency, deficiencyMonths) => {
    const analysis = analyzeEscrow({
      requiredBalance: dollars('1040'),
      actualBalance: dollars(actual),
      monthly: dollars('130'),
    });
    expect(analysis.surplus.toString()).toBe(surplus);
    expect(analysis.mustRefundWithinDays).toBe(days);
    expect(analysis.shortage.toString()).toBe(shortage);
    expect(analysis.shortageSpreadMonths).toBe(shortageMonths);
    expect(analysis.deficiency.toString()).toBe(deficiency);
    expect(analysis.deficiencySpreadMonths).toBe(deficiencyMonths);
  });
});
