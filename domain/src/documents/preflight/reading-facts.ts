import { listPaperFacts, type PaperFacts } from '../../readings/document-readings/kept/paper-facts.ts';
import { cellsRightOf, plain } from '../../readings/document-readings/pages/find-cells.ts';
import { type Cell, listCells, type PageText } from '../../readings/document-readings/pages/page-text.ts';
import { type PagesReading, parseDocumentPages } from '../../readings/document-readings/parse-form.ts';
import { findPrintedNames } from '../../readings/document-readings/printed-names.ts';
import { findPrintedPages, isSpanishForm } from '../../readings/document-readings/whole-document.ts';

const LABEL =
  /^(?:(?:co-?)?(?:borrower|buyer|applicant|seller|employee|taxpayer)(?:'s|\(s\)|s)? )?signature(?:\(s\)|s)?(?: of [\p{L}-]+)?\b[:\s]*/iu;

/** A line to write on. */
const LINE = /^[_.\s]{6,}$|^x\s*_{4,}$/i;

export type TextFacts = {
  form: PagesReading['form'];
  /** Why no kind of paper was found: the file has no text at all, is the Spanish form, or is of no kind that is read. */
  unknown?: 'no-text' | 'spanish-form' | 'not-a-form';
  facts: PaperFacts & { emptyLines: readonly number[] };
};

/** What the text of a file says for its pre-flight; pages without text say nothing. */
export function getTextFacts(pages: readonly PageText[]): TextFacts {
  const { form, fields, lines } = parseDocumentPages(pages);
  const facts = listPaperFacts({
    ...{ form, fields, lines, pageCount: pages.length },
    ...{ names: findPrintedNames(form, pages), printed: findPrintedPages(pages) },
  });
  return {
    form,
    ...(form === null && { unknown: findUnknown(pages) }),
    facts: { ...facts, emptyLines: listEmptySignatureLines(pages) },
  };
}

function findUnknown(pages: readonly PageText[]): NonNullable<TextFacts['unknown']> {
  if (!pages.some(({ items }) => items.some(({ text }) => text.trim() !== ''))) return 'no-text';
  return isSpanishForm(pages) ? 'spanish-form' : 'not-a-form';
}

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
