import { plain } from '../../pages/find-cells.ts';
import type { Cell } from '../../pages/page-text.ts';
import type { FoundValue, PaperPage } from './paper-schema.ts';

/** "Page 2 of 5" as it is printed on a page. */
const OF = /\bpage:? ?(\d{1,3}) ?(?:of|\/) ?(\d{1,3})\b|^(\d{1,3}) ?(?:of) ?(\d{1,3})$/i;

export type PageNumbers = { numbers: readonly number[]; count: number; cell: Cell };

/** Which pages a paper says it has. Nothing where its pages bear no such numbers, or give different counts. */
export function parsePageNumbers(pages: readonly PaperPage[]): PageNumbers | undefined {
  const found = pages.flatMap(({ cells }) => {
    for (const cell of cells) {
      const [, ...numbers] = OF.exec(plain(cell.text)) ?? [];
      const [number, count] = numbers.flatMap((each) => each ?? []).map(Number);
      if (number !== undefined && count !== undefined && number >= 1 && number <= count)
        return [{ number, count, cell }];
    }
    return [];
  });
  const [first] = found;
  if (first === undefined || found.some(({ count }) => count !== first.count)) return undefined;
  const numbers = [...new Set(found.map(({ number }) => number))].toSorted((one, other) => one - other);
  return { numbers, count: first.count, cell: first.cell };
}

/** "1,2 of 4". */
export function pageNumbers(pages: readonly PaperPage[]): FoundValue | undefined {
  const found = parsePageNumbers(pages);
  return found && { value: `${found.numbers.join(',')} of ${found.count}`, cell: found.cell };
}
