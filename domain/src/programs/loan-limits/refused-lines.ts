import { CountyFileRefusal } from './county-limits.ts';

/** How many problems are named; of more their number. */
const MAX_NAMED = 50;

/** Throws `CountyFileRefusal` with every problem on a line of its own, where there is one. */
export function refuseLines(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const rest = problems.length - MAX_NAMED;
  throw new CountyFileRefusal(
    [
      ...problems.slice(0, MAX_NAMED),
      ...(rest > 0 ? [`And ${rest} more.`] : []),
      'Nothing was changed; check the file and try again.',
    ].join('\n'),
  );
}
