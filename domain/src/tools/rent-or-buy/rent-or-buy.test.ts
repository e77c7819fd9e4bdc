import { describe, expect, test } from 'vitest';
import { rentOrBuyInput } from './rent-or-buy.contract.ts';
import { computeRentOrBuy } from './rent-or-buy.ts';

/** Nothing grows, nothing costs beyond price and rent, unless said otherwise. */
const still = {
  price: '120000',
  downPayment: '120000',
  ratePercent: '0',
  monthlyRent: '1000',
  closingCostsPercent: '0',
  propertyTaxPercentOfPrice: '0',
  insurancePerYear: '0',
  maintenancePercentOfPrice: '0',
  rentersInsurancePerYear: '0',
  appreciationPercent: '0',
  rentGrowthPercent: '0',
  costGrowthPercent: '0',
  returnPercent: '0',
  sellingCostPercent: '0',
};

function ask(input: Record<string, unknown>) {
  return computeRentOrBuy(rentOrBuyInput.parse({ ...still, ...input }), '2026-06-15');
}

describe('both ways from the same money', () => {
  test('a home paid in full saves the rent', () => {
    expect(ask({ yearsStaying: 5 })).toMatchObject({
      better: 'buy',
      difference: '60000.00',
      buyerNet: '180000.00',
      renterNet: '120000.00',
      breakEvenMonth: 0,
    });
  });

  test('the cost of selling is won back by the rent it saves', () => {
    // 6 % of 120,000 is 7,200: the eighth month is the first with more than that saved.
    expect(ask({ sellingCostPercent: '6' })).toMatchObject({ breakEvenMonth: 8 });
  });

  test('a loan at 0 %: payments are principal, and rent at the same amount is gone', () => {
    const answer = ask({
      downPayment: '0',
      termMonths: 120,
      monthlyRent: '1000',
      pmiPercentOfLoanIfLtvOver80: '0',
    });
    expect(answer).toMatchObject({ firstMonthBuying: '1000.00', firstMonthRenting: '1000.00' });
    expect(answer).toMatchObject({ buyerNet: '120000.00', renterNet: '0.00', upfront: '0.00' });
  });

  test('mortgage insurance is paid to the scheduled 78 percent and no longer', () => {
    const { positions } = ask({ downPayment: '12000', termMonths: 100, monthlyRent: '0' });
    // 108,000 at 1,080 a month; 78 % is 93,600, first reached by payment 14. Insurance is 0.6 % of 108,000 a year.
    expect(positions[14]?.buyingCost).toBe('1134.00');
    expect(positions[15]?.buyingCost).toBe('1080.00');
  });

  test('rent, tax and upkeep change once a year; value and savings grow to their yearly rate', () => {
    const { positions } = ask({
      yearsStaying: 2,
      rentGrowthPercent: '10',
      appreciationPercent: '5',
      propertyTaxPercentOfPrice: '1',
      maintenancePercentOfPrice: '1',
    });
    expect(positions[12]).toMatchObject({
      homeValue: '126000.00',
      rentingCost: '1000.00',
      buyingCost: '200.00',
    });
    expect(positions[13]).toMatchObject({ rentingCost: '1100.00', buyingCost: '210.00' });
    expect(positions[24]?.homeValue).toBe('132300.00');
  });

  test('the renter’s savings earn their return', () => {
    expect(ask({ yearsStaying: 2, monthlyRent: '0', returnPercent: '10' }).renterNet).toBe('145200.00');
  });

  test('the tax saving counts only where it is asked for', () => {
    const loan = { downPayment: '0', ratePercent: '6', pmiPercentOfLoanIfLtvOver80: '0' };
    const [plain, saved] = [ask(loan), ask({ ...loan, taxSavingPercent: '20' })];
    // A fifth of the first month's interest of 600.
    expect(Number(plain.firstMonthBuying) - Number(saved.firstMonthBuying)).toBeCloseTo(120, 6);
  });
});

describe('what would change the answer', () => {
  test('each assumption is moved alone, and says whether the answer turns', () => {
    const answer = ask({ sellingCostPercent: '6', monthlyRent: '70', yearsStaying: 8 });
    expect(answer.better).toBe('rent');
    const turned = answer.changes.filter(({ changesAnswer }) => changesAnswer);
    expect(turned.map(({ assumption, from, to }) => `${assumption} ${from} ${to}`)).toEqual([
      'appreciation 0 1',
      'return 0 -2',
      'rent 70.00 77.00',
      'years 8 16',
    ]);
  });
});

describe('questions without an answer, and at the edge', () => {
  test.each([
    [{ price: '0', downPayment: '0' }, 'price'],
    [{ downPayment: '120001' }, 'downPayment'],
  ])('%j is refused', (input, field) => {
    expect(() => ask(input)).toThrow(expect.objectContaining({ fields: { [field]: expect.any(String) } }));
  });

  test.each([
    { monthlyRent: '0' },
    { price: '1000000000', downPayment: '0', ratePercent: '100' },
    { appreciationPercent: '-25', returnPercent: '25', yearsStaying: 40 },
    { termMonths: 1, downPayment: '60000' },
  ])('%j has figures', (input) => {
    expect(JSON.stringify(ask(input))).not.toMatch(/NaN|Infinity/);
  });
});
