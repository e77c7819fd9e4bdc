import { currentTrace } from './current-trace.ts';
import type { Traces } from './trace-types.ts';

/**
 * Work that no request asked for, as a trace of its own where traces are kept. `readProblem` says what an end that is no error was
 * short of, by its kind alone.
 */
export async function traceWork<Result>(
  traces: Traces | undefined,
  name: string,
  attributes: Record<string, string | number>,
  work: () => Promise<Result>,
  readProblem: (result: Result) => string | undefined = () => undefined,
): Promise<Result> {
  const begun = traces?.beginWork(name, attributes);
  if (!begun) return work();
  try {
    const result = await currentTrace.run(begun.trace, work);
    const problem = readProblem(result);
    begun.end(problem === undefined ? undefined : { name: problem });
    return result;
  } catch (error) {
    begun.end(error);
    throw error;
  }
}
