import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { HomeFile } from '@porchlight/domain/owned-home/home-file/home-file.ts';
import { useInProcessPrograms, useRealProcesses } from '@porchlight/testing/app/programs-in-process.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { parseZip } from '@porchlight/testing/files/parse-zip.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { makeZip } from 'client-zip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleHomeRecord, sampleLoanRecord, samplePayment } from '../owned-home/sample-records.ts';
import { encode, type ZipEntry, zipWithManifest } from '../personal-data/exports/hashed-zip.ts';
import { loadSampleFile } from './sample-file.ts';
import { collect } from './zip-entries.ts';

const FILE = '/api/owned-home/file';
const now = new Date('2026-01-07T18:00:00.000Z');
let app: TestApp;
let elsewhere: TestApp;
beforeAll(async () => {
  [app, elsewhere] = await Promise.all([
    startTestApp({ now: () => now, limitFactor: 100 }),
    startTestApp({ now: () => now, limitFactor: 100 }),
  ]);
});
afterAll(async () => {
  await Promise.all([app.close(), elsewhere.close()]);
});

const pdf = (size: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size + 36, randomUUID())]);
async function upload(who: TestBuyer, name: string, bytes: Uint8Array): Promise<string> {
  const send = () => who.call('POST', `/api/documents?name=${encodeURIComponent(name)}`, bytes);
  let reply = await send();
  // A server under load asks to come again, as every client does.
  for (let tries = 1; reply.status === 503 && tries < 5; tries += 1) reply = await send();
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return String(reply.body.id);
}
const put = async (who: TestBuyer, ...records: object[]) => {
  const { status, body } = await who.call('PUT', '/api/owned-home/records', { records });
  expect(status, JSON.stringify(body)).toBe(200);
};
const row = (kind: string, content: object, id: string = randomUUID()) => ({ id, kind, content });
const paper = (documentId: string | null, what = 'Recorded deed') =>
  row('home-paper', { what, documentId, place: documentId === null ? 'Drawer' : null });

async function download(who: TestBuyer) {
  const zip = Buffer.from(await (await who.send('GET', FILE)).arrayBuffer());
  const files = parseZip(zip);
  return { zip, files, data: JSON.parse(String(files.get('home.json'))) as HomeFile };
}
const send = (who: TestBuyer, zip: Uint8Array) => who.call('POST', FILE, zip);
const countKept = async (who: TestBuyer) => {
  const { body } = await who.call('GET', '/api/owned-home');
  const { body: list } = await who.call('GET', '/api/documents');
  return [body, list].map((each) => ((each.records ?? each.documents) as unknown[]).length);
};

/** The entries packed again, with what a person or a program changed. */
function pack(files: ReadonlyMap<string, Uint8Array>, withManifest: boolean): Promise<Buffer> {
  async function* list(): AsyncGenerator<ZipEntry> {
    for (const [name, bytes] of files)
      if (name !== 'manifest.txt' || !withManifest) yield { name, chunks: [bytes] };
  }
  return collect(zipWithManifest(list(), now));
}

