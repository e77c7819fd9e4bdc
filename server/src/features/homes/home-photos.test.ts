import { randomUUID } from 'node:crypto';
import {
  MAX_CAPTION_LENGTH,
  MAX_PHOTOS,
  MAX_PHOTOS_PER_HOME,
  MAX_SENT_PHOTO_BYTES,
} from '@porchlight/domain/homes/home-photos.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { findLooseEnds, listDiskFiles } from '@porchlight/testing/faults/stored-state.ts';
import { parseZip } from '@porchlight/testing/files/parse-zip.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, signInHelper } from '@porchlight/testing/people/test-people.ts';
import { renderPng } from '@porchlight/testing/uploads/honest-files.ts';
import { addSamplePhoto, createSamplePhoto, samplePhoto } from '@porchlight/testing/uploads/sample-photo.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleHome, sampleOffer } from './sample-home.ts';

let app: TestApp;
let jordan: TestBuyer;
let priya: TestBuyer;
let stranger: TestBuyer;
let home: string;
beforeAll(async () => {
  app = await startTestApp();
  jordan = await createBuyer(app, 'Jordan Rivera');
  priya = await createBuyer(app, 'Priya Shah');
  stranger = await createBuyer(app);
  home = await addHome(jordan);
});
afterAll(() => app.close());

async function addHome(who: TestBuyer): Promise<string> {
  const id = randomUUID();
  await who.call('PUT', `/api/homes/${id}`, sampleHome);
  return id;
}

type Sent = { query: Record<string, string>; body: Uint8Array };
const put = (
  who: TestBuyer,
  { query, body }: Sent = samplePhoto,
  photoId: string = randomUUID(),
  id = home,
) => who.call('PUT', `/api/homes/${id}/photos/${photoId}?${new URLSearchParams(query)}`, body);
const list = async (who: TestBuyer, id = home) => {
  const { homes } = (await who.call('GET', '/api/homes')).body as unknown as { homes: HomeView[] };
  return homes.find((each) => each.id === id)?.photos ?? [];
};
const at = (photoId: string, id = home) => `/api/homes/${id}/photos/${photoId}`;
const countFiles = async () => (await listDiskFiles(app)).length;
const expectWhole = async () =>
  expect(await findLooseEnds({ ...app, listFiles: () => listDiskFiles(app) })).toEqual([]);

