import pino from 'pino';
import { expect, it } from 'vitest';
import { createDatabaseClock } from './database-clock.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE_MS = 60_000;

/** A clock of the machine at noon, and a database's that is `ahead` of it and takes `under way` to answer, in ms. */
function openClocks() {
  let own = NOON;
  const told: unknown[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => told.push(JSON.parse(line).aheadSeconds) });
  const clock = createDatabaseClock(log, () => own);
  const compare = (ahead: number, underWay = 2) =>
    clock.compare({
      query: async () => {
        own += underWay;
        return { rows: [{ at: String(own - underWay / 2 + ahead) }] };
      },
    } as never);
  return { clock, told, compare, readAhead: () => clock.now().getTime() - own };
}

it('goes by the database once the two are more than two seconds apart, and reports when that changes', async () => {
  const { clock, told, compare, readAhead } = openClocks();
  await compare(1_900);
  expect(readAhead()).toBe(0);
  await compare(-61 * MINUTE_MS);
  expect(readAhead()).toBe(-61 * MINUTE_MS);
  expect(clock.readDifference()).toBe(-61 * MINUTE_MS);
  await compare(-61 * MINUTE_MS + 1_000);
  await compare(0);
  expect(readAhead()).toBe(0);
  expect(told).toEqual([-61 * 60, 0]);
});

it('believes no answer that was more than two seconds under way', async () => {
  const { told, compare, readAhead } = openClocks();
  await compare(0, 40 * MINUTE_MS);
  await compare(5_000, 2_001);
  expect(readAhead()).toBe(0);
  expect(told).toEqual([]);
});
