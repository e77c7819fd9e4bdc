import { describe, expect, test } from 'vitest';
import { contractDatesInput } from '../dates/contract-clock/contract-dates.contract.ts';
import { toCents } from '../kernel/money.ts';
import { affordabilityInput } from '../tools/affordability/affordability.contract.ts';
import { computeAffordability } from '../tools/affordability/affordability.ts';
import { cashToCloseInput } from '../tools/cash-to-close/cash-to-close.contract.ts';
import { computeCashToClose } from '../tools/cash-to-close/cash-to-close.ts';
import { creditPriceInput } from '../tools/credit-price/credit-price.contract.ts';
import { dtiInput } from '../tools/debt-to-income/dti.contract.ts';
import { extraPaymentsInput } from '../tools/extra-payments/extra-payments.contract.ts';
import { monthlyPaymentInput } from '../tools/monthly-payment/monthly-payment.contract.ts';
import { offerTermsInput } from '../tools/offer-terms/offer-terms.contract.ts';
import { pointsOrCreditInput } from '../tools/points-or-credit/points-or-credit.contract.ts';
import { refinanceInput } from '../tools/refinance/refinance.contract.ts';
import { rentOrBuyInput } from '../tools/rent-or-buy/rent-or-buy.contract.ts';
import { type ToolId, toolIds } from '../tools/tool-pages.ts';
import { assumeFacts } from './assumed-facts.ts';
import { findUncountedProgram, toToolInputs } from './calculator-inputs.ts';
import { computePlanCost } from './plan-cost.ts';
import type { Facts } from './plan-facts.ts';
import { listWrittenBack } from './written-back.ts';

const TODAY = '2026-11-25';

const complete: Facts = {
  people: 2,
  incomeWages: { cents: 9_600_000, per: 'year' },
  incomeOther: { cents: 1_200_000, per: 'year' },
  monthlyDebts: 60_000,
  savings: 9_000_000,
  monthlyRent: 210_000,
  creditScore: { score: 742, model: 'fico', bureau: 'experian', on: null },
  place: { state: 'OH', county: 'Franklin' },
  price: 40_000_000,
  downPayment: 6_000_000,
  deposit: 800_000,
  closingDay: '2027-03-19',
  program: 'conventional',
  termMonths: 360,
  ratePercent: '6.25',
  pointsPercent: '1',
  propertyTaxYearly: 480_000,
  homeInsuranceYearly: 180_000,
  duesMonthly: 5_000,
};

/** The facts that are there. */
const parseKnown = (facts: { [Name in keyof Facts]: Facts[Name] | undefined }): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

const home = { ratePercent: '6.25', termMonths: 360 };

test.each<[ToolId, Record<string, string | number>]>([
  [
    'affordability',
    {
      ...home,
      grossAnnualIncome: '108000',
      monthlyDebts: '600',
      downPayment: '60000',
      cash: '90000',
      creditScoreBand: '700-759',
      familySize: 2,
      region: 'Midwest',
      propertyTaxPercentOfPrice: '1.2',
      insurancePerYear: '1800',
      hoaMonthly: '50',
    },
  ],
  [
    'monthly-payment',
    {
      ...home,
      price: '400000',
      downPayment: '60000',
      propertyTaxYearly: '4800',
      homeInsuranceYearly: '1800',
      duesMonthly: '50',
      creditScore: 742,
    },
  ],
  [
    'cash-to-close',
    {
      price: '400000',
      loanAmount: '340000',
      ratePercent: '6.25',
      closingDate: '2027-03-19',
      escrowTaxMonthly: '400',
      escrowHoiMonthly: '150',
      deposit: '8000',
      // What the plan's own estimate prints, a point of the loan in A among it.
      ...{ isItemized: 'yes', sectionA: '4395', sectionB: '817', sectionC: '3786' },
      ...{ sectionE: '85', sectionH: '2260' },
    },
  ],
  [
    'points-or-credit',
    {
      ...home,
      loanAmount: '340000',
      pointsPercent: '1',
      pointsRatePercent: '6',
      creditRatePercent: '6.5',
    },
  ],
  [
    'rent-or-buy',
    {
      ...home,
      price: '400000',
      downPayment: '60000',
      monthlyRent: '2100',
      propertyTaxPercentOfPrice: '1.2',
      insurancePerYear: '1800',
      hoaMonthly: '50',
    },
  ],
  ['refinance', { balance: '340000', currentRate: '6.25', remainingMonths: 360, homeValue: '400000' }],
  ['extra-payments', { principal: '340000', ratePercent: '6.25', termMonths: 360 }],
  [
    'credit-price',
    { price: '400000', downPayment: '60000', termMonths: 360, program: 'conventional', creditScore: 742 },
  ],
  [
    'offer-terms',
    { ...home, price: '400000', downPayment: '60000', program: 'conventional', earnestMoney: '8000' },
  ],
  ['contract-dates', { closing: '2027-03-19', loanAmount: '340000' }],
])('%s opens with the plan', (tool, inputs) => {
  expect(toToolInputs(tool, complete, TODAY)).toEqual(inputs);
});

