import { relative } from 'node:path';
import { root } from '../project.mjs';

/**
 * What failed of Vitest's tests, a line each with its reason. A file whose preparation failed counts no test as failed:
 * its tests did not run, and its own message says why.
 */
export function listVitestFailures(report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(root, name);
      if (failed.length === 0) return [describe(file, 'could not be prepared', message)];
      return failed.map(({ fullName, failureMessages }) => describe(file, fullName, failureMessages[0]));
    });
}

/** What failed of Playwright's tests, and what passed at the second try only, a line each with the first try's reason. */
export function listPlaywrightFailures(report) {
  const errors = (report?.errors ?? []).map(({ message }) => describe('browser tests', '', message));
  return [...errors, ...(report?.suites ?? []).flatMap((suite) => listOfSuite(suite, []))];
}

function listOfSuite({ title, file, specs = [], suites = [] }, above) {
  const titles = title === file ? above : [...above, title];
  const own = specs
    .flatMap((spec) => spec.tests.map((test) => ({ spec, test })))
    .filter(({ test }) => test.status === 'unexpected' || test.status === 'flaky')
    .map(({ spec, test }) => {
      const name = [...titles, spec.title].join(' > ');
      const tried = test.status === 'flaky' ? `${name} (passed at the second try)` : name;
      return describe(`e2e/${file}`, tried, test.results[0]?.error?.message);
    });
  return [...own, ...suites.flatMap((suite) => listOfSuite(suite, titles))];
}

/** One line, without the colors of a terminal. */
function describe(file, name, message = '') {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal begin with one
  const plain = message.replace(/\u001b\[[0-9;]*m/g, '');
  const reason = plain.split('\n').find((line) => line.trim() !== '');
  return [file, name, reason?.trim()].filter(Boolean).join(': ');
}
