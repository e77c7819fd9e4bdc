import { PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';

/** A page as something to be drawn: its operators, and what they use. */
export type Drawing = { content: Uint8Array; resources: PdfDict; resolve: (ref: PdfRef) => PdfObject | null };

/** Saves a PDF and gives each of its pages. Read again from its own bytes: only then are the faces cut down to the letters in use. */
export async function finishDrawings(pdf: PDF): Promise<Drawing[]> {
  const drawn = await PDF.load(await pdf.save({ subsetFonts: true }));
  const resolve = (ref: PdfRef) => drawn.getObject(ref);
  return drawn.getPages().map(({ dict }) => ({
    content: joinContents(dict, resolve),
    resources: dict.getDict('Resources', resolve) ?? new PdfDict(),
    resolve,
  }));
}

function joinContents(page: PdfDict, resolve: Drawing['resolve']): Uint8Array {
  const contents = page.get('Contents', resolve);
  const parts = contents instanceof PdfArray ? contents.toArray() : contents ? [contents] : [];
  return Buffer.concat(
    parts.flatMap((part) => {
      const stream = part instanceof PdfRef ? resolve(part) : part;
      return stream instanceof PdfStream ? [stream.getDecodedData(), Buffer.from('\n')] : [];
    }),
  );
}
