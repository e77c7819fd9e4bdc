import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeCodes } from '../../kernel/states.ts';
import { type FinderAnswers, firstLoans, homeUses, type ProgramPlace, residencies } from './answers.ts';
import { describeChanges } from './describe-rules.ts';
import { judgeProgram } from './judgments.ts';
import { floorPercent } from './percents.ts';
import type { Program } from './program.ts';
import { listOpenPrograms } from './program-list.ts';

const ON = '2026-11-25';
const RUNS = 300;
const seed = Math.trunc(Math.random() * 2 ** 31);
const programs = listOpenPrograms(ON).filter(({ rules }) => rules.length > 0);

const places: readonly ProgramPlace[] = placeCodes;
/** Whole cents, at and around where rules begin and end. */
const near = (...lines: readonly number[]) =>
  fc.constantFrom(...lines).chain((line) => fc.integer({ min: Math.max(0, line - 2), max: line + 2 }));

/** A buyer who lies around every threshold of a program. */
function arbitraryBuyer(program: Program): fc.Arbitrary<FinderAnswers> {
  const incomes = program.rules.flatMap(({ condition }) => (condition.kind === 'income' ? [condition] : []));
  const lines = (of: string) =>
    program.rules.flatMap(({ condition }) =>
      'of' in condition && condition.of === of
        ? condition.kind === 'atMost'
          ? [condition.limit]
          : condition.kind === 'atLeast'
            ? [condition.least]
            : []
        : [],
    );
  const base = near(1, 1_000_000, 8_333_333, 10_000_000, 14_000_001, 1_000_000_000_000);
  const amount = (of: string) => (lines(of).length > 0 ? near(...lines(of)) : near(0, 1_000_000));
  return fc
    .record({ ami: base, mrbLimit: base })
    .map(({ ami, mrbLimit }) => ({ ami: Math.max(1, ami), mrbLimit: Math.max(1, mrbLimit) }))
    .chain((bases) =>
      fc.record({
        ami: fc.constant(bases.ami),
        mrbLimit: fc.constant(bases.mrbLimit),
        income: fc.oneof(
          amount('income'),
          near(
            ...incomes.flatMap(({ of, above = '0', atMost, unsureTo = atMost }) =>
              [above, atMost, unsureTo].map((percent) => floorPercent(percent, bases[of])),
            ),
            0,
            1_000_000_000,
          ),
        ),
        state: fc.constantFrom(
          ...(program.states === 'all' ? places : [...program.states, ...places.slice(0, 3)]),
        ),
        occupancy: fc.constantFrom(...homeUses),
        firstTime: fc.boolean(),
        firstGeneration: fc.boolean(),
        military: fc.boolean(),
        native: fc.boolean(),
        rural: fc.boolean(),
        ownFunds: amount('ownFunds'),
        price: amount('price'),
        loanAmount: amount('loanAmount'),
        units: fc.integer({ min: 1, max: 4 }),
        score: fc.constantFrom(300, 499, 500, 501, 579, 580, 581, 639, 640, 641, 850),
        downPercent: fc.constantFrom('0', '2.999999', '3', '3.49', '3.5', '3.50', '9.99', '10', '10.0', '20'),
        residency: fc.constantFrom(...residencies),
        loan: fc.constantFrom(...firstLoans),
      }),
    );
}

test.each(programs.map((program) => [program.id, program] as const))(
  `what would change a no of %s changes it, and each way by itself (seed ${seed})`,
  (_, program) => {
    fc.assert(
      fc.property(arbitraryBuyer(program), (buyer) => {
        const { verdict, rules } = judgeProgram(program, buyer);
        if (verdict !== 'no') return;
        expect(describeChanges(judgeProgram(program, buyer), buyer)).not.toBe('');
        let changed = buyer;
        for (const { rule, outcome } of rules) {
          if (outcome.is !== 'no') continue;
          expect(outcome.changes.length).toBeGreaterThan(0);
          for (const change of outcome.changes) {
            const again = judgeProgram(program, { ...buyer, ...change.answers });
            const same = again.rules.find((checked) => checked.rule === rule);
            expect(same?.outcome.is, JSON.stringify([rule.condition, buyer, change])).toBe('yes');
          }
          changed = { ...changed, ...outcome.changes[0]?.answers };
        }
        expect(judgeProgram(program, changed).verdict).not.toBe('no');
      }),
      { seed, numRuns: RUNS },
    );
  },
);

test(`with one answer left out, a verdict is one that some answer would give (seed ${seed})`, () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...programs)
        .chain((program) => fc.record({ program: fc.constant(program), buyer: arbitraryBuyer(program) })),
      fc.constantFrom('state', 'occupancy', 'firstTime', 'income', 'ownFunds', 'score', 'residency'),
      ({ program, buyer }, left) => {
        const whole = judgeProgram(program, buyer).verdict;
        const less = judgeProgram(program, { ...buyer, [left]: undefined }).verdict;
        // Not knowing never decides otherwise than knowing does.
        if (less === 'yes') expect(whole).toBe('yes');
        if (less === 'no') expect(whole).toBe('no');
      },
    ),
    { seed, numRuns: 2000 },
  );
});
