import { deflateSync } from 'node:zlib';
import { awkwardPdfs, certifiedForSigning, refusedPdfs } from '../files/awkward-pdfs.ts';
import { type RawPdf, renderRawPdf } from '../files/raw-pdf.ts';
import { renderTestPdf } from '../outside-world/test-pdf.ts';
import { renderJpeg } from './pictures.ts';

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`;
const stream = (dictionary: string, data: Buffer | string) => ({ dictionary, data: data.toString('latin1') });
const packed = (dictionary: string, data: Buffer | string) =>
  stream(`${dictionary} /Filter /FlateDecode`, deflateSync(Buffer.from(data)));

/** One page; further objects are numbered from 6. */
function onePage(catalog: string, page: string, more: RawPdf['objects']): RawPdf['objects'] {
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 612 792] >>',
    `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    packed('', 'BT /F1 12 Tf 72 700 Td (We talk of JavaScript and launching here) Tj ET'),
    font('Helvetica'),
    ...more,
  ];
}

const jpeg = renderJpeg({ width: 1700, height: 2200 });
const image = (entries: string, data: Buffer | string = 'x') =>
  stream(`/Type /XObject /Subtype /Image /Width 5100 /Height 6600 ${entries}`, data);

const kinds: Readonly<Record<string, RawPdf['objects']>> = {
  'one page': onePage('', '', []),
  'a scan as JPEG': onePage('', '', [
    image('/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode', jpeg),
  ]),
  'a scan as JPEG packed again': onePage('', '', [
    image('/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter [/FlateDecode /DCTDecode]', deflateSync(jpeg)),
  ]),
  'a fax': onePage('', '', [
    image('/ImageMask true /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 5100 >>'),
  ]),
  'a scan in JBIG2': onePage('', '', [
    image('/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode'),
  ]),
  'a scan in JPEG 2000': onePage('', '', [image('/Filter /JPXDecode')]),
  'a picture packed as text': onePage('', '', [
    image('/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter [/ASCII85Decode /FlateDecode]'),
  ]),
  'a survey scanned large': onePage('', '', [
    stream('/Subtype /Image /Width 21600 /Height 28800 /BitsPerComponent 1 /Filter /CCITTFaxDecode', 'x'),
  ]),
  'fields to fill in': onePage(
    '/AcroForm << /Fields [6 0 R 7 0 R] /DA (/F1 0 Tf) /NeedAppearances true >>',
    '/Annots [6 0 R 7 0 R]',
    [
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ana) /Rect [0 0 99 20] /MaxLen 40 >>',
      '<< /Type /Annot /Subtype /Widget /FT /Btn /T (yes) /V /Yes /AS /Yes /Rect [0 30 20 50] >>',
    ],
  ),
  'a button that sends when pressed': onePage('/AcroForm << /Fields [6 0 R] >>', '/Annots [6 0 R]', [
    '<< /Subtype /Widget /FT /Btn /Ff 65536 /T (send) /Rect [0 0 9 9] /A << /S /SubmitForm /F << /FS /URL /F (https://bank.example/form) >> >> >>',
  ]),
  'links to the web, mail and telephone': onePage(
    '',
    '/Annots [6 0 R 7 0 R 8 0 R]',
    ['https://bank.example/a?b=1#c', 'mailto:loans@bank.example?subject=Hi', 'tel:+18005550100'].map(
      (uri) =>
        `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /Type /Action /S /URI /URI (${uri}) >> >>`,
    ),
  ),
  'a link without a scheme': onePage('', '/Annots [6 0 R]', [
    '<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (www.bank.example) >> >>',
  ]),
  'a page to open at': onePage('/OpenAction [3 0 R /FitH null] /PageMode /UseOutlines', '', []),
  'an action to open at a page': onePage('/OpenAction 6 0 R', '/Annots [7 0 R]', [
    '<< /S /GoTo /D [3 0 R /XYZ null null 0] >>',
    '<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://bank.example) >> >>',
  ]),
  'the menu’s own actions': onePage('', '/Annots [6 0 R]', [
    '<< /Subtype /Link /Rect [0 0 9 9] /A << /S /Named /N /NextPage >> >>',
  ]),
  'an outline': onePage('/Outlines 6 0 R', '', [
    '<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>',
    '<< /Title (First) /Parent 6 0 R /Dest [3 0 R /Fit] >>',
  ]),
  'fonts of its own': onePage('', '', [
    packed('/Length1 3000 /Length2 0', 'x'.repeat(3000)),
    '<< /Type /FontDescriptor /FontName /ABCDEF+Face /FontFile2 6 0 R >>',
    packed('', '/CIDInit /ProcSet findresource begin'),
  ]),
  'forty fonts': onePage(
    '',
    '',
    Array.from({ length: 40 }, (_, index) => font(`ABCDEF+Face${index}`)),
  ),
  'a color profile': onePage('/OutputIntents [<< /S /GTS_PDFA1 /DestOutputProfile 6 0 R >>]', '', [
    packed('/N 3 /Alternate /DeviceRGB', Buffer.alloc(3000, 'icc ')),
  ]),
  'what is said of it, in XMP': onePage('/Metadata 6 0 R', '', [
    stream(
      '/Type /Metadata /Subtype /XML',
      '<?xpacket begin=""?><x:xmpmeta><dc:title>Pay stub</dc:title></x:xmpmeta>',
    ),
  ]),
  layers: onePage('/OCProperties << /OCGs [6 0 R] /D << /ON [6 0 R] >> >>', '', [
    '<< /Type /OCG /Name (Print) >>',
  ]),
  'tags for screen readers': onePage(
    '/MarkInfo << /Marked true >> /StructTreeRoot 6 0 R /Lang (en-US)',
    '/StructParents 0',
    ['<< /Type /StructTreeRoot /K 7 0 R >>', '<< /S /Document /P 6 0 R /K [0] >>'],
  ),
  'notes in the margin': onePage('', '/Annots [6 0 R 7 0 R]', [
    '<< /Subtype /Text /Rect [0 0 9 9] /Contents (Ask about this \\(2\\)) >>',
    '<< /Subtype /Highlight /Rect [0 0 9 9] /QuadPoints [0 0 9 0 0 9 9 9] >>',
  ]),
  'names that are escaped for good reason': onePage('', '/PieceInfo << /My#20App << /Private (x) >> >>', []),
  'labels of pages': onePage('/PageLabels << /Nums [0 << /S /r >> 1 << /S /D >>] >>', '', []),
  thumbnails: onePage('', '/Thumb 6 0 R', [
    packed('/Width 76 /Height 98 /ColorSpace /DeviceRGB /BitsPerComponent 8', Buffer.alloc(76 * 98 * 3, 200)),
  ]),
};

