import { deflateSync } from 'node:zlib';
import type { FileDanger } from '@porchlight/domain/documents/file-dangers.ts';
import { type RawLayout, type RawPdf, writeRawPdf } from '../raw-pdf.ts';
import { writeSwellingPage, writeTestPdf } from '../test-pdf.ts';
import { EICAR, type Specimen } from './specimen.ts';

const content = { dictionary: '', data: 'BT /F1 12 Tf 72 700 Td (Statement) Tj ET' };

type Parts = { catalog?: string; page?: string; more?: RawPdf['objects'] };

function objects({ catalog = '', page = '', more = [] }: Parts): RawPdf['objects'] {
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 612 792] >>',
    `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ];
}

const link = (action: string) => ({
  page: '/Annots [6 0 R]',
  more: [`<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << ${action} >> >>`],
});

/** One thing each that does not belong into a document; the first further object is number 6. */
const parts: readonly (readonly [what: string, danger: FileDanger, parts: Parts])[] = [
  [
    'JavaScript when it opens',
    'program',
    { catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' },
  ],
  [
    'JavaScript in an object of its own',
    'program',
    { catalog: '/OpenAction 6 0 R', more: ['<< /S /JavaScript /JS (x) >>'] },
  ],
  [
    'JavaScript by name',
    'program',
    { catalog: '/Names << /JavaScript << /Names [(a) 6 0 R] >> >>', more: ['<< /S /JavaScript /JS (x) >>'] },
  ],
  ['JavaScript with an escaped name', 'program', { catalog: '/OpenAction << /S /J#61vaScript /JS (x) >>' }],
  [
    'JavaScript with a name all in escapes',
    'program',
    { catalog: '/OpenAction << /S /#4a#61#76#61#53#63#72#69#70#74 /JS (x) >>' },
  ],
  [
    'JavaScript in a stream',
    'program',
    { catalog: '/OpenAction << /S/JavaScript/JS 6 0 R >>', more: [{ dictionary: '', data: 'app.alert(1)' }] },
  ],
  ['JavaScript behind a comment', 'program', { catalog: '/OpenAction << /S %x\n/JavaScript /JS (x) >>' }],
  ['JavaScript when the page opens', 'program', { page: '/AA << /O << /S /JavaScript /JS (x) >> >>' }],
  ['JavaScript when it closes', 'program', { catalog: '/AA << /WC << /S /JavaScript /JS (x) >> >>' }],
  [
    'JavaScript as the next action',
    'program',
    { catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /JavaScript /JS (x) >> >>' },
  ],
  ['JavaScript in a link', 'program', link('/S /JavaScript /JS (x)')],
  [
    'JavaScript in a field',
    'program',
    {
      catalog: '/AcroForm << /Fields [6 0 R] >>',
      more: ['<< /FT /Tx /T (a) /AA << /K << /S /JavaScript /JS (x) >> >> >>'],
    },
  ],
  ['a program to launch', 'launch', { catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }],
  ['a program to launch on Windows', 'launch', link('/S /Launch /Win << /F (cmd.exe) /P (/c calc) >>')],
  ['a launch with an escaped name', 'launch', link('/S /L#61unch /F (a.exe)')],
  ['a link into another file', 'launch', link('/S /GoToR /F (\\\\\\\\host\\\\share\\\\a.pdf) /D [0 /Fit]')],
  ['a link into an embedded file', 'launch', link('/S /GoToE /T << /R /C /N (a) >>')],
  ['data to import', 'launch', link('/S /ImportData /F (a.fdf)')],
  [
    'an embedded file',
    'other-files',
    {
      catalog: '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>',
      more: [
        '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
        { dictionary: '/Type /EmbeddedFile', data: 'MZ' },
      ],
    },
  ],
  [
    'EICAR as an embedded file',
    'other-files',
    {
      catalog: '/Names << /EmbeddedFiles << /Names [(a.com) 6 0 R] >> >>',
      more: ['<< /F (a.com) /EF << /F 7 0 R >> >>', { dictionary: '/Type /EmbeddedFile', data: EICAR }],
    },
  ],
  [
    'a file pinned to the page',
    'other-files',
    { page: '/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /F (a.exe) >> >>]' },
  ],
  [
    'a collection of files',
    'other-files',
    { catalog: '/Collection << /View /D >> /Names << /EmbeddedFiles 6 0 R >>', more: ['<< /Names [] >>'] },
  ],
  ['rich media', 'media', { page: '/Annots [<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>]' }],
  [
    'Flash',
    'media',
    {
      page: '/Annots [6 0 R]',
      more: ['<< /Subtype /RichMedia /RichMediaContent << /Configurations [] >> >>'],
    },
  ],
  ['a film', 'media', { page: '/Annots [<< /Subtype /Movie /Rect [0 0 9 9] >>]' }],
  ['a sound', 'media', link('/S /Sound /Sound 5 0 R')],
  ['a rendition', 'media', link('/S /Rendition /OP 0')],
  [
    'an XFA form',
    'live-form',
    { catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>', more: [{ dictionary: '', data: '<xdp:xdp/>' }] },
  ],
  [
    'an XFA form with scripts',
    'live-form',
    {
      catalog: '/AcroForm 6 0 R',
      more: [
        '<< /Fields [] /XFA [(template) 7 0 R] >>',
        { dictionary: '', data: '<script contentType="application/x-javascript">x</script>' },
      ],
    },
  ],
  [
    'an address that opens by itself',
    'calls-home',
    { catalog: '/OpenAction << /S /URI /URI (https://tracker.example/1) >>' },
  ],
  [
    'an address in an object that opens by itself',
    'calls-home',
    { catalog: '/OpenAction 6 0 R', more: ['<< /S /URI /URI (https://tracker.example/1) >>'] },
  ],
  [
    'a form that sends itself',
    'calls-home',
    { catalog: '/OpenAction << /S /SubmitForm /F (https://tracker.example/) >>' },
  ],
  [
    'an address that each page opens',
    'calls-home',
    { page: '/AA << /O 6 0 R >>', more: ['<< /S /URI /URI (https://tracker.example/1) >>'] },
  ],
  ...[
    'file:///C:/Windows/calc.exe',
    'javascript:alert\\(1\\)',
    'data:text/html,x',
    'vbscript:x',
    'smb://host/a',
    'ms-msdt:/id',
    '\\\\\\\\host\\\\share',
    'FILE:///etc/passwd',
    '\\146ile:///etc/passwd',
    'search-ms:query=x',
  ].map((address) => [`a link to ${address}`, 'unsafe-link', link(`/S /URI /URI (${address})`)] as const),
  [
    'a link to a file in hexadecimal',
    'unsafe-link',
    link(`/S /URI /URI <${Buffer.from('file:///etc/passwd').toString('hex')}>`),
  ],
  [
    'a link to a file in another object',
    'unsafe-link',
    { ...link('/S /URI /URI 7 0 R'), more: [...link('/S /URI /URI 7 0 R').more, '(file:///etc/passwd)'] },
  ],
  [
    'a page packed twice',
    'swelling',
    { more: [{ dictionary: '/Filter [/FlateDecode /FlateDecode]', data: 'x' }] },
  ],
  [
    'a page packed five times',
    'swelling',
    { more: [{ dictionary: '/Filter [/FlateDecode /LZWDecode /Fl /RunLengthDecode /Fl]', data: 'x' }] },
  ],
  [
    'packings with escaped names',
    'swelling',
    { more: [{ dictionary: '/Filter [/Flate#44ecode /Flate#44ecode]', data: 'x' }] },
  ],
  [
    'a picture of 65535 x 65535',
    'too-many-pixels',
    {
      more: [
        {
          dictionary: '/Type /XObject /Subtype /Image /Width 65535 /Height 65535 /BitsPerComponent 1',
          data: '',
        },
      ],
    },
  ],
  [
    'a picture of 2147483647 x 1',
    'too-many-pixels',
    { more: [{ dictionary: '/Subtype /Image /Height 1 /Width 2147483647', data: '' }] },
  ],
  [
    'a picture of JBIG2 of 100000 x 100000',
    'too-many-pixels',
    { more: [{ dictionary: '/Subtype /Image /Filter /JBIG2Decode /Width 100000 /Height 100000', data: '' }] },
  ],
];

const layouts: readonly RawLayout[] = ['table', 'stream', 'hybrid'];

function refused(what: string, danger: FileDanger, bytes: Buffer): Specimen {
  return { what: `a PDF: ${what}`, name: 'statement.pdf', bytes, becomes: 'FILE_NOT_SAFE', danger };
}

/** An object stream of one's own, without telling what it is where `type` is empty. */
function packedObjects(
  text: string,
  {
    type = '/Type /ObjStm',
    filters = '/Filter /FlateDecode',
    data = deflateSync(Buffer.from(`6 0 ${text}`)),
  } = {},
): Buffer {
  return writeRawPdf({
    objects: objects({
      more: [{ dictionary: `${type} /N 1 /First 4 ${filters}`, data: data.toString('latin1') }],
    }),
  });
}

const program = '<< /S /JavaScript /JS (x) >>';
const stored = (text: string) => deflateSync(Buffer.from(`6 0 ${text}`), { level: 0 });

export const hostilePdfs: readonly Specimen[] = [
  ...parts.flatMap(([what, danger, each]) =>
    layouts.map((layout) =>
      refused(`${what} (${layout})`, danger, writeRawPdf({ objects: objects(each), layout })),
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
  refused('a page of 64 MB, packed twice', 'swelling', writeTestPdf([writeSwellingPage(64 * 1024 * 1024)])),
  refused(
    'locked, with packed objects',
    'locked',
    writeRawPdf({
      objects: objects({}),
      layout: 'stream',
      trailer: '/ID [<00> <00>] /Encrypt << /Filter /Standard /V 4 /R 4 >>',
    }),
  ),
  refused(
    'a program outside of every object',
    'program',
    Buffer.concat([writeRawPdf({ objects: objects({}) }), Buffer.from(`\n9 0 obj ${program} endobj`)]),
  ),
  refused(
    'a program within the data of a page',
    'program',
    writeRawPdf({ objects: objects({ more: [{ dictionary: '', data: `\n9 0 obj ${program} endobj` }] }) }),
  ),
  refused(
    'a program added by an update',
    'program',
    Buffer.concat([
      writeRawPdf({ objects: objects({}) }),
      Buffer.from(
        `1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction ${program} >>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`,
      ),
    ]),
  ),
  refused(
    'a program behind 300 KB',
    'program',
    writeRawPdf({ objects: objects({ more: [{ dictionary: '', data: 'q Q\n'.repeat(80_000) }, program] }) }),
  ),
  ...[1020, 2040, 65_530, 65_536, 131_071].map((offset) =>
    refused(`a program across ${offset} bytes`, 'program', spread(offset)),
  ),
  ...neutral(),
];

/** The name starts at about this place of the file, wherever chunks end. */
function spread(offset: number): Buffer {
  return writeRawPdf({
    objects: objects({ more: [{ dictionary: '', data: ' '.repeat(offset - 700) }, program] }),
  });
}

/** What is odd or harmful to a reader and runs nothing: it is kept, and whoever reads it here does so within bounds. */
function neutral(): Specimen[] {
  const whole = writeRawPdf({ objects: objects({}) });
  const files: [string, Buffer][] = [
    [
      'EICAR as its text',
      writeRawPdf({ objects: objects({ more: [`(${EICAR.replace(/[\\()]/g, '\\$&')})`] }) }),
    ],
    [
      'pages in a circle',
      writeRawPdf({
        objects: ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Parent 2 0 R >>'],
      }),
    ],
    [
      'a catalog that is its own page',
      writeRawPdf({ objects: ['<< /Type /Catalog /Pages 1 0 R /Kids [1 0 R] >>'] }),
    ],
    ['cross-references in a circle', writeRawPdf({ objects: objects({}), trailer: '/Prev 15' })],
    ['arrays nested 50,000 deep', writeRawPdf({ objects: objects({ page: `/A ${'['.repeat(50_000)}` }) })],
    ['dictionaries nested 20,000 deep', writeRawPdf({ objects: objects({ page: '/A << '.repeat(20_000) }) })],
    [
      'a million pages, by its own count',
      writeRawPdf({
        objects: ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 1000000000 >>'],
      }),
    ],
    ['locked with a password', writeTestPdf([['secret']], { locked: true })],
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
      writeRawPdf({
        objects: objects({
          more: [
            {
              dictionary: '/Filter /FlateDecode',
              data: deflateSync(Buffer.alloc(64 * 1024 * 1024, ' ')).toString('latin1'),
            },
          ],
        }),
      }),
    ],
    ['a plain link', writeRawPdf({ objects: objects(link('/S /URI /URI (https://bank.example/help)')) })],
  ];
  return files.map(([what, bytes]) => ({
    what: `a PDF: ${what}`,
    name: 'odd.pdf',
    bytes,
    becomes: 'neutralised',
  }));
}
