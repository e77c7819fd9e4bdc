import { randomUUID } from 'node:crypto';
import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { OwnFindings } from '@porchlight/domain/search/search.contract.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { renderTestPdf } from '@porchlight/testing/outside-world/test-pdf.ts';
import { renderTestPng } from '@porchlight/testing/outside-world/test-png.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { invite, joinPurchase, loadPurchase, signInHelper } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleHome } from '../homes/sample-home.ts';
import { queueUnreadDocuments, UNREAD_DOCUMENTS } from './unread-documents.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ readsDocuments: true });
});
afterAll(() => app.close());

async function find(buyer: TestBuyer, query: string): Promise<OwnFindings> {
  const { status, body } = await buyer.call('GET', `/api/search?${new URLSearchParams({ q: query })}`);
  expect(status).toBe(200);
  return body as unknown as OwnFindings;
}

async function upload(buyer: TestBuyer, name: string, file: Uint8Array): Promise<string> {
  const { status, body } = await buyer.call('POST', `/api/documents?${new URLSearchParams({ name })}`, file);
  expect(status).toBe(201);
  return String(body.id);
}

/** Waits until every PDF of the buyer was read. */
async function waitUntilRead(buyer: TestBuyer): Promise<void> {
  await waitFor('the texts', async () => ((await find(buyer, 'x')).beingRead === 0 ? true : undefined));
}

/** Does what a start does for documents whose words are unread. */
async function queueUnread(): Promise<void> {
  const { database, jobs } = app.readParts();
  await queueUnreadDocuments({ database, stopping: new AbortController().signal }, (batches, on) =>
    jobs.enqueueAll(UNREAD_DOCUMENTS, batches, on),
  );
}

/** As if it had not been read. */
async function markUnread(id: string): Promise<void> {
  await app.query(
    'update document_texts set state = null, sealed_text = null, stems_version = 0, read_at = null where document_id = $1',
    [id],
  );
}

async function addNote(buyer: TestBuyer, text: string, noteId = randomUUID()): Promise<string> {
  const { status } = await buyer.call('PUT', `/api/milestones/interest/notes/${noteId}`, {
    text,
    createdAt: '2026-11-01T12:00:00.000Z',
  });
  expect(status).toBe(200);
  return noteId;
}

const contract = renderTestPdf([
  ['Purchase agreement', 'The parties are named on the next page.'],
  ['Buyer: Ada Lovelace-Núñez', 'Seller: Grace Hopper', 'The radon inspections end on June 3.'],
]);

