import { describe, expect, test } from 'vitest';
import { Decimal } from '../kernel/decimals.ts';
import { formatAmount } from '../kernel/money.ts';
import { formatPercent } from '../kernel/percents.ts';
import { affordabilityInput } from '../tools/affordability/affordability.contract.ts';
import { estimateResult } from '../tools/estimate/estimate.contract.ts';
import { type EstimateInput, estimateInput } from '../tools/estimate/estimate-input.ts';
import { InputRefusal } from '../tools/input-refusal.ts';
import { computeMortgageInsurance } from '../tools/mortgage-insurance/mortgage-insurance.ts';
import { rentOrBuyInput } from '../tools/rent-or-buy/rent-or-buy.contract.ts';
import { computeEstimate } from './computed-estimate.ts';
import { formatCanonical, formatEstimateFile } from './estimate-file.ts';
import { findFeeKind } from './fee-kinds.ts';
import { planningFigures } from './planning-figures.ts';

const on = '2026-11-21';
const answers: EstimateInput = {
  salePrice: '450000',
  downPayment: '45000',
  propertyType: 'condo',
  occupancy: 'primaryResidence',
};
const estimate = (more: Partial<EstimateInput> = {}) => computeEstimate({ ...answers, ...more }, on);
const findLine = (result: ReturnType<typeof computeEstimate>, id: string) =>
  result.pages
    .flatMap(({ sections }) => sections)
    .flatMap(({ lines, total }) => [...lines, ...(total ? [total] : [])])
    .find((line) => line.id === id);

