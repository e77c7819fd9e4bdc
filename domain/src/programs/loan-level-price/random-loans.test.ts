import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { pricedAttributes, pricedPurposes } from './llpa-table.ts';
import { findLoanLevelPrice, type PricedLoan } from './loan-level-price.ts';

const ON = '2026-11-25';
const CASES = 10_000;
/** Given again, it brings the same loans; a failure names it too. */
const seed = Math.trunc(Math.random() * 2 ** 31);

/** The same figures once more, by the highest loan-to-value of a band and then by score from 639 up in steps of 20: thousandths of a percent. */
const byLtv: Record<PricedLoan['purpose'], Record<number, number[]>> = {
  purchase: {
    30: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    60: [125, 0, 0, 0, 0, 0, 0, 0, 0],
    70: [1500, 1125, 750, 625, 375, 250, 125, 0, 0],
    75: [2125, 1500, 1375, 1125, 875, 750, 375, 250, 0],
    80: [2750, 2250, 1875, 1750, 1375, 1250, 875, 625, 375],
    85: [2875, 2500, 2125, 1875, 1500, 1250, 1000, 625, 375],
    90: [2625, 2000, 1750, 1500, 1250, 1000, 750, 500, 250],
    95: [2250, 1875, 1625, 1375, 1125, 875, 625, 500, 250],
    100: [1750, 1500, 1250, 1125, 875, 750, 500, 250, 125],
  },
  limited_cash_out_refinance: {
    30: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    60: [375, 250, 125, 0, 0, 0, 0, 0, 0],
    70: [1750, 1375, 1125, 875, 625, 500, 250, 125, 0],
    75: [2500, 2125, 1875, 1625, 1250, 1000, 750, 375, 125],
    80: [3500, 2875, 2500, 2250, 1875, 1625, 1125, 875, 500],
    85: [3875, 3375, 3000, 2500, 2125, 1750, 1375, 1000, 625],
    90: [3625, 2875, 2375, 2125, 1750, 1500, 1125, 750, 500],
    95: [2500, 2500, 2125, 1750, 1625, 1250, 1000, 625, 375],
    100: [2500, 2500, 2125, 1750, 1625, 1250, 1000, 625, 375],
  },
  cash_out_refinance: {
    30: [375, 375, 375, 375, 375, 375, 375, 375, 375],
    60: [1375, 1375, 875, 625, 500, 500, 375, 375, 375],
    70: [3375, 3125, 2750, 2000, 1625, 1375, 1000, 875, 625],
    75: [4875, 4625, 4000, 2875, 2625, 2000, 1625, 1250, 875],
    80: [5125, 5125, 4750, 3750, 3250, 2750, 2375, 1875, 1375],
  },
};
const extras: Record<number, Partial<Record<(typeof pricedAttributes)[number], number>>> = {
  30: {
    investment: 1125,
    second_home: 1125,
    manufactured: 500,
    subordinate_financing: 625,
    high_balance_fixed: 500,
    high_balance_arm: 1250,
  },
  60: {
    investment: 1125,
    second_home: 1125,
    manufactured: 500,
    subordinate_financing: 625,
    high_balance_fixed: 500,
    high_balance_arm: 1250,
  },
  70: {
    condo: 125,
    investment: 1625,
    second_home: 1625,
    units_2_4: 375,
    manufactured: 500,
    subordinate_financing: 625,
    high_balance_fixed: 750,
    high_balance_arm: 1500,
  },
  75: {
    condo: 125,
    investment: 2125,
    second_home: 2125,
    units_2_4: 375,
    manufactured: 500,
    subordinate_financing: 875,
    high_balance_fixed: 750,
    high_balance_arm: 1500,
  },
  80: {
    condo: 750,
    investment: 3375,
    second_home: 3375,
    units_2_4: 625,
    manufactured: 500,
    subordinate_financing: 1125,
    high_balance_fixed: 1000,
    high_balance_arm: 2500,
  },
  85: {
    condo: 750,
    investment: 4125,
    second_home: 4125,
    units_2_4: 625,
    manufactured: 500,
    subordinate_financing: 1125,
    high_balance_fixed: 1000,
    high_balance_arm: 2500,
  },
  90: {
    condo: 750,
    investment: 4125,
    second_home: 4125,
    units_2_4: 625,
    manufactured: 500,
    subordinate_financing: 1125,
    high_balance_fixed: 1000,
    high_balance_arm: 2500,
  },
  95: {
    arm: 250,
    condo: 750,
    investment: 4125,
    second_home: 4125,
    units_2_4: 625,
    manufactured: 500,
    subordinate_financing: 1875,
    high_balance_fixed: 1000,
    high_balance_arm: 2750,
  },
  100: {
    arm: 250,
    condo: 750,
    investment: 4125,
    second_home: 4125,
    units_2_4: 625,
    manufactured: 500,
    subordinate_financing: 1875,
    high_balance_fixed: 1000,
    high_balance_arm: 2750,
  },
};