describe('a photo of a home', () => {
  it('is stored once however often it is sent, encrypted, and comes back whole and small', async () => {
    const photoId = randomUUID();
    const first = await put(jordan, samplePhoto, photoId);
    expect([first.status, first.body]).toEqual([
      200,
      { id: photoId, caption: '', width: 2048, height: 1536 },
    ]);
    const again = await Promise.all([1, 2].map(() => put(jordan, samplePhoto, photoId)));
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body]);
    expect(await list(jordan)).toEqual([first.body]);
    expect(await countFiles()).toBe(1);
    const small = Number(samplePhoto.query.small);
    for (const [size, bytes] of [
      ['whole', samplePhoto.body.subarray(small)],
      ['small', samplePhoto.body.subarray(0, small)],
    ] as const) {
      const answer = await jordan.send('GET', `${at(photoId)}/content?size=${size}`);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('content-disposition')).toMatch(/^inline/);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    expect((await jordan.call('GET', `${at(photoId)}/content?size=huge`)).status).toBe(400);
    await expectWhole();
    await jordan.call('DELETE', at(photoId));
    expect(await countFiles()).toBe(0);
  });

  it('is stored without place, device and time, whichever buyer sent it', async () => {
    const photoId = randomUUID();
    const sent = createSamplePhoto({ orientation: 6, comment: '40.7,-73.9' }, { comment: '40.7,-73.9' });
    expect((await put(jordan, sent, photoId)).status).toBe(200);
    for (const size of ['whole', 'small']) {
      const answer = await jordan.send('GET', `${at(photoId)}/content?size=${size}`);
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      expect(text).not.toMatch(/Exif|40\.7/);
      expect(text).toContain('JFIF');
    }
    await jordan.call('DELETE', at(photoId));
  });

  it('has a caption and a place, and goes with its file, once', async () => {
    const [first, second, third] = [
      await addSamplePhoto(jordan, home),
      await addSamplePhoto(jordan, home),
      await addSamplePhoto(jordan, home),
    ];
    const describeIt = (caption: string, photoId = first) =>
      jordan.call('PUT', `${at(photoId)}/caption`, { caption });
    expect((await describeIt('  Kitchen ')).body).toMatchObject({ id: first, caption: 'Kitchen' });
    const tooLong = await describeIt('a'.repeat(MAX_CAPTION_LENGTH + 1));
    expect([tooLong.status, tooLong.body.fields]).toEqual([
      400,
      { caption: 'Write at most 120 characters on one line.' },
    ]);
    expect((await describeIt('x', randomUUID())).status).toBe(404);
    const arrange = (photoIds: string[]) => jordan.call('PUT', `/api/homes/${home}/photos`, { photoIds });
    expect((await arrange([third, randomUUID(), third])).body).toEqual({ done: true });
    expect((await list(jordan)).map(({ id }) => id)).toEqual([third, first, second]);
    expect((await arrange([randomUUID()])).status).toBe(404);
    expect((await arrange([])).status).toBe(400);
    const files = await countFiles();
    for (const each of [third, third])
      expect((await jordan.call('DELETE', at(each))).body).toEqual({ done: true });
    expect((await list(jordan)).map(({ id, caption }) => [id, caption])).toEqual([
      [first, 'Kitchen'],
      [second, ''],
    ]);
    expect(await countFiles()).toBe(files - 1);
    await expectWhole();
  });

  it.each<[string, number, RegExp, Sent]>([
    ['a PNG', 415, /not a photo in JPEG/, { query: { small: '10' }, body: new Uint8Array(renderPng({})) }],
    [
      'text',
      415,
      /not a photo in JPEG/,
      { query: { small: '4' }, body: new TextEncoder().encode('A photo of mine.') },
    ],
    ['one whose end is missing', 415, /end of this photo is missing/, cut(createSamplePhoto({}), 80)],
    [
      'one whose small picture is cut off',
      415,
      /end of this photo is missing/,
      { ...samplePhoto, query: { small: '60' } },
    ],
    ['100 megapixels', 422, /more than 2,048 pixels/, createSamplePhoto({ width: 11_550, height: 8_660 })],
    [
      'a small picture that is large',
      422,
      /more than 640 pixels/,
      createSamplePhoto({}, { width: 2_048, height: 1_000 }),
    ],
    ['more bytes than are taken', 413, /up to 4 MB/, createSamplePhoto({ before: MAX_SENT_PHOTO_BYTES })],
    ['nothing', 422, /empty/i, { query: { small: '10' }, body: new Uint8Array() }],
    ['a small picture of no bytes', 400, /./, { ...samplePhoto, query: { small: '0' } }],
    ['no word of the small picture', 400, /./, { ...samplePhoto, query: {} }],
  ])('is refused with a sentence and nothing stored: %s', async (_, status, words, sent) => {
    const before = [await countFiles(), (await list(jordan)).length];
    const reply = await put(jordan, sent);
    expect([reply.status, reply.body.message]).toEqual([status, expect.stringMatching(words)]);
    expect([await countFiles(), (await list(jordan)).length]).toEqual(before);
    await expectWhole();
  });

  it('is refused for users who have no such home, without a word of whether there is one', async () => {
    const photoId = await addSamplePhoto(jordan, home);
    const files = await countFiles();
    for (const [who, status] of [
      [new TestBuyer(app), 401],
      [stranger, 404],
    ] as const) {
      expect((await put(who)).status).toBe(status);
      expect((await who.call('GET', `${at(photoId)}/content`)).status).toBe(status);
      expect((await who.call('PUT', `${at(photoId)}/caption`, { caption: 'x' })).status).toBe(status);
      expect((await who.call('PUT', `/api/homes/${home}/photos`, { photoIds: [photoId] })).status).toBe(
        status,
      );
    }
    await stranger.call('DELETE', at(photoId));
    const reply = await put(jordan, samplePhoto, randomUUID(), randomUUID());
    expect([reply.status, reply.body.message]).toEqual([404, expect.stringMatching(/no longer in the list/)]);
    expect((await put(jordan, samplePhoto, 'no-id')).status).toBe(404);
    const second = await addHome(jordan);
    expect((await put(jordan, samplePhoto, photoId, second)).status).toBe(404);
    expect(await countFiles()).toBe(files);
    expect((await jordan.call('DELETE', `/api/homes/${second}`)).status).toBe(200);
  });
});

