import pino, { type DestinationStream } from 'pino';

export type Log = pino.Logger;

/** JSON lines on standard output, or `to` somewhere else. Personal data never goes in: callers log codes, counts and ids, not what people typed. */
export function createLog(level: 'silent' | 'warn' | 'info', to?: DestinationStream): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, to);
}

/** Names what failed, and gives what logs the error. */
export function createWarnings(log: Log): (what: string) => (error: Error) => void {
  return (what) => (error) => {
    const { kind, code } = describeError(error);
    log.warn({ kind, code }, what);
  };
}

/** What may be said of an error: its kind, code and place. Messages of the database can quote a row and stay out. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  const place = getPlace(error);
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { kind: error.name, code, place, cause };
}

/** The lines below the message: the message quotes what was typed, of several lines perhaps, and one of them can begin like a place. */
function getPlace({ stack = '', message }: Error): string[] | undefined {
  const start = stack.indexOf(message);
  if (start === -1) return undefined;
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8);
}
