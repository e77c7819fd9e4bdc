import { listUnexplained } from '@porchlight/testing/tools/unexplained-figures.ts';
import { describe, expect, test } from 'vitest';
import vectors from '../vectors/escrow.json' with { type: 'json' };
import { type EscrowResult, escrowInput } from './escrow.contract.ts';
import { computeEscrow } from './escrow.ts';

const answer = (input: object): EscrowResult => computeEscrow(escrowInput.parse(input));

describe('the escrow tool', () => {
  test('explains its figures with their own values', () => {
    for (const { inputs } of vectors) {
      const result = answer(inputs);
      for (const { figure, value } of result.workings) expect(result[figure as 'kind']).toBe(value);
      const open = listUnexplained(result);
      expect(open.filter((name) => !/^(must|deficiencySpread)/.test(name))).toEqual([]);
    }
  });

  test('an account below nothing has a deficiency beside its shortage', () => {
    const account = { kind: 'escrowAnalysis', requiredBalance: '1040', monthlyEscrow: '130' };
    const found = answer({ ...account, actualBalance: '-130' });
    expect(found).toMatchObject({
      surplus: '0.00',
      shortage: '1040.00',
      deficiency: '130.00',
      deficiencySpreadMonthsAtLeast: 2,
    });
    const working = found.workings.find(({ figure }) => figure === 'shortage');
    expect(working?.formula).toContain('What it should be - balance (one below 0 counts as 0');
  });

  test('nothing to pay needs no deposit', () => {
    const empty = { kind: 'escrowAggregate', disbursements: [], firstPaymentMonth: 1 };
    expect(answer(empty)).toMatchObject({ annual: '0.00', initialDepositMax: '0.00', lowPoint: '0.00' });
  });

  test.each([
    [{ kind: 'escrowAggregate', disbursements: [], firstPaymentMonth: 13 }],
    [{ kind: 'escrowAggregate', disbursements: [], firstPaymentMonth: 1, cushionMonths: 3 }],
    [{ kind: 'escrowAnalysis', requiredBalance: '-1', actualBalance: '0', monthlyEscrow: '0' }],
    [{ kind: 'escrowAnalysis', requiredBalance: '1', actualBalance: 'NaN', monthlyEscrow: '0' }],
  ])('%o is not taken', (input) => {
    expect(escrowInput.safeParse(input).success).toBe(false);
  });
});
