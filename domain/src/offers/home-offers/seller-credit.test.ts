import { expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { type AskedCredit, findUsableCredit } from './seller-credit.ts';

const asked = (more: Partial<Omit<AskedCredit, 'ltv'>> & { ltv?: string } = {}): AskedCredit => ({
  loan: 'conventional',
  use: 'primary',
  priceCents: 40_000_000,
  valueCents: null,
  askedCents: 4_000_000,
  closingCostsCents: 5_000_000,
  notCountedCents: 0,
  ...more,
  ltv: new Decimal(more.ltv ?? '95'),
});

test.each<[string, Parameters<typeof asked>[0], number, number, number]>([
  ['above 90', { ltv: '90.01' }, 3, 1_200_000, 2_800_000],
  ['90', { ltv: '90' }, 6, 2_400_000, 1_600_000],
  ['what is shown as 90.00', { ltv: '90.004' }, 6, 2_400_000, 1_600_000],
  ['75.01', { ltv: '75.01' }, 6, 2_400_000, 1_600_000],
  ['75', { ltv: '75' }, 9, 3_600_000, 400_000],
  ['a second home', { ltv: '75', use: 'second_home' }, 9, 3_600_000, 400_000],
  ['an investment at any share', { ltv: '75', use: 'investment' }, 2, 800_000, 3_200_000],
  ['FHA', { loan: 'fha', ltv: '96.5' }, 6, 2_400_000, 1_600_000],
  ['USDA', { loan: 'usda', ltv: '101' }, 6, 2_400_000, 1_600_000],
  ['VA', { loan: 'va', ltv: '100' }, 4, 1_600_000, 2_400_000],
  ['VA with costs that do not count', { loan: 'va', notCountedCents: 1_000_000 }, 4, 2_600_000, 1_400_000],
  ['costs that do not count elsewhere', { notCountedCents: 1_000_000 }, 3, 1_200_000, 2_800_000],
  ['the lower of price and value', { valueCents: 30_000_000 }, 3, 900_000, 3_100_000],
  ['a value above the price', { valueCents: 50_000_000 }, 3, 1_200_000, 2_800_000],
  ['never more than the costs', { closingCostsCents: 700_000 }, 3, 700_000, 3_300_000],
  ['never more than was asked', { askedCents: 500_000 }, 3, 500_000, 0],
  ['a limit that is cut to the cent', { priceCents: 33_333_333 }, 3, 999_999, 3_000_001],
])('%s', (_name, more, limitPercent, usableCents, lostCents) => {
  expect(findUsableCredit(asked(more), '2026-11-26')).toMatchObject({ limitPercent, usableCents, lostCents });
});

test.each<[string, Parameters<typeof asked>[0], number]>([
  ['by its share of what is beyond the limit', { loan: 'fha', ltv: '96.5' }, 1_544_000],
  [
    'by its share of what is beyond the costs',
    { loan: 'fha', ltv: '96.5', closingCostsCents: 1_000_000 },
    2_895_000,
  ],
  ['not where all can be used', { loan: 'fha', ltv: '96.5', askedCents: 1_000_000 }, 0],
  ['not of another program', { loan: 'usda', ltv: '101' }, 0],
])('an FHA loan falls %s', (_name, more, loanFallsByCents) => {
  expect(findUsableCredit(asked(more), '2026-11-26')).toMatchObject({ loanFallsByCents });
});

test('limits that were not checked for a year say so', () => {
  expect(findUsableCredit(asked(), '2026-11-26').table.warning).toBeNull();
  expect(findUsableCredit(asked(), '2027-12-01').table.warning).toMatch(/unchanged/);
});
