import { describe, expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { computeInsuranceDeduction, limitInterest } from './interest-deductions.ts';
import { computeCertificateCredit, getCertificateRates } from './mortgage-credit-certificate.ts';

describe('a mortgage credit certificate', () => {
  test.each<[string, string, number, number, number | null, number, number | null, number | null]>([
    ['20% is not capped', '20', 1_500_000, 0, null, 300_000, null, null],
    ['above 20% it is', '20.01', 1_500_000, 0, null, 200_000, null, null],
    ['above 20%, below the most', '50', 300_000, 0, null, 150_000, null, null],
    ['half a cent rounds up', '12.5', 100_004, 0, null, 12_501, null, null],
    ['what the tax cannot take is left', '20', 900_000, 50_000, 160_000, 180_000, 160_000, 70_000],
    ['the tax takes all', '20', 900_000, 50_000, 500_000, 180_000, 230_000, 0],
    ['no tax, nothing used', '20', 900_000, 0, 0, 180_000, 0, 180_000],
    ['what is beyond 2,000 dollars is not left', '30', 1_500_000, 0, 100_000, 200_000, 100_000, 100_000],
  ])('%s', (_name, rate, interestCents, carryInCents, taxCents, creditCents, usedCents, leftCents) => {
    const year = { interestCents, ratePercent: new Decimal(rate), carryInCents, taxCents };
    expect(computeCertificateCredit(year, 2026)).toMatchObject({ creditCents, usedCents, leftCents });
  });

  test('a year before the text that was read says so', () => {
    const year = { interestCents: 1, ratePercent: new Decimal(20), carryInCents: 0, taxCents: null };
    expect(computeCertificateCredit(year, 2018).table.warning).toMatch(/starts on/);
    expect(computeCertificateCredit(year, 2026).table.warning).toBeNull();
    expect(getCertificateRates(2026)).toEqual({ lowest: 10, highest: 50 });
  });
});

test.each<[string, number, boolean, number, number]>([
  ['100,000.00', 10_000_000, false, 100, 180_000],
  ['100,000.01', 10_000_001, false, 90, 162_000],
  ['101,000.00', 10_100_000, false, 90, 162_000],
  ['101,000.01', 10_100_001, false, 80, 144_000],
  ['109,000.00', 10_900_000, false, 10, 18_000],
  ['109,000.01', 10_900_001, false, 0, 0],
  ['110,000.00, which some pages print', 11_000_000, false, 0, 0],
  ['a million', 100_000_000, false, 0, 0],
  ['50,000.00 separately', 5_000_000, true, 100, 180_000],
  ['50,000.01 separately', 5_000_001, true, 90, 162_000],
  ['54,500.00 separately', 5_450_000, true, 10, 18_000],
  ['54,500.01 separately', 5_450_001, true, 0, 0],
])('premiums at an income of %s', (_name, agiCents, isMarriedSeparately, percent, deductibleCents) => {
  const paid = { premiumCents: 180_000, agiCents, isMarriedSeparately };
  expect(computeInsuranceDeduction(paid, 2026)).toMatchObject({ percent, deductibleCents });
});

test.each<[string, number, number, boolean, number]>([
  ['up to the limit', 75_000_000, 4_500_000, false, 4_500_000],
  ['a cent above it', 75_000_001, 4_500_000, false, 4_500_000],
  ['above it', 90_000_000, 5_400_000, false, 4_500_000],
  ['a third, rounded', 100_000_000, 1_000_001, false, 750_001],
  ['separately', 75_000_000, 4_500_000, true, 2_250_000],
  ['separately, up to the limit', 37_500_000, 2_250_000, true, 2_250_000],
])('interest on a balance %s', (_name, balanceCents, interestCents, isMarriedSeparately, deductibleCents) => {
  const paid = { balanceCents, interestCents, isMarriedSeparately };
  expect(limitInterest(paid, 2026)).toMatchObject({ deductibleCents });
});
