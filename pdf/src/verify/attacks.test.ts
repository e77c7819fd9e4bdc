import { makeCms } from '@porchlight/testing/attacks/cms-samples.ts';
import { makeIdentity } from '@porchlight/testing/attacks/identity-samples.ts';
import {
  appendUpdate,
  findObject,
  fromLatin1,
  makePdf,
  parseObjectText,
  replaceSignature,
  signPdf,
  toLatin1,
  type Update,
} from '@porchlight/testing/attacks/signed-samples.ts';
import { describe, expect, test } from 'vitest';
import type { FileVerdict } from './verification.ts';
import { verifyFile } from './verify-file.ts';

const ours = await makeIdentity();
const stranger = await makeIdentity({ name: 'Somebody Else' });
const plain = await makePdf();
const signed = await signPdf(plain, ours);
const twice = await signPdf(signed, ours);
const evil = 'BT /F0 12 Tf 72 600 Td (and $50,000 more) Tj ET';
const stream = `<< /Length ${evil.length} >>\nstream\n${evil}\nendstream`;

const page = findObject(signed, '/Type /Page\n');
const catalog = findObject(signed, '/Type /Catalog');
const contents = Number(/\/Contents (\d+) 0 R/.exec(parseObjectText(signed, page))?.[1]);
const form = Number(/\/AcroForm (\d+) 0 R/.exec(parseObjectText(signed, catalog))?.[1]);
const field = findObject(signed, '/FT /Sig');
const signature = findObject(signed, '/Type /Sig\n');
const FRESH = 40;

async function check(bytes: Uint8Array): Promise<FileVerdict> {
  const verdict = await verifyFile(bytes, [ours.fingerprint]);
  if ('problem' in verdict) throw new Error(verdict.problem);
  return verdict;
}

const withPage = (bytes: Uint8Array, more: string) =>
  parseObjectText(bytes, page).replace(/>>$/, `${more}\n>>`);
const withCatalog = (more: string) => parseObjectText(signed, catalog).replace(/>>$/, `${more}\n>>`);
const updated = (update: Update) => appendUpdate(signed, update);
const edit = (change: (text: string) => string) => {
  const text = toLatin1(signed);
  const made = change(text);
  if (made === text) throw new Error('Nothing was changed.');
  return fromLatin1(made);
};

