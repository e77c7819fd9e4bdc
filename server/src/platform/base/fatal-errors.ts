import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describeError } from './log.ts';
import { OperatorError } from './operator-error.ts';

/**
 * What may be printed of an error that ends a process. One of a query holds its text and its values, and the database's own message can
 * quote a row: of these only kind, code and place are said. What the operator can mend is its sentence, without a stack.
 */
export function describeFatalError(error: unknown): unknown {
  if (error instanceof OperatorError) return error.message;
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
