import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../vectors/affordability.json' with { type: 'json' };
import { type AffordabilityInput, affordabilityInput } from './affordability.contract.ts';
import { computeAffordability } from './affordability.ts';

const ON = '2026-06-15';

function ask(input: Partial<Record<keyof AffordabilityInput, unknown>>) {
  const usual = { grossMonthlyIncome: '9000', downPayment: '60000', ratePercent: '6.5' };
  return computeAffordability(affordabilityInput.parse({ ...usual, ...input }), ON);
}

test.each(vectors)('agrees with $id', ({ inputs, expected }) => {
  expect(ask(inputs)).toMatchObject(expected);
});

describe('at the step of mortgage insurance', () => {
  const even = {
    propertyTaxPercentOfPrice: '0',
    insurancePerYear: '0',
    pmiPercentOfLoanIfLtvOver80: '1.2',
    ratePercent: '0',
    termMonths: 100,
    downPayment: '25000',
    backLimit: '100',
    frontLimit: '100',
  };

  // A loan of 100,000 is 80 percent and costs 1,000 a month at 0 % over 100 months, and 1,100 as soon as insurance is due.
  test.each([
    ['999', '124900.00', false, false],
    ['1000', '125000.00', false, false],
    ['1050', '125000.00', false, true],
    ['1100', '125000.00', false, true],
    ['1101', '125090.91', true, false],
  ])('a payment of %s', (grossMonthlyIncome, maxPrice, pmiApplies, isAtPremiumStep) => {
    expect(ask({ ...even, grossMonthlyIncome })).toMatchObject({ maxPrice, pmiApplies, isAtPremiumStep });
  });

  test('a loan is never charged another premium than the one of the loan-to-value that is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 99_990, max: 110_200 }), (cents) => {
        const income = (cents / 100).toFixed(2);
        const { ltvPercent, pmiApplies } = ask({ ...even, grossMonthlyIncome: income });
        expect([income, ltvPercent, pmiApplies]).toEqual([income, ltvPercent, Number(ltvPercent) > 80]);
      }),
      { numRuns: 200 },
    );
    // A limit on the loan may end between the two: 100,005 of 125,005 is shown as 80.00 percent.
    expect(ask({ ...even, grossMonthlyIncome: '9000', loanLimit: '100005' })).toMatchObject({
      maxPrice: '125005.00',
      ltvPercent: '80.00',
      pmiApplies: false,
    });
    expect(ask({ ...even, grossMonthlyIncome: '9000', loanLimit: '100050' })).toMatchObject({
      ltvPercent: '80.01',
      pmiApplies: true,
    });
  });

  test('more income never buys less, whatever the program', () => {
    const prices = (income: number) => {
      const answer = ask({ ...even, grossMonthlyIncome: String(income), creditScoreBand: '700-759' });
      const programs = answer.programs.flatMap(({ standard, outer }) => [standard, outer]);
      return [answer, ...answer.scenarios, ...programs].map(({ maxPrice }) => Number(maxPrice));
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 3_000 }), (income, more) => {
        const [less, greater] = [prices(income), prices(income + more)];
        expect(less.every((price, at) => price <= (greater[at] ?? 0))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

test('the housing cost of every answer stays within its limit, and uses it up where nothing else binds', () => {
  const amount = (max: number) => fc.integer({ min: 0, max }).map(String);
  const input = fc.record({
    grossMonthlyIncome: amount(40_000),
    monthlyDebts: amount(5_000),
    downPayment: amount(300_000),
    ratePercent: fc.integer({ min: 0, max: 1_500 }).map((rate) => (rate / 100).toFixed(2)),
    termMonths: fc.constantFrom(1, 120, 180, 360, 600),
    hoaMonthly: amount(800),
    creditScoreBand: fc.constantFrom('760-up', '660-699', '500-579', undefined),
  });
  fc.assert(
    fc.property(input, (given) => {
      const answer = ask(given);
      const programs = answer.programs.flatMap(({ standard, outer }) => [standard, outer]);
      for (const one of [answer, ...answer.scenarios, ...programs]) {
        expect(JSON.stringify(one)).not.toMatch(/NaN|Infinity/);
        if (one.noLoan !== null) continue;
        const [cost, most] = [Number(one.housing.total), Number(one.maxHousingPayment)];
        expect(cost).toBeLessThanOrEqual(most + 0.005);
        const isUsedUp = ['front', 'back'].includes(one.binding) && !one.isAtPremiumStep;
        if (isUsedUp) expect(cost).toBeGreaterThan(most - 0.02);
      }
    }),
    { numRuns: 80 },
  );
});

describe('an income for a year', () => {
  test('gives what its twelfth a month gives', () => {
    const budget = { spending: { food: '800' }, savingsMonthly: '500' };
    const month = ask({ budget: { ...budget, takeHomeMonthly: '6900' } });
    const year = ask({
      grossMonthlyIncome: undefined,
      grossAnnualIncome: '108000',
      budget: { ...budget, takeHomeAnnual: '82800' },
    });
    const [{ workings: byMonth, ...monthly }, { workings: byYear, ...yearly }] = [month, year];
    expect(yearly).toEqual(monthly);
    const names = (shown: typeof byYear) => shown[0]?.inputs.map(({ name }) => name);
    expect(names(byYear)).toEqual(['Income before taxes, a year', ...(names(byMonth) ?? [])]);
  });

  test.each([
    [{ grossAnnualIncome: '108000' }, 'grossAnnualIncome'],
    [{ grossMonthlyIncome: undefined }, 'grossMonthlyIncome'],
    [{ budget: { spending: {} } }, 'budget.takeHomeMonthly'],
  ])('is refused beside a month’s, and missing with it: %j', (input, field) => {
    expect(() => ask(input)).toThrow(expect.objectContaining({ fields: { [field]: expect.any(String) } }));
  });
});

describe('questions at the edge', () => {
  test.each([
    ['no income', { grossMonthlyIncome: '0' }, 'there is no income'],
    ['debts above income', { monthlyDebts: '9500' }, 'your debts already take all'],
    [
      'taxes of the down payment above the limit',
      { downPayment: '9000000' },
      'at the price of your down payment',
    ],
    ['a limit of nothing', { frontLimit: '0' }, 'leaves nothing for housing'],
    ['a loan limit of nothing', { loanLimit: '0' }, 'the limit on the loan is nothing'],
    [
      'no down payment where one is asked',
      { downPayment: '0', minimumDownPercent: '3' },
      'needs a down payment',
    ],
  ])('%s: no loan, in words', (_name, input, words) => {
    const answer = ask(input);
    expect(answer.noLoan).toContain(words);
    expect(answer).toMatchObject({ maxLoan: '0.00', financedFee: '0.00', pmiApplies: false });
  });

  test('shares of no income are not numbers', () => {
    expect(ask({ grossMonthlyIncome: '0' })).toMatchObject({ frontPercent: null, backPercent: null });
  });

  test.each([
    ['0', '360', '907200.00'],
    ['0', '1', '2520.00'],
  ])(
    'at %s percent, %s months, without taxes and insurance, the loan is the payments',
    (ratePercent, months, maxLoan) => {
      const none = {
        propertyTaxPercentOfPrice: '0',
        insurancePerYear: '0',
        pmiPercentOfLoanIfLtvOver80: '0',
      };
      expect(ask({ ...none, ratePercent, termMonths: Number(months) }).maxLoan).toBe(maxLoan);
    },
  );

  test.each([
    [{ loanLimit: '100000' }, 'limit', '160000.00'],
    [{ minimumDownPercent: '30' }, 'downPayment', '200000.00'],
    [{}, 'front', '355370.73'],
    [{ monthlyDebts: '2500' }, 'back', '132397.64'],
  ])('what binds: %j', (input, binding, maxPrice) => {
    const answer = ask({ ...input, pmiPercentOfLoanIfLtvOver80: '0.6', propertyTaxPercentOfPrice: '1.2' });
    expect(answer).toMatchObject({ binding, maxPrice });
  });
});

describe('cash for the down payment and the closing costs', () => {
  // The income carries 355,370.73; 3.5 percent of the loan closes it: 295,370.73 x 3.5 % = 10,337.98.
  const usual = { pmiPercentOfLoanIfLtvOver80: '0.6', propertyTaxPercentOfPrice: '1.2' };

  test.each([
    ['70337.98', 'income', '355370.86', '355370.73', 'front'],
    ['70337.97', 'cash', '355370.57', '355370.57', 'cash'],
    // 60,000 + 7,000 / 3.5 %.
    ['67000', 'cash', '260000.00', '260000.00', 'cash'],
    ['80000', 'income', '631428.57', '355370.73', 'front'],
  ])('of %s: the %s decides', (cash, _, cashPrice, maxPrice, binding) => {
    expect(ask({ ...usual, cash })).toMatchObject({
      maxPrice,
      binding,
      cash: { cashPrice, incomePrice: '355370.73' },
    });
  });

  test('holds every program and every share of income to it', () => {
    const { scenarios, programs } = ask({ ...usual, cash: '67000' });
    const answers = [...scenarios, ...programs.flatMap(({ standard, outer }) => [standard, outer])];
    expect(answers.map(({ maxPrice }) => Number(maxPrice)).every((price) => price <= 260_000)).toBe(true);
  });

  test.each(['60000', '20000'])('of %s beside 60,000 down leaves no loan, in words', (cash) => {
    const { maxLoan, noLoan, cash: limits } = ask({ ...usual, cash });
    expect([maxLoan, noLoan]).toEqual(['0.00', expect.stringContaining('nothing for closing costs')]);
    expect(limits).toEqual({ cashPrice: '60000.00', incomePrice: '355370.73' });
  });

  test('is no question where it is not given', () => {
    expect(ask(usual).cash).toBeNull();
  });

  test('shows how both prices were made', () => {
    const { workings } = ask({ ...usual, cash: '67000' });
    const find = (name: string) => workings.find(({ figure }) => figure === name);
    const inputs = [
      { name: 'Cash', value: '$67,000' },
      { name: 'Down payment', value: '$60,000' },
      { name: 'Closing costs, of the loan', value: '3.5%' },
    ];
    expect(find('cashPrice')).toMatchObject({
      formula: 'Down payment + (cash - down payment) / closing costs',
      inputs,
      value: '260000.00',
    });
    expect(find('maxLoan')).toMatchObject({ formula: '(Cash - down payment) / closing costs', inputs });
    expect(find('incomePrice')?.value).toBe('355370.73');
  });
});

describe('programs', () => {
  const byProgram = (input: Parameters<typeof ask>[0]) => {
    const { programs } = ask(input);
    return Object.fromEntries(programs.map((one) => [one.program, one]));
  };

  test('fees are added to the loan, and premiums are those of the tables', () => {
    const { fha, va, usda } = byProgram({ downPayment: '10000' });
    // FHA 3.5 % down binds: 10,000 / 3.5 % = 285,714.29; 1.75 % of the loan is financed, 0.55 % a year.
    expect(fha?.outer).toMatchObject({
      binding: 'downPayment',
      maxPrice: '285714.29',
      financedFee: '4825.00',
      housing: { mortgageInsurance: '126.37' },
    });
    const share = (one: typeof va) =>
      (Number(one?.standard.financedFee) * 100) / Number(one?.standard.maxLoan);
    expect(share(va)).toBeCloseTo(2.15, 4);
    // 1 % of the loan with the fee in it, and 0.35 % of it a year.
    expect(share(usda)).toBeCloseTo(100 / 99, 4);
    const { totalLoan, financedFee, housing } = usda?.standard ?? {};
    expect(Number(financedFee)).toBeCloseTo(Number(totalLoan) / 100, 1);
    expect(Number(housing?.mortgageInsurance)).toBeCloseTo((Number(totalLoan) * 0.0035) / 12, 1);
    expect(usda?.warnings).toEqual([]);
  });

  test('FHA is held to its lowest limit, or to that of the county', () => {
    const rich = { grossMonthlyIncome: '40000', downPayment: '200000' };
    expect(byProgram(rich).fha).toMatchObject({ loanLimit: '541287.00', standard: { maxLoan: '541287.00' } });
    const inCounty = byProgram({ ...rich, fhaLimit: '604900' }).fha;
    expect(inCounty).toMatchObject({ loanLimit: '604900.00', standard: { maxLoan: '604900.00' } });
  });

  test.each([
    [{ downPayment: '100000', vaUse: 'subsequent' }, 1.25],
    [{ downPayment: '0', vaUse: 'subsequent' }, 3.3],
    [{ downPayment: '0', vaExempt: true }, 0],
  ])('VA’s fee with %j', (input, percent) => {
    const answer = byProgram(input).va?.standard;
    expect((Number(answer?.financedFee) * 100) / Number(answer?.maxLoan)).toBeCloseTo(percent, 4);
  });

  test('VA’s residual income bounds the payment, and a fifth more opens what lies above 41 %', () => {
    const residualIncome = {
      region: 'South',
      familySize: 4,
      taxesMonthly: '1500',
      maintenanceUtilities: '300',
    };
    const { va } = byProgram({ monthlyDebts: '600', residualIncome });
    // 9,000 - 600 - 1,500 - 300 - 1,203.60 (1,003 and a fifth).
    expect(va?.outer).toMatchObject({ binding: 'residualIncome', maxHousingPayment: '5396.40' });
    expect(va?.standard).toMatchObject({ binding: 'back', maxHousingPayment: '3090.00' });
    const tight = byProgram({ residualIncome: { ...residualIncome, taxesMonthly: '6000' } });
    expect(tight.va?.standard).toMatchObject({ binding: 'residualIncome', maxHousingPayment: '1697.00' });
  });

  test.each([
    ['760-up', '3.5', false],
    ['500-579', '10', false],
    ['below-500', '10', true],
  ])('FHA with a score of %s', (creditScoreBand, minimumDownPercent, isClosed) => {
    const { fha } = byProgram({ creditScoreBand });
    expect(fha?.minimumDownPercent).toBe(minimumDownPercent);
    expect(fha?.standard.noLoan !== null).toBe(isClosed);
  });

  test('a loan does not pass the limit of the year', () => {
    const { conventional, fha } = byProgram({ grossMonthlyIncome: '90000', downPayment: '500000' });
    expect(conventional?.standard).toMatchObject({ binding: 'limit', maxLoan: '832750.00' });
    expect(fha?.standard).toMatchObject({ binding: 'limit', maxLoan: '541287.00' });
  });
});

describe('a budget from the bottom up', () => {
  const spending = { food: '800', transport: '500', everythingElse: '700' };

  test('what is left carries a price', () => {
    const { budget } = ask({
      monthlyDebts: '400',
      budget: { takeHomeMonthly: '6500', spending, savingsMonthly: '500' },
    });
    expect(budget).toMatchObject({
      spendingTotal: '2000.00',
      paymentLeft: '3600.00',
      maxHousingPayment: '3600.00',
      binding: 'budget',
    });
  });

  test('spending above the income leaves a gap and no loan', () => {
    const { budget } = ask({ budget: { takeHomeMonthly: '1500', spending } });
    expect(budget).toMatchObject({ paymentLeft: '-500.00', maxHousingPayment: '0.00', maxLoan: '0.00' });
    expect(budget?.noLoan).toContain('your spending and savings take all');
  });
});