describe('the file of a home', () => {
  it('opens without this product: a page without scripts, data, documents, and sums of all of them', async () => {
    const buyer = await createBuyer(app);
    const bytes = pdf(700_000);
    await put(buyer, sampleHomeRecord, paper(await upload(buyer, 'Deed <b>.pdf', bytes)), paper(null));
    await upload(buyer, 'not chosen.pdf', pdf(10));
    const { files, data } = await download(buyer);
    expect([...files.keys()]).toEqual(['documents/Deed b.pdf', 'home.json', 'index.html', 'manifest.txt']);
    expect(files.get('documents/Deed b.pdf')?.equals(bytes)).toBe(true);
    const page = String(files.get('index.html'));
    expect(page).toContain('12 Elm Street, Columbus, OH 43215');
    expect(page).toContain('$400,000.00');
    expect(page).toContain('href="documents/Deed%20b.pdf"');
    expect(page).not.toContain('<script');
    for (const line of String(files.get('manifest.txt')).trimEnd().split('\n')) {
      const [sum, name = ''] = line.split('  ');
      const found = createHash('sha256').update(files.get(name) ?? '');
      expect(found.digest('hex'), name).toBe(sum);
    }
    expect(data.records).toMatchObject([sampleHomeRecord, { kind: 'home-paper' }, { kind: 'home-paper' }]);
  });

  it('holds the documents of the buyer who makes it, and of the other buyer the ids alone', async () => {
    const [one, other] = [await createBuyer(app), await createBuyer(app)];
    await joinPurchase(app, one, other);
    const [own, others] = [await upload(one, 'a.pdf', pdf(10)), await upload(other, 'b.pdf', pdf(11))];
    await put(one, sampleHomeRecord, paper(own), paper(others, 'Survey'));
    expect((await download(one)).data.documents).toMatchObject([{ id: own, name: 'a.pdf' }]);
    const { data, files } = await download(other);
    expect(data.documents).toMatchObject([{ id: others, name: 'b.pdf' }]);
    expect(files.get('index.html')?.toString()).toContain('A document that is not in this file');
  });

  it('comes back the same at another installation, ten homes with their documents, twice as once', async () => {
    const [from, to] = [await createBuyer(app), await createBuyer(elsewhere)];
    for (let home = 0; home < 10; home += 1) {
      // One home after the other in two accounts: an account costs as much as a hundred requests.
      for (const each of [app, elsewhere]) await each.query('delete from home_records');
      const kept: string[] = [];
      for (let index = 0; index < home % 4; index += 1)
        kept.push(
          await upload(from, `paper ${home}-${index}.pdf`, pdf(randomBytes(3).readUIntBE(0, 3) >> 4)),
        );
      const price = 1 + randomBytes(4).readUInt32BE(0);
      const content = {
        ...sampleHomeRecord.content,
        price,
        boughtOn: `20${10 + home}-0${1 + (home % 9)}-15`,
      };
      const loan = {
        ...sampleLoanRecord.content,
        firstPaymentOn: '2022-12-01',
        amount: randomBytes(3).readUIntBE(0, 3) + 1,
      };
      await put(from, { ...sampleHomeRecord, content }, { ...sampleLoanRecord, content: loan });
      for (const id of kept) await put(from, paper(id, randomUUID()));
      await put(
        from,
        row('vendor', {
          ...{ name: `Ann ${home}`, trade: 'Plumber “☃”', phone: null, lastUsedOn: null },
          note: `Line one\nline ${randomBytes(8).toString('base64')}`,
        }),
        ...Array.from({ length: home }, () => row('payment', samplePayment)),
      );
      const sent = await download(from);
      const records = sent.data.records.length;
      expect((await send(to, sent.zip)).body).toEqual({ records, documents: kept.length });
      expect((await send(to, sent.zip)).body).toEqual({ records, documents: 0 });
      const back = await download(to);
      expect(back.data.records).toEqual(sent.data.records);
      expect(back.data.documents).toEqual(sent.data.documents);
      for (const { file } of sent.data.documents)
        expect(back.files.get(file)?.equals(sent.files.get(file) ?? Buffer.alloc(0)), file).toBe(true);
    }
  });

  it('at the same installation: another account has documents of its own, and one’s own stay', async () => {
    const [from, to] = [await createBuyer(app), await createBuyer(app)];
    const id = await upload(from, 'deed.pdf', pdf(100));
    await put(from, sampleHomeRecord, paper(id));
    const { zip } = await download(from);
    expect((await send(from, zip)).body).toEqual({ records: 2, documents: 0 });
    expect((await send(to, zip)).body).toEqual({ records: 2, documents: 1 });
    const { data } = await download(to);
    expect(data.documents[0]?.id).not.toBe(id);
    expect(data.records[1]?.content.documentId).toBe(data.documents[0]?.id);
    await from.call('DELETE', `/api/documents/${id}`);
    expect((await download(to)).data.documents).toHaveLength(1);
  });

  it('brings the receipt of an improvement, and two equal imports at once store it once', async () => {
    const [from, to] = [await createBuyer(app), await createBuyer(elsewhere)];
    const receiptId = await upload(from, 'receipt.pdf', pdf(300));
    const roof = { doneOn: '2025-09-01', what: 'New roof', cost: 1_800_000, receiptId };
    await put(from, sampleHomeRecord, row('improvement', roof));
    const { zip, data, files } = await download(from);
    expect(data.documents).toMatchObject([{ id: receiptId, name: 'receipt.pdf' }]);
    expect(files.get('index.html')?.toString()).toContain('href="documents/receipt.pdf"');
    const answers = await Promise.all([send(to, zip), send(to, zip)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.documents).sort()).toEqual([0, 1]);
    expect(await countKept(to)).toEqual([2, 1]);
    const brought = (await download(to)).data;
    expect(brought.records[1]?.content.receiptId).toBe(brought.documents[0]?.id);
  });
});