describe('an estimate from the answers of the questionnaire alone', () => {
  const result = estimate();

  test('names every figure that was not asked for, with its source and date', () => {
    expect(result.assumptions.map(({ field }) => field)).toEqual([
      'program',
      'termMonths',
      'ratePercent',
      'escrowTaxMonthly',
      'escrowHoiMonthly',
      'hoaMonthly',
      'closingDate',
      'miPercent',
      'A',
      'B',
      'C',
      'E',
      'H',
    ]);
    for (const { label, reason, source, asOf } of result.assumptions) {
      expect(reason, label).toMatch(/\.$/);
      expect(source.title, label).not.toBe('');
      expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  test('every figure on the three pages opens to a formula', () => {
    const explained = new Set(result.workings.map(({ figure }) => figure));
    const lines = result.pages.flatMap(({ sections }) => sections.flatMap(({ lines: all }) => all));
    for (const line of lines) {
      if (line.origin === 'text') expect(line.figure, line.id).toBeUndefined();
      else expect(explained.has(line.figure ?? ''), line.id).toBe(true);
    }
    expect(new Set(result.workings.map(({ figure }) => figure)).size).toBe(result.workings.length);
  });

  test('puts the sections in the order of 12 CFR 1026.37', () => {
    expect(result.pages.map(({ sections }) => sections.map(({ id }) => id))).toEqual([
      ['loan', 'loanTerms', 'projected1', 'projected2', 'taxesInsurance', 'costsAtClosing'],
      [
        ...['sectionA', 'sectionB', 'sectionC', 'sectionD', 'sectionE', 'sectionF', 'sectionG', 'sectionH'],
        ...['sectionI', 'sectionJ', 'cashToClose'],
      ],
      ['comparisons', 'otherConsiderations'],
    ]);
  });

  test('holds to its own contract', () => {
    expect(estimateResult.safeParse(result).error).toBeUndefined();
  });

  test('what is given replaces its assumption', () => {
    const given = estimate({
      program: 'conventional',
      termYears: 30,
      ratePercent: '7',
      escrowTaxMonthly: '400',
      escrowHoiMonthly: '150',
      hoaMonthly: '300',
      closingDate: '2027-01-15',
      taxDueMonths: [12],
      miPercent: '0.5',
      A: { points: '4050' },
      B: {},
      C: {},
      E: {},
      H: {},
    });
    expect(given.assumptions).toEqual([]);
    expect(given.page1.taxesInsuranceAssessments).toBe('850');
    expect(given.page1.projected[0]).toMatchObject({ mi: '169', escrow: '550' });
    expect(findLine(given, 'A.points')?.label).toBe('1% of the loan amount (points)');
    expect(findLine(given, 'F.prepaidInterest')?.label).toContain('17 days');
  });
});

describe('rounding and sums', () => {
  test('totals add the lines as printed', () => {
    const { page2 } = estimate({ A: { one: '100.50', two: '100.50', three: '100.49' }, B: {}, C: {} });
    expect(page2.A).toBe('302');
    expect(page2.D).toBe('302');
  });

  test.each([
    ['0.5', '1'],
    ['-0.5', '-1'],
    ['-0.4', '0'],
    ['1234567.5', '1,234,568'],
  ])('%s dollars are printed as %s', (amount, printed) => {
    expect(formatAmount(new Decimal(amount), 'whole')).toBe(printed);
  });

  test.each([
    ['3.875', '3.875%'],
    ['4', '4%'],
    ['4.2740', '4.274%'],
    ['10', '10%'],
    ['0', '0%'],
  ])('%s percent is printed as %s', (percent, printed) => {
    expect(formatPercent(new Decimal(percent))).toBe(printed);
  });

  test('credits come off and a deposit is counted once', () => {
    const plain = estimate({ closingDate: '2027-01-15' });
    const less = estimate({
      closingDate: '2027-01-15',
      lenderCredits: '1000',
      sellerCredits: '2000',
      deposit: '5000',
    });
    const read = (text: string) => Number(text.replaceAll(',', ''));
    expect(read(plain.page1.closingCosts) - read(less.page1.closingCosts)).toBe(1000);
    expect(read(plain.page1.cashToClose) - read(less.page1.cashToClose)).toBe(8000);
  });
});

describe('mortgage insurance', () => {
  test('is left out at 80% of the price, and said so where it was entered', () => {
    const result = estimate({ downPayment: '90000', miPercent: '0.5' });
    expect(result.page1.projected).toHaveLength(1);
    expect(result.page1.projected[0]?.mi).toBe('-');
    expect(result.notices[0]).toMatch(/left out: the loan is 80% of the price/);
  });

  test('the years of the form are compared with the schedule', () => {
    expect(estimate({ miYearsShown: '1-7' }).notices[0]).toContain('years 1-7');
  });

  test('FHA finances its upfront premium and charges a monthly one', () => {
    const result = estimate({ program: 'fha', downPayment: '15750' });
    expect(result.page1.loanAmount).toBe('441,849.38');
    expect(findLine(result, 'B.upfrontMortgageInsurance')?.value).toBe('$7,599');
    expect(findLine(result, 'cash.financed')?.value).toBe('-$7,599');
    expect(result.page1.projected.map(({ years }) => years)).toEqual(['1-30']);
  });

  test("FHA's monthly premium falls with the balance, and the APR counts it so", () => {
    const result = estimate({
      salePrice: '300000',
      downPayment: '10500',
      ratePercent: '6.25',
      program: 'fha',
      A: { underwriting: '1100' },
      B: { appraisal: '600' },
      C: { titleSearch: '700' },
      F: { hoiMonths: 12, prepaidInterestDays: 5 },
    });
    // Flat premiums would make it 7.151%; worked out apart, by halving the plain equation over yearly average balances.
    expect(result.page3).toMatchObject({ apr: '7.01%', in5YearsTotal: '124,258' });
    const { inputs } = result.workings.find(({ figure }) => figure === 'in5YearsTotal') ?? { inputs: [] };
    expect(inputs).toContainEqual({
      name: 'mortgage insurance',
      value: '60 premiums, $131.98 at first and less each year: $7,714.20',
    });
  });

  test.each([
    ['a fee in cash, 1 percent of the loan', '200000', '$2,000', '58'],
    ['a loan that has the fee in it', '202020.20', '$2,020', '59'],
  ])('USDA with a loan that is named: %s', (_, loanAmount, fee, mi) => {
    const given = { salePrice: '200000', downPayment: '0', loanAmount, program: 'usda' } as const;
    const result = estimate(given);
    expect(findLine(result, 'B.guaranteeFee')?.value).toBe(fee);
    expect(result.page1.projected[0]?.mi).toBe(mi);
  });

  test.each([
    ['420000', '20000', 360, '6.5', '182.41'],
    ['300000', '10500', 360, '6.25', '131.98'],
    ['300000', '30000', 180, '5', '33.05'],
    ['300000', '10500', 6, '6', '56.53'],
  ])("FHA's first premium is the insurance tool's: %s, %s down, %i months", (...row) => {
    const [salePrice, downPayment, termMonths, ratePercent, premium] = row;
    const result = estimate({ program: 'fha', salePrice, downPayment, termMonths, ratePercent });
    const tool = computeMortgageInsurance(
      {
        program: 'fha',
        baseLoan: String(Number(salePrice) - Number(downPayment)),
        propertyValue: salePrice,
        termMonths,
        ratePercent,
      },
      on,
    );
    expect(tool).toMatchObject({ firstYearMonthlyAverage: premium });
    expect(result.page1.projected[0]?.mi).toBe(Number(premium).toFixed(0));
    const years = result.workings.find(({ figure }) => figure === 'in5YearsTotal');
    expect(JSON.stringify(years?.inputs)).toContain(`$${premium}`);
  });

  test('FHA from 10% down: the premium ends after 11 years', () => {
    const result = estimate({ program: 'fha' });
    expect(result.page1.projected.map(({ years }) => years)).toEqual(['1-11', '12-30']);
  });

  test('VA has a funding fee and no monthly premium, USDA both', () => {
    const va = estimate({ program: 'va', downPayment: '0' });
    expect(findLine(va, 'B.fundingFee')?.value).toBe('$9,675');
    expect(va.page1.projected[0]?.mi).toBe('-');
    const usda = estimate({ program: 'usda', downPayment: '0' });
    // 450,000 / .99, one percent of it, and 0.35 percent of it over twelve.
    expect(usda.page1.loanAmount).toBe('454,545.45');
    expect(findLine(usda, 'B.guaranteeFee')?.value).toBe('$4,545');
    expect(usda.page1.projected[0]?.mi).toBe('133');
  });
});

describe('loan limits', () => {
  test.each([
    ['832750', undefined, 'conventional', undefined],
    ['832751', undefined, 'conventional', 'above the baseline limit of 2026'],
    ['1249126', undefined, 'conventional', 'above the conforming limit of 2026'],
    [
      '1749126',
      undefined,
      'conventional',
      'of 2026 outside Alaska, Hawaii, Guam and the Virgin Islands. Such',
    ],
    ['2749126', undefined, 'conventional', 'above the conforming limit of 2026. Such'],
    ['1749126', 'OH', 'fha', 'for one unit anywhere in this state.'],
    ['1749126', undefined, 'fha', 'for one unit outside Alaska, Hawaii, Guam and the Virgin Islands.'],
    ['2749126', undefined, 'fha', 'for one unit anywhere.'],
    ['1249125', 'AK', 'conventional', undefined],
    ['541287', undefined, 'fha', undefined],
    ['541288', undefined, 'fha', 'depends on the county'],
    ['1249126', undefined, 'fha', 'FHA insures no loan'],
    ['3000000', undefined, 'va', undefined],
  ] as const)('a loan of $%s in %s, %s', (loan, state, program, said) => {
    const price = String(Number(loan) + 500_000);
    const { notices, tables } = estimate({ salePrice: price, downPayment: '500000', state, program });
    if (said === undefined) expect(notices).toEqual([]);
    else {
      expect(notices[0]).toContain(said);
      expect(tables.map(({ name }) => name).join()).toContain('imit');
    }
  });
});

describe('scenarios', () => {
  const { scenarios } = estimate();
  const read = (text: string) => Number(text.replaceAll(',', ''));

  test('conservative costs more than expected, and stretched less, in every figure', () => {
    expect(scenarios.map(({ scenario }) => scenario)).toEqual(['conservative', 'expected', 'stretched']);
    for (const figure of ['monthlyTotal', 'cashToClose', 'in5YearsTotal'] as const) {
      const [high = 0, middle = 0, low = 0] = scenarios.map((each) => read(each[figure]));
      expect(high, figure).toBeGreaterThan(middle);
      expect(middle, figure).toBeGreaterThan(low);
    }
  });

  test('the answer of a scenario is that of its column', () => {
    for (const each of scenarios) {
      const { page1, page3 } = estimate({ scenario: each.scenario });
      expect(page1.cashToClose).toBe(each.cashToClose);
      expect(page3.apr).toBe(each.apr);
    }
  });
});

describe('at the edges', () => {
  test.each<[string, Partial<EstimateInput>]>([
    ['0%', { ratePercent: '0' }],
    ['1 month', { termMonths: 1 }],
    ['50 years', { termYears: 50 }],
    ['a billion', { salePrice: '1000000000', downPayment: '0' }],
    ['one dollar', { salePrice: '1', downPayment: '0', A: {}, B: {}, C: {}, E: {}, H: {} }],
    ['100%', { ratePercent: '100' }],
    ['0% stretched', { ratePercent: '0', scenario: 'stretched' }],
    [
      'no fees',
      { A: {}, B: {}, C: {}, E: {}, H: {}, F: { hoiMonths: 0, prepaidInterestDays: 0 }, G: { months: 0 } },
    ],
  ])('%s gives whole figures', (_, more) => {
    const text = JSON.stringify(estimate(more));
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
  });

  test.each<[string, Partial<EstimateInput>, string]>([
    ['a price of nothing', { salePrice: '0' }, 'salePrice'],
    ['more down than the price', { downPayment: '450001' }, 'downPayment'],
    ['nothing to lend', { downPayment: '450000' }, 'downPayment'],
    ['parts that miss the price', { loanAmount: '400000' }, 'loanAmount'],
    ['two terms', { termYears: 30, termMonths: 180 }, 'termMonths'],
    ['fees as large as the loan', { A: { fee: '405000' } }, 'A'],
  ])('%s is refused', (_, more, field) => {
    try {
      estimate(more);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(InputRefusal);
      expect(Object.keys((error as InputRefusal).fields)).toEqual([field]);
    }
  });

  test.each([
    [{ salePrice: '-1' }],
    [{ salePrice: 'NaN' }],
    [{ salePrice: '450000', A: { '<b>': '1' } }],
    [{ salePrice: '450000', A: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`fee${n}`, '1'])) }],
    [{ salePrice: '450000', G: { months: 99 } }],
  ])('%j is no input', (input) => {
    expect(estimateInput.safeParse(input).success).toBe(false);
  });
});

