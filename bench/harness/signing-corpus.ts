import { execFile } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CryptoKeySigner, PDF, PdfArray, PdfNumber } from '@libpdf/core';
import {
  placePictureOnPage,
  sealDocument,
} from '../../server/src/features/signing/sealing/sealing-engine.ts';
import {
  createSealingIdentity,
  makeSealingCertificate,
} from '../../server/src/features/signing/sealing/sealing-identity.ts';
import { awkwardPdfs } from '../../testing/files/awkward-pdfs.ts';

/** A PDF to be signed, and how many signatures it carries already. */
export type Specimen = { name: string; file: Uint8Array; signatures: number };

const run = promisify(execFile);

/** PDFs of many makers and kinds; what needs a tool that is missing is left out. */
export async function makeSpecimens(folder: string, has: (tool: string) => boolean): Promise<Specimen[]> {
  const plain = await makePlain();
  const specimens = plain.map(([name, file]) => ({ name, file, signatures: 0 }));
  const add = (name: string, file: Uint8Array, signatures = 0) => specimens.push({ name, file, signatures });
  for (const [name, file] of plain.filter(([each]) => !each.includes('400'))) {
    const source = join(folder, 'source.pdf');
    await writeFile(source, file);
    const convert = async (tool: string, label: string, make: (target: string) => string[]) => {
      if (!has(tool)) return;
      const target = join(folder, 'target.pdf');
      await run(tool, make(target));
      add(`${label}: ${name}`, new Uint8Array(await readFile(target)));
    };
    await convert('qpdf', 'linearized', (target) => ['--linearize', source, target]);
    await convert('qpdf', 'object streams', (target) => ['--object-streams=generate', source, target]);
    await convert('gs', 'Ghostscript 1.4', (target) => {
      return ['-q', '-o', target, '-sDEVICE=pdfwrite', '-dCompatibilityLevel=1.4', source];
    });
    await convert('pdftocairo', 'cairo', (target) => ['-pdf', source, target]);
  }
  for (const [name, file] of plain.slice(0, 3)) {
    if (!has('gs')) continue;
    const source = join(folder, 'source.pdf');
    const target = join(folder, 'target.pdf');
    await writeFile(source, file);
    await run('gs', ['-q', '-o', target, '-sDEVICE=pdfimage24', '-r100', source]);
    add(`scan: ${name}`, new Uint8Array(await readFile(target)));
  }
  for (const [name, file] of await makePictures(folder, has)) add(name, file);
  for (const [name, file] of Object.entries(awkwardPdfs)) add(`odd: ${name}`, file);
  for (const [name, file] of plain.slice(0, 8)) {
    add(`signed elsewhere: ${name}`, await signElsewhere(file), 1);
    add(`signed here before: ${name}`, await signHere(await signHere(file)), 2);
  }
  return specimens;
}

type Named = readonly [name: string, file: Uint8Array];

async function makePlain(): Promise<Named[]> {
  const rotations = [90, 180, 270] as const;
  return [
    ['one page', await makePdf(1)],
    ['two pages, xref stream', await makePdf(2, {}, { useXRefStream: true })],
    ['form', await makePdf(1, { form: true })],
    ['ten pages', await makePdf(10)],
    ['cropped with an offset', await makePdf(1, { crop: [40, 60, 500, 700] })],
    ['cropped and turned', await makePdf(2, { crop: [-20, 30, 400, 600], rotate: 90 })],
    ['landscape', await makePdf(2, { width: 792, height: 612 })],
    ...(await Promise.all(
      rotations.map(async (rotate) => [`turned by ${rotate}`, await makePdf(1, { rotate })] as const),
    )),
    ['form, xref stream', await makePdf(2, { form: true }, { useXRefStream: true })],
    ['hundred pages', await makePdf(100)],
    ['400 pages', await makePdf(400)],
    ['400 pages, xref stream', await makePdf(400, {}, { useXRefStream: true })],
    ['poster', await makePdf(1, { width: 3000, height: 2000 })],
    ['updated before', await updateOnce(await makePdf(2))],
  ];
}

type Look = { width?: number; height?: number; rotate?: 0 | 90 | 180 | 270; crop?: number[]; form?: boolean };

async function makePdf(
  pages: number,
  look: Look = {},
  save: { useXRefStream?: boolean } = {},
): Promise<Uint8Array> {
  const { width = 612, height = 792, rotate = 0, crop, form = false } = look;
  const pdf = PDF.create();
  for (let number = 1; number <= pages; number++) {
    const page = pdf.addPage({ width, height, rotate });
    if (crop) page.dict.set('CropBox', PdfArray.of(...crop.map((side) => PdfNumber.of(side))));
    for (let line = 0; line < 30; line++) {
      page.drawText(`Page ${number}, line ${line + 1}: the buyer agrees to what stands here.`, {
        ...{ x: 60, y: height - 80 - line * 18, size: 11 },
      });
    }
  }
  if (form) {
    const field = pdf.getOrCreateForm().createTextField('buyer', { defaultValue: 'Ana' });
    pdf.getPage(0)?.drawField(field, { x: 60, y: 120, width: 200, height: 24 });
  }
  return await pdf.save(save);
}

async function updateOnce(file: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDF.load(file);
  pdf.setTitle('A second state');
  return await pdf.save({ incremental: true });
}

async function makePictures(folder: string, has: (tool: string) => boolean): Promise<Named[]> {
  if (!has('pdftoppm')) return [];
  const source = join(folder, 'source.pdf');
  await writeFile(source, await makePdf(1));
  const made: Named[] = [];
  const kinds = [
    ['image/jpeg', 'jpg', ['-jpeg']],
    ['image/jpeg', 'jpg', ['-jpeg', '-gray']],
    ['image/png', 'png', ['-png']],
    ['image/png', 'png', ['-png', '-mono']],
  ] as const;
  for (const [type, extension, options] of kinds) {
    await run('pdftoppm', ['-r', '90', '-singlefile', ...options, source, join(folder, 'picture')]);
    const page = await placePictureOnPage(await readFile(join(folder, `picture.${extension}`)), type);
    if ('refusal' in page) throw new Error(`a picture was refused: ${page.refusal}`);
    made.push([`picture ${options.join(' ')}`, page]);
  }
  return made;
}

export async function makeIdentity() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certificate = await makeSealingCertificate({
    privateKey,
    organization: 'Porchlight',
    now: new Date(),
  });
  return { certificate, identity: createSealingIdentity({ privateKey, certificate }) };
}
const { identity: earlier } = await makeIdentity();

async function signElsewhere(file: Uint8Array): Promise<Uint8Array> {
  const { identity } = await makeIdentity();
  const der = identity.privateKey.export({ format: 'der', type: 'pkcs8' });
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('pkcs8', new Uint8Array(der), algorithm, true, ['sign']);
  const pdf = await PDF.load(file);
  const { bytes } = await pdf.sign({
    signer: new CryptoKeySigner(key, identity.certificates[0], 'EC', 'ECDSA'),
  });
  return bytes;
}

async function signHere(pdf: Uint8Array): Promise<Uint8Array> {
  const sealed = await sealDocument({
    pdf,
    ...{ mark: { kind: 'typed', text: 'Ben Ortiz' }, date: '2026-11-20', signer: { name: 'Ben Ortiz' } },
    fields: [{ kind: 'signature', page: 1, x: 300, y: 300, width: 200, height: 60 }],
    ...{ signatureId: randomUUID(), signedAt: new Date(), identity: earlier, timestamps: undefined },
  });
  if ('refusal' in sealed) throw new Error(`refused: ${sealed.refusal}`);
  return sealed.bytes;
}
