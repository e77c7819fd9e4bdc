import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { createRateLimitStore } from './rate-limits.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
let processes: ReturnType<typeof openProcess>[];
useSharedApp(async (shared) => {
  app = shared;
  processes = [openProcess(), openProcess()];
});
afterAll(async () => {
  for (const { database } of processes) await database.close();
});
afterEach(() => vi.useRealTimers());

function openProcess() {
  const database = openDatabase(app.databaseUrl, 5, () => undefined);
  return { database, count: createRateLimitStore(database.db) };
}

/** Many tries at once, by turns in two processes; the result of each. */
function consumeAtOnce(keys: readonly string[], tries = 1) {
  return Promise.all(
    keys.map(async (key, index) => {
      const spent = await processes[index % 2]?.count({ key, tries, durationMs: HOUR_MS });
      return { key, tries: spent?.tries };
    }),
  );
}

const upTo = (count: number, step = 1) => Array.from({ length: count }, (_, index) => (index + 1) * step);
const sortTries = (spent: { tries: number | undefined }[]) =>
  spent.map(({ tries }) => tries ?? 0).sort((a, b) => a - b);

it('each of many tries at once gets a count of its own, over two processes', async () => {
  const spent = await consumeAtOnce(Array(200).fill('one'));
  expect(sortTries(spent)).toEqual(upTo(200));
  expect(sortTries(await consumeAtOnce(Array(5).fill('one'), 10))).toEqual(
    upTo(5, 10).map((tries) => 200 + tries),
  );
});

it('two processes that count the same subjects in another order do not wait for each other', async () => {
  const subjects = upTo(40).map((number) => `subject ${number}`);
  const spent = await consumeAtOnce([...subjects, ...subjects.toReversed(), ...subjects]);
  for (const subject of subjects)
    expect(sortTries(spent.filter(({ key }) => key === subject))).toEqual(upTo(3));
});

it('counts again once the time is over, and from the first try of that', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const begin = Date.now();
  const count = (tries: number) => processes[0]?.count({ key: 'later', tries, durationMs: HOUR_MS });
  expect(await count(3)).toEqual({ tries: 3, endsAt: begin + HOUR_MS });
  vi.setSystemTime(begin + HOUR_MS - 1);
  expect(await count(2)).toEqual({ tries: 5, endsAt: begin + HOUR_MS });
  vi.setSystemTime(begin + HOUR_MS);
  expect(await count(1)).toEqual({ tries: 1, endsAt: begin + 2 * HOUR_MS });
});
