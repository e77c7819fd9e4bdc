import { plain } from '../../pages/find-cells.ts';
import { joinWords } from '../../pages/find-rows.ts';
import type { Cell } from '../../pages/page-text.ts';
import { readAfter } from './find-value.ts';
import type { FoundField, FoundValue, PaperPage } from './paper-schema.ts';
import { VALUE_READERS, type ValueKind } from './paper-values.ts';
import { listRows } from './table-cells.ts';

/** A value within the words of a line, in the last group of `pattern`. Values of a form stand apart from its sentence, so that lines are joined. */
export function inRow(pattern: RegExp, is: ValueKind): FoundField {
  return (pages) => findInRows(pages, pattern, is);
}

function findInRows(pages: readonly PaperPage[], pattern: RegExp, is: ValueKind): FoundValue | undefined {
  for (const { cells } of pages)
    for (const row of listRows(cells)) {
      const found = pattern.exec(joinWords(row));
      const text = found?.at(-1);
      if (text === undefined) continue;
      const value = VALUE_READERS[is](text.trim());
      const cell = holding(row, text) ?? row[0];
      if (value !== undefined && cell !== undefined) return { value, cell };
    }
  return undefined;
}

const holding = (row: readonly Cell[], text: string) =>
  row.find((cell) => plain(cell.text).includes(text.trim()));

/** The amount on the line of a label where it is the only one: with two, headings have to say which is which. */
export function onlyAmount(labels: readonly RegExp[]): FoundField {
  return (pages) => {
    for (const label of labels)
      for (const { cells } of pages)
        for (const row of listRows(cells)) {
          const start = row.findIndex((cell) => readAfter(cell, label) !== undefined);
          const cell = row[start];
          if (cell === undefined) continue;
          const rest = readAfter(cell, label) ?? '';
          const own = VALUE_READERS['amount-with-cents'](rest);
          if (rest !== '' && own === undefined) continue;
          const others = row.slice(start + 1).flatMap((each) => {
            const value = VALUE_READERS['amount-with-cents'](each.text);
            return value === undefined ? [] : [{ value, cell: each }];
          });
          const all = own === undefined ? others : [{ value: own, cell }, ...others];
          if (all.length === 1) return all[0];
        }
    return undefined;
  };
}

/** The name at the top of the first address on the first page, two to four lines that end with a state and a ZIP code. */
export function nameOfAddress(place = 0): FoundField {
  return (pages) => {
    const cells = pages[0]?.cells ?? [];
    const ends = cells.filter(({ text }) => /\b[A-Z]{2}\.? \d{5}(-\d{4})?$/.test(text));
    const end = ends[place];
    if (end === undefined) return undefined;
    const column = cells
      .filter((cell) => Math.abs(cell.box.x - end.box.x) < 6 && cell.baseline < end.baseline)
      .toSorted((one, other) => other.baseline - one.baseline);
    let [below, name]: [Cell, Cell | undefined] = [end, undefined];
    for (const cell of column.slice(0, 3)) {
      if (below.baseline - cell.baseline > 2.2 * end.box.height) break;
      if (/:|\bP\.?O\.? box\b/i.test(cell.text)) break;
      name = /^\d/.test(cell.text) ? name : cell;
      below = cell;
    }
    return name === undefined || !/\p{L}{2}/u.test(name.text) ? undefined : { value: name.text, cell: name };
  };
}
