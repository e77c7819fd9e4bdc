import type { FieldReading, FieldValue } from '../document-readings/form-reading.ts';

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
