import { listUnexplained } from '@porchlight/testing/tools/unexplained-figures.ts';
import { describe, expect, test } from 'vitest';
import { InputRefusal } from '../input-refusal.ts';
import vectors from '../vectors/mortgage-insurance.json' with { type: 'json' };
import { type MortgageInsuranceResult, mortgageInsuranceInput } from './mortgage-insurance.contract.ts';
import { computeMortgageInsurance } from './mortgage-insurance.ts';

const ON = '2026-11-21';

/** What the tool answers to an input as it comes over the wire. */
function answer(input: object): MortgageInsuranceResult {
  return computeMortgageInsurance(mortgageInsuranceInput.parse(input), ON);
}

const loan = { program: 'conventional', loanAmount: '95000', originalValue: '100000' };

describe('the mortgage insurance tool', () => {
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

describe('USDA', () => {
  test.each([
    [{}, '2020.20', '202020.20', '58.92'],
    [{ financed: false }, '2000.00', '200000.00', '58.33'],
  ])('a loan of 200,000, %j, pays %s and owes %s', (more, upfrontFee, financedLoan, monthly) => {
    const answered = answer({ program: 'usda', loanAmount: '200000', ...more });
    expect(answered).toMatchObject({ upfrontFee, financedLoan, firstYearMonthlySimple: monthly });
    expect(listUnexplained(answered)).toEqual([]);
    expect(answered.tables).toMatchObject([{ warning: null }]);
  });
});

describe('private insurance', () => {
  test('a premium that was not given is an assumption, with its range', () => {
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
    ['80004.99', 0],
    ['80005', 3],
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
      finalTerminationMidpointDate: '2027-07-01',
      premiums: 3,
    });
    expect(listUnexplained(answer(dated))).toEqual([]);
  });

  test.each([
    ['a first payment on the first', '2027-01-01', 360, '2042-01-01'],
    ['a first payment in mid-month', '2027-01-15', 360, '2042-01-01'],
    ['at the end of a year', '2027-07-01', 12, '2028-01-01'],
    ['an odd number of months', '2027-01-01', 7, '2027-04-01'],
    ['an odd number of months, late in one', '2027-01-20', 7, '2027-05-01'],
    ['one month', '2027-01-01', 1, '2027-01-01'],
  ])(
    'at the latest it ends on the first of the month after the midpoint: %s',
    (_, first, termMonths, date) => {
      const terms = { ...loan, ratePercent: '6.5', termMonths, firstPaymentDate: first };
      expect(answer(terms)).toMatchObject({ finalTerminationMidpointDate: date });
    },
  );

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
    const fha = { program: 'fha', baseLoan: '95006', propertyValue: '100000', termMonths: 360 };
    expect(answer(fha)).toMatchObject({ ltvPercent: '95.01', annualRatePercent: '0.55' });
    expect(answer({ ...fha, ltvPercent: '95.00' })).toMatchObject({ annualRatePercent: '0.50' });
  });

  test.each([
    ['95004', undefined, 360, '95.00', '0.50', 360],
    ['95004.99', undefined, 360, '95.00', '0.50', 360],
    ['95005', undefined, 360, '95.01', '0.55', 360],
    ['90004', undefined, 360, '90.00', '0.50', 132],
    ['90005', undefined, 360, '90.01', '0.50', 360],
    ['90004', undefined, 180, '90.00', '0.15', 132],
    ['95004', '95.004', 360, '95.00', '0.50', 360],
  ])('a base loan of $%s, %s percent as given, over %i months pays what %s percent pays', (...row) => {
    const [baseLoan, given, termMonths, ltvPercent, annualRatePercent, durationMonths] = row;
    const asked = { program: 'fha', baseLoan, propertyValue: '100000', termMonths };
    expect(answer(given === undefined ? asked : { ...asked, ltvPercent: given })).toMatchObject({
      ltvPercent,
      annualRatePercent,
      durationMonths,
    });
  });
});

describe('VA', () => {
  test.each([
    ['19999.99', '4.99', '2.15'],
    ['20000', '5.00', '1.50'],
    ['39999.99', '9.99', '1.50'],
    ['40000', '10.00', '1.25'],
  ])(
    '$%s down of 400,000 is shown as %s percent and pays %s',
    (downPayment, downPaymentPercent, ratePercent) => {
      expect(answer({ program: 'va', price: '400000', downPayment })).toMatchObject({
        downPaymentPercent,
        ratePercent,
      });
    },
  );
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
