import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { PdfDict } from '@libpdf/core';
import type { PlacedField } from '@porchlight/domain/signing/signature-marks.ts';
import { type OpenPdf, openPdf } from '@porchlight/pdf/sign/open-pdf.ts';
import { parseBox } from '@porchlight/pdf/sign/page-tree.ts';
import { fillSignature, roomFor } from '@porchlight/pdf/sign/signature-filling.ts';
import type { SealingIdentity } from '@porchlight/pdf/sign/signing.types.ts';
import { awkwardPdfs, certifiedForSigning, refusedPdfs } from '@porchlight/testing/files/awkward-pdfs.ts';
import { parseLastSignature } from '@porchlight/testing/files/read-signature.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSealingIdentity, makeSealingCertificate } from './sealing/sealing-identity.ts';
import { doSealingWork } from './sealing/sealing-work.ts';

let identity: SealingIdentity;
beforeAll(async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certificate = await makeSealingCertificate({
    privateKey,
    organization: 'Porchlight',
    now: new Date(),
  });
  identity = createSealingIdentity({ privateKey, certificate });
});

const signature: PlacedField = { kind: 'signature', page: 1, x: 50, y: 60, width: 200, height: 60 };
const initials: PlacedField = { kind: 'initials', page: 1, x: 10, y: 140, width: 50, height: 24 };
const date: PlacedField = { kind: 'date', page: 1, x: 70, y: 140, width: 90, height: 20 };

async function seal(file: Buffer, { fields = [signature, initials, date], name = 'Ana María Núñez' } = {}) {
  const signatureId = randomUUID();
  const room = roomFor(identity, undefined);
  const [reply, update] = await doSealingWork(
    {
      ask: 'update',
      ...{ fields, name, signatureId, room, date: '2026-11-21' },
      mark: { kind: 'typed', text: name },
      signedAt: '2026-11-21T19:06:05.000Z',
    },
    file,
  );
  if (reply.answer !== 'updated' || !update) return reply;
  const bytes = Buffer.concat([file, update]);
  await fillSignature(bytes, reply, {
    identity,
    timestamps: undefined,
    signal: new AbortController().signal,
  });
  return { bytes, signatureId, ...reply };
}

async function open(file: Buffer | undefined): Promise<OpenPdf> {
  const opened = await openPdf(file ?? Buffer.alloc(0));
  if ('refusal' in opened) throw new Error(`refused: ${opened.refusal}`);
  return opened;
}

async function sealWell(file: Buffer | undefined, options?: Parameters<typeof seal>[1]) {
  const sealed = await seal(file ?? Buffer.alloc(0), options);
  if (!('bytes' in sealed)) throw new Error(`not sealed: ${JSON.stringify(sealed)}`);
  return sealed;
}