describe('an import is refused, and nothing is stored', () => {
  let files: Map<string, Buffer>;
  let to: TestBuyer;
  beforeAll(async () => {
    const from = await createBuyer(app);
    await put(from, sampleHomeRecord, paper(await upload(from, 'deed.pdf', pdf(100))));
    ({ files } = await download(from));
    to = await createBuyer(app);
  });

  const changed = (name: string, bytes: Uint8Array | undefined) => {
    const copy = new Map<string, Uint8Array>(files);
    if (bytes === undefined) copy.delete(name);
    else copy.set(name, bytes);
    return copy;
  };
  const data = (change: (file: HomeFile) => void) => {
    const file = JSON.parse(String(files.get('home.json'))) as HomeFile;
    change(file);
    return pack(changed('home.json', encode(JSON.stringify(file))), true);
  };
  /** As it is in the ZIP, with the earlier manifest: what was changed by hand. */
  const byHand = async (name: string, change: (bytes: Buffer) => Buffer) => {
    const zip = (await pack(files, true)) as Buffer;
    const at = zip.indexOf(files.get(name) ?? 'not there');
    change(zip.subarray(at, at + (files.get(name)?.length ?? 0)));
    return zip;
  };

  it.each<[string, () => Promise<Uint8Array>, number, string]>([
    ['no ZIP', async () => encode('a deed'), 400, 'not a home file'],
    ['an empty body', async () => new Uint8Array(0), 422, ''],
    [
      'a document with one other byte',
      () => byHand('documents/deed.pdf', (b) => b.fill('x', 50, 51)),
      400,
      '“documents/deed.pdf” was changed',
    ],
    [
      'a page with one other byte',
      () => byHand('index.html', (b) => b.fill('x', 0, 1)),
      400,
      '“index.html” was changed',
    ],
    [
      'a price that was changed',
      () => byHand('home.json', (b) => b.fill('9', b.indexOf('40000000'), b.indexOf('40000000') + 1)),
      400,
      '“home.json” was changed',
    ],
    ['a newer version', () => data((file) => Object.assign(file, { version: 2 })), 400, 'version 2'],
    ['another format', () => data((file) => Object.assign(file, { format: 'x' })), 400, 'not a home file'],
    [
      'an unknown kind',
      () =>
        data((file) =>
          file.records.push({
            ...(file.records[0] as HomeFile['records'][number]),
            id: randomUUID(),
            kind: 'spaceship',
          }),
        ),
      400,
      'spaceship',
    ],
    [
      'a record twice',
      () => data((file) => file.records.push(file.records[0] as HomeFile['records'][number])),
      400,
      'twice',
    ],
    [
      'a record that its kind refuses',
      () => data((file) => Object.assign(file.records[0]?.content ?? {}, { price: -1 })),
      400,
      'Record 1 of the list',
    ],
    [
      'a document that is missing',
      () => pack(changed('documents/deed.pdf', undefined), true),
      400,
      '“documents/deed.pdf” is missing',
    ],
    [
      'a document that is a program',
      () => data((file) => file.documents.pop()).then(() => packProgram()),
      415,
      '“documents/deed.pdf” cannot be taken',
    ],
    ['a file that is not in the manifest', () => unlisted(), 400, 'was added'],
    ['an entry of two sizes', () => inDirectory(24, 1), 400, 'not a home file'],
    ['an entry that reaches into the next', () => inDirectory(42, 40), 400, 'not a home file'],
  ])('%s', expectRefusal);

  describe('by the bounds of a process', () => {
    beforeAll(useRealProcesses);
    afterAll(useInProcessPrograms);
    it.each<[string, () => Promise<Uint8Array>]>([
      ['8 MB of brackets', () => packText('['.repeat(8_000_000))],
      ['30 MB of brackets', () => packText('[]'.repeat(15_000_000))],
      ['a list of 2,000,000 records', () => packRecords('{},'.repeat(2_000_000))],
      ['a record of 400,000 fields', () => packRecords(manyFields(400_000))],
    ])('%s', (name, make) => expectRefusal(name, make, 400, 'not a home file'));
  });

  async function expectRefusal(
    _name: string,
    make: () => Promise<Uint8Array>,
    status: number,
    words: string,
  ) {
    const answer = await send(to, await make());
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(String(answer.body.message)).toContain(words);
    expect(await countKept(to)).toEqual([0, 0]);
    const [left] = await app.query('select count(*)::int as n from file_intents');
    expect(left?.n).toBe(0);
  }

  async function packProgram() {
    const bytes = Buffer.from('#!/bin/sh\nexit 0');
    const file = JSON.parse(String(files.get('home.json'))) as HomeFile;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    for (const document of file.documents) Object.assign(document, { size: bytes.length, sha256 });
    const copy = changed('documents/deed.pdf', bytes);
    copy.set('home.json', encode(JSON.stringify(file)));
    return pack(copy, true);
  }
  const packText = (text: string) => pack(changed('home.json', encode(text)), true);
  const packRecords = (records: string) =>
    packText(`{"format":"porchlight-home","version":1,"records":[${records}0],"documents":[]}`);
  const manyFields = (count: number) =>
    `{"content":{${Array.from({ length: count }, (_, index) => `"f${index}":1,`).join('')}"z":1}},`;
  /** Adds to a number of the last entry of the central directory. */
  const inDirectory = async (offset: number, more: number) => {
    const zip = (await pack(files, true)) as Buffer;
    const entry = zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    zip.writeUInt32LE(zip.readUInt32LE(entry + offset) + more, entry + offset);
    return zip;
  };
  const unlisted = () =>
    collect(
      makeZip([...files, ['more.txt', encode('more')] as const].map(([name, input]) => ({ name, input }))),
    );

  it('another home than the one that is kept', async () => {
    const other = await createBuyer(app);
    await put(other, {
      ...sampleHomeRecord,
      content: { ...sampleHomeRecord.content, address: '7 Oak Lane' },
    });
    const answer = await send(other, await loadSampleFile());
    expect(answer.status).toBe(400);
    expect(String(answer.body.message)).toContain('7 Oak Lane');
  });

  it('without a session, as a download is, and another buyer’s download has no records', async () => {
    const nobody = new TestBuyer(app);
    expect((await nobody.call('GET', FILE)).status).toBe(401);
    expect((await send(nobody, await loadSampleFile())).status).toBe(401);
    const stranger = await createBuyer(app);
    expect((await download(stranger)).data.records).toEqual([]);
  });
});

describe('limits', () => {
  let small: TestApp;
  let buyer: TestBuyer;
  beforeAll(async () => {
    const environment = { SPACE_PER_BUYER_BYTES: '2000', MAX_FILE_BYTES: '2000' };
    small = await startTestApp({ now: () => now, environment, limitFactor: 1 });
    buyer = await createBuyer(small);
  });
  afterAll(() => small.close());

  it('of the file and of the space for documents, with nothing stored', async () => {
    expect((await send(buyer, Buffer.alloc(64 * 1024 * 1024 + 2_001))).body.code).toBe('FILE_TOO_LARGE');
    const from = await createBuyer(app);
    for (const what of ['one', 'two'])
      await put(from, paper(await upload(from, `${what}.pdf`, pdf(1_500)), what));
    const answer = await send(buyer, (await download(from)).zip);
    expect(answer.body.code).toBe('QUOTA_EXCEEDED');
    expect(await countKept(buyer)).toEqual([0, 0]);
  });

  it('of tries in an hour', async () => {
    const zip = await loadSampleFile();
    const statuses: number[] = [];
    for (let time = 0; time < 9; time += 1) statuses.push((await send(buyer, zip)).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });
});