describe('the plan in a calculator', () => {
  test('gives debt-to-income the payment that the plan comes to', () => {
    const { housingPaymentPitia, ...inputs } = toToolInputs('debt-to-income', complete, TODAY);
    expect(inputs).toEqual({
      grossAnnualIncome: '108000',
      otherMonthlyDebts: '600',
      familySize: 2,
      region: 'Midwest',
      loanAmount: '340000',
    });
    // Principal and interest of 340,000 at 6.25% are 2,093.44; taxes, insurance and dues 600; the rest insures the mortgage.
    expect(Number(housingPaymentPitia)).toBeGreaterThan(2_693);
    expect(Number(housingPaymentPitia)).toBeLessThan(2_993);
  });

  test('counts incomes of both periods by the month', () => {
    const facts: Facts = {
      incomeWages: { cents: 6_000_000, per: 'year' },
      incomeSelfEmployment: { cents: 100_000, per: 'month' },
    };
    expect(toToolInputs('affordability', facts, TODAY)).toMatchObject({ grossMonthlyIncome: '6000' });
  });

  test('takes the loan’s present balance once it is closed', () => {
    const closed: Facts = { ...complete, balance: 31_000_000, remainingMonths: 300 };
    expect(toToolInputs('refinance', closed, TODAY)).toMatchObject({
      balance: '310000',
      remainingMonths: 300,
    });
    expect(toToolInputs('extra-payments', closed, TODAY)).toMatchObject({
      principal: '310000',
      termMonths: 300,
    });
  });

  test('brings the fee of an FHA loan to closing: 1.75% of the base loan', () => {
    const fha: Facts = { ...complete, program: 'fha' };
    expect(toToolInputs('cash-to-close', fha, TODAY)).toMatchObject({ upfrontFee: '5950' });
  });

  test.each([
    ['a closing day', {}],
    ['none', { closingDay: undefined }],
    ['private insurance', { downPayment: 2_000_000, pointsPercent: undefined }],
    ['a seller credit and odd cents', { sellerCredit: 600_000, propertyTaxYearly: 545_500, deposit: 0 }],
    ['an FHA loan', { program: 'fha', downPayment: 1_400_000 }],
    ['a VA loan', { program: 'va', downPayment: 0 }],
    ['a USDA loan', { program: 'usda', downPayment: 0 }],
    ['nothing but a price', { downPayment: undefined, ratePercent: undefined, deposit: undefined }],
  ] as const)('comes to the same cash to close there, to the dollar: %s', (_, change) => {
    const facts = parseKnown({ ...complete, ...change });
    const { isItemized, ...inputs } = toToolInputs('cash-to-close', facts, TODAY);
    const sections = ['A', 'B', 'C', 'E', 'H'].map((letter) => [
      letter,
      { total: inputs[`section${letter}`] },
    ]);
    const input = cashToCloseInput.parse({ ...inputs, ...Object.fromEntries(sections) });
    expect(isItemized).toBe('yes');
    expect(toCents(computeCashToClose(input, TODAY).cashToClose)).toBe(
      computePlanCost(facts, TODAY)?.cashToClose,
    );
  });

  test.each(['fha', 'va', 'usda'] as const)(
    'fills in no calculator that would insure a loan of %s privately',
    (program) => {
      const facts: Facts = { ...complete, program };
      const empty = toolIds.filter((tool) => Object.keys(toToolInputs(tool, facts, TODAY)).length === 0);
      expect(empty).toEqual(['monthly-payment', 'rent-or-buy']);
      expect(toolIds.filter((tool) => findUncountedProgram(tool, facts) === program)).toEqual(empty);
      expect(toolIds.some((tool) => findUncountedProgram(tool, complete) !== undefined)).toBe(false);
      expect(listWrittenBack('monthly-payment', { price: '350000', ratePercent: '6' }, facts, TODAY)).toEqual(
        [],
      );
    },
  );

  test('has our assumptions where nothing was said, each with its day, and says nothing of an unknown price', () => {
    const { values, from } = assumeFacts({ price: 40_000_000, ratePercent: '7' }, TODAY);
    expect(values).toEqual({
      program: 'conventional',
      termMonths: 360,
      downPayment: 4_000_000,
      propertyTaxYearly: 400_000,
      homeInsuranceYearly: 200_000,
    });
    expect(from).toMatchObject({ source: 'assumption', asOf: '2026-11-21' });
    expect(toToolInputs('monthly-payment', {}, TODAY)).toEqual({ ratePercent: '7.4', termMonths: 360 });
  });

  /** What a calculator asks of the person themselves; the rest are assumptions of its own. */
  const asked: Record<ToolId, readonly string[]> = {
    affordability: ['grossAnnualIncome', 'monthlyDebts', 'downPayment', 'ratePercent', 'creditScoreBand'],
    'debt-to-income': ['grossAnnualIncome', 'housingPaymentPitia', 'otherMonthlyDebts'],
    'monthly-payment': [
      'price',
      'downPayment',
      'ratePercent',
      'termMonths',
      'propertyTaxYearly',
      'homeInsuranceYearly',
    ],
    'cash-to-close': [
      'price',
      'loanAmount',
      'ratePercent',
      'closingDate',
      'escrowTaxMonthly',
      'escrowHoiMonthly',
    ],
    'points-or-credit': [
      'loanAmount',
      'ratePercent',
      'pointsPercent',
      'pointsRatePercent',
      'creditRatePercent',
      'creditPercent',
    ],
    'rent-or-buy': ['price', 'downPayment', 'ratePercent', 'monthlyRent', 'yearsStaying'],
    refinance: ['balance', 'currentRate', 'remainingMonths', 'newRate', 'costsPaidInCash'],
    'credit-price': ['creditScore', 'price', 'downPayment', 'termMonths'],
    'offer-terms': ['price', 'downPayment', 'ratePercent', 'sellerCredit', 'earnestMoney'],
    'contract-dates': ['acceptance', 'closing', 'lockUntil'],
    'extra-payments': ['principal', 'ratePercent', 'termMonths', 'extraMonthly'],
  };
  test.each(toolIds)('leaves at most two questions of %s to type', (tool) => {
    const given = toToolInputs(tool, complete, TODAY);
    expect(asked[tool].filter((name) => !(name in given)).length).toBeLessThanOrEqual(2);
  });

  const own = { newRate: '5.75', newMonths: 360, creditPercent: '1', acceptance: '2027-02-01' };
  test.each([
    [affordabilityInput, 'affordability'],
    [dtiInput, 'debt-to-income'],
    [monthlyPaymentInput, 'monthly-payment'],
    [cashToCloseInput, 'cash-to-close'],
    [pointsOrCreditInput, 'points-or-credit'],
    [rentOrBuyInput, 'rent-or-buy'],
    [refinanceInput, 'refinance'],
    [extraPaymentsInput, 'extra-payments'],
    [creditPriceInput, 'credit-price'],
    [offerTermsInput, 'offer-terms'],
    [contractDatesInput, 'contract-dates'],
  ] as const)('is what the calculator takes: %#', (schema, tool) => {
    const parsed = schema.safeParse({ ...own, ...toToolInputs(tool, complete, TODAY) });
    expect(parsed.error?.issues).toBeUndefined();
  });
});

