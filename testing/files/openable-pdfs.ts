import { PDF } from '@libpdf/core';

const change = (from: RegExp, to: string) => (file: Buffer) =>
  Buffer.from(file.toString('latin1').replace(from, to), 'latin1');

async function encrypt(file: Buffer): Promise<Buffer> {
  const pdf = await PDF.load(file);
  pdf.setProtection({ userPassword: '', ownerPassword: 'owner' });
  return Buffer.from(await pdf.save());
}

/** What others' programs open without a word, made of a whole PDF: encrypted for no password, and broken in ways that readers repair. */
export const openable: [name: string, change: (file: Buffer) => Buffer | Promise<Buffer>][] = [
  ['encrypted with AES-256 and an empty user password', encrypt],
  [
    'with a mail’s head before it',
    (file) => Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), file]),
  ],
  ['with a byte order mark before it', (file) => Buffer.concat([Buffer.from('\ufeff\n'), file])],
  ['without its end', change(/startxref[\s\S]*$/, '')],
  ['without its mark of the end', change(/%%EOF\s*$/, '')],
  ['whose cross-references begin elsewhere', change(/startxref\s+\d+/, 'startxref\n9')],
  ['whose cross-references are wrong', change(/(\d{10}) (00000 n)/g, '0000000007 $2')],
  ['with more behind its end', (file) => Buffer.concat([file, Buffer.alloc(3_000)])],
];
