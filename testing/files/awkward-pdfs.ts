import { type RawPdf, renderRawPdf } from './raw-pdf.ts';

const content = { dictionary: '', data: 'BT /F1 12 Tf 72 700 Td (What is agreed) Tj ET' };
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const resources = '/Resources << /Font << /F1 5 0 R >> >>';

type Parts = { catalog?: string; pages?: string; page?: string; more?: RawPdf['objects'] };

/** One page of one line of text; each part may have more entries. Further objects are numbered from 6. */
function onePage({ catalog = '', pages = '', page = '', more = [] }: Parts): RawPdf['objects'] {
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 612 792] ${pages} >>`,
    `<< /Type /Page /Parent 2 0 R /Contents 4 0 R ${resources} ${page} >>`,
    content,
    font,
    ...more,
  ];
}

const stamp = '<< /Type /Annot /Subtype /Square /Rect [60 60 90 90] /P 3 0 R >>';
const textField = (more = '') => `<< /FT /Tx /T (buyer) /V (Ana \\(and Ben\\)) ${more} >>`;

/** How a file that says of itself that it is linearized goes against what it says. */
type LinearizedPdf = {
  /** Bytes by which it says to be longer than it is. */
  longer?: number;
  /** The object that it calls its first page; there are 3, and 7 with other words. */
  firstPage?: number;
  /** How many pages it says to have. */
  pageCount?: number;
  /** Its end leads to other pages than its beginning. */
  hasOtherEnd?: boolean;
};

const DICTIONARY = 9;

/** A PDF of one page that readers open from its beginning (ISO 32000-2 annex F), and another page that nothing leads to. */
function writeLinearizedPdf({
  longer = 0,
  firstPage = 3,
  pageCount = 1,
  hasOtherEnd = false,
}: LinearizedPdf = {}): Buffer {
  const written = new Map([
    ...writePage(1, 'What is agreed'),
    ...writePage(5, 'Something else that was never shown'),
  ]);
  const dictionary = (length: number) =>
    `${DICTIONARY} 0 obj\n<< /Linearized 1 /L ${String(length).padStart(7, '0')} /H [10 10] /O ${firstPage} /E 900 /N ${pageCount} /T 900 >>\nendobj\n`;
  const table = (root: number, places: ReadonlyMap<number, number>) =>
    `xref\n0 10\n0000000000 65535 f \n${Array.from({ length: 9 }, (_, at) => `${String(places.get(at + 1) ?? 0).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size 10 /Root ${root} 0 R >>\n`;
  const start = HEAD.length + dictionary(0).length;
  const firstEnd = 'startxref\n0\n%%EOF\n';
  const places = new Map([[DICTIONARY, HEAD.length]]);
  let position = start + table(1, places).length + firstEnd.length;
  for (const [number, text] of written) {
    places.set(number, position);
    position += text.length;
  }
  const last = hasOtherEnd ? table(5, places) : '';
  const end = `${last}startxref\n${hasOtherEnd ? position : start}\n%%EOF\n`;
  const length = position + end.length + longer;
  const body = [...written.values()].join('');
  return Buffer.from(HEAD + dictionary(length) + table(1, places) + firstEnd + body + end, 'latin1');
}

const HEAD = '%PDF-1.7\n';

function writePage(number: number, words: string): [number, string][] {
  const content = `BT /F1 12 Tf 72 700 Td (${words}) Tj ET`;
  const resources = '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
  return [
    `<< /Type /Catalog /Pages ${number + 1} 0 R >>`,
    `<< /Type /Pages /Kids [${number + 2} 0 R] /Count 1 >>`,
    `<< /Type /Page /Parent ${number + 1} 0 R /MediaBox [0 0 612 792] /Contents ${number + 3} 0 R ${resources} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ].map((text, at) => [number + at, `${number + at} 0 obj\n${text}\nendobj\n`]);
}

/** PDFs that are odd and right: each can be signed. */
export const awkwardPdfs: Readonly<Record<string, Buffer>> = {
  plain: renderRawPdf({ objects: onePage({}) }),
  'without an end of line': renderRawPdf({ objects: onePage({}) }).subarray(0, -1),
  'with blanks behind its end': Buffer.concat([
    renderRawPdf({ objects: onePage({}) }),
    Buffer.from('\r\n  \n'),
  ]),
  'in an object stream': renderRawPdf({ objects: onePage({}), layout: 'stream' }),
  hybrid: renderRawPdf({ objects: onePage({}), layout: 'hybrid' }),
  'with an identifier in letters': renderRawPdf({
    objects: onePage({}),
    trailer: '/ID [(a\\)b) (c)] /Info 5 0 R',
  }),
  'with rows that point to nothing': renderRawPdf({ objects: onePage({}), staleRows: 3 }),
  'turned and cropped by its parent': renderRawPdf({
    objects: onePage({ pages: '/Rotate 90 /CropBox [-50 100 500 900]' }),
  }),
  'turned backwards': renderRawPdf({ objects: onePage({ page: '/Rotate -90' }) }),
  'in a larger unit': renderRawPdf({ objects: onePage({ page: '/UserUnit 2 /MediaBox [10 20 310 420]' }) }),
  'with its box upside down': renderRawPdf({ objects: onePage({ page: '/MediaBox [612 792 0 0]' }) }),
  'with names and strings that look like brackets': renderRawPdf({
    objects: onePage({
      page: '/PieceInfo << /A#3e#3e (>> \\) ((x) y) >>) /B <3e3e> /\xe9t\xe9 [/#5b (] >>)] % >> ]\n >>',
    }),
  }),
  'with annotations in the page': renderRawPdf({
    objects: onePage({ page: '/Annots [6 0 R]', more: [stamp] }),
  }),
  'with annotations in an array of their own': renderRawPdf({
    objects: onePage({ page: '/Annots 6 0 R', more: ['[ 7 0 R ]', stamp] }),
  }),
  'with such an array in an object stream': renderRawPdf({
    objects: onePage({ page: '/Annots 6 0 R', more: ['[ 7 0 R ]', stamp] }),
    layout: 'stream',
  }),
  'with annotations that are gone': renderRawPdf({ objects: onePage({ page: '/Annots 9 0 R' }) }),
  'with a form in the catalog': renderRawPdf({
    objects: onePage({
      catalog: '/AcroForm << /Fields [6 0 R] /NeedAppearances true >>',
      more: [textField()],
    }),
  }),
  'with a form of its own': renderRawPdf({
    objects: onePage({
      catalog: '/AcroForm 6 0 R',
      more: ['<< /Fields 7 0 R /DA (/Helv 0 Tf) >>', '[8 0 R]', textField('/Ff 1')],
    }),
  }),
  'with a field that waits': renderRawPdf({
    objects: onePage({
      catalog: '/AcroForm << /Fields [6 0 R] >>',
      page: '/Annots [6 0 R]',
      more: ['<< /Type /Annot /Subtype /Widget /FT /Sig /T (Buyer) /Rect [300 60 480 100] /P 3 0 R >>'],
    }),
  }),
  'with a form that has no fields': renderRawPdf({ objects: onePage({ catalog: '/AcroForm << >>' }) }),
  linearized: writeLinearizedPdf(),
  'linearized, and grown since': writeLinearizedPdf({ longer: -10 }),
  'with a page that is not called one': Buffer.from(
    renderRawPdf({ objects: onePage({}) })
      .toString('latin1')
      .replace('/Type /Page /Parent', '            /Parent'),
    'latin1',
  ),
  'with a stream of another length': Buffer.from(
    renderRawPdf({ objects: onePage({}) })
      .toString('latin1')
      .replace(/\/Length \d+/, '/Length 30'),
    'latin1',
  ),
  'with a catalog on one line': renderRawPdf({
    objects: ['<</Pages 2 0 R/Type/Catalog>>', ...onePage({}).slice(1)],
  }),
};

const certifiedBy = (permission: number, more = '') => ({
  catalog: '/AcroForm << /Fields [6 0 R] /SigFlags 3 >> /Perms << /DocMDP 7 0 R >>',
  more: [
    `<< /FT /Sig /T (Maker) /V 7 0 R ${more} >>`,
    `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 1 2 3] /Contents <00> /Reference [<< /TransformMethod /DocMDP /TransformParams << /P ${permission} >> >>] >>`,
  ],
});
const signedAndLocked = (lock: string, reference = '') => ({
  catalog: '/AcroForm << /Fields [6 0 R] /SigFlags 3 >>',
  more: [
    `<< /FT /Sig /T (First) /V 7 0 R ${lock} >>`,
    `<< /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 1 2 3] /Contents <00> ${reference} >>`,
  ],
});

const plain = renderRawPdf({ objects: onePage({}) });

/** PDFs that are not to be signed, by the reason. */
export const refusedPdfs: Readonly<Record<string, readonly [name: string, file: Buffer][]>> = {
  damaged: [
    ['nothing', Buffer.alloc(0)],
    ['no PDF', Buffer.from('GIF89a')],
    ['cut off', plain.subarray(0, -120)],
    ['with something before its head', Buffer.concat([Buffer.from('\n'), plain])],
    [
      'with its objects moved',
      Buffer.from(plain.toString('latin1').replace('1 0 obj', ' \n    1 0 obj'), 'latin1'),
    ],
    [
      'with its numbers mixed up',
      Buffer.from(plain.toString('latin1').replace('5 0 obj', '6 0 obj'), 'latin1'),
    ],
    [
      'with its end in the wrong place',
      Buffer.from(plain.toString('latin1').replace(/startxref\n\d+/, 'startxref\n9')),
    ],
    [
      'without pages',
      renderRawPdf({ objects: ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] >>'] }),
    ],
    [
      'with pages that go round in a circle',
      renderRawPdf({ objects: ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] >>'] }),
    ],
    ['with a page of no size', renderRawPdf({ objects: onePage({ page: '/MediaBox [0 0 0 0]' }) })],
    ['with cross-references in a circle', renderRawPdf({ objects: onePage({}), trailer: '/Prev 15' })],
    ['with two catalogs', renderRawPdf({ objects: onePage({}), trailer: '/R#6fot 1 0 R' })],
    [
      'with a section that a reference names',
      renderRawPdf({ objects: onePage({}), trailer: '/XRefStm 4 0 R' }),
    ],
    [
      'with a catalog of another generation',
      Buffer.from(plain.toString('latin1').replace('/Root 1 0 R', '/Root 1 1 R'), 'latin1'),
    ],
    ['linearized, with other pages at its end', writeLinearizedPdf({ hasOtherEnd: true })],
    ['linearized, with another first page', writeLinearizedPdf({ firstPage: 7 })],
    ['linearized, with another number of pages', writeLinearizedPdf({ pageCount: 2 })],
    ['linearized, with a length to come', writeLinearizedPdf({ longer: 40_000 })],
    ['nested without end', renderRawPdf({ objects: onePage({ page: `/A ${'['.repeat(50_000)}` }) })],
  ],
  encrypted: [
    ['locked', renderRawPdf({ objects: onePage({}), trailer: '/Encrypt << /Filter /Standard >>' })],
  ],
  xfa: [
    ['an XFA form', renderRawPdf({ objects: onePage({ catalog: '/AcroForm << /Fields [] /XFA 4 0 R >>' }) })],
    ['one that draws itself', renderRawPdf({ objects: onePage({ catalog: '/NeedsRendering true' }) })],
  ],
  certified: [
    ['certified against every change', renderRawPdf({ objects: onePage(certifiedBy(1)) })],
    ['locked by its signer', renderRawPdf({ objects: onePage(signedAndLocked('/Lock << /Action /All >>')) })],
    [
      'locked but for one field',
      renderRawPdf({ objects: onePage(signedAndLocked('/Lock << /Action /Exclude /Fields [(a)] >>')) }),
    ],
    [
      'with its fields locked',
      renderRawPdf({
        objects: onePage(
          signedAndLocked(
            '',
            '/Reference [<< /TransformMethod /FieldMDP /TransformParams << /Action /All >> >>]',
          ),
        ),
      }),
    ],
  ],
};

/** Certified so that it may be signed, and nothing else done to it. */
export const certifiedForSigning = renderRawPdf({ objects: onePage(certifiedBy(2)) });
