import { createLog, type Log } from '../../server/src/platform/base/log.ts';

/** The last lines only: a test that breaks the database on purpose brings about thousands. */
const MAX_LINES = 50;

const lines: string[] = [];

/** Keeps the warnings and errors of servers that tests start. */
export const testLog: Log = createLog('warn', {
  write(line: string) {
    lines.push(line);
    if (lines.length > MAX_LINES) lines.shift();
  },
});

/** Gives the lines since it was last asked. */
export function consumeLogLines(): string[] {
  return lines.splice(0);
}
