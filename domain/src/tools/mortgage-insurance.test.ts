import { describe, expect, test } from 'vitest';
import { InputRefusal } from './input-refusal.ts';
import {
  type MortgageInsuranceResult,
  mortgageInsuranceEndpoint,
  mortgageInsuranceInput,
} from './mortgage-insurance.contract.ts';
import { computeMortgageInsurance } from './mortgage-insurance.ts';
import { listUnexplained } from './unexplained-figures.ts';
import vectors from './vectors/mortgage-insurance.json' with { type: 'json' };

const ON = '2026-11-21';

/** What the tool answers to an input as it comes over the wire. */
function answer(input: object): MortgageInsuranceResult {
  return computeMortgageInsurance(mortgageInsuranceInput.parse(input), ON);
}

const loan = { program: 'conventional', loanAmount: '95000', originalValue: '100000' };

describe('the mortgage insurance tool', () => {
  test.each(vectors)('agrees with $id', ({ inputs, expected }) => {
    expect(answer(inputs)).toMatchObject(expected);
  });

  test('carries a worked example that is true', () => {
    const { input, answer: expected } = mortgageInsuranceEndpoint['~orpc'].meta.example as {
      input: object;
      answer: object;
    };
    expect(answer(input)).toMatchObject(expected);
  });

  test('explains each figure with its own value', () => {
    for (const { inputs } of vectors) {
      const result = answer(inputs);
      expect(listUnexplained(result)).toEqual([]);
      for (const { figure, value } of result.workings) {
        expect(String(result[figure as 'program'])).toBe(value);
      }
    }
  });
});

test('USDA explains its fees too', () => {
  expect(listUnexplained(answer({ program: 'usda', loanAmount: '250000' }))).toEqual([]);
});

describe('private insurance', () => {
  test('a premium nobody named is an assumption, with its range', () => {
    expect(answer({ ...loan, creditScore: 760 })).toMatchObject({
      annualPercent: '0.38',
      monthlyPremium: '30.08',
      isAssumed: true,
      assumedRange: { lowPercent: '0.285', highPercent: '0.475', lowMonthly: '22.56', highMonthly: '37.60' },
      tables: [{ id: 'pmi-premiums-assumed', warning: null }],
    });
  });

  test('at exactly 80 percent none is needed', () => {
    expect(answer({ ...loan, loanAmount: '80000', ratePercent: '6.5', termMonths: 360 })).toMatchObject({
      ltvPercent: '80.00',
      isInsured: false,
      monthlyPremium: '0.00',
      assumedRange: null,
      cancellation80pctPaymentNumber: null,
      termination78pctPaymentNumber: null,
      finalTerminationMidpointPaymentNumber: null,
      premiums: 0,
      totalPremiums: '0.00',
    });
  });

  test.each([
    ['79000', 0],
    ['80000', 0],
    ['80001', 3],
    ['95000', 3],
  ])('a loan of $%s of 100,000 names %i conditions of an end', (loanAmount, count) => {
    expect(answer({ ...loan, loanAmount, ratePercent: '6.5', termMonths: 360 })).toMatchObject({
      conditions: { length: count },
    });
  });

  test('payments have dates where the first has one, at the end of short months too', () => {
    const dated = { ...loan, ratePercent: '6.5', termMonths: 12, firstPaymentDate: '2027-01-31' };
    expect(answer(dated)).toMatchObject({
      cancellation80pctPaymentNumber: 2,
      cancellation80pctDate: '2027-02-28',
      termination78pctPaymentNumber: 3,
      termination78pctDate: '2027-03-31',
      finalTerminationMidpointPaymentNumber: 6,
      premiums: 3,
    });
    expect(listUnexplained(answer(dated))).toEqual([]);
  });

  test.each([
    ['one month', { loanAmount: '95000', ratePercent: '0', termMonths: 1 }, 1],
    ['fifty years', { loanAmount: '95000', ratePercent: '9', termMonths: 600 }, 300],
    ['more than the value', { loanAmount: '120000', ratePercent: '9', termMonths: 360 }, 180],
    ['a billion dollars', { loanAmount: '1000000000', ratePercent: '100', termMonths: 360 }, 180],
    ['nothing', { loanAmount: '0', ratePercent: '9', termMonths: 360 }, null],
  ])('%s', (_name, changes, premiums) => {
    expect(answer({ ...loan, ...changes })).toMatchObject({ premiums });
  });
});

describe('FHA', () => {
  test('the average balance of the first year makes the premium a little lower', () => {
    const fha = { program: 'fha', baseLoan: '400000', propertyValue: '420000', termMonths: 360 };
    const answered = answer({ ...fha, ratePercent: '6.5' });
    expect(listUnexplained(answered)).toEqual([]);
    expect(answered).toMatchObject({ firstYearMonthlySimple: '183.33', firstYearMonthlyAverage: '182.41' });
    expect(answer(fha)).toMatchObject({ firstYearMonthlyAverage: null });
  });

  test('a loan-to-value that was given counts as it is, if it fits', () => {
    const fha = { program: 'fha', baseLoan: '95004', propertyValue: '100000', termMonths: 360 };
    expect(answer(fha)).toMatchObject({ annualRatePercent: '0.55' });
    expect(answer({ ...fha, ltvPercent: '95.00' })).toMatchObject({ annualRatePercent: '0.50' });
  });
});

describe('questions without an answer are refused with the field to look at', () => {
  test.each([
    ['annualPercent', { program: 'conventional', loanAmount: '95000' }],
    ['originalValue', { ...loan, originalValue: '0' }],
    ['propertyValue', { program: 'fha', baseLoan: '1', termMonths: 360 }],
    ['baseLoan', { program: 'fha', baseLoan: '100001', propertyValue: '100000', termMonths: 360 }],
    ['baseLoan', { program: 'fha', baseLoan: '0', propertyValue: '0', termMonths: 360 }],
    [
      'ltvPercent',
      { program: 'fha', baseLoan: '90000', propertyValue: '100000', ltvPercent: '91', termMonths: 360 },
    ],
    ['downPayment', { program: 'va', price: '100', downPayment: '100.01' }],
  ])('%s', (field, input) => {
    let refusal: unknown;
    try {
      answer(input);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(InputRefusal);
    expect(Object.keys((refusal as InputRefusal).fields)).toEqual([field]);
  });
});
