import { deflateSync } from 'node:zlib';
import type { FileDanger } from '@porchlight/domain/documents/file-dangers.ts';
import { type RawLayout, renderRawPdf } from '../files/raw-pdf.ts';
import { renderSwellingPage, renderTestPdf } from '../outside-world/test-pdf.ts';
import { harmfulParts, link, placeParts } from './harmful-parts.ts';
import { EICAR, type Specimen } from './specimen.ts';

const layouts: readonly RawLayout[] = ['table', 'stream', 'hybrid'];

function refused(what: string, danger: FileDanger, bytes: Buffer): Specimen {
  return { what: `a PDF: ${what}`, name: 'statement.pdf', bytes, becomes: 'FILE_NOT_SAFE', danger };
}

/** An object stream of one's own, without a type where `type` is empty. */
function packedObjects(
  text: string,
  {
    type = '/Type /ObjStm',
    filters = '/Filter /FlateDecode',
    data = deflateSync(Buffer.from(`6 0 ${text}`)),
  } = {},
): Buffer {
  return renderRawPdf({
    objects: placeParts({
      more: [{ dictionary: `${type} /N 1 /First 4 ${filters}`, data: data.toString('latin1') }],
    }),
  });
}

const program = '<< /S /JavaScript /JS (x) >>';
const stored = (text: string) => deflateSync(Buffer.from(`6 0 ${text}`), { level: 0 });

export const hostilePdfs: readonly Specimen[] = [
  ...harmfulParts.flatMap(([what, danger, each]) =>
    layouts.map((layout) =>
      refused(`${what} (${layout})`, danger, renderRawPdf({ objects: placeParts(each), layout })),
    ),
  ),
  refused('a program in an object stream of no type', 'program', packedObjects(program, { type: '' })),
  refused(
    'a program in an object stream with an escaped type',
    'program',
    packedObjects(program, { type: '/Type /Obj#53tm' }),
  ),
  refused(
    'a program behind a false end of its stream',
    'program',
    packedObjects('', { data: stored(`(endstream) ${program}`) }),
  ),
  refused(
    'a program in a stream without its check sum',
    'program',
    packedObjects('', { data: deflateSync(Buffer.from(`6 0 ${program}`)).subarray(0, -4) }),
  ),
  refused(
    'an object stream packed as text',
    'unreadable',
    packedObjects('', { filters: '/Filter [/ASCIIHexDecode /FlateDecode]' }),
  ),
  refused(
    'an object stream of text within',
    'unreadable',
    packedObjects('', { filters: '/Filter [/FlateDecode /ASCIIHexDecode]' }),
  ),
  refused(
    'an object stream with a predictor',
    'unreadable',
    packedObjects(program, { filters: '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>' }),
  ),
  refused(
    'an object stream with its filter elsewhere',
    'unreadable',
    packedObjects(program, { filters: '/Filter 9 0 R' }),
  ),
  refused(
    'an object stream that is broken',
    'unreadable',
    packedObjects('', { data: Buffer.from('x\x9cnot packed at all') }),
  ),
  refused(
    'an object stream that is cut off',
    'unreadable',
    packedObjects('', { data: deflateSync(Buffer.alloc(5000, 'ab c')).subarray(0, 12) }),
  ),
  refused(
    'a dictionary of 100 KB before its stream',
    'unreadable',
    packedObjects(program, { type: `/Type /ObjStm ${' '.repeat(100_000)}` }),
  ),
  refused(
    'an object stream of 48 MB',
    'swelling',
    packedObjects('', { data: deflateSync(Buffer.alloc(48 * 1024 * 1024)) }),
  ),
  refused('a page of 64 MB, packed twice', 'swelling', renderTestPdf([renderSwellingPage(64 * 1024 * 1024)])),
  refused(
    'locked, with packed objects',
    'locked',
    renderRawPdf({
      objects: placeParts({}),
      layout: 'stream',
      trailer: '/ID [<00> <00>] /Encrypt << /Filter /Standard /V 4 /R 4 >>',
    }),
  ),
  refused(
    'a program outside of every object',
    'program',
    Buffer.concat([renderRawPdf({ objects: placeParts({}) }), Buffer.from(`\n9 0 obj ${program} endobj`)]),
  ),
  refused(
    'a program within the data of a page',
    'program',
    renderRawPdf({
      objects: placeParts({ more: [{ dictionary: '', data: `\n9 0 obj ${program} endobj` }] }),
    }),
  ),
  refused(
    'a program added by an update',
    'program',
    Buffer.concat([
      renderRawPdf({ objects: placeParts({}) }),
      Buffer.from(
        `1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction ${program} >>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`,
      ),
    ]),
  ),
  refused(
    'a program behind 300 KB',
    'program',
    renderRawPdf({
      objects: placeParts({ more: [{ dictionary: '', data: 'q Q\n'.repeat(80_000) }, program] }),
    }),
  ),
  ...[1020, 2040, 65_530, 65_536, 131_071].map((offset) =>
    refused(`a program across ${offset} bytes`, 'program', spread(offset)),
  ),
  ...neutral(),
];