describe('what is added after signing', { timeout: 60_000 }, () => {
  const cases: [string, () => Uint8Array][] = [
    ['letters behind the end', () => fromLatin1(`${toLatin1(signed)}\nmore`)],
    ['a comment behind the end', () => fromLatin1(`${toLatin1(signed)}\n% more\n`)],
    ['another end', () => fromLatin1(`${toLatin1(signed)}\nstartxref\n0\n%%EOF\n`)],
    ['a megabyte behind the end', () => fromLatin1(`${toLatin1(signed)}${'x'.repeat(1024 * 1024)}`)],
    [
      'an object without a section (incremental saving attack)',
      () => fromLatin1(`${toLatin1(signed)}${contents} 0 obj\n${stream}\nendobj\n%%EOF\n`),
    ],
    ['a section that leads nowhere', () => updated({ objects: { [contents]: stream }, start: 99 })],
    [
      'a section that leads back',
      () =>
        updated({
          objects: { [contents]: stream },
          start: Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(toLatin1(signed))?.[1]),
        }),
    ],
    ['other contents', () => updated({ objects: { [contents]: stream } })],
    [
      'another page',
      () => updated({ objects: { [page]: withPage(signed, `/Contents ${FRESH} 0 R`), [FRESH]: stream } }),
    ],
    ['a page of another size', () => updated({ objects: { [page]: withPage(signed, '/Rotate 180') } })],
    [
      'a note on the page',
      () =>
        updated({
          objects: {
            [page]: withPage(signed, `/Annots [${FRESH} 0 R]`),
            [FRESH]: '<< /Type /Annot /Subtype /Stamp /Rect [0 0 99 99] >>',
          },
        }),
    ],
    [
      'another catalog',
      () => updated({ objects: { [FRESH]: parseObjectText(signed, catalog) }, root: FRESH }),
    ],
    [
      'a script',
      () => updated({ objects: { [catalog]: withCatalog('/OpenAction << /S /JavaScript /JS (x) >>') } }),
    ],
    ['another version', () => updated({ objects: { [catalog]: withCatalog('/Version /2.0') } })],
    [
      'a form field',
      () =>
        updated({
          objects: {
            [form]: parseObjectText(signed, form).replace('/Fields [', `/Fields [${FRESH} 0 R `),
            [FRESH]: '<< /FT /Tx /T (a) >>',
          },
        }),
    ],
    [
      'a field that is no object of its own',
      () =>
        updated({
          objects: {
            [form]: parseObjectText(signed, form).replace(
              /\/Fields \[([^\]]*)/,
              '/Fields [$1 << /FT /Tx /T (a) >>',
            ),
          },
        }),
    ],
    [
      'an empty signature field',
      () =>
        updated({
          objects: {
            [form]: parseObjectText(signed, form).replace(/\/Fields \[([^\]]*)/, `/Fields [$1 ${FRESH} 0 R`),
            [FRESH]: '<< /FT /Sig /T (a) /Subtype /Widget /Rect [0 0 9 9] >>',
          },
        }),
    ],
    [
      'another look of the signature',
      () =>
        updated({
          objects: {
            [field]: parseObjectText(signed, field).replace(/>>$/, `/AP << /N ${FRESH} 0 R >> >>`),
            [FRESH]: stream,
          },
        }),
    ],
    ['an object nobody asks for', () => updated({ objects: { [FRESH]: '<< >>' } })],
    ['letters between objects', () => updated({ objects: {}, junk: 'x\n' })],
    [
      'an object at two places (shadow attack)',
      () => updated({ objects: {}, places: { [contents]: toLatin1(signed).indexOf('\n1 0 obj') + 1 } }),
    ],
    ['a hidden second section', () => updated({ objects: {}, trailer: '/XRefStm 99' })],
    [
      'contents that the catalog calls metadata',
      () =>
        updated({
          objects: {
            [catalog]: withCatalog(`/Metadata ${contents} 0 R`),
            [contents]: stream.replace('<<', '<< /Type /Metadata /Subtype /XML'),
          },
        }),
    ],
    [
      'contents that the catalog calls long-term data',
      () => updated({ objects: { [catalog]: withCatalog(`/DSS ${contents} 0 R`), [contents]: stream } }),
    ],
    [
      'an object of another generation',
      () =>
        fromLatin1(
          toLatin1(
            updated({
              objects: {},
              places: { [contents]: toLatin1(signed).indexOf(`\n${contents} 0 obj`) + 1 },
            }),
          ).replace(/(\d{10}) 00000 n \n(?=trailer\n<< \/Size \d+ \/Root \d+ 0 R \/Prev)/, '$1 00001 n \n'),
        ),
    ],
  ];
  test.each(cases)('%s', async (_, make) => {
    const bytes = make();
    const { answer, signatures } = await check(bytes);
    expect(answer).toBe('changed');
    expect(signatures[0]).toMatchObject({ integrity: { state: 'intact' }, covered: signed.length });
    expect(signatures[0]?.addition).not.toBeNull();
  });

  // Readers differ in how they take each of these, or search the file and find what was hidden (PDF.js and poppler did).
  const withData = (...objects: number[]) =>
    withCatalog(`/DSS << /Certs [${objects.map((object) => `${object} 0 R`).join(' ')}] >>`);
  const hide = (inside: string) => `<< /Length ${inside.length} >>\nstream\n${inside}\nendstream`;
  const editSection = (bytes: Uint8Array, change: (section: string) => string) => {
    const text = toLatin1(bytes);
    const start = text.lastIndexOf('xref\n', text.lastIndexOf('trailer'));
    return fromLatin1(text.slice(0, start) + change(text.slice(start)));
  };
  const withRows = (...rows: string[]) =>
    editSection(updated({ objects: {} }), (section) => section.replace('xref\n', `xref\n${rows.join('')}`));
  const row = (object: number, place: number) => `${object} 1\n${String(place).padStart(10, '0')} 00000 n \n`;
  const placeOf = (object: number) => toLatin1(signed).lastIndexOf(`\n${object} 0 obj`) + 1;
  const differing: [string, () => Uint8Array][] = [
    ['an object twice in one section', () => withRows(row(page, placeOf(catalog)), row(page, placeOf(page)))],
    ['an object that is given up', () => withRows('50 1\n0000000000 65535 f \n')],
    [
      'a hidden second section that a reference names',
      () =>
        updated({ objects: { [catalog]: withData(FRESH), [FRESH]: '99' }, trailer: `/XRefStm ${FRESH} 0 R` }),
    ],
    [
      'a catalog of another generation',
      () => editSection(updated({ objects: {} }), (section) => section.replace(/(Root \d+) 0 R/, '$1 1 R')),
    ],
    ['information of another generation', () => updated({ objects: {}, trailer: `/Info ${page} 7 R` })],
    [
      'fewer objects than there are',
      () => editSection(updated({ objects: {} }), (section) => section.replace(/Size \d+/, 'Size 3')),
    ],
    [
      'an object within a stream',
      () =>
        updated({
          objects: {
            [catalog]: withData(FRESH),
            [FRESH]: hide(`endstream\nendobj\n${page} 0 obj\n<< >>\nendobj`),
          },
        }),
    ],
    [
      'an object within a stream, across a comment and beyond the first page of it',
      () =>
        updated({
          objects: {
            [catalog]: withData(FRESH),
            [FRESH]: hide(`${'x'.repeat(8189 - 31)} ${page} %\n0 obj\n<< >>\nendobj`),
          },
        }),
    ],
    [
      'a trailer within a stream',
      () => updated({ objects: { [catalog]: withData(FRESH), [FRESH]: hide('trailer\n<< /Root 1 0 R >>') } }),
    ],
  ];
  test.each(differing)('%s', async (_, make) => {
    const { answer, signatures } = await check(make());
    expect(answer).toBe('changed');
    expect(signatures[0]?.integrity).toEqual({ state: 'intact' });
  });

  test('a form of another generation', async () => {
    const other = parseObjectText(signed, catalog).replace(/(\/AcroForm \d+) 0 R/, '$1 1 R');
    expect((await check(updated({ objects: { [catalog]: other } }))).answer).toBe('broken');
  });

  test.each([
    ['at its own index', 0, 'signed-here'],
    ['at the index of another', 1, 'changed'],
  ])('a page packed into an object, named %s', async (_, index, answer) => {
    const before = toLatin1(signed);
    const same = parseObjectText(signed, page);
    const other = same.replace('612 792', '61 79');
    const list = `${page} 0 50 ${same.length + 1} `;
    const packed = `<< /Type /ObjStm /N 2 /First ${list.length} /Length ${list.length + same.length + 1 + other.length} >>`;
    const container = `40 0 obj\n${packed}\nstream\n${list}${same}\n${other}\nendstream\nendobj\n`;
    const [first, second] = [before.length, before.length + container.length];
    const rows = [
      [2, 40, index],
      [1, first, 0],
      [1, second, 0],
    ].map(([type = 0, at = 0, third = 0]) => String.fromCharCode(type, at >> 8, at & 255, third));
    const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(before)?.[1];
    const section = `<< /Type /XRef /W [1 2 1] /Index [${page} 1 40 2] /Size 60 /Root ${catalog} 0 R /Prev ${previous} /Length 12 >>`;
    const end = `41 0 obj\n${section}\nstream\n${rows.join('')}\nendstream\nendobj\nstartxref\n${second}\n%%EOF\n`;
    expect((await check(fromLatin1(before + container + end))).answer).toBe(answer);
  });

  test.each([
    ['a length', '<< /Linearized 1 /L 0090000 >>', 'signed-here'],
    ['a length with more behind it', '<< /Linearized 1 /L 0090000 >>\nmore', 'signed-here'],
    // Readers that repair may find the length; that cannot be decided.
    ['a length in a broken dictionary', '<< /Linearized 1 /X 1.2.3 /L 0090000 >>', 'changed'],
  ])(
    '%s that the file was padded to, from which on it is read from its beginning',
    async (_what, first, unpadded) => {
      const head = `%PDF-1.7\n9 0 obj\n${first}\nendobj\n`;
      const objects = [
        '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
        '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
        '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n',
      ];
      const places = objects.map((_, at) => head.length + objects.slice(0, at).join('').length);
      const section = `xref\n0 1\n0000000000 65535 f \n${places.map((place, at) => row(at + 1, place)).join('')}`;
      const start = head.length + objects.join('').length;
      const end = `${section}trailer\n<< /Size 10 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
      const waiting = await signPdf(fromLatin1(head + objects.join('') + end), ours);
      expect((await check(waiting)).answer).toBe(unpadded);
      expect((await check(fromLatin1(toLatin1(waiting).padEnd(89_999)))).answer).toBe(unpadded);
      expect((await check(fromLatin1(toLatin1(waiting).padEnd(90_000)))).answer).toBe('changed');
    },
  );

  test('contents that were signed before they were there', async () => {
    const waiting = await signPdf(
      appendUpdate(plain, {
        objects: {
          [page]: withPage(plain, '/B 45 0 R').replace(
            /\/Contents \d+ 0 R/,
            `/Contents [${contents} 0 R 45 0 R]`,
          ),
        },
      }),
      ours,
    );
    expect((await check(waiting)).answer).toBe('signed-here');
    const dss = parseObjectText(waiting, catalog).replace(/>>$/, '/DSS << /Certs [45 0 R] >> >>');
    const shown = appendUpdate(waiting, { objects: { [catalog]: dss, 45: stream } });
    expect((await check(shown)).answer).toBe('changed');
  });

  test('a lock, which takes away what could be checked', async () => {
    const locked = updated({ objects: {}, trailer: '/Encrypt << /Filter /Standard >>' });
    expect(await verifyFile(locked, [ours.fingerprint])).toEqual({ problem: 'encrypted' });
  });

  test.each([
    ['white space', () => fromLatin1(`${toLatin1(signed)}\r\n \n`)],
    [
      'data for long-term validation',
      () =>
        updated({ objects: { [catalog]: withCatalog(`/DSS << /Certs [${FRESH} 0 R] >>`), [FRESH]: stream } }),
    ],
    ['an update of nothing', () => updated({ objects: {} })],
    ['the same once more', () => updated({ objects: { [page]: parseObjectText(signed, page) } })],
  ])('is nothing: %s', async (_, make) => {
    expect((await check(make())).answer).toBe('signed-here');
  });

  const mark = '<< /Type /Annot /Subtype /Stamp /Rect [0 0 99 99] /F 4 /AP << /N 41 0 R >> >>';
  const look = `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length ${evil.length} >>\nstream\n${evil}\nendstream`;
  const marked = { [page]: withPage(signed, `/Annots [${FRESH} 0 R]`), [FRESH]: mark, 41: look };

  test.each([
    ['of our own', ours, 'pages-changed'],
    ['of somebody else', stranger, 'pages-changed'],
  ])('a mark that was there before a later signature %s', async (_, signer, addition) => {
    const { answer, signatures } = await check(await signPdf(updated({ objects: marked }), signer));
    expect([answer, signatures[0]?.addition]).toEqual(['changed', addition]);
  });

  test('another signature, where the first closed the document', async () => {
    const closing = '/Reference [<< /TransformMethod /DocMDP /TransformParams << /P 1 >> >>]';
    const open = await signPdf(plain, ours, { reason: 'x'.repeat(closing.length - '/Reason ()'.length) });
    const text = toLatin1(open).replace(/\/Reason \(x+\)/, closing);
    const closed = await replaceSignature(fromLatin1(text), (content) => makeCms(content, ours));
    expect((await check(closed)).answer).toBe('signed-here');
    const { answer, signatures } = await check(await signPdf(closed, ours));
    expect([answer, signatures[0]?.addition]).toEqual(['changed', 'changes-forbidden']);
  });
});

describe('what a signature claims to cover', { timeout: 60_000 }, () => {
  const range = /\/ByteRange \[0 (\d+) +(\d+) +(\d+) *\]/;
  const [, first = '', second = '', third = ''] = range.exec(toLatin1(signed)) ?? [];
  const claim = (numbers: string) =>
    edit((text) => {
      const [old = ''] = range.exec(text) ?? [];
      return text.replace(old, `/ByteRange [${numbers}]`.padEnd(old.length));
    });
  const cases: [string, () => Uint8Array][] = [
    ['nothing', () => claim('')],
    ['three numbers', () => claim(`0 ${first} ${second}`)],
    ['not from the start', () => claim(`1 ${first} ${second} ${third}`)],
    ['less than nothing', () => claim(`0 ${first} ${second} -5`)],
    ['a wider gap in front (signature wrapping)', () => claim(`0 ${Number(first) - 4} ${second} ${third}`)],
    ['a wider gap behind', () => claim(`0 ${first} ${Number(second) + 4} ${Number(third) - 4}`)],
    ['parts that overlap', () => claim(`0 ${first} ${Number(first) - 4} ${third}`)],
    ['more than the file', () => claim(`0 ${first} ${second} ${Number(third) + 9}`)],
    ['less than to the end', () => claim(`0 ${first} ${second} ${Number(third) - 9}`)],
    ['fractions', () => claim(`0 ${first}.5 ${second} ${third}`)],
    [
      'no range (universal signature forgery)',
      () => edit((text) => text.replace('/ByteRange', '/ByteRangX')),
    ],
    ['a range of null', () => claim('null')],
    ['two ranges', () => edit((text) => text.replace('/Filter /Adobe.PPKLite', '/ByteRange [0 1 2 3]  '))],
    ['no contents', () => edit((text) => text.replace('/Contents <', '/Contentz <'))],
    [
      'contents of nothing',
      () => edit((text) => text.replace(/<3082[\dA-Fa-f]+>/, (hex) => `<${'0'.repeat(hex.length - 2)}>`)),
    ],
    ['contents that end early', () => edit((text) => text.replace(/(<3082[\dA-Fa-f]{200})../, '$1> '))],
    ['something hidden behind the contents', () => edit((text) => text.replace(/00000000>/, '00000041>'))],
    ['white space in the contents', () => edit((text) => text.replace(/00000000>/, '0000  00>'))],
    ['contents of indefinite length', () => edit((text) => text.replace(/<3082..../, '<30800000'))],
  ];
  test.each(cases)('%s', async (_, make) => {
    expect((await check(make())).answer).toBe('broken');
  });

  test('a second signature dictionary in place of the first', async () => {
    const copy = parseObjectText(signed, signature);
    expect((await check(updated({ objects: { [signature]: copy } }))).answer).toBe('broken');
  });

  test('a field that leads to another signature', async () => {
    const moved = updated({
      objects: {
        [field]: parseObjectText(signed, field).replace(/\/V \d+/, `/V ${FRESH}`),
        [FRESH]: parseObjectText(signed, signature),
      },
    });
    expect((await check(moved)).answer).toBe('broken');
  });

  test('a signature that the document no longer leads to', async () => {
    const cut = updated({
      objects: { [catalog]: parseObjectText(signed, catalog).replace(/\/AcroForm \d+ 0 R/, '') },
    });
    const { answer, signatures } = await check(cut);
    expect([answer, signatures[0]?.integrity]).toEqual(['broken', { state: 'broken', breach: 'left-over' }]);
  });

  test('an earlier signature that is taken out of the form', async () => {
    const fewer = appendUpdate(twice, {
      objects: { [form]: parseObjectText(twice, form).replace(/\/Fields \[\d+ 0 R/, '/Fields [') },
    });
    expect((await check(fewer)).answer).toBe('changed');
  });

  test('a signature moved into another file', async () => {
    const other = await makePdf({ pages: 3 });
    const moved = await signPdf(other, stranger);
    const der = /<(3082[\dA-Fa-f]+)>/.exec(toLatin1(signed))?.[1] ?? '';
    const made = await replaceSignature(moved, async () =>
      fromLatin1(
        (der.match(/../g) ?? [])
          .map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
          .join('')
          .slice(0, readLength(der)),
      ),
    );
    expect((await check(made)).signatures[0]).toMatchObject({
      origin: 'here',
      integrity: { state: 'broken', breach: 'bytes-changed' },
    });
  });
});

test('400 changes of one byte within what is signed are each noticed', { timeout: 240_000 }, async () => {
  const text = toLatin1(signed);
  const start = text.indexOf('/Contents <') + '/Contents '.length;
  const end = text.indexOf('>', start) + 1;
  const random = seed(20260304);
  const missed: number[] = [];
  for (let flips = 0; flips < 400; flips += 1) {
    const place = random(signed.length - (end - start));
    const at = place < start ? place : place + (end - start);
    const bytes = signed.slice();
    bytes[at] = (bytes[at] ?? 0) ^ (1 + random(255));
    const verdict = await verifyFile(bytes, [ours.fingerprint]);
    // A file that cannot be read at all claims nothing either.
    const isNoticed = 'problem' in verdict || verdict.answer === 'broken';
    if (!isNoticed) missed.push(at);
  }
  expect(missed).toEqual([]);
});

/** Bytes of the first value in hexadecimal DER with a length of two bytes. */
function readLength(hex: string): number {
  return Number.parseInt(hex.slice(4, 8), 16) + 4;
}

/** The same numbers each time (mulberry32). */
function seed(start: number) {
  let state = start;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
