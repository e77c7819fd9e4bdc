import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amortizationInput, amortizationResult } from './amortization.contract.ts';
import { computeAmortization } from './amortization.ts';
import { aprInput, aprResult } from './apr.contract.ts';
import { computeApr } from './apr.ts';
import { InputRefusal } from './input-refusal.ts';
import { paymentInput, paymentResult } from './payment.contract.ts';
import { computePayment } from './payment.ts';
import { refinanceInput, refinanceResult } from './refinance.contract.ts';
import { computeRefinance } from './refinance.ts';

const RUNS = 200;
const seed = Math.trunc(Math.random() * 2 ** 31);

/** What is allowed, and most of it at the edges. */
const dollars = fc.oneof(
  fc.constantFrom('0', '0.01', '1', '99.99', '1000000000', '10000000000.00'),
  fc.integer({ min: 0, max: 100_000_000 }).map((cents) => (cents / 100).toFixed(2)),
);
const percent = fc.oneof(
  fc.constantFrom('0', '0.000001', '6.25', '100'),
  fc.integer({ min: 0, max: 20_000 }).map((thousandths) => (thousandths / 1000).toFixed(3)),
);
const term = fc.oneof(fc.constantFrom(1, 2, 360, 600), fc.integer({ min: 1, max: 600 }));
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 1 });
const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

const loan = { principal: dollars, ratePercent: percent, termMonths: term };
const amortization = fc.record({
  ...loan,
  payment: maybe(dollars),
  method: maybe(fc.constantFrom('level', 'equalPrincipal')),
  interestOnlyMonths: maybe(fc.nat(599)),
  rateChanges: maybe(fc.array(fc.record({ fromPayment: term, ratePercent: percent }), { maxLength: 3 })),
  adjustableRate: maybe(
    fc.record({
      firstChangePayment: term,
      changeEveryMonths: term,
      indexPercent: percent,
      marginPercent: percent,
      firstCapPercent: percent,
      periodicCapPercent: percent,
      lifetimeCapPercent: percent,
      floorPercent: maybe(percent),
    }),
  ),
  extraPayments: maybe(
    fc.array(
      fc.record({
        amount: dollars,
        every: fc.constantFrom('month', 'year', 'once'),
        fromPayment: maybe(term),
      }),
      { maxLength: 3 },
    ),
  ),
  afterMonths: maybe(fc.nat(600)),
});
const unitPeriod = fc.record({
  base: fc.constantFrom('day', 'week', 'semimonth', 'month', 'year'),
  multiple: fc.integer({ min: 1, max: 366 }),
});
const dated = fc.array(fc.record({ date: day, amount: dollars }), { minLength: 1, maxLength: 8 });
const apr = fc.oneof(
  fc.record({ unitPeriod, advances: dated, payments: dated }),
  fc.record({
    unitPeriod,
    advances: dated,
    payments: fc.record({
      first: day,
      count: term,
      amount: dollars,
      last: maybe(dated.map(([last]) => last)),
    }),
  }),
  fc.record({
    loanAmount: dollars,
    ratePercent: percent,
    termMonths: term,
    prepaidFinanceCharges: fc.record({ points: dollars }),
    miMonthly: dollars,
    miPayments: fc.nat(600),
  }),
);
const refinance = fc.record({
  balance: dollars,
  currentRate: percent,
  remainingMonths: term,
  currentPayment: maybe(dollars),
  newRate: percent,
  newMonths: term,
  costsPaidInCash: dollars,
  costsFinanced: dollars,
  cashOut: dollars,
  monthsKept: maybe(term),
  homeValue: maybe(dollars),
});

type Tool = { arbitrary: fc.Arbitrary<unknown>; answer: (input: unknown) => unknown };

test.each<[string, Tool]>([
  [
    'payment',
    {
      arbitrary: fc.record(loan),
      answer: (input) => paymentResult.parse(computePayment(paymentInput.parse(input))),
    },
  ],
  [
    'amortization',
    {
      arbitrary: amortization,
      answer: (input) => amortizationResult.parse(computeAmortization(amortizationInput.parse(input))),
    },
  ],
  ['apr', { arbitrary: apr, answer: (input) => aprResult.parse(computeApr(aprInput.parse(input))) }],
  [
    'refinance',
    {
      arbitrary: refinance,
      answer: (input) => refinanceResult.parse(computeRefinance(refinanceInput.parse(input), '2026-11-21')),
    },
  ],
])(
  `whatever it is given, %s answers in numbers or refuses plainly (seed ${seed})`,
  (_name, { arbitrary, answer }) => {
    let answered = 0;
    fc.assert(
      fc.property(arbitrary, (input) => {
        try {
          expect(JSON.stringify(answer(input))).not.toMatch(/NaN|Infinity|undefined|e[+-]?\d/);
          answered += 1;
        } catch (error) {
          if (!(error instanceof InputRefusal)) throw error;
        }
      }),
      { seed, numRuns: RUNS },
    );
    expect(answered).toBeGreaterThan(RUNS / 40);
  },
  60_000,
);
