import { getRefusal } from '@porchlight/testing/tools/get-refusal.ts';
import { listUnexplained } from '@porchlight/testing/tools/unexplained-figures.ts';
import { describe, expect, test } from 'vitest';
import { creditPriceInput } from './credit-price.contract.ts';
import { computeCreditPrice } from './credit-price.ts';

const ask = (more: object = {}, on = '2026-11-25') =>
  computeCreditPrice(
    creditPriceInput.parse({ creditScore: 718, price: '300000', downPayment: '30000', ...more }),
    on,
  );

describe('what a score costs', () => {
  test('718 at 90 percent: 720 saves $675, 740 saves $1,350', () => {
    const answer = ask();
    expect(answer).toMatchObject({
      loan: '270000.00',
      ltvPercentUsed: '90',
      percent: '1.250',
      dollars: '3375.00',
      isInsured: true,
      nextStep: { score: 720, pointsNeeded: 2, savesDollars: '675.00' },
    });
    expect(answer.steps.map(({ score, savesDollars }) => [score, savesDollars])).toEqual([
      [720, '675.00'],
      [740, '1350.00'],
      [760, '2025.00'],
      [780, '2700.00'],
    ]);
    expect(listUnexplained(answer).filter((figure) => figure !== 'band')).toEqual([]);
  });

  test('kind and use of the home, an adjustable rate and a second loan are rows of their own', () => {
    const more = { homeKind: 'condo', occupancy: 'second_home', adjustable: true, secondLoan: true };
    const { parts, percent, workings } = ask(more);
    expect(parts.map(({ part, percent: added }) => `${part} ${added}`)).toEqual([
      'score_ltv 1.250',
      'condo 0.750',
      'second_home 4.125',
      'arm 0.000',
      'subordinate_financing 1.125',
    ]);
    expect(percent).toBe('7.250');
    for (const { part } of parts) expect(workings.map(({ figure }) => figure)).toContain(`parts.${part}`);
  });

  test.each([
    ['homeready', '0.000', '0.00', null],
    ['first_time_buyer', '0.000', '0.00', null],
    ['fha', null, null, 'FHA, VA and USDA loans have no such grid'],
  ])('%s has no steps', (program, percent, dollars, reason) => {
    expect(ask({ program })).toMatchObject({ percent, dollars, reason, steps: [], nextStep: null });
  });

  test('a band that saves nothing is no next step', () => {
    expect(ask({ downPayment: '215000' })).toMatchObject({ steps: { length: 4 }, nextStep: null });
    expect(ask({ creditScore: 801 })).toMatchObject({ steps: [], nextStep: null });
  });

  test.each([
    [850, '780 or more'],
    [718, '700 to 719'],
    [300, '639 or less'],
  ])('a score of %i is in the row %s', (creditScore, row) => {
    const working = ask({ creditScore }).workings.find(({ figure }) => figure === 'parts.score_ltv');
    expect(working?.inputs[0]?.value).toBe(row);
  });

  test('insurance is spoken of above 80 percent of a conventional loan alone', () => {
    expect([ask({ downPayment: '60000' }).isInsured, ask({ program: 'fha' }).isInsured]).toEqual([
      false,
      false,
    ]);
  });
});

test.each([
  [{ price: '0', downPayment: '0' }, 'price'],
  [{ downPayment: '300000.01' }, 'downPayment'],
  [{ downPayment: '300000' }, 'downPayment'],
  [{ program: 'homeready', occupancy: 'investment' }, 'program'],
])('%j is refused at %s', (more, field) => {
  expect(Object.keys(getRefusal(() => ask(more)))).toEqual([field]);
});