describe('a sealed PDF', () => {
  it.each(Object.entries(awkwardPdfs))(
    '%s: starts with what came in and holds one signature more',
    async (_, file) => {
      const { bytes, signatureId } = await sealWell(file);
      expect(bytes.subarray(0, file.length).equals(file)).toBe(true);
      expect(parseLastSignature(bytes)).toMatchObject({ isWhole: true, isIntact: true });
      const before = await open(file);
      const after = await open(bytes);
      expect(after.pages).toHaveLength(before.pages.length);
      expect(after.section.kind).toBe(before.section.kind);
      const signed = after.signatureFields.filter((each) => each.signature);
      expect(signed.map(({ field }) => field.getString('T')?.asString())).toEqual([
        `Signature ${signatureId}`,
      ]);
      const annotations = (pdf: OpenPdf) =>
        pdf.pages[0]?.dictionary.getArray('Annots', pdf.resolve)?.length ?? 0;
      expect(annotations(after)).toBe(annotations(before) + 3);
      const fields = (pdf: OpenPdf) => pdf.form?.getArray('Fields', pdf.resolve)?.length ?? 0;
      expect(fields(after)).toBe(fields(before) + 1);
      expect(after.form?.getNumber('SigFlags')?.value).toBe(3);
    },
  );

  it.each(Object.entries(awkwardPdfs))('%s: keeps what each page and the catalog say', async (_, file) => {
    const { bytes } = await sealWell(file);
    const [before, after] = [await open(file), await open(bytes)];
    const changed = new Set(['Annots', 'AcroForm']);
    for (const [old, now] of [
      [before.catalog, after.catalog],
      [before.pages[0]?.dictionary, after.pages[0]?.dictionary],
    ]) {
      const text = (dictionary: PdfDict | undefined) =>
        [...(dictionary ?? new PdfDict())]
          .filter(([key]) => !changed.has(key.value))
          .map(([key, value]) => [key.value, JSON.stringify(value)]);
      expect(text(now)).toEqual(text(old));
    }
  });

  it('can be signed again and again, each time whole', async () => {
    let file = awkwardPdfs.plain;
    for (let signer = 1; signer <= 4; signer++) file = (await sealWell(file)).bytes;
    expect((await open(file)).signatureFields).toHaveLength(4);
    expect(parseLastSignature(file ?? Buffer.alloc(0))).toMatchObject({ isWhole: true, isIntact: true });
  });

  it('is signed the way PAdES baseline asks for', async () => {
    const { bytes } = await sealWell(awkwardPdfs.plain);
    const { attributes, dictionary, certificate } = parseLastSignature(bytes);
    // content-type, message-digest, signing-certificate-v2, in the order of DER; no signing-time.
    expect(attributes).toEqual([
      '1.2.840.113549.1.9.3',
      '1.2.840.113549.1.9.4',
      '1.2.840.113549.1.9.16.2.47',
    ]);
    expect(dictionary).toContain('/SubFilter /ETSI.CAdES.detached /M (D:20261121190605Z)');
    expect(certificate.raw.equals(identity.certificates[0])).toBe(true);
  });

  it('has the name in full, whatever letters it has', async () => {
    for (const name of ['Nguyễn Thị Đặng', 'Иван Петров', '王小明', 'مريم', '👩‍🌾', 'x\u0000y']) {
      const { bytes } = await sealWell(awkwardPdfs.plain, { name });
      const hex = Buffer.from(`\uFEFF${name}`, 'utf16le').swap16().toString('hex');
      expect(parseLastSignature(bytes).dictionary).toContain(`/Name <${hex}>`);
    }
  });

  it('shows nothing when no field is placed', async () => {
    const { bytes } = await sealWell(awkwardPdfs.plain, { fields: [] });
    const [field] = (await open(bytes)).signatureFields;
    expect(field?.field.getArray('Rect')?.toArray().map(String)).toHaveLength(4);
    expect(field?.field.has('AP')).toBe(false);
  });

  it('notices every change of a byte', async () => {
    const { bytes, contentsStart, contentsLength } = await sealWell(awkwardPdfs.plain);
    for (let place = 0; place < bytes.length; place += 97) {
      if (place >= contentsStart && place < contentsStart + contentsLength) continue;
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      expect(isIntact(changed), `byte ${place}`).toBe(false);
    }
  });
});

function isIntact(file: Buffer): boolean {
  try {
    const { isWhole, isIntact: isSound } = parseLastSignature(file);
    return isWhole && isSound;
  } catch {
    return false;
  }
}

describe('where a field is', () => {
  // The same place on the page as shown, in the page's own coordinates.
  it.each([
    ['plain', { left: 50, bottom: 672, right: 250, top: 732 }],
    // Shown is [0 100 500 792] turned by 90: what is from the left is up from 100, what is from above is from the left.
    ['turned and cropped by its parent', { left: 60, bottom: 150, right: 120, top: 350 }],
    ['turned backwards', { left: 492, bottom: 542, right: 552, top: 742 }],
    ['in a larger unit', { left: 35, bottom: 360, right: 135, top: 390 }],
  ])('%s', async (name, box) => {
    const { bytes } = await sealWell(awkwardPdfs[name], { fields: [signature] });
    const { signatureFields, resolve } = await open(bytes);
    const field = signatureFields[0]?.field;
    expect(field && parseBox(field, 'Rect', resolve)).toEqual(box);
  });

  it('is moved onto the page when it lies beside it', async () => {
    const { bytes } = await sealWell(awkwardPdfs.plain, { fields: [{ ...signature, x: 900, y: 790 }] });
    const { signatureFields, resolve } = await open(bytes);
    const field = signatureFields[0]?.field;
    expect(field && parseBox(field, 'Rect', resolve)).toEqual({ left: 412, bottom: 0, right: 612, top: 60 });
  });

  it('has to be on a page that is there', async () => {
    await expect(
      seal(awkwardPdfs.plain ?? Buffer.alloc(0), { fields: [{ ...signature, page: 2 }] }),
    ).rejects.toThrow('There is no page 2.');
  });
});

describe('what is not signed', () => {
  const all = Object.entries(refusedPdfs).flatMap(([refusal, files]) =>
    files.map(([name, file]) => [refusal, name, file] as const),
  );
  it.each(all)('%s: %s', async (refusal, _, file) => {
    expect(await openPdf(file)).toEqual({ refusal });
  });

  it('a certified PDF takes a signature, and nothing beside it', async () => {
    const { bytes } = await sealWell(certifiedForSigning, { fields: [signature] });
    expect(parseLastSignature(bytes).isIntact).toBe(true);
    expect(await seal(certifiedForSigning)).toEqual({ answer: 'refused', refusal: 'certified' });
  });
});