/** The name starts at about this place of the file, wherever chunks end. */
function spread(offset: number): Buffer {
  return renderRawPdf({
    objects: placeParts({ more: [{ dictionary: '', data: ' '.repeat(offset - 700) }, program] }),
  });
}

/** Files that are odd or harmful to a reader but run nothing: they are stored, and our readers process them within bounds. */
function neutral(): Specimen[] {
  const whole = renderRawPdf({ objects: placeParts({}) });
  const files: [string, Buffer][] = [
    [
      'EICAR as its text',
      renderRawPdf({ objects: placeParts({ more: [`(${EICAR.replace(/[\\()]/g, '\\$&')})`] }) }),
    ],
    [
      'pages in a circle',
      renderRawPdf({
        objects: ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Parent 2 0 R >>'],
      }),
    ],
    [
      'a catalog that is its own page',
      renderRawPdf({ objects: ['<< /Type /Catalog /Pages 1 0 R /Kids [1 0 R] >>'] }),
    ],
    ['cross-references in a circle', renderRawPdf({ objects: placeParts({}), trailer: '/Prev 15' })],
    [
      'arrays nested 50,000 deep',
      renderRawPdf({ objects: placeParts({ page: `/A ${'['.repeat(50_000)}` }) }),
    ],
    [
      'dictionaries nested 20,000 deep',
      renderRawPdf({ objects: placeParts({ page: '/A << '.repeat(20_000) }) }),
    ],
    [
      'a million pages, by its own count',
      renderRawPdf({
        objects: ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 1000000000 >>'],
      }),
    ],
    ['locked with a password', renderTestPdf([['secret']], { locked: true })],
    ['cut off in the middle', whole.subarray(0, whole.length >> 1)],
    ['its head alone', Buffer.from('%PDF-1.7\n')],
    ['text behind its head', Buffer.from('%PDF-1.4 and nothing of the kind')],
    ['a page behind it', Buffer.concat([whole, Buffer.from('<html><script>alert(1)</script></html>')])],
    ['a page before everything else', Buffer.from('%PDF-1.7\n<html><body onload=alert(1)>')],
    ['a ZIP behind it', Buffer.concat([whole, Buffer.from('PK\x03\x04evil.exe')])],
    ['an archive of Java behind it', Buffer.concat([whole, Buffer.from('PK\x05\x06'), Buffer.alloc(18)])],
    ['a shell’s script', Buffer.from('%PDF-1.7\n#!/bin/sh\nrm -rf /tmp/x\n')],
    ['PHP', Buffer.from('%PDF-1.7\n<?php system($_GET["c"]); ?>')],
    [
      'one page of 64 MB in 64 KB',
      renderRawPdf({
        objects: placeParts({
          more: [
            {
              dictionary: '/Filter /FlateDecode',
              data: deflateSync(Buffer.alloc(64 * 1024 * 1024, ' ')).toString('latin1'),
            },
          ],
        }),
      }),
    ],
    ['a plain link', renderRawPdf({ objects: placeParts(link('/S /URI /URI (https://bank.example/help)')) })],
  ];
  return files.map(([what, bytes]) => ({
    what: `a PDF: ${what}`,
    name: 'odd.pdf',
    bytes,
    becomes: 'neutralised',
  }));
}
