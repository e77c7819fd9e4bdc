import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describeError } from './log.ts';

/**
 * What may be printed of an error that ends a process. One of a query holds its text and its values, and the database's own message can
 * quote a row: of these only kind, code and place are said.
 */
export function describeFatalError(error: unknown): unknown {
  return isOfQuery(error) ? describeError(error) : error;
}

/** Prints whatever nothing catches that way, and ends the process. The first line of each program. */
export function printFatalErrors(): void {
  process.on('uncaughtException', (error) => {
    console.error(describeFatalError(error));
    process.exit(1);
  });
}

function isOfQuery(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof DrizzleQueryError || 'severity' in error || isOfQuery(error.cause);
}
