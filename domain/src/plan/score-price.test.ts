import { describe, expect, it } from 'vitest';
import { priceScore } from './score-price.ts';

describe('what a score costs on the loan of a plan', () => {
  const plan = { price: 30_000_000, downPayment: 3_000_000 };

  it('is priced in percent and dollars, with each higher band', () => {
    const found = priceScore(plan, 718, '2026-11-25');
    if (found.kind !== 'priced') throw new Error(found.kind);
    expect([String(found.price.percent), String(found.cost), found.ltv.wholePercent]).toEqual([
      '1.25',
      '3375',
      90,
    ]);
    expect(found.steps.map(({ score, pointsNeeded, saves }) => [score, pointsNeeded, String(saves)])).toEqual(
      [
        [720, 2, '675'],
        [740, 22, '1350'],
        [760, 42, '2025'],
        [780, 62, '2700'],
      ],
    );
    expect(found.price.table.warning).toBeNull();
  });

  it('warns of a grid that was last seen long ago', () => {
    const found = priceScore(plan, 718, '2027-02-01');
    expect(found.kind === 'priced' && found.price.table.warning).toMatch(/more than 120 days ago/);
  });

  it('counts what is said of the home', () => {
    const found = priceScore({ ...plan, propertyType: 'condo', occupancy: 'secondHome' }, 718, '2026-11-25');
    expect(found.kind === 'priced' && found.attributes).toEqual(['condo', 'second_home']);
    expect(found.kind === 'priced' && String(found.price.percent)).toBe('6.125');
  });

  // 2026: 832,750 for one home, 1,066,250 for two, and 1,249,125 in Alaska.
  it.each([
    ['priced', 83_275_000, {}],
    ['above-limit', 83_275_100, {}],
    ['above-limit', 96_000_000, { place: { state: 'CA', county: 'Orange' } }],
    ['priced', 96_000_000, { place: { state: 'AK', county: null } }],
    ['priced', 106_625_000, { propertyType: 'multiFamily' }],
    ['above-limit', 106_625_100, { propertyType: 'multiFamily' }],
    ['no-grid', 96_000_000, { program: 'va' }],
  ] as const)('is %s for a loan of %i cents with %j', (kind, loan, more) => {
    const facts = { price: loan + 24_000_000, downPayment: 24_000_000, ...more };
    expect(priceScore(facts, 740, '2026-11-25').kind).toBe(kind);
  });

  it('names the limit that a loan is above', () => {
    const jumbo = { price: 120_000_000, downPayment: 24_000_000 };
    expect(priceScore(jumbo, 740, '2026-11-25')).toEqual({
      kind: 'above-limit',
      limit: { dollars: 832_750, year: 2026 },
    });
  });

  it.each([
    ['needs-price', {}],
    ['nothing-borrowed', { price: 30_000_000, downPayment: 30_000_000 }],
    ['nothing-borrowed', { price: 30_000_000, downPayment: 40_000_000 }],
    ['short-term', { ...plan, termMonths: 180 }],
    ['no-grid', { ...plan, program: 'fha' }],
  ] as const)('is %s', (kind, facts) => {
    expect(priceScore(facts, 718, '2026-11-25').kind).toBe(kind);
  });
});
