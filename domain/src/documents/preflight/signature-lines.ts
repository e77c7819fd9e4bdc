import { cellsRightOf, plain } from '../../readings/document-readings/pages/find-cells.ts';
import { type Cell, listCells, type PageText } from '../../readings/document-readings/pages/page-text.ts';

const LABEL =
  /^(?:(?:co-?)?(?:borrower|buyer|applicant|seller|employee|taxpayer)(?:'s|\(s\)|s)? )?signature(?:\(s\)|s)?(?: of [\p{L}-]+)?\b[:\s]*/iu;
/** A line to write on. */
const LINE = /^[_.\s]{6,}$|^x\s*_{4,}$/i;

/** Pages with a line for a signature that has no text on it. Ink is no text, so that such a line may still be signed. */
export function listEmptySignatureLines(pages: readonly PageText[]): number[] {
  return pages.filter((page) => hasEmptyLine(listCells(page))).map(({ number }) => number);
}

function hasEmptyLine(cells: readonly Cell[]): boolean {
  return cells.some((cell) => {
    const text = plain(cell.text);
    const label = LABEL.exec(text);
    if (label === null) return false;
    const rest = text.slice(label[0].length);
    if (rest !== '') return LINE.test(rest.replace(/\bdate\b.*$/i, ''));
    const [right] = cellsRightOf(cells, cell);
    return (right !== undefined && LINE.test(plain(right.text))) || isUnderLine(cells, cell);
  });
}

/** Many forms print the word below its line. */
function isUnderLine(cells: readonly Cell[], label: Cell): boolean {
  return cells.some(
    ({ text, box, baseline }) =>
      LINE.test(plain(text)) &&
      baseline < label.baseline &&
      label.baseline - baseline < 2.2 * label.box.height &&
      box.x < label.box.x + label.box.width &&
      box.x + box.width > label.box.x,
  );
}
