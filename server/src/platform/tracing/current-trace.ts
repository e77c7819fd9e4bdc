import { AsyncLocalStorage } from 'node:async_hooks';

/** A piece of work that takes time, of a trace that goes out by OpenTelemetry. */
export type OpenSpan = {
  /** With what went wrong, if anything did: an error, or whatever has the name of its kind. */
  end(problem?: unknown): void;
};

/** What runs now, where someone follows it: a request or a job. What happens deep below it begins spans of its own. */
export type Trace = {
  /** As W3C Trace Context writes it; it is in the lines of the log. */
  id: string;
  /** `attributes` name kinds and counts, never what a person gave. */
  begin(name: string, attributes: Record<string, string | number>): OpenSpan;
};

/** Empty where nothing is followed, so that asking costs next to nothing. */
export const currentTrace = new AsyncLocalStorage<Trace>();

/** Does a step of what is followed now as a span of its own; `attributes` as above. */
export async function traceStep<Result>(
  name: string,
  attributes: Record<string, string | number>,
  step: () => Promise<Result>,
): Promise<Result> {
  const span = currentTrace.getStore()?.begin(name, attributes);
  if (!span) return step();
  try {
    const result = await step();
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** A query by its prepared name or its verb: its text can hold what someone typed. */
export function beginQuerySpan(config: unknown): OpenSpan | undefined {
  const trace = currentTrace.getStore();
  if (trace === undefined) return undefined;
  const { name, text } = typeof config === 'object' && config !== null ? (config as Query) : { text: config };
  const verb = /^\s*([a-z]+)/i.exec(typeof text === 'string' ? text : '')?.[1]?.toLowerCase();
  const operation = verb !== undefined && VERBS.has(verb) ? verb : 'query';
  const isNamed = typeof name === 'string' && /^[\w .-]{1,60}$/.test(name);
  return trace.begin(isNamed ? name : operation, {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
  });
}

type Query = { name?: unknown; text?: unknown };

const VERBS = new Set([
  ...['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'lock', 'set', 'copy'],
]);
