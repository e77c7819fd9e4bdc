import { plain } from '../../pages/find-cells.ts';
import type { Cell } from '../../pages/page-text.ts';
import type { FoundField, FoundValue, PaperPage } from './paper-schema.ts';

/** Words that a company has in its name and a person has not. */
const COMPANY =
  /\b(llc|inc|corp|corporation|company|co|ltd|lp|llp|pllc|pc|group|associates|partners|services?|supply|systems?|solutions|school|district|university|college|hospital|health|medical|clinic|dental|bank|bakery|restaurant|hospitality|construction|roofing|logistics|machine|works|county|city|state|department|agency|center|church|foundation|payroll|hr|&)(\b|\.|,|$)/i;
/** Headings that are printed above an address and are no name. */
const HEADING =
  /\b(information|statement|details?|summary)\b|^(employee|employer|company|department)( name| address)?$/i;

type Holder = 'company' | 'person';

/**
 * The name above an address on one page, of the kind that is wanted. Without a label beside it a person has to check, unless the name
 * itself says that it is a company.
 */
export function findNameAboveAddress(holder: Holder): FoundField {
  return (pages) => {
    const names = pages.flatMap(listAddressNames);
    const isWanted = (name: string) =>
      holder === 'company' ? COMPANY.test(name) : isPersonName(name) && !COMPANY.test(name);
    const wanted = names.filter(({ value }) => isWanted(value));
    const [first] = wanted;
    if (first === undefined) return undefined;
    const isOne = wanted.every(({ value }) => value.toLowerCase() === first.value.toLowerCase());
    if (holder === 'company') return first;
    return isOne ? { ...first, isUnsure: true } : undefined;
  };
}

const isPersonName = (text: string): boolean =>
  /^\p{L}[\p{L}'.-]{0,40}(,? \p{L}[\p{L}'.-]{0,40}){1,4}$/u.test(plain(text));

/** The line above the street of each address of two to four lines that ends with a state and a ZIP code. */
function listAddressNames({ cells }: PaperPage): FoundValue[] {
  const ends = cells.filter(isLastLine);
  return ends.flatMap((end) => {
    const name = findAbove(cells, end);
    return name === undefined || !/\p{L}{2}/u.test(name.text) ? [] : [{ value: name.text, cell: name }];
  });
}

const isLastLine = ({ text }: Cell) => /\b[A-Z]{2}\.? \d{5}(-\d{4})?$/.test(text);

function findAbove(cells: readonly Cell[], end: Cell): Cell | undefined {
  const column = cells
    .filter((cell) => Math.abs(cell.box.x - end.box.x) < 6 && cell.baseline < end.baseline)
    .toSorted((one, other) => other.baseline - one.baseline);
  let [below, name]: [Cell, Cell | undefined] = [end, undefined];
  for (const cell of column.slice(0, 3)) {
    if (below.baseline - cell.baseline > 2.2 * end.box.height) break;
    if (isLastLine(cell) || /:|\bP\.? ?O\.? box\b/i.test(cell.text) || HEADING.test(cell.text)) break;
    name = /^\d/.test(cell.text) ? name : cell;
    below = cell;
  }
  return name;
}