describe('fees', () => {
  test.each([
    ['B', 'credit_report', 'Credit report', false],
    ['B', 'floodMonitoring', 'Flood monitoring', true],
    ['A', 'application', 'Application fee', false],
    ['A', 'rateLockExtension', 'Rate lock extension', true],
    ['C', 'courier fee', 'Courier fee', false],
    ['A', 'constructor', 'Constructor', true],
  ] as const)('%s %s is "%s"', (section, name, label, isFinanceCharge) => {
    expect(findFeeKind(section, name)).toEqual({ label, isFinanceCharge });
  });
});

describe('fees of a section that keeps what is planned', () => {
  const { page2, pages, assumptions } = estimate({
    keepPlanned: true,
    B: { creditReport: '100', floodCertificate: '15' },
  });

  test('replace those they name and stand in the order of the plan', () => {
    expect(pages[1]?.sections[1]?.lines.map(({ id, origin }) => [id, origin])).toEqual([
      ['B.appraisal', 'assumed'],
      ['B.creditReport', 'given'],
      ['B.floodDetermination', 'assumed'],
      ['B.floodMonitoring', 'assumed'],
      ['B.taxMonitoring', 'assumed'],
      ['B.taxStatusResearch', 'assumed'],
      ['B.floodCertificate', 'given'],
    ]);
    expect(page2.B).toBe('902');
  });

  test('the rest of the section is still named as assumed', () => {
    expect(assumptions.find(({ field }) => field === 'B')?.value).toBe('$787');
  });
});

describe('the file of an estimate', () => {
  test('does not depend on the order of its input or on the day it is written', () => {
    const one = formatEstimateFile({ ...answers, on }, '2026-11-22');
    const other = formatEstimateFile(
      { on, ...Object.fromEntries(Object.entries(answers).reverse()) } as EstimateInput,
      on,
    );
    expect(other).toBe(one);
    expect(formatEstimateFile(answers, on)).toBe(one);
  });

  test('sorts keys at every depth and leaves out what is not there', () => {
    expect(formatCanonical({ b: [{ d: 1, c: undefined, a: null }], a: '' })).toBe(
      '{\n  "a": "",\n  "b": [\n    {\n      "a": null,\n      "d": 1\n    }\n  ]\n}\n',
    );
  });
});

test.each([
  ['affordability', affordabilityInput],
  ['renting or buying', rentOrBuyInput],
])('%s begins with the property tax that an estimate plans with', (_, { shape }) => {
  expect(shape.propertyTaxPercentOfPrice.parse(undefined)).toBe(planningFigures[0].content.taxPercent);
});