describe('what a calculator writes back', () => {
  test('is what differs from the plan alone, in the plan’s terms', () => {
    const figures = {
      ...toToolInputs('monthly-payment', complete, TODAY),
      price: '410000',
      ratePercent: '6',
    };
    expect(listWrittenBack('monthly-payment', figures, complete, TODAY)).toEqual([
      { fact: 'price', value: 41_000_000 },
      { fact: 'ratePercent', value: '6' },
    ]);
  });

  test('is the price that affordability came to, in whole dollars', () => {
    const input = affordabilityInput.parse(toToolInputs('affordability', complete, TODAY));
    const { maxPrice } = computeAffordability(input, TODAY);
    const [price] = listWrittenBack('affordability', { ...input, maxPrice }, complete, TODAY);
    expect(price).toEqual({ fact: 'price', value: Math.floor(Number(maxPrice)) * 100 });
  });

  test.each(toolIds)('is nothing where nothing was changed: %s', (tool) => {
    const { price, downPayment, ...rest } = complete;
    const searching = { ...rest, priceRange: { from: 30_000_000, to: 40_000_000 } };
    const closed = { ...complete, balance: 31_000_000, remainingMonths: 300 };
    for (const known of [complete, closed, searching, { priceRange: searching.priceRange }])
      expect(listWrittenBack(tool, toToolInputs(tool, known, TODAY), known, TODAY)).toEqual([]);
  });

  test('is a balance or a term that somebody changed, and neither where the loan is still to come', () => {
    const figures = { ...toToolInputs('extra-payments', complete, TODAY), extraMonthly: '200' };
    expect(listWrittenBack('extra-payments', figures, complete, TODAY)).toEqual([]);
    expect(listWrittenBack('extra-payments', { ...figures, principal: '330000' }, complete, TODAY)).toEqual([
      { fact: 'balance', value: 33_000_000 },
    ]);
    const closed: Facts = { ...complete, balance: 31_000_000, remainingMonths: 300 };
    expect(listWrittenBack('refinance', { balance: '340000', remainingMonths: 300 }, closed, TODAY)).toEqual([
      { fact: 'balance', value: 34_000_000 },
    ]);
  });
});