const versions = ['1.3', '1.4', '1.5', '1.6', '1.7', '2.0'];
const asVersion = (file: Buffer, version: string) =>
  Buffer.concat([Buffer.from(`%PDF-${version}`), file.subarray(8)]);

/** The first object of a file that shows its first page while it loads (ISO 32000-2 annex F). */
const linearized = (length: number) =>
  renderRawPdf({
    objects: [
      ...onePage('', '', []),
      `<< /Linearized 1 /L ${length} /H [500 40] /O 3 /E 900 /N 1 /T 1200 >>`,
    ],
  });

/** Statements, scans and forms, each in the ways that programs write them. */
export const honestPdfs: readonly [string, Buffer][] = [
  ...Object.entries(kinds).flatMap(([what, objects]): [string, Buffer][] => [
    [what, renderRawPdf({ objects })],
    [`${what}, packed`, renderRawPdf({ objects, layout: 'stream' })],
  ]),
  ...versions.map((version): [string, Buffer] => [
    `version ${version}`,
    asVersion(renderTestPdf([['A page']]), version),
  ]),
  ...[1, 2, 3, 7, 20, 60, 250].map((pages): [string, Buffer] => [
    `${pages} pages`,
    renderTestPdf(Array.from({ length: pages }, (_, page) => [`Page ${page + 1}`, 'of a statement'])),
  ]),
  ...[1_000, 65_535, 65_536, 65_537, 500_000, 2_000_000].map((size): [string, Buffer] => [
    `a scan of ${size} bytes`,
    renderRawPdf({ objects: onePage('', '', [image('/Filter /DCTDecode', noise(size))]) }),
  ]),
  ...Object.entries(awkwardPdfs),
  ['certified so that it may be signed', certifiedForSigning],
  ...(refusedPdfs.certified ?? []).map(([what, file]): [string, Buffer] => [what, file]),
  ['linearized', linearized(5000)],
  [
    'five thousand objects in streams',
    renderRawPdf({
      objects: onePage(
        '',
        '',
        Array.from({ length: 5000 }, (_, index) => `<< /Kept ${index} >>`),
      ),
      layout: 'stream',
    }),
  ],
];

/** The same bytes each time, and no packing can make them less. */
function noise(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  let state = 88_172_645;
  for (let at = 0; at < size; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = state >>> 16;
  }
  return bytes;
}
