import { describe, expect, it } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { computeHomeTaxYear, type HomeTaxYear } from './tax-year.ts';

const year: HomeTaxYear = {
  ...{ taxYear: 2026, interestCents: 2_400_000, premiumCents: 180_000, principalCents: 40_000_000 },
  ...{ averageBalanceCents: null, agiCents: 9_000_000, isMarriedSeparately: false, certificate: null },
};
const certificate = {
  ...{ ratePercent: new Decimal(25), interestCents: 2_400_000, carryInCents: 0, taxCents: 150_000 },
};

describe('a tax year of an owner', () => {
  it.each<[string, Partial<HomeTaxYear>, number | undefined]>([
    ['interest and premiums in full', {}, 2_580_000],
    ['premiums phased out by half', { agiCents: 10_450_000 }, 2_490_000],
    ['premiums gone', { agiCents: 10_900_001 }, 2_400_000],
    ['an income that is not known, without premiums', { agiCents: null }, 2_400_000],
    ['no premiums, so that no income is needed', { agiCents: null, premiumCents: 0 }, 2_400_000],
    ['premiums of 2025, which do not count', { taxYear: 2025, agiCents: null }, 2_400_000],
    ['a year before our tables', { taxYear: 2024 }, undefined],
    ['interest falls by the credit, used or not', { certificate }, 2_380_000],
    ['a balance above the limit, at least', { principalCents: 100_000_000, premiumCents: 0 }, 1_800_000],
    [
      'a balance above it, whose average is known',
      { principalCents: 100_000_000, averageBalanceCents: 90_000_000, premiumCents: 0 },
      2_000_000,
    ],
    [
      'spouses who file separately',
      { principalCents: 75_000_000, isMarriedSeparately: true, premiumCents: 0 },
      1_200_000,
    ],
  ])('%s', (_name, more, expected) => {
    expect(computeHomeTaxYear({ ...year, ...more }).scheduleACents).toBe(expected);
  });

  it('says that interest is the least that counts where only the balance at the start is known', () => {
    const high = { ...year, principalCents: 75_000_001 };
    expect(computeHomeTaxYear(year).interest).toMatchObject({ isLeast: false });
    expect(computeHomeTaxYear(high).interest).toMatchObject({ isLeast: true });
    expect(computeHomeTaxYear({ ...high, averageBalanceCents: 74_000_000 }).interest).toMatchObject({
      ...{ isLeast: false, deductibleCents: 2_400_000 },
    });
  });

  it('leaves the premiums open as long as the income is not known', () => {
    expect(computeHomeTaxYear({ ...year, agiCents: null }).premiums).toBeNull();
    expect(computeHomeTaxYear({ ...year, agiCents: null, premiumCents: 0 }).premiums).toBeUndefined();
  });

  it('names the first year that each table holds', () => {
    const early = computeHomeTaxYear({ ...year, taxYear: 2018, certificate });
    expect(early).toMatchObject({
      ...{ interest: { before: 2025 }, premiums: { before: 2026 }, certificate: { before: 2019 } },
    });
  });

  it('leaves what the tax cannot take for later years', () => {
    expect(computeHomeTaxYear({ ...year, certificate }).certificate).toMatchObject({
      ...{ creditCents: 200_000, usedCents: 150_000, leftCents: 50_000 },
    });
  });
});
