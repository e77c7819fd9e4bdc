import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal } from '../kernel/decimals.ts';
import { computeMortgageApr } from './apr.ts';
import { computeSchedule } from './schedule.ts';

/** Others in each run, so that few of them cover many in the end. */
const LOANS = 2_000;
/** A few seconds are enough; a machine at its limit takes longer. */
const TIMEOUT = 60_000;
/** Given again, it brings the same loans; a failure names it too. */
const seed = Math.trunc(Math.random() * 2 ** 31);

/** Amounts in cents; the rate in thousandths of a percent. */
type Loan = {
  cents: number;
  rate: number;
  months: number;
  interestOnly: number;
  extra: number;
  fee: number;
  mi: number;
};

const rate = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 12_000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 96 }).map((eighths) => eighths * 125) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 100_000 }) },
);
const loans: fc.Arbitrary<Loan> = fc.record({
  cents: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1_000_000, max: 200_000_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 1_000_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 100_000_000_000 }) },
  ),
  rate,
  months: fc.oneof(fc.constantFrom(120, 180, 240, 360), fc.integer({ min: 1, max: 600 })),
  interestOnly: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(120) }),
  extra: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(100_000) }),
  fee: fc.nat(50),
  mi: fc.nat(20_000),
});

describe(`${LOANS} random loans (seed ${seed})`, () => {
  test(
    'agree to the cent with a schedule in fractions',
    () => {
      fc.assert(
        fc.property(loans, (loan) => {
          const interestOnly = Math.min(loan.interestOnly, loan.months - 1);
          const expected = referToFractions({ ...loan, interestOnly });
          const { rows, totalInterest, totalPaid } = computeSchedule(readTerms({ ...loan, interestOnly }), {
            extraPayments: [{ amount: new Decimal(loan.extra).div(100), every: 'month', fromPayment: 1 }],
          });
          const balances = rows.map(({ balance }) => balance);
          if (!isSame(balances, expected.balances)) expect(balances).toEqual(expected.balances);
          if (totalInterest !== expected.interest) expect(totalInterest).toBe(expected.interest);
          if (totalPaid !== loan.cents + expected.interest)
            expect(totalPaid).toBe(loan.cents + expected.interest);
          const last = rows.at(-1)?.payment;
          if (last !== expected.last) expect(last).toBe(expected.last);
        }),
        { seed, numRuns: LOANS },
      );
    },
    TIMEOUT,
  );

  test(
    'agree in their APR with the plain equation halved down',
    () => {
      let compared = 0;
      fc.assert(
        fc.property(loans, (loan) => {
          const fee = Math.floor((loan.cents * loan.fee) / 1000);
          const mi = Math.min(loan.mi, loan.cents);
          const miMonths = Math.min(loan.interestOnly, loan.months);
          const apr = computeMortgageApr({
            terms: readTerms({ ...loan, interestOnly: 0 }),
            prepaidFinanceCharge: new Decimal(fee).div(100),
            insurance: [{ amount: new Decimal(mi).div(100), payments: miMonths }],
          });
          const expected = halveDown(loan, loan.cents - fee, mi, miMonths);
          compared += 1;
          const miss = Math.abs(Number(apr) - expected);
          // The bisection in binary is good for about 1e-9 of the rate.
          if (!(apr !== null && miss <= 0.0005 && miss <= 1e-7 * Math.max(1, expected))) {
            expect(Number(apr)).toBeCloseTo(expected, 7);
          }
        }),
        { seed, numRuns: LOANS },
      );
      expect(compared).toBeGreaterThanOrEqual(LOANS);
    },
    TIMEOUT,
  );
});

function readTerms({ cents, rate, months, interestOnly }: Loan) {
  return {
    principal: new Decimal(cents).div(100),
    ratePercent: new Decimal(rate).div(1000),
    termMonths: months,
    interestOnlyMonths: interestOnly,
  };
}

/** Everything as fractions of whole numbers: the level payment too, without a power rounded on the way. */
function referToFractions({ cents, rate, months, interestOnly, extra }: Loan) {
  let balance = cents;
  let payment: number | undefined;
  let interest = 0;
  let last = 0;
  const balances: number[] = [];
  for (let number = 1; number <= months && balance > 0; number += 1) {
    const due = referInterest(balance, rate);
    if (number > interestOnly) payment ??= referPayment(balance, rate, months - interestOnly);
    const wanted = payment === undefined ? 0 : payment - due;
    const principal = number === months || wanted > balance ? balance : wanted;
    balance -= principal;
    balance -= Math.min(extra, balance);
    interest += due;
    last = due + principal;
    balances.push(balance);
  }
  return { balances, interest, last };
}

/** Half up by the remainder; in numbers as long as the product is exact in them. */
function referInterest(balance: number, rate: number): number {
  const product = balance * rate;
  if (product > Number.MAX_SAFE_INTEGER) {
    return Number(roundHalfUp(BigInt(balance) * BigInt(rate), MONTHLY));
  }
  const rest = product % 1_200_000;
  return (product - rest) / 1_200_000 + (rest * 2 >= 1_200_000 ? 1 : 0);
}

/** What a rate in thousandths of a percent a year is divided by for a month. */
const MONTHLY = 1_200_000n;

/** P u (d + u)^n / (d ((d + u)^n - d^n)) for a monthly rate of u / d. */
function referPayment(cents: number, rate: number, months: number): number {
  const [up, left, principal] = [BigInt(rate), BigInt(months), BigInt(cents)];
  if (rate === 0) return Number(roundHalfUp(principal, left));
  const grown = (MONTHLY + up) ** left;
  return Number(roundHalfUp(principal * up * grown, MONTHLY * (grown - MONTHLY ** left)));
}

function roundHalfUp(above: bigint, below: bigint): bigint {
  return (2n * above + below) / (2n * below);
}

/** The rate at which payments, discounted month by month, are worth what was financed; in percent a year. */
function halveDown({ cents, rate, months }: Loan, financed: number, mi: number, miMonths: number): number {
  const monthly = rate / 1_200_000;
  const payment =
    rate === 0 ? cents / months : (cents * monthly) / -Math.expm1(-months * Math.log1p(monthly));
  const isTooLow = (guess: number) => {
    let worth = 0;
    for (let month = months; month > 0; month -= 1) {
      worth = (worth + payment + (month <= miMonths ? mi : 0)) / (1 + guess);
    }
    return worth > financed;
  };
  let [low, high] = [0, 0.02];
  while (isTooLow(high)) high *= 2;
  for (let step = 0; step < 36; step += 1) {
    const middle = (low + high) / 2;
    if (isTooLow(middle)) low = middle;
    else high = middle;
  }
  return (low + high) * 600;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