describe('searching documents', () => {
  it('finds them by the text on a page, with the passage, however the word is written', async () => {
    const buyer = await createBuyer(app);
    const id = await upload(buyer, 'scan-0042.pdf', contract);
    await waitUntilRead(buyer);
    for (const query of [
      'radon',
      'RADON inspection',
      'nunez',
      'Núñez',
      'raddon',
      'rdaon',
      'inspection radno',
    ]) {
      const { documents } = await find(buyer, query);
      expect(documents, query).toMatchObject([{ id, name: 'scan-0042.pdf', page: 2 }]);
    }
    const { documents, matched } = await find(buyer, 'inspection radon');
    expect((await find(buyer, 'party agreement')).documents).toMatchObject([{ id, page: 1 }]);
    expect(documents[0]?.excerpt).toContain('The radon inspections end on June 3.');
    expect(matched).toEqual(expect.arrayContaining(['radon', 'inspections']));
    expect((await find(buyer, 'termites')).documents).toEqual([]);
  });

  it('finds them by name, and one named so before one that says so', async () => {
    const buyer = await createBuyer(app);
    const named = await upload(buyer, 'purchase-agreement.pdf', renderTestPdf([['Nothing of the kind']]));
    const said = await upload(buyer, 'scan-0042.pdf', contract);
    await waitUntilRead(buyer);
    const { documents } = await find(buyer, 'agreement');
    expect(documents.map((document) => [document.id, document.page])).toEqual([
      [named, null],
      [said, 1],
    ]);
    expect((await find(buyer, 'purchse agreemnt')).documents.map(({ id }) => id)).toContain(named);
    expect((await find(buyer, 'agreem')).documents.map(({ id }) => id)).toEqual([named]);
  });

  it('finds a name in a text and in a file’s name as it is typed', async () => {
    const buyer = await createBuyer(app);
    const id = await upload(buyer, "O'Brien deed.pdf", renderTestPdf([['Seller: Grace St. John-Hopper']]));
    await waitUntilRead(buyer);
    await addNote(buyer, 'Call Mr. D’Angelo about it.');
    for (const query of ['obrien', "o'brien", 'o’brien deed', 'stjohn', 'johnhopper'])
      expect((await find(buyer, query)).documents, query).toMatchObject([{ id }]);
    expect((await find(buyer, 'johnhopper')).documents[0]?.excerpt).toContain('John-Hopper');
    for (const query of ['dangelo', "d'angelo"])
      expect((await find(buyer, query)).notes, query).toHaveLength(1);
  });

  it('takes no year and no form’s number for another, nor a word that a text has for a misspelled name', async () => {
    const buyer = await createBuyer(app);
    const said = await upload(
      buyer,
      'scan-0042.pdf',
      renderTestPdf([['Form 1099 of 2025', 'No lien is on it.']]),
    );
    for (const name of ['2024 W-2.pdf', '1098 of the bank.pdf', 'Line of credit.pdf'])
      await upload(buyer, name, renderTestPdf([['Nothing of the kind']]));
    await waitUntilRead(buyer);
    for (const query of ['2025', '1099', 'lien'])
      expect(
        (await find(buyer, query)).documents.map(({ id }) => id),
        query,
      ).toEqual([said]);
    expect((await find(buyer, '2023')).documents).toEqual([]);
    expect((await find(buyer, 'Lime')).documents).toMatchObject([{ name: 'Line of credit.pdf' }]);
  });

  it('keeps no text, word or key of a document in the open, and none after it is deleted', async () => {
    const buyer = await createBuyer(app);
    const id = await upload(buyer, 'scan-0042.pdf', contract);
    await waitUntilRead(buyer);
    const [row] = await app.query('select * from document_texts where document_id = $1', [id]);
    const sealed = row?.sealed_text as Buffer;
    expect(sealed.includes('radon')).toBe(false);
    const [keyed] = await app.query('select words from document_words where document_id = $1', [id]);
    expect(keyed?.words).toHaveLength(22);
    await buyer.call('DELETE', `/api/documents/${id}`);
    for (const table of ['document_texts', 'document_words'])
      expect(await app.query(`select 1 from ${table} where document_id = $1`, [id])).toEqual([]);
    expect((await find(buyer, 'radon')).documents).toEqual([]);
  });

  it('gives two owners of the same text no word in common', async () => {
    const [one, other] = [await createBuyer(app), await createBuyer(app)];
    const ids = [await upload(one, 'a.pdf', contract), await upload(other, 'a.pdf', contract)];
    await waitUntilRead(one);
    await waitUntilRead(other);
    const rows = await app.query('select words from document_words where document_id = any($1)', [ids]);
    const [first, second] = rows.map((row) => row.words as string[]);
    expect(first).toHaveLength(second?.length ?? 0);
    expect(first?.filter((word) => second?.includes(word))).toEqual([]);
  });

  it('reports locked, broken and empty ones once, and goes on with the next', async () => {
    const buyer = await createBuyer(app);
    await upload(buyer, 'locked.pdf', renderTestPdf([['radon']], { locked: true }));
    await upload(buyer, 'broken.pdf', Buffer.from('%PDF-1.7\nnot at all'));
    await upload(buyer, 'scan.pdf', renderTestPdf([[]]));
    await upload(buyer, 'photo.png', renderTestPng(2, 2));
    const id = await upload(buyer, 'good.pdf', contract);
    await waitUntilRead(buyer);
    const { documents, unreadable, beingRead } = await find(buyer, 'radon');
    expect(documents.map((document) => document.id)).toEqual([id]);
    expect([unreadable, beingRead]).toEqual([3, 0]);
    const states = await app.query(
      'select state from document_texts join documents on documents.id = document_id where name = any($1) order by name',
      [['broken.pdf', 'locked.pdf', 'scan.pdf']],
    );
    expect(states.map(({ state }) => state)).toEqual(['refused', 'locked', 'empty']);
  });

  it('reads at the next start what was stored before', async () => {
    const buyer = await createBuyer(app);
    const id = await upload(buyer, 'old.pdf', contract);
    await waitUntilRead(buyer);
    await markUnread(id);
    expect((await find(buyer, 'radon')).beingRead).toBe(1);
    await app.query(`delete from pgboss.job where name in ('document-texts', 'unread-documents')`);
    await app.restart();
    await waitUntilRead(buyer);
    expect((await find(buyer, 'radon')).documents).toMatchObject([{ id }]);
  });

  it('makes keys of an earlier rule again, and reads no file for it', async () => {
    const buyer = await createBuyer(app);
    const id = await upload(buyer, 'old.pdf', contract);
    await waitUntilRead(buyer);
    await app.query('update document_texts set stems_version = 1 where document_id = $1', [id]);
    await app.query("update document_words set words = '{}' where document_id = $1", [id]);
    // The file would no longer open.
    await app.query('update documents set size = size + 1 where id = $1', [id]);
    expect((await find(buyer, 'inspector')).documents).toEqual([]);
    await app.query(`delete from pgboss.job where name in ('document-texts', 'unread-documents')`);
    await queueUnread();
    await waitFor('the keys to be made again', async () => (await find(buyer, 'radon')).documents[0]);
    expect((await find(buyer, 'inspector')).documents).toMatchObject([{ id, page: 2 }]);
    expect((await find(buyer, 'raddon')).documents).toMatchObject([{ id }]);
    expect(
      await app.query('select state, stems_version from document_texts where document_id = $1', [id]),
    ).toEqual([{ state: 'read', stems_version: 5 }]);
  });

  it('refuses a text whose file is gone, and does not try it for ever', async () => {
    const buyer = await createBuyer(app);
    const id = await upload(buyer, 'gone.pdf', contract);
    await waitUntilRead(buyer);
    await markUnread(id);
    await app.query(`delete from pgboss.job where name in ('document-texts', 'unread-documents')`);
    await app.query(`update documents set storage_path = user_id || '/1.pdf' where id = $1`, [id]);
    await queueUnread();
    await waitUntilRead(buyer);
    expect(await app.query('select state from document_texts where document_id = $1', [id])).toEqual([
      { state: 'refused' },
    ]);
  });
});

