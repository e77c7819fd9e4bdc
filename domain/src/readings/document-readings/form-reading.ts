import { type Box, type Cell, cover } from './pages/page-text.ts';

/** Who pays a charge of a Closing Disclosure, and when. */
export const costColumns = [
  'borrowerAtClosing',
  'borrowerBeforeClosing',
  'sellerAtClosing',
  'sellerBeforeClosing',
  'byOthers',
] as const;
export type CostColumn = (typeof costColumns)[number];

export type ReadForm = 'loan_estimate' | 'closing_disclosure';

/**
 * `proved` by a sum of the form; `check` where a person has to check; `unread` where the form has the field and its value was not made out:
 * null then does not mean that it is empty. A comparison uses proved and confirmed fields alone.
 */
export const fieldStates = ['read', 'proved', 'check', 'unread'] as const;
export type FieldState = (typeof fieldStates)[number];

/** Amounts without sign and commas, percentages without their sign, days as calendar days; null where the form leaves it empty, or it is `unread`. */
export type FieldValue = string | boolean | null | readonly string[] | Readonly<Record<string, boolean>>;
export type FieldReading = { value: FieldValue; page: number; box: Box; state: FieldState };

/**
 * One line of a section of costs or of a summary of transactions: its words, its amount, and the text in its parentheses. `amount` is what
 * the borrower pays, at closing and before it; of a line that only others pay, "0".
 */
export type ReadCostLine = {
  label: string;
  amount: string;
  detail: string | null;
  /** Further figures of a line that has several, as a month of an escrow account. */
  more?: readonly string[];
  /** Whom the charge is paid to, where a Closing Disclosure says so. */
  payee?: string;
  /** The columns of a Closing Disclosure, where something is printed in them. */
  columns?: Partial<Record<CostColumn, string>>;
  page: number;
  box: Box;
  /** `areWordsUncertain` where recognition is not sure of the words before the figures. */
  state: FieldState;
  areWordsUncertain?: boolean;
};

export type FormReading = {
  form: ReadForm | null;
  fields: Record<string, FieldReading>;
  lines: Record<string, ReadCostLine[]>;
  /** The sums of the form, by name: whether each adds up. */
  checks: Record<string, boolean>;
};

/** The certainty, from 0 to 1, that each recognized piece of text needs to be accepted without a person's check. */
const SURE = 0.9;

/** A field as it was read in a cell, or in several; nothing where there is no such value. */
export function parseField(
  value: FieldValue | undefined,
  where: Pick<Cell, 'page' | 'box' | 'confidence'> | readonly Cell[] | undefined,
): FieldReading | undefined {
  const [first, ...others] = where === undefined ? [] : 'page' in where ? [where] : where;
  if (value === undefined || first === undefined) return undefined;
  const box = others.reduce((all, cell) => cover(all, cell.box), first.box);
  return { value, page: first.page, box, state: parseState(value, [first, ...others]) };
}

/** A choice of few that the form prints: no slip of a letter makes one of them another. */
export function parseChoice(
  value: string | boolean | undefined,
  where: Cell | undefined,
): FieldReading | undefined {
  return value === undefined || where === undefined
    ? undefined
    : { value, page: where.page, box: where.box, state: 'read' };
}

/** Words of a line that were recognized are never sure by themselves, since a letter that was passed over leaves no trace: another paper has them too. */
export const markWords = (words: readonly Pick<Cell, 'confidence'>[]): { areWordsUncertain?: true } =>
  words.some(({ confidence }) => confidence !== undefined) ? { areWordsUncertain: true } : {};

/** By section, the places of lines whose words may be misread; left out where there are none. */
export function listUncertainWords(
  lines: Readonly<Record<string, readonly { areWordsUncertain?: boolean | undefined }[]>>,
): { uncertainWords?: Record<string, number[]> } {
  const found = Object.entries(lines).flatMap(([section, rows]) => {
    const places = rows.flatMap(({ areWordsUncertain }, place) =>
      areWordsUncertain === true ? [place] : [],
    );
    return places.length === 0 ? [] : [[section, places] as const];
  });
  return found.length === 0 ? {} : { uncertainWords: Object.fromEntries(found) };
}

/**
 * What was recognized in a picture has to be checked where it has digits, which one slip changes into others, and where a letter is
 * uncertain. A sum of the form may prove it after all.
 */
export function parseState(value: FieldValue, cells: readonly Pick<Cell, 'confidence'>[]): FieldState {
  const recognized = cells.flatMap(({ confidence }) => confidence ?? []);
  if (recognized.length === 0) return 'read';
  const isWord = value !== null && !/\d/.test(JSON.stringify(value));
  return isWord && recognized.every((confidence) => confidence >= SURE) ? 'read' : 'check';
}

/** Leaves out what was not found. */
export function removeMissing(
  fields: Record<string, FieldReading | undefined>,
): Record<string, FieldReading> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field === undefined ? [] : [[name, field]])),
  );
}
