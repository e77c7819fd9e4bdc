import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../kernel/calendar-dates.ts';
import { listContractDeadlines } from './contract-chain.ts';
import { dayCountings, lastDayRolls, MAX_TERM_DAYS } from './contract-term.ts';

/** Given again, it brings the same chains; a failure names it too. */
const seed = Math.trunc(Math.random() * 2 ** 31);
const source = { title: 'The contract' };
const keys = ['a', 'b', 'c', 'd', 'e'];

const terms = fc.array(
  fc.record({
    key: fc.constantFrom(...keys),
    title: fc.constant('A term'),
    days: fc.integer({ min: -20, max: MAX_TERM_DAYS }),
    counting: fc.constantFrom(...dayCountings),
    roll: fc.constantFrom(...lastDayRolls),
    from: fc.constantFrom('acceptance', 'closing', 'unknown', ...keys),
    minute: fc.option(fc.integer({ min: 0, max: 1439 })),
    source: fc.constant(source),
  }),
  { maxLength: 8 },
);
const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days));
const agreed = { term: fc.constantFrom(...keys), agreedOn: day, document: fc.constant(null) };
const changes = fc.array(
  fc.oneof(
    fc.record({ ...agreed, kind: fc.constant('extension' as const), to: day }),
    fc.record({ ...agreed, kind: fc.constant('waiver' as const) }),
  ),
  { maxLength: 5 },
);
const timeZone = fc.constantFrom(
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
);

test(`a change moves no date but the one it names, and that one never back (seed ${seed})`, () => {
  fc.assert(
    fc.property(terms, changes, timeZone, day, (listed, agreedChanges, zone, acceptance) => {
      const days = { acceptance, closing: addDays(acceptance, 45) };
      const list = (until: number) =>
        listContractDeadlines({
          ...{ days, terms: listed, changes: agreedChanges.slice(0, until), timeZone: zone },
        });
      for (const [place, change] of agreedChanges.entries()) {
        const before = list(place).deadlines;
        const after = new Map(list(place + 1).deadlines.map((deadline) => [deadline.key, deadline]));
        expect(after.size).toBe(before.length);
        for (const deadline of before) {
          const moved = after.get(deadline.key);
          if (deadline.key === change.term) expect(moved && moved.endsAt >= deadline.endsAt).toBe(true);
          else expect(moved).toEqual(deadline);
        }
      }
    }),
    { seed, numRuns: 200 },
  );
});
