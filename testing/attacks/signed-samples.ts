import { CryptoKeySigner, PDF, type SignOptions } from '@libpdf/core';
import { bytesToHex } from '@porchlight/pdf/verify/cms/algorithms.ts';
import type { Identity } from './identity-samples.ts';

// Makes files to check in tests, with another library than the one that checks them.

/** An unsigned PDF; `packed` puts its objects into object streams and its sections into cross-reference streams. */
export async function makePdf({ pages = 1, packed = false } = {}): Promise<Uint8Array> {
  const pdf = PDF.create();
  for (let page = 1; page <= pages; page += 1)
    pdf.addPage({ size: 'letter' }).drawText(`Page ${page}: the price is $350,000.`, { x: 72, y: 700 });
  return pdf.save({ useXRefStream: packed });
}

export async function signPdf(
  bytes: Uint8Array,
  { keys, der, above }: Identity,
  options: Omit<SignOptions, 'signer'> = {},
): Promise<Uint8Array> {
  const method = keys.privateKey.algorithm.name;
  const pdf = await PDF.load(bytes);
  const signer = new CryptoKeySigner(
    keys.privateKey,
    der,
    method === 'ECDSA' ? 'EC' : 'RSA',
    method as 'ECDSA' | 'RSA-PSS' | 'RSASSA-PKCS1-v1_5',
    above,
  );
  return (await pdf.sign({ signer, ...options })).bytes;
}

/** Puts another signature into a signed file's room for one; `make` gets the signed bytes. */
export async function replaceSignature(
  signed: Uint8Array,
  make: (content: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>,
  subFilter = 'ETSI.CAdES.detached',
): Promise<Uint8Array<ArrayBuffer>> {
  const before = toLatin1(signed);
  const place = before.lastIndexOf('/SubFilter /ETSI.CAdES.detached');
  const text = `${before.slice(0, place)}${`/SubFilter /${subFilter}`.padEnd(31)}${before.slice(place + 31)}`;
  const bytes = fromLatin1(text);
  const start = text.lastIndexOf('/Contents <') + '/Contents '.length;
  const end = text.indexOf('>', start) + 1;
  const content = fromLatin1(text.slice(0, start) + text.slice(end));
  const hex = bytesToHex(await make(content)).padEnd(end - start - 2, '0');
  bytes.set(fromLatin1(hex), start + 1);
  return bytes;
}

/** A change by another program, saved as an update behind what is there. */
export async function drawAfterwards(bytes: Uint8Array, text: string): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes);
  pdf.getPages()[0]?.drawText(text, { x: 72, y: 600 });
  return pdf.save({ incremental: true });
}

/** An opaque stamp over most of the last page, saved as an update; for files whose objects are not packed. */
export function stampAfterwards(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = Number([...toLatin1(bytes).matchAll(/\/Size (\d+)/g)].at(-1)?.[1]);
  const [stamp, look] = [size, size + 1];
  const page = findObject(bytes, '/Type /Page /Parent');
  const before = parseObjectText(bytes, page);
  const annotations = /\/Annots \[([^\]]*)\]/.exec(before)?.[1] ?? '';
  const rest = before.replace(/\/Annots \[[^\]]*\]/, '').replace(/>>$/, '');
  const white = '1 1 1 rg 0 0 500 700 re f';
  return appendUpdate(bytes, {
    objects: {
      [page]: `${rest} /Annots [${annotations} ${stamp} 0 R] >>`,
      [stamp]: `<< /Type /Annot /Subtype /Stamp /F 4 /Rect [50 50 550 750] /AP << /N ${look} 0 R >> >>`,
      [look]: `<< /Type /XObject /Subtype /Form /BBox [0 0 500 700] /Length ${white.length} >>\nstream\n${white}\nendstream`,
    },
  });
}

export type Update = {
  /** The content between `obj` and `endobj`, by number. */
  objects: Record<number, string>;
  /** Objects that the section names at other places than their own. */
  places?: Record<number, number>;
  /** Put in front of the section. */
  junk?: string;
  /** What the trailer says beside /Root, /Size and /Prev. */
  trailer?: string;
  root?: number;
  /** What the end says instead of the section's place. */
  start?: number;
};

/** Appends an update by hand, as an attacker would. */
export function appendUpdate(bytes: Uint8Array, update: Update): Uint8Array<ArrayBuffer> {
  let text = toLatin1(bytes);
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? '0';
  const root =
    update.root ??
    Number(
      text
        .match(/\/Root (\d+)/g)
        ?.at(-1)
        ?.slice(6),
    );
  const size =
    Number(
      text
        .match(/\/Size (\d+)/g)
        ?.at(-1)
        ?.slice(6),
    ) + 60;
  const places = new Map(Object.entries(update.places ?? {}));
  for (const [object, inside] of Object.entries(update.objects)) {
    places.set(object, text.length);
    text += `${object} 0 obj\n${inside}\nendobj\n`;
  }
  text += update.junk ?? '';
  const section = text.length;
  text += 'xref\n';
  for (const [object, place] of places) text += `${object} 1\n${String(place).padStart(10, '0')} 00000 n \n`;
  text += `trailer\n<< /Size ${size} /Root ${root} 0 R /Prev ${previous} ${update.trailer ?? ''} >>\n`;
  text += `startxref\n${update.start ?? section}\n%%EOF\n`;
  return fromLatin1(text);
}

/** The content of an object in a file whose objects are not packed, in its newest state. */
export function parseObjectText(bytes: Uint8Array, object: number): string {
  const text = toLatin1(bytes);
  const start = text.lastIndexOf(`\n${object} 0 obj`);
  return text.slice(text.indexOf('obj', start) + 3, text.indexOf('endobj', start)).trim();
}

/** The number of the newest object that has these signs. */
export function findObject(bytes: Uint8Array, signs: string): number {
  const text = toLatin1(bytes);
  const found = [...text.slice(0, text.lastIndexOf(signs)).matchAll(/\n(\d+) 0 obj/g)].at(-1)?.[1];
  if (found === undefined) throw new Error(`No object holds ${signs}.`);
  return Number(found);
}

export function toLatin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  // Not TextDecoder: its latin1 is another table.
  for (let start = 0; start < bytes.length; start += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  return parts.join('');
}

export function fromLatin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