/** The price in thousandths of a percent, from cents and whole numbers alone; null where there is none. */
function lookUp(asked: {
  purpose: PricedLoan['purpose'];
  score: number;
  loan: bigint;
  value: bigint;
  attributes: PricedLoan['attributes'];
}): number | null {
  const hundredths = Number((asked.loan * 10_000n) / asked.value);
  const top = [30, 60, 70, 75, 80, 85, 90, 95].find((line) => hundredths <= line * 100) ?? 100;
  const column = byLtv[asked.purpose][top];
  if (column === undefined) return null;
  const step = Math.min(8, Math.max(0, Math.floor((asked.score - 620) / 20)));
  return asked.attributes.reduce(
    (total, name) => total + (extras[top]?.[name] ?? 0),
    column[step] ?? Number.NaN,
  );
}

const value = fc.oneof(
  fc.integer({ min: 1, max: 2_000_000_00 }),
  fc.integer({ min: 50_000, max: 2_000_000 }).map((dollars) => dollars * 100),
);
const cases = fc
  .record({
    purpose: fc.constantFrom(...pricedPurposes),
    score: fc.oneof(
      fc.integer({ min: 300, max: 850 }),
      fc.constantFrom(...[640, 660, 680, 700, 720, 740, 760, 780].flatMap((line) => [line - 1, line])),
    ),
    value: value.map(BigInt),
    // Hundred-thousandths of the value: most of them at and right beside the lines of the bands.
    share: fc.oneof(
      fc.integer({ min: 1, max: 100_000 }),
      fc
        .tuple(fc.constantFrom(30, 60, 70, 75, 80, 85, 90, 95, 100), fc.integer({ min: -12, max: 12 }))
        .map(([line, by]) => line * 1000 + by),
    ),
    attributes: fc.uniqueArray(fc.constantFrom(...pricedAttributes), { maxLength: 4 }),
  })
  .map(({ share, ...rest }) => ({
    ...rest,
    loan: (rest.value * BigInt(Math.min(share, 100_000))) / 100_000n,
  }));

const toDollars = (cents: bigint) => new Decimal(cents.toString()).div(100);

test(`${CASES} loans cost what an independent look-up says (seed ${seed})`, () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(cases, (asked) => {
      const loan = { ...asked, loan: toDollars(asked.loan), value: toDollars(asked.value) };
      const expected = lookUp(asked);
      seen.add(`${asked.purpose} ${expected === null}`);
      expect(findLoanLevelPrice(loan, ON)?.percent.times(1000).toNumber() ?? null).toBe(expected);
    }),
    { seed, numRuns: CASES },
  );
  // Each purpose was priced, and only a cash-out refinance has no row above 80 percent.
  expect([...seen].sort()).toEqual([
    'cash_out_refinance false',
    'cash_out_refinance true',
    'limited_cash_out_refinance false',
    'purchase false',
  ]);
}, 240_000);