describe('searching milestones, tasks and notes', () => {
  it('finds them with the buyer’s progress', async () => {
    const buyer = await createBuyer(app);
    const { body } = await buyer.call('GET', '/api/milestones/interest');
    const [task] = body.tasks as { id: string }[];
    await buyer.call('PUT', `/api/milestones/interest/tasks/${task?.id}`, { status: 'done' });
    const { milestones } = await find(buyer, 'interest');
    expect(milestones.find(({ slug }) => slug === 'interest')).toMatchObject({ isAvailable: true });
    const all = await find(buyer, 'offer negotiation');
    expect(all.milestones[0]).toMatchObject({ slug: 'offer', isAvailable: false, progress: 0 });
    const title = milestoneTexts.find(({ slug }) => slug === 'interest')?.tasks[0]?.title ?? '';
    const [found] = (await find(buyer, title)).tasks;
    expect(found).toMatchObject({ slug: 'interest', id: task?.id, title, status: 'done' });
  });

  it('finds the words of a note, newest first, until it is deleted', async () => {
    const buyer = await createBuyer(app);
    const first = await addNote(buyer, 'The water heater is from 2012. Ask for a credit.');
    const second = await addNote(buyer, `${'Nothing. '.repeat(100)}The heater again.`);
    const { notes, matched } = await find(buyer, 'heater');
    expect(notes.map(({ id }) => id)).toEqual([second, first]);
    expect(notes[0]?.excerpt).toContain('The heater again.');
    expect(notes[0]?.slug).toBe('interest');
    expect(matched).toContain('heater');
    expect((await find(buyer, 'heatre')).notes).toHaveLength(2);
    await buyer.call('DELETE', `/api/milestones/interest/notes/${second}`);
    expect((await find(buyer, 'heater')).notes.map(({ id }) => id)).toEqual([first]);
  });
});

/** Adds a home, a person and a date of their own, each with the word in its name. */
async function addNamed(buyer: TestBuyer, word: string) {
  const [home, date] = [randomUUID(), `own-${randomUUID()}`];
  const stored = [
    await buyer.call('PUT', `/api/homes/${home}`, { ...sampleHome, address: `12 ${word} Street, Akron, OH` }),
    await buyer.call('PUT', `/api/dates/${date}`, { day: '2027-02-03', title: `Walk the ${word} lot` }),
  ];
  expect(stored.map(({ status }) => status)).toEqual([200, 200]);
  await invite(app, buyer, { email: `hal-${home}@example.com`, name: `Hal ${word}`, role: 'agent' });
  const person = (await loadPurchase(buyer)).people.find(({ name }) => name === `Hal ${word}`)?.id;
  return { home, date, person };
}

/** The ids of what was found by name. */
async function findNamed(buyer: TestBuyer, query: string) {
  const { homes, people, dates } = await find(buyer, query);
  return [homes.map(({ id }) => id), people.map(({ id }) => id), dates.map(({ key }) => key)];
}

