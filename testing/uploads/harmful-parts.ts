import type { FileDanger } from '@porchlight/domain/documents/file-dangers.ts';
import type { RawPdf } from '../files/raw-pdf.ts';
import { EICAR } from './specimen.ts';

const content = { dictionary: '', data: 'BT /F1 12 Tf 72 700 Td (Statement) Tj ET' };

/** The content of the catalog, of the page, and of further objects from number 6 on. */
export type Parts = { catalog?: string; page?: string; more?: RawPdf['objects'] };

/** The objects of a file of one page, with these parts in their places. */
export function placeParts({ catalog = '', page = '', more = [] }: Parts): RawPdf['objects'] {
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 612 792] >>',
    `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ];
}

export const link = (action: string) => ({
  page: '/Annots [6 0 R]',
  more: [`<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << ${action} >> >>`],
});

/** One thing each that does not belong into a document; the first further object is number 6. */
export const harmfulParts: readonly (readonly [what: string, danger: FileDanger, parts: Parts])[] = [
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
