import pino from 'pino';

export type Log = pino.Logger;

/** JSON lines on standard output. Personal data never goes in: callers log codes, counts and ids, not what people typed. */
export function createLog(level: 'silent' | 'warn' | 'info'): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}

/** What may be said of an error: its kind, code and place. Messages of the database can quote a row and stay out. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  const place = error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8);
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { kind: error.name, code, place, cause };
}