describe('searching homes, people and dates', () => {
  it('finds them by name, however it is written, and by nothing else', async () => {
    const buyer = await createBuyer(app, 'Jordan Rivera');
    const { home, date, person } = await addNamed(buyer, 'Quillfeather');
    for (const query of ['quillfeather', 'QUILL', 'quilfeather'])
      expect(await findNamed(buyer, query), query).toEqual([[home], [person], [date]]);
    const { homes, people, dates, matched } = await find(buyer, 'quillfeather');
    expect([homes, people, dates]).toEqual([
      [{ id: home, address: '12 Quillfeather Street, Akron, OH', nickname: null }],
      [{ id: person, name: 'Hal Quillfeather', role: 'agent' }],
      [{ key: date, title: 'Walk the Quillfeather lot', day: '2027-02-03' }],
    ]);
    expect(matched).toContain('quillfeather');
    expect(await findNamed(buyer, 'akron')).toEqual([[home], [], []]);
    expect(await findNamed(buyer, 'real estate agent')).toEqual([[], [person], []]);
    // Readers know their own name.
    for (const query of ['jordan rivera', 'buyer', 'zanzibar', '?!'])
      expect(await findNamed(buyer, query), query).toEqual([[], [], []]);
  });

  it('finds the home that the purchase is about by the purchase’s nickname too', async () => {
    const buyer = await createBuyer(app);
    const { home } = await addNamed(buyer, 'Quillfeather');
    await buyer.call('PATCH', '/api/purchase', { nickname: 'The blue porch' });
    expect((await find(buyer, 'blue porch')).homes).toMatchObject([{ id: home, nickname: 'The blue porch' }]);
    await buyer.call('PUT', `/api/homes/${randomUUID()}`, { ...sampleHome, address: '9 Elsewhere' });
    // Of two that no buyer scored, the purchase is about neither.
    expect((await find(buyer, 'blue porch')).homes).toEqual([]);
    expect((await find(buyer, 'quillfeather')).homes).toMatchObject([{ id: home, nickname: null }]);
  });

  it('finds a date that follows from others by its title, and none that has no day yet', async () => {
    const buyer = await createBuyer(app);
    expect(await findNamed(buyer, 'closing day')).toEqual([[], [], []]);
    await buyer.call('PUT', '/api/dates/closing-day', { day: '2027-03-12' });
    const { dates } = await find(buyer, 'closing');
    expect(dates).toContainEqual(expect.objectContaining({ key: 'closing-day', day: '2027-03-12' }));
    expect(dates.length).toBeGreaterThan(1);
  });

  it('finds for a co-buyer what both share, and for another buyer, a helper or a visitor nothing', async () => {
    const [buyer, coBuyer, stranger] = [
      await createBuyer(app, 'Jordan Rivera'),
      await createBuyer(app, 'Priya Shah'),
      await createBuyer(app),
    ];
    await joinPurchase(app, buyer, coBuyer);
    const { home, date, person } = await addNamed(buyer, 'Quillfeather');
    const added = await addNamed(stranger, 'Zanzibar');
    const shared = [[home], [person], [date]];
    expect([await findNamed(buyer, 'quillfeather'), await findNamed(coBuyer, 'quillfeather')]).toEqual([
      shared,
      shared,
    ]);
    expect((await find(coBuyer, 'jordan')).people).toMatchObject([{ name: 'Jordan Rivera', role: 'buyer' }]);
    expect((await find(buyer, 'co-buyer')).people).toMatchObject([{ name: 'Priya Shah', role: 'co-buyer' }]);
    for (const query of ['quillfeather', 'quilfeather', 'jordan', 'priya', 'shah'])
      expect(await findNamed(stranger, query), query).toEqual([[], [], []]);
    for (const who of [buyer, coBuyer]) expect(await findNamed(who, 'zanzibar')).toEqual([[], [], []]);
    expect(await findNamed(stranger, 'zanzibar')).toEqual([[added.home], [added.person], [added.date]]);

    const helper = new TestBuyer(app);
    await signInHelper(app, buyer, helper, ['homes']);
    for (const who of [helper, new TestBuyer(app)]) {
      const { status, body } = await who.call('GET', '/api/search?q=quillfeather');
      expect([status, body.code]).toEqual([401, 'NOT_SIGNED_IN']);
    }
  });

  it('finds nothing of a purchase that a buyer has left, nor the buyer who has left it', async () => {
    const [buyer, coBuyer] = [await createBuyer(app), await createBuyer(app, 'Priya Shah')];
    await joinPurchase(app, buyer, coBuyer);
    expect((await coBuyer.call('POST', '/api/purchase/leave', {})).status).toBe(200);
    const { home } = await addNamed(buyer, 'Quillfeather');
    expect(await findNamed(coBuyer, 'quillfeather')).toEqual([[], [], []]);
    expect((await find(buyer, 'priya')).people).toEqual([]);
    expect((await find(buyer, 'quillfeather')).homes).toMatchObject([{ id: home }]);
  });
});

