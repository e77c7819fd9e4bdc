export type Row = { what: string; figure: string; bound: string; holds: boolean };

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The smallest value that at least this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export async function measureMs(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

export function printTable(rows: readonly Row[]): void {
  console.table(
    rows.map(({ what, figure, bound, holds }) => ({
      measure: what,
      figure,
      bound,
      holds: holds ? 'yes' : 'NO',
    })),
  );
}
