import { plain } from '../../pages/find-cells.ts';
import { joinWords } from '../../pages/find-rows.ts';
import type { Cell } from '../../pages/page-text.ts';
import { getValueAfter } from './find-value.ts';
import type { FoundField, FoundValue, PaperPage } from './paper-schema.ts';
import { VALUE_READERS, type ValueKind } from './paper-values.ts';
import { listTableRows } from './table-cells.ts';

/**
 * A value within the words of a line, in the last group of `pattern`. Values of a form are cells apart from its sentence, so that lines are
 * joined.
 */
export function inRow(pattern: RegExp, is: ValueKind): FoundField {
  return (pages) => findInRows(pages, pattern, is);
}

function findInRows(pages: readonly PaperPage[], pattern: RegExp, is: ValueKind): FoundValue | undefined {
  for (const { cells } of pages)
    for (const row of listTableRows(cells)) {
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
        for (const row of listTableRows(cells)) {
          const start = row.findIndex((cell) => getValueAfter(cell, label) !== undefined);
          const cell = row[start];
          if (cell === undefined) continue;
          const rest = getValueAfter(cell, label) ?? '';
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
