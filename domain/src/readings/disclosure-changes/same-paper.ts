import type { FieldReading, FieldValue, FormReading } from '../document-readings/form-reading.ts';
import type { DisclosureSet } from './disclosure-comparison.ts';
import { findOtherLoan } from './other-loan.ts';

/** A paper with what was read of each field, also where its owner corrected that (`readAs`). */
export type ReadPaper = {
  form: string | null;
  fields: Readonly<Record<string, FieldReading & { readAs?: FieldValue | undefined }>>;
};

/** How many fields have to say the same. A page of a form by itself has more. */
const MIN_ALIKE = 8;

/**
 * The papers that are there already by another: a file that was chosen twice, or is among one's own documents too. Of those that say the same
 * the one counts of which most was read, and of equal ones the first.
 */
export function listRepeated<Paper extends ReadPaper>(papers: readonly Paper[]): Paper[] {
  const ranked = papers.toSorted((one, other) => countRead(other) - countRead(one));
  return ranked.filter((paper, place) => ranked.slice(0, place).some((before) => isSamePaper(before, paper)));
}

const countRead = ({ fields }: ReadPaper) =>
  Object.values(fields).filter(({ state }) => state !== 'unread').length;

/**
 * Whether two readings are of one paper: a form of one day that says the same wherever both were read without doubt. A revised form differs
 * in a figure, and where it differs in none it is the same to a comparison.
 */
function isSamePaper(one: ReadPaper, other: ReadPaper): boolean {
  if (
    one.form !== other.form ||
    getReadingValue(one, 'date_issued') !== getReadingValue(other, 'date_issued')
  )
    return false;
  const inBoth = Object.keys(one.fields).filter((name) => isSure(one, name) && isSure(other, name));
  return (
    inBoth.length >= MIN_ALIKE &&
    inBoth.every((name) => getReadingValue(one, name) === getReadingValue(other, name))
  );
}

function isSure({ fields }: ReadPaper, name: string): boolean {
  const state = fields[name]?.state;
  return state === 'read' || state === 'proved';
}

function getReadingValue({ fields }: ReadPaper, name: string): string {
  const field = fields[name];
  return JSON.stringify(field?.readAs === undefined ? (field?.value ?? null) : field.readAs);
}

/** The papers that are held against each other. */
export type PickedPapers = Pick<DisclosureSet, 'estimates' | 'closing' | 'earlierClosing'>;

/**
 * Of all papers that were read, each counted once, the last Closing Disclosure, the one before it, and the Loan Estimates of its loan: a buyer has those of other
 * lenders too. Where none is of its loan all of them, so that it is said why nothing is compared. Undefined as long as one kind is missing.
 */
export function pickPapers(readings: readonly FormReading[]): PickedPapers | undefined {
  const repeated = listRepeated(readings);
  const [estimates = [], closings = []] = (['loan_estimate', 'closing_disclosure'] as const).map((form) =>
    readings
      .filter((reading) => reading.form === form && !repeated.includes(reading))
      .sort((one, other) => getDay(one).localeCompare(getDay(other))),
  );
  const closing = closings.at(-1);
  if (closing === undefined || estimates.length === 0) return undefined;
  const own = estimates.filter((estimate) => findOtherLoan(estimate, closing).length === 0);
  const earlierClosing = closings.at(-2);
  return {
    ...{ estimates: own.length > 0 ? own : estimates, closing },
    ...(earlierClosing !== undefined && { earlierClosing }),
  };
}

function getDay({ fields }: FormReading): string {
  const value = fields.date_issued?.value;
  return typeof value === 'string' ? value : '';
}