describe('what belongs to another buyer', () => {
  it('is never found: documents by name and text, tasks, notes', async () => {
    const [owner, stranger] = [await createBuyer(app), await createBuyer(app)];
    await upload(owner, 'zanzibar-deed.pdf', contract);
    await addNote(owner, 'The zanzibar note.');
    const { body } = await owner.call('GET', '/api/milestones/interest');
    const [task] = body.tasks as { id: string }[];
    await owner.call('PUT', `/api/milestones/interest/tasks/${task?.id}`, { status: 'done' });
    await waitUntilRead(owner);
    expect((await find(owner, 'zanzibar')).documents).toHaveLength(1);
    expect((await find(owner, 'zanzibar')).notes).toHaveLength(1);
    for (const query of ['zanzibar', 'zanzibr', 'radon', 'raddon', 'heater', 'purchase agreement', 'deed']) {
      const { documents, notes, beingRead, unreadable, tasks } = await find(stranger, query);
      expect([documents, notes, beingRead, unreadable], query).toEqual([[], [], 0, 0]);
      expect(tasks.filter(({ status }) => status !== 'to-do')).toEqual([]);
    }
  });

  it('is not found even where two owners’ words have the same key', async () => {
    const [owner, stranger] = [await createBuyer(app), await createBuyer(app)];
    const id = await upload(owner, 'a.pdf', contract);
    const own = await upload(stranger, 'b.pdf', renderTestPdf([['unrelated radon']]));
    await waitUntilRead(owner);
    await waitUntilRead(stranger);
    await app.query(
      `update document_words set words = words || (select words from document_words where document_id = $2) where document_id = $1`,
      [id, own],
    );
    expect((await find(stranger, 'radon')).documents.map((document) => document.id)).toEqual([own]);
  });
});

describe('too many searches', () => {
  it('are refused after 120 in a minute, for that account alone', { timeout: 240_000 }, async () => {
    const strict = await startTestApp({ limitFactor: 1 });
    const [busy, calm] = [await createBuyer(strict), await createBuyer(strict)];
    for (let searches = 0; searches < 120; searches++) await find(busy, 'radon');
    const refused = await busy.call('GET', '/api/search?q=radon');
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    await find(calm, 'radon');
    await strict.close();
  });
});

describe('bad input', () => {
  let buyer: TestBuyer;
  beforeAll(async () => {
    buyer = await createBuyer(app);
    await upload(buyer, 'notes of june.pdf', contract);
    await waitUntilRead(buyer);
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \t\n '],
    ['10,000 letters', 'radon'.repeat(2_000)],
    ['signs alone', '?!… — *** %_\\ \'"'],
    ['NUL and controls', '\u0000\u0001\u001b[31m\u007f\u202e'],
    ['emoji', '🏡🔑👩‍👩‍👧'],
    ['half a letter', '\ud83d'],
    ['SQL', "'; drop table documents; --"],
    ['a pattern', '(?:a+)+$ [z-a] .*'],
    ['names of the language', '__proto__ constructor toString'],
  ])('of %s is answered plainly', async (_, query) => {
    expect((await find(buyer, query)).documents).toEqual([]);
  });

  it('does not keep the words beside it from being found', async () => {
    for (const query of ['\u0000radon\u0000', '🏡 radon 🏡', "radon'; --", `radon ${'x'.repeat(10_000)}`])
      expect((await find(buyer, query)).documents, query).toHaveLength(1);
  });

  it.each(['/api/search', '/api/search?q[]=a&q[]=b', '/api/search?q[a]=b'])(
    'without a query of text is refused: %s',
    async (path) => {
      const { status, body } = await buyer.call('GET', path);
      expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
    },
  );

  it('in the percent-encoding is answered', async () => {
    for (const raw of ['%', '%zz', '%c3%28', '%00', '%ed%a0%80'])
      expect([200, 400]).toContain((await buyer.call('GET', `/api/search?q=${raw}`)).status);
  });
});
