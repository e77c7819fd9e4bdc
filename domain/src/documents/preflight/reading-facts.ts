import { listPaperFacts, type PaperFacts } from '../../readings/document-readings/kept/paper-facts.ts';
import type { PageText } from '../../readings/document-readings/pages/page-text.ts';
import {
  type PagesReading,
  parseDocumentPages,
} from '../../readings/document-readings/parse-document-pages.ts';
import { findPrintedNames } from '../../readings/document-readings/printed-names.ts';
import { findPrintedPages, isSpanishForm } from '../../readings/document-readings/whole-document.ts';
import { listEmptySignatureLines } from './signature-lines.ts';

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
