/**
 * How many of Vitest's tests passed and failed. A file that could not be read has no tests and is one failure, and so
 * is a run that ended badly without naming one.
 */
export function countVitest(report, exitCode) {
  const unreadable = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = (report?.numFailedTests ?? 0) + unreadable.length;
  return { passed: report?.numPassedTests ?? 0, failed: atLeastOne(failed, exitCode) };
}

/** How many of Playwright's tests passed, at once or on another try, and failed. */
export function countPlaywright(report, exitCode) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: atLeastOne(unexpected, exitCode) };
}

function atLeastOne(failed, exitCode) {
  return failed === 0 && exitCode !== 0 ? 1 : failed;
}
