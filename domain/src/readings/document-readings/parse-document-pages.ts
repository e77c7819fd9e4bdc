import type { FormReading, ReadForm } from './form-reading.ts';
import type { PageText } from './pages/page-text.ts';
import type { PaperKind } from './papers/paper-kinds.ts';
import { parsePaper } from './papers/parse-paper.ts';
import { parseForm } from './parse-form.ts';

/** What a document says. `form` is null where it is no form and no paper that is known. */
export type PagesReading = Omit<FormReading, 'form'> & { form: ReadForm | PaperKind | null };

/** Reads the pages as one of the federal forms, and where they are none as one of the other papers of a purchase. */
export function parseDocumentPages(pages: readonly PageText[]): PagesReading {
  const reading = parseForm(pages);
  return reading.form === null ? (parsePaper(pages) ?? reading) : reading;
}
