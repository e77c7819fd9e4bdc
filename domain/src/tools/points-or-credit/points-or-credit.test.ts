import { describe, expect, test } from 'vitest';
import { pointsOrCreditInput } from './points-or-credit.contract.ts';
import { computePointsOrCredit } from './points-or-credit.ts';

const offer = {
  loanAmount: '300000',
  ratePercent: '6.5',
  pointsRatePercent: '6.25',
  pointsPercent: '1',
  creditRatePercent: '6.75',
  creditPercent: '1',
};

function ask(input: Record<string, unknown>) {
  return computePointsOrCredit(pointsOrCreditInput.parse({ ...offer, ...input }), '2026-06-15');
}

const choose = (answer: ReturnType<typeof ask>, wanted: string) =>
  answer.choices.find((one) => one.offer === wanted);

describe('points, a credit or neither', () => {
  test('payments and money at closing', () => {
    const answer = ask({});
    expect(choose(answer, 'none')).toMatchObject({
      upfront: '0.00',
      payment: '1896.20',
      breakEvenMonth: null,
    });
    expect(choose(answer, 'points')).toMatchObject({
      upfront: '3000.00',
      payment: '1847.15',
      monthlySaving: '49.05',
    });
    expect(choose(answer, 'credit')).toMatchObject({ upfront: '-3000.00', monthlySaving: '-49.59' });
  });

  test('the payment alone says 62 months; the faster balance makes it sooner, the waiting money later', () => {
    const still = choose(ask({ returnPercent: '0' }), 'points');
    const earning = choose(ask({ returnPercent: '6' }), 'points');
    expect(still?.simpleBreakEvenMonth).toBe(62);
    expect(still?.breakEvenMonth).toBeLessThan(62);
    expect(earning?.breakEvenMonth).toBeGreaterThan(still?.breakEvenMonth ?? 0);
  });

  test('break-even is the first month in which it costs no more, counted by hand', () => {
    // 0 %: 1,200 over 12 months is 100 a month either way; a point costs 12 and saves nothing.
    const same = ask({
      loanAmount: '1200',
      termMonths: 12,
      ratePercent: '0',
      pointsRatePercent: '0',
      creditRatePercent: '0',
      returnPercent: '0',
    });
    expect(choose(same, 'points')).toMatchObject({ breakEvenMonth: null, simpleBreakEvenMonth: null });
    expect(same).toMatchObject({ best: 'credit', ahead: '12.00' });
    // 12 % interest-bearing against 0 %: the first month's interest is 12, what the point costs.
    const won = ask({
      loanAmount: '1200',
      termMonths: 12,
      ratePercent: '12',
      pointsRatePercent: '0',
      creditRatePercent: '12',
      returnPercent: '0',
    });
    expect(choose(won, 'points')?.breakEvenMonth).toBe(1);
    expect(won.positions[1]?.points).toBe('0.00');
  });

  test('by how long one stays: credit first, points last, without a gap', () => {
    const { stretches } = ask({});
    expect(stretches.map(({ best }) => best)).toEqual(['credit', 'points']);
    expect(stretches[0]?.fromMonth).toBe(1);
    expect(stretches[1]?.fromMonth).toBe((stretches[0]?.untilMonth ?? 0) + 1);
    expect(stretches.at(-1)?.untilMonth).toBe(360);
  });

  test('what is kept longer than the term ends with it', () => {
    expect(ask({ termMonths: 120, monthsKept: 360 })).toEqual(ask({ termMonths: 120, monthsKept: 120 }));
  });

  test.each([
    [{ loanAmount: '0' }, 'loanAmount'],
    [{ pointsRatePercent: '6.6' }, 'pointsRatePercent'],
    [{ creditRatePercent: '6.4' }, 'creditRatePercent'],
  ])('%j is refused', (input, field) => {
    expect(() => ask(input)).toThrow(expect.objectContaining({ fields: { [field]: expect.any(String) } }));
  });

  test.each([
    { termMonths: 1 },
    { returnPercent: '-25' },
    { loanAmount: '1000000000', creditRatePercent: '100' },
  ])('%j has figures', (input) => {
    expect(JSON.stringify(ask(input))).not.toMatch(/NaN|Infinity/);
  });
});
