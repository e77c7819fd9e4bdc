import type { Box, Cell } from './pages/page-text.ts';

export type ReadForm = 'loan_estimate' | 'closing_disclosure';

/** `proved` by a sum of the form; `check` where a person has to look. A comparison uses proved and confirmed fields alone. */
export type FieldState = 'read' | 'proved' | 'check';

/** Amounts without sign and commas, percentages without their sign, days as calendar days; null where the form leaves it empty. */
export type FieldValue = string | boolean | null | readonly string[] | Readonly<Record<string, boolean>>;
export type FieldReading = { value: FieldValue; page: number; box: Box; state: FieldState };

/** One line of a section of costs: its words, its amount, and what stands in its parentheses. */
export type CostLine = {
  label: string;
  amount: string;
  detail: string | null;
  page: number;
  box: Box;
  state: FieldState;
};

export type FormReading = {
  form: ReadForm | null;
  fields: Record<string, FieldReading>;
  lines: Record<string, CostLine[]>;
  /** The sums of the form, by name: whether each adds up. */
  checks: Record<string, boolean>;
};

/** A field as it was read in a cell; nothing where there is no such value. */
export function readField(
  value: FieldValue | undefined,
  cell: Pick<Cell, 'page' | 'box'> | undefined,
): FieldReading | undefined {
  if (value === undefined || cell === undefined) return undefined;
  return { value, page: cell.page, box: cell.box, state: 'read' };
}

/** Leaves out what was not found. */
export function keepFound(fields: Record<string, FieldReading | undefined>): Record<string, FieldReading> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field === undefined ? [] : [[name, field]])),
  );
}
