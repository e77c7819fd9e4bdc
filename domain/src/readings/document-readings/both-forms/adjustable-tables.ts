import { type FieldReading, parseChoice, parseField, removeMissing } from '../form-reading.ts';
import { findCell } from '../pages/find-cells.ts';
import { findRows, joinWords, type LabelledRow } from '../pages/find-rows.ts';
import type { Cell } from '../pages/page-text.ts';
import { loadAnswer } from '../pages/read-values.ts';

const PAYMENT_ROWS = [
  ['ap_interest_only', /^interest only payments\??$/i],
  ['ap_optional_payments', /^optional payments\??$/i],
  ['ap_step_payments', /^step payments\??$/i],
  ['ap_seasonal_payments', /^seasonal payments\??$/i],
  ['heading', /^monthly principal and interest payments$/i],
  ['ap_first_change', /^first change ?\/ ?amount$/i],
  ['ap_subsequent_changes', /^subsequent changes$/i],
  ['ap_maximum_payment', /^maximum payment$/i],
] as const;
const RATE_ROWS = [
  ['air_index_margin', /^index ?\+ ?margin$/i],
  ['air_initial_rate', /^initial interest rate$/i],
  ['air_rate_range', /^minimum ?\/ ?maximum interest rate$/i],
  ['frequency', /^change frequency$/i],
  ['limits', /^limits on interest rate changes$/i],
] as const;
const CHANGE_ROWS = [
  ['first_change', /^first change$/i],
  ['subsequent_changes', /^subsequent changes$/i],
] as const;

/** The tables of adjustable payments and rates, where a form has them: answers as yes or no, else as printed (12 CFR 1026.37(i), (j)). */
export function parseAdjustableTables(cells: readonly Cell[]): Record<string, FieldReading> {
  return removeMissing({
    ...getTable(cells, /^adjustable payment \(ap\) table$/i, PAYMENT_ROWS, readPayment),
    ...readRates(cells),
  });
}

type Found = Record<string, FieldReading | undefined>;

function getTable<Name extends string>(
  cells: readonly Cell[],
  heading: RegExp,
  labels: readonly (readonly [Name, RegExp])[],
  read: (row: LabelledRow<Name>) => FieldReading | undefined,
): Found {
  const table = cellsUnder(cells, heading);
  const rows = findRows(table, labels).filter(({ name }) => name !== 'heading');
  return Object.fromEntries(rows.map((row) => [row.name, read(row)]));
}

function cellsUnder(cells: readonly Cell[], heading: RegExp): Cell[] {
  const found = findCell(cells, heading);
  if (found === undefined) return [];
  // Both tables are side by side, each about as wide as half of the page.
  return cells.filter(
    ({ box, baseline }) =>
      baseline > found.baseline && box.x >= found.box.x - 12 && box.x < found.box.x + 250,
  );
}

function readPayment({ name, cells }: LabelledRow<string>): FieldReading | undefined {
  const answer = loadAnswer(cells[0]?.text ?? '');
  return answer !== undefined && !/change|maximum/.test(name)
    ? parseChoice(answer, cells[0])
    : readWords(cells);
}

const readWords = (cells: readonly Cell[]) =>
  cells.length === 0 ? undefined : parseField(joinWords(cells), cells);

function readRates(cells: readonly Cell[]): Found {
  const table = cellsUnder(cells, /^adjustable interest rate \(air\) table$/i);
  const rows = findRows(table, RATE_ROWS);
  const own = Object.fromEntries(
    rows.filter(({ name }) => name.startsWith('air_')).map((row) => [row.name, readWords(row.cells)]),
  );
  const labelOf = (name: string) => rows.find((row) => row.name === name)?.label;
  const [frequency, limits] = [labelOf('frequency'), labelOf('limits')];
  const changesOf = (from: Cell | undefined, prefix: string, to?: Cell) =>
    from === undefined
      ? {}
      : Object.fromEntries(
          findRows(
            table.filter(
              ({ baseline }) => baseline > from.baseline && (to === undefined || baseline < to.baseline - 1),
            ),
            CHANGE_ROWS,
          ).map((row) => [`${prefix}${row.name}`, readWords(row.cells)]),
        );
  return { ...own, ...changesOf(frequency, 'air_', limits), ...changesOf(limits, 'air_limit_') };
}
