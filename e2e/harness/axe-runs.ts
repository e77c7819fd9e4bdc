import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listScreens } from '../../web/src/pages/page-list.ts';

/** Every rule of axe, or those alone that a color scheme can break. */
export type AxeRules = 'all' | 'colors';

const SCREENS = listScreens('public', 'public-data', 'login', 'portal', 'signed-in', 'staff').length;
/** Whole runs of axe are half of what the browser tests cost (decision 0046): two for each screen, and these for states of journeys. */
const MAX_WHOLE_RUNS = 2 * SCREENS + 215;

const file = join(dirname(process.env.E2E_DATA_DIR ?? ''), 'axe-runs');

/** Counts a run of axe, in whichever worker it is made. */
export function countAxeRun(rules: AxeRules): void {
  appendFileSync(file, `${rules}\n`);
}

/** Says after all tests how often axe ran, and fails where it ran with every rule more often than the bound. */
export function checkAxeRuns(): void {
  const runs = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const count = (rules: AxeRules) => runs.filter((run) => run === rules).length;
  process.stdout.write(`axe: ${count('all')} whole runs, ${count('colors')} on colors alone\n`);
  if (count('all') > MAX_WHOLE_RUNS)
    throw new Error(`axe ran with every rule ${count('all')} times; the bound is ${MAX_WHOLE_RUNS}`);
}
