import { describe, expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { computeInitialEscrow, type Disbursement } from './initial-escrow.ts';

const dollars = (text: string) => new Decimal(text);
const bill = (month: number, amount: string): Disbursement => ({ month, amount: dollars(amount) });

/** HUD's worked example of aggregate accounting: settled on May 15, first payment in July. */
const HUD_BILLS = [bill(7, '500'), bill(9, '360'), bill(12, '700')];

describe('the initial escrow deposit', () => {
  test("HUD's example: low point -780 in December, 1,040 with two months of cushion", () => {
    const start = computeInitialEscrow({ disbursements: HUD_BILLS, firstPaymentMonth: 7, cushionMonths: 2 });
    expect(start.annual.toString()).toBe('1560');
    expect(start.monthly.toString()).toBe('130');
    expect(start.lowPoint.toString()).toBe('-780');
    expect(start.lowMonth).toBe(12);
    expect(start.cushion.toString()).toBe('260');
    expect(start.initialDeposit.toString()).toBe('1040');
    const balances = start.balances.map(({ balance }) => balance.toNumber());
    expect(balances).toEqual([-370, -240, -470, -340, -210, -780, -650, -520, -390, -260, -130, 0]);
  });

  test.each([
    // A bill of the twelfth month is saved up by then: nothing is needed before.
    [[bill(6, '1200')], 7, 0, '0', '0'],
    [[bill(6, '1200')], 7, 2, '0', '200'],
    [[bill(7, '1200')], 7, 0, '-1100', '1100'],
    [[bill(7, '1000')], 7, 2, '-916.67', '1083.33'],
    [[], 1, 2, '0', '0'],
    [[bill(1, '1000000000')], 1, 2, '-916666666.67', '1083333333.33'],
  ] as const)(
    'bills %j from month %i with %i months of cushion: low %s, deposit %s',
    (bills, month, cushion, low, deposit) => {
      const start = computeInitialEscrow({
        disbursements: bills,
        firstPaymentMonth: month,
        cushionMonths: cushion,
      });
      expect(start.lowPoint.toString()).toBe(low);
      expect(start.initialDeposit.toString()).toBe(deposit);
    },
  );
});
