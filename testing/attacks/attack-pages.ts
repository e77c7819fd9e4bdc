// One page whose picture is made of rectangles alone, so that every reader draws it alike, and the six ways to draw over it.

/** What an attack draws with. */
export const carriers = [
  'stamp',
  'free text',
  'widget',
  'field appearance',
  'page content',
  'resources',
] as const;
export type Carrier = (typeof carriers)[number];

/** Numbers of the objects of every file. */
export const numbers = {
  ...{ catalog: 1, pages: 2, page: 3, content: 4, form: 5, picture: 6, placed: 7, placedStream: 8, other: 9 },
  ...{ field: 10, signature: 11, laterField: 20, laterSignature: 21, drawn: 30, drawnStream: 31 },
} as const;

/** The lists of a page and its form, which each update rewrites. */
export type PageDraft = {
  annotations: readonly number[];
  fields: readonly number[];
  contents: readonly number[];
  picture: number;
};

export const firstDraft: PageDraft = {
  annotations: [],
  fields: [],
  contents: [numbers.content],
  picture: numbers.picture,
};

/** The content between `obj` and `endobj`, by number. */
export type Objects = Record<number, string>;

/** What an update writes, and how the page is then. */
export type Drawn = { draft: PageDraft; objects: Objects };

const RECTANGLE = '10 10 90 90';
const references = (list: readonly number[]) => list.map((object) => `${object} 0 R`).join(' ');

/** A form or content stream that fills a square of the page, in a color of three numbers from 0 to 1. */
export function formatSquare(color: string): string {
  return renderStream(`${color} rg 15 15 60 60 re f`);
}

export function renderStream(content: string): string {
  const entries = '/Type /XObject /Subtype /Form /BBox [0 0 100 100]';
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/** The page and the form as a draft says. */
export function writeDraft({ annotations, fields, contents, picture }: PageDraft): Objects {
  return {
    [numbers.page]:
      `<< /Type /Page /Parent ${numbers.pages} 0 R /MediaBox [0 0 100 100] /Contents [${references(contents)}] ` +
      `/Resources << /XObject << /Picture ${picture} 0 R >> >> /Annots [${references(annotations)}] >>`,
    [numbers.form]: `<< /Fields [${references(fields)}] /SigFlags 3 >>`,
  };
}

/** The field of a signature: without a size, or shown by a stream. */
export function formatSignatureField(name: string, signature: number | null, shownBy?: number): string {
  const value = signature === null ? '' : `/V ${signature} 0 R `;
  const look = shownBy === undefined ? '/Rect [0 0 0 0]' : `/Rect [${RECTANGLE}] /AP << /N ${shownBy} 0 R >>`;
  return `<< /Type /Annot /Subtype /Widget /FT /Sig /T (${name}) ${value}/F 4 ${look} >>`;
}

/** An annotation or field that is shown by a stream. */
export function formatAnnotation(carrier: 'stamp' | 'free text' | 'widget', stream: number): string {
  const kinds = {
    stamp: '/Subtype /Stamp',
    'free text': '/Subtype /FreeText /Contents (x) /DA (0 g)',
    widget: '/Subtype /Widget /FT /Tx /T (drawn) /V (x)',
  };
  return `<< /Type /Annot ${kinds[carrier]} /F 4 /Rect [${RECTANGLE}] /AP << /N ${stream} 0 R >> >>`;
}

/** Adds a square to the page; `field` is the signature field that it may be the appearance of. */
export function draw(
  carrier: Carrier,
  draft: PageDraft,
  { color, object, stream, field }: { color: string; object: number; stream: number; field: Field },
): Drawn {
  const square = { [stream]: formatSquare(color) };
  switch (carrier) {
    case 'page content':
      return { draft: { ...draft, contents: [...draft.contents, stream] }, objects: square };
    case 'resources':
      return { draft: { ...draft, picture: stream }, objects: square };
    case 'field appearance':
      return {
        draft,
        objects: { ...square, [field.object]: formatSignatureField(field.name, field.signature, stream) },
      };
    default:
      return {
        draft: {
          ...draft,
          annotations: [...draft.annotations, object],
          fields: carrier === 'widget' ? [...draft.fields, object] : draft.fields,
        },
        objects: { ...square, [object]: formatAnnotation(carrier, stream) },
      };
  }
}

export type Field = { object: number; name: string; signature: number | null };

/** A whole file; `hidden`: objects that lie in it although no section names them. Returns where those are. */
export function writeFile(objects: Objects, hidden: Objects = {}) {
  let text = '%PDF-1.7\n';
  const put = (all: Objects) =>
    Object.entries(all).map(([object, inside]) => {
      const place = text.length;
      text += `${object} 0 obj\n${inside}\nendobj\n`;
      return [Number(object), place] as const;
    });
  const places = put(objects);
  const hiddenPlaces = Object.fromEntries(put(hidden));
  const section = text.length;
  text += 'xref\n0 1\n0000000000 65535 f \n';
  for (const [object, place] of places) text += `${object} 1\n${String(place).padStart(10, '0')} 00000 n \n`;
  text += `trailer\n<< /Size 100 /Root ${numbers.catalog} 0 R >>\nstartxref\n${section}\n%%EOF\n`;
  return { text, hiddenPlaces };
}
