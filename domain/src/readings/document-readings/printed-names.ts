import { plain } from './pages/find-cells.ts';
import { type Cell, listCells, type PageText } from './pages/page-text.ts';

/** Kinds of paper whose fields do not say whose they are. */
const WITHOUT_HOLDER: readonly (string | null)[] = ['credit_score_notice', 'escrow_statement', 'photo_id'];
const MAX_NAMES = 4;
/** How certain recognition has to be of each piece of a name, from 0 to 1. */
const SURE = 0.9;

const LABEL =
  /^(?:applicant|borrower|co-borrower|consumer|customer|homeowner|mortgagor|prepared for|name)(?: name)?(?:\(s\)|s)?:\s*/i;
/** The last name and the first names of a license (AAMVA DL/ID Card Design Standard), by their numbers or letters. */
const LAST_NAME = /^(?:1\.? |ln:? ?)(\p{L}[\p{L}' -]{1,40})$/iu;
const FIRST_NAME = /^(?:2\.? |fn:? ?)(\p{L}[\p{L}' -]{1,40})$/iu;
const CITY = /^\p{L}[\p{L}.' -]{1,40},? [A-Z]{2} \d{5}(?:-\d{4})?$/u;
const PERSON = /^\p{L}[\p{L}.,'&-]{0,20}(?: [\p{L}&][\p{L}.,'&-]{0,20}){1,6}$/u;
const COMPANY =
  /\b(?:agency|assessor|attn|bank|box|center|company|co|corp|county|credit|department|dept|escrow|financial|home|inc|insurance|lending|llc|loans?|mortgage|na|office|realty|servic\w{1,8}|tax|title|treasurer|trust|union)\b/i;

/** Whose a paper may be by the names printed on it, for kinds that have no field for that: by a label, a license's numbers or an address. */
export function findPrintedNames(form: string | null, pages: readonly PageText[]): string[] {
  if (!WITHOUT_HOLDER.includes(form)) return [];
  const names = pages.flatMap((page) => {
    const cells = listCells(page).filter(({ confidence = 1 }) => confidence >= SURE);
    return form === 'photo_id' ? findLicenseName(cells) : [...findLabeled(cells), ...findAddressees(cells)];
  });
  return [...new Set(names)].slice(0, MAX_NAMES);
}

function findLicenseName(cells: readonly Cell[]): string[] {
  const [last, first] = [LAST_NAME, FIRST_NAME].map((part) =>
    cells.flatMap(({ text }) => part.exec(plain(text))?.[1] ?? []).at(0),
  );
  return last === undefined || first === undefined ? [] : [`${first} ${last}`];
}

const findLabeled = (cells: readonly Cell[]): string[] =>
  cells.flatMap(({ text }) => {
    const words = plain(text);
    return LABEL.test(words) ? listPersons(words.replace(LABEL, '')) : [];
  });

/** The line above a street and a city with its ZIP code, where it is a person. */
function findAddressees(cells: readonly Cell[]): string[] {
  return cells.flatMap((city) => {
    if (!CITY.test(plain(city.text))) return [];
    const street = findAbove(cells, city);
    const name = street !== undefined && /\d/.test(street.text) ? findAbove(cells, street) : undefined;
    return name === undefined ? [] : listPersons(plain(name.text));
  });
}

function findAbove(cells: readonly Cell[], { box, baseline }: Cell): Cell | undefined {
  return cells.findLast(
    (cell) =>
      Math.abs(cell.box.x - box.x) < box.height &&
      cell.baseline < baseline - 0.5 * box.height &&
      cell.baseline > baseline - 2.2 * box.height,
  );
}

const listPersons = (text: string): string[] => (PERSON.test(text) && !COMPANY.test(text) ? [text] : []);
