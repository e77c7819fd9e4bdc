import { relative } from 'node:path';
import { root } from '../project.mjs';

/** Seconds of each of Vitest's files, from its first test to its last. */
export function listVitestTimes(report) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Seconds of each of Playwright's files: the sum of its tests and their second tries, which may run side by side. */
export function listPlaywrightTimes(report) {
  return (report?.suites ?? []).map((suite) => ({ file: `e2e/${suite.file}`, seconds: sumSeconds(suite) }));
}

function sumSeconds({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce((sum, suite) => sum + sumSeconds(suite), own);
}

/** The last lines of a run: its slowest files first, then the seconds of each part. */
export function formatTimes(parts, files, count = 10) {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
  const format = (seconds) => `${seconds.toFixed(1).padStart(7)} s`;
  return [
    ...slowest.map(({ file, seconds }) => `${format(seconds)}  ${file}`),
    `Parts: ${parts.map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`).join(', ')}.`,
  ];
}