describe('the limits', () => {
  const copy = (count: number, id: string) =>
    app.query(
      `insert into home_photos (id, home_id, purchase_id, user_id, place, caption, width, height, size, small_size, storage_path, wrapped_key, added_at)
       select gen_random_uuid(), $1, purchase_id, user_id, 900, '', 1, 1, $3, 1, 'none/' || gen_random_uuid() || '.jpg', '\\x00', now()
       from homes, generate_series(1, $2::int) where id = $1`,
      [id, count, 1],
    );

  it(`refuse photo ${MAX_PHOTOS_PER_HOME + 1} of a home and photo ${MAX_PHOTOS + 1} of a purchase`, async () => {
    const full = await addHome(stranger);
    await copy(MAX_PHOTOS_PER_HOME - 1, full);
    expect((await put(stranger, samplePhoto, randomUUID(), full)).status).toBe(200);
    const reply = await put(stranger, samplePhoto, randomUUID(), full);
    expect([reply.status, reply.body.message]).toEqual([413, expect.stringMatching(/up to 60 photos/)]);
    for (let homes = 1; homes < MAX_PHOTOS / MAX_PHOTOS_PER_HOME; homes += 1)
      await copy(MAX_PHOTOS_PER_HOME, await addHome(stranger));
    const other = await put(stranger, samplePhoto, randomUUID(), await addHome(stranger));
    expect([other.status, other.body.message]).toEqual([413, expect.stringMatching(/up to 600 photos/)]);
  });

  it('of two that come at once for the last place one is stored', async () => {
    const buyer = await createBuyer(app);
    const id = await addHome(buyer);
    await copy(MAX_PHOTOS_PER_HOME - 1, id);
    const replies = await Promise.all([1, 2, 3].map(() => put(buyer, samplePhoto, randomUUID(), id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 413, 413]);
  });

  it('refuse what the space of a purchase does not hold', async () => {
    const buyer = await createBuyer(app);
    const id = await addHome(buyer);
    await copy(2, id);
    await app.query('update home_photos set size = 2000000000 where home_id = $1', [id]);
    const reply = await put(buyer, samplePhoto, randomUUID(), id);
    expect([reply.status, reply.body.message]).toEqual([413, expect.stringMatching(/can take up to 2 GB/)]);
    await app.query("delete from home_photos where storage_path like 'none/%'");
    await app.query("delete from file_intents where storage_path like 'none/%'");
  });
});

describe('of two buyers', () => {
  it('each adds and sees; a helper whom homes are shared with sees them, and that is in the log', async () => {
    await joinPurchase(app, jordan, priya);
    const photoId = await addSamplePhoto(priya, home);
    for (const who of [jordan, priya])
      expect((await who.send('GET', `${at(photoId)}/content?size=small`)).status).toBe(200);
    const [helper, lender] = [new TestBuyer(app), new TestBuyer(app)];
    const withoutHomes = await signInHelper(app, jordan, lender, ['figures', 'offers', 'documents']);
    const personId = await signInHelper(app, jordan, helper, ['homes']);
    const shared = (person: string) => `/api/shared/${person}/homes/${home}/photos/${photoId}/content`;
    const { body } = await helper.call('GET', `/api/shared/${personId}/homes`);
    expect(body.homes).toContainEqual(
      expect.objectContaining({ photos: expect.arrayContaining([expect.objectContaining({ id: photoId })]) }),
    );
    const countLines = async () =>
      Number(
        (await app.query('select count(*) from purchase_accesses where detail = $1', [sampleHome.address]))[0]
          ?.count,
      );
    expect((await helper.send('GET', `${shared(personId)}?size=small`)).status).toBe(200);
    expect(await countLines()).toBe(0);
    expect((await helper.send('GET', shared(personId))).status).toBe(200);
    expect(await countLines()).toBe(1);
    for (const [who, path, status] of [
      [lender, shared(withoutHomes), 404],
      [lender, shared(personId), 404],
      [helper, shared('nobody'), 404],
      [helper, `${at(photoId)}/content`, 401],
      [stranger, shared(personId), 401],
    ] as const)
      expect([path, (await who.call('GET', path)).status]).toEqual([path, status]);
    const { people } = (await jordan.call('GET', '/api/purchase')).body as {
      people: { id: string; grants: { id: string; what: string }[] }[];
    };
    const grant = people.find(({ id }) => id === personId)?.grants.find(({ what }) => what === 'homes')?.id;
    await jordan.call('DELETE', `/api/purchase/grants/${grant}`);
    expect((await helper.call('GET', shared(personId))).status).toBe(404);
  });

  it('keep all when they part; a file goes with the last of them who has it', async () => {
    const [photoId, ofBoth] = [await addSamplePhoto(priya, home), await addSamplePhoto(jordan, home)];
    const before = (await list(jordan)).length;
    const files = await countFiles();
    await priya.call('POST', '/api/purchase/leave', {});
    expect([(await list(jordan)).length, (await list(priya)).length]).toEqual([before, before]);
    await jordan.call('DELETE', at(photoId));
    expect((await jordan.call('GET', `${at(photoId)}/content`)).status).toBe(404);
    expect((await priya.send('GET', `${at(photoId)}/content`)).status).toBe(200);
    expect(await countFiles()).toBe(files);
    await priya.call('DELETE', at(photoId));
    expect(await countFiles()).toBe(files - 1);
    await expectWhole();
    const onlyPriya = await addSamplePhoto(priya, home);
    await joinPurchase(app, priya, jordan);
    const together = (await list(jordan)).map(({ id }) => id);
    expect(together).toEqual(expect.arrayContaining([onlyPriya, ofBoth]));
    expect(together).toHaveLength(before);
    await expectWhole();
  });

  it('of whom one closes the account leave what the other goes on with; the last takes all along', async () => {
    const alone = await createBuyer(app);
    const own = await addHome(alone);
    await addSamplePhoto(alone, own);
    await put(alone, samplePhoto, randomUUID(), own);
    const before = await list(priya);
    await eraseAccount(jordan);
    expect(await list(priya)).toEqual(before);
    expect((await priya.send('GET', `${at(before[0]?.id ?? '')}/content`)).status).toBe(200);
    await expectWhole();
    const files = await countFiles();
    await eraseAccount(alone);
    expect(await countFiles()).toBe(files - 2);
    await expectWhole();
  });

  /** As a deletion that is due: its time is over. */
  async function eraseAccount(buyer: TestBuyer) {
    const [user] = await app.query('select id from users where email = $1', [buyer.email]);
    await app.query(
      "insert into account_deletions (user_id, requested_at, due_at, reminded_at) values ($1, now() - interval '30 days', now() - interval '1 day', now() - interval '2 days')",
      [user?.id],
    );
    await app.sweep();
    expect(await app.query('select 1 from users where id = $1', [user?.id])).toEqual([]);
  }
});

it('a home takes its photos along; rows that go by themselves leave their files to the sweep', async () => {
  const buyer = await createBuyer(app);
  const [one, other] = [await addHome(buyer), await addHome(buyer)];
  const files = await countFiles();
  await addSamplePhoto(buyer, one);
  const kept = await addSamplePhoto(buyer, other);
  await buyer.call('PUT', `/api/homes/${other}/offers/${randomUUID()}`, sampleOffer);
  expect((await buyer.call('DELETE', `/api/homes/${one}`)).status).toBe(200);
  expect((await buyer.call('DELETE', `/api/homes/${other}`)).status).toBe(400);
  expect((await list(buyer, other)).map(({ id }) => id)).toEqual([kept]);
  expect(await countFiles()).toBe(files + 1);
  await app.query('delete from homes where id = $1', [other]);
  await app.sweep();
  expect(await countFiles()).toBe(files);
  await expectWhole();
});

it('the download of one’s own data holds the photos', async () => {
  const buyer = await createBuyer(app);
  const id = await addHome(buyer);
  const photoId = await addSamplePhoto(buyer, id);
  await buyer.call('POST', '/api/personal-data/export');
  const zip = await waitFor('the download to be ready', async () => {
    const answer = await buyer.send('GET', '/api/personal-data/export/content');
    return answer.ok ? parseZip(Buffer.from(await answer.arrayBuffer())) : undefined;
  });
  const photo = Buffer.from(samplePhoto.body.subarray(Number(samplePhoto.query.small)));
  expect(zip.get(`photos/${photoId}.jpg`)?.equals(photo)).toBe(true);
  expect(JSON.parse(String(zip.get('data/home-photos.json')))).toMatchObject([
    { id: photoId, homeId: id, file: `photos/${photoId}.jpg` },
  ]);
});

function cut({ query, body }: Sent, bytes: number): Sent {
  return { query, body: body.subarray(0, body.length - bytes) };
}
