import type { ReviewDetail } from '@porchlight/domain/documents/document-reviews.contract.ts';
import type { DocumentList, OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import type { Journey, MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import type { NotificationPage } from '@porchlight/domain/notifications/notifications.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { renderTestPng } from '@porchlight/testing/outside-world/test-png.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeDocument } from './document-removal.ts';

const NOON = '2026-11-20T17:00:00.000Z';
const PDF = new TextEncoder().encode('%PDF-1.7\nsample');
const ID = 'pre-app.government-id';
const STUBS = 'pre-app.pay-stubs';
const W2S = 'pre-approval.w2s';

let clock = new Date(NOON);
let app: TestApp;
let agent: TestBuyer;
let other: TestBuyer;
let reader: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
  agent = await createStaff(app, 'agent', 'Maria Lopez');
  other = await createStaff(app, 'agent', 'Otto Berg');
  reader = await createStaff(app, 'reader', 'Rita Reader');
});
afterAll(() => app.close());
beforeEach(() => {
  clock = new Date(NOON);
});

/** Hands a file in and gives its id. */
async function handIn(
  buyer: TestBuyer,
  query: Record<string, string>,
  bytes: Uint8Array = PDF,
): Promise<string> {
  const path = `/api/documents?${new URLSearchParams({ name: 'paper.pdf', ...query })}`;
  const { status, body } = await buyer.call('POST', path, bytes);
  expect(status).toBe(201);
  return String(body.id);
}

/** The same a minute later, where the order in which files came matters. */
async function handInLater(buyer: TestBuyer, query: Record<string, string>): Promise<string> {
  clock = new Date(clock.getTime() + 60_000);
  return handIn(buyer, query);
}

const path = (id: string, rest = '') => `/api/staff/documents/${id}${rest}`;

async function open(id: string, member = agent): Promise<ReviewDetail> {
  const { status, body } = await member.call('GET', path(id));
  expect(status).toBe(200);
  return body as unknown as ReviewDetail;
}

async function decide(id: string, decision: object, member = agent) {
  const { revision } = await open(id, member);
  return member.call('POST', path(id, '/decision'), { revision, ...decision });
}

const sendBack = (id: string, reason = 'cut-off', words = '') =>
  decide(id, { decision: 'needs-attention', reason, words });

async function accept(id: string, date?: string) {
  const reply = await decide(id, { decision: 'accepted', date });
  expect(reply.status).toBe(200);
}

async function readOwn(buyer: TestBuyer, id: string): Promise<OwnDocument | undefined> {
  const { documents } = (await buyer.call('GET', '/api/documents')).body as unknown as DocumentList;
  return documents.find((document) => document.id === id);
}

async function parsePaper(buyer: TestBuyer, slug: string, key: string) {
  const { body } = await buyer.call('GET', `/api/milestones/${slug}`);
  return (body as unknown as MilestoneWorkspace).documentRequests.find((due) => due.key === key);
}

async function countDue(buyer: TestBuyer, slug: string): Promise<number | undefined> {
  const { milestones } = (await buyer.call('GET', '/api/milestones')).body as unknown as Journey;
  return milestones.find((card) => card.slug === slug)?.docsDue;
}

async function listTold(buyer: TestBuyer): Promise<string[]> {
  const { notifications } = (await buyer.call('GET', '/api/notifications'))
    .body as unknown as NotificationPage;
  return notifications.map(({ kind, subject, detail }) =>
    [kind, subject, detail].filter(Boolean).join(' | '),
  );
}

async function listQueue(query: Record<string, string>, member = agent): Promise<string[]> {
  const { status, body } = await member.call('GET', `/api/staff/documents?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return (body.rows as { id: string }[]).map(({ id }) => id);
}

async function removeByOwner(buyer: TestBuyer, id: string) {
  expect((await buyer.call('DELETE', `/api/documents/${id}`)).status).toBe(200);
}

/** As if the process had died after it had stated that the file goes, and another one sweeps. */
async function removeByOwnerAndDie(_: TestBuyer, id: string) {
  await app.query('insert into file_intents select storage_path, 12345, now() from documents where id = $1', [
    id,
  ]);
  expect(await app.readParts().documents.intents.sweep()).toBe(1);
}

async function removeWithAccount(buyer: TestBuyer, id: string) {
  const [owner] = await app.query('select id from users where email = $1', [buyer.email]);
  await removeDocument(app.readParts().documents, String(owner?.id), id, { isErased: true });
}

async function removeWithAccountAndDie(buyer: TestBuyer, id: string) {
  await app.query(
    'insert into account_deletions (user_id, requested_at, due_at, begun_at) select id, now(), now(), now() from users where email = $1',
    [buyer.email],
  );
  await removeByOwnerAndDie(buyer, id);
}

describe('a document’s life', () => {
  it('is uploaded, sent back, replaced and accepted, and the document is owed in between', async () => {
    const buyer = await createBuyer(app);
    expect(await countDue(buyer, 'pre-app')).toBe(2);
    const first = await handIn(buyer, { documentRequest: ID });
    expect(await countDue(buyer, 'pre-app')).toBe(1);
    expect((await readOwn(buyer, first))?.review?.state).toBe('waiting');

    expect((await sendBack(first, 'cut-off', ' The top is missing. ')).status).toBe(200);
    expect(await countDue(buyer, 'pre-app')).toBe(2);
    expect(await parsePaper(buyer, 'pre-app', ID)).toMatchObject({
      owed: true,
      document: { id: first, review: { state: 'needs-attention', words: 'The top is missing.' } },
    });
    expect((await listTold(buyer))[0]).toBe(
      'document-needs-attention | Government photo ID | Part of a page is cut off. All four edges have to be seen.',
    );

    const second = await handIn(buyer, { replaces: first });
    expect(await countDue(buyer, 'pre-app')).toBe(1);
    expect(await readOwn(buyer, first)).toMatchObject({ replacedBy: second, replaces: null });
    expect(await readOwn(buyer, second)).toMatchObject({ replaces: first, documentRequest: ID });
    const review = await open(second);
    expect(review.earlier).toMatchObject([{ id: first, reason: 'cut-off', words: 'The top is missing.' }]);

    await accept(second, '2031-05-01');
    expect(await countDue(buyer, 'pre-app')).toBe(1);
    expect((await readOwn(buyer, second))?.review).toMatchObject({
      state: 'accepted',
      expiresOn: '2031-05-01',
    });
    expect((await listTold(buyer))[0]).toBe('document-accepted | Government photo ID');
  });

  it('says in the log that it was accepted without being opened by anyone', async () => {
    const logged = [];
    for (const isOpened of [false, true]) {
      const id = await handIn(await createBuyer(app), { documentRequest: ID });
      if (isOpened) await agent.call('POST', path(id, '/access-grants'), { reason: 'review' });
      await accept(id, '2031-05-01');
      const rows = await app.query(
        "select detail, reason from staff_actions where action = 'documents.accepted' and subject_id = $1",
        [id],
      );
      logged.push(...rows.map(({ detail }) => detail));
      expect(rows.map(({ reason }) => reason)).toEqual(['Government photo ID']);
    }
    expect(logged).toEqual([{ isUnopened: true }, null]);
  });

  it('leaves a completed milestone completed, though its document is owed again', async () => {
    const buyer = await createBuyer(app);
    const id = await handIn(buyer, { documentRequest: ID });
    await app.query(
      'insert into completed_milestones (user_id, purchase_id, milestone_id, completed_at) select id, porchlight_purchase_of(id), 2, now() from users where email = $1',
      [buyer.email],
    );
    await sendBack(id);
    const { milestones } = (await buyer.call('GET', '/api/milestones')).body as unknown as Journey;
    expect(milestones[1]).toMatchObject({ isCompleted: true, progress: 100, docsDue: 2 });
  });

  it.each([
    ['is deleted', removeByOwner],
    ['is deleted by a process that dies over it', removeByOwnerAndDie],
  ])('keeps the chain when a file in its middle %s', async (_, remove) => {
    const buyer = await createBuyer(app);
    const first = await handIn(buyer, { documentRequest: ID });
    await sendBack(first);
    const second = await handIn(buyer, { replaces: first });
    await sendBack(second);
    const third = await handIn(buyer, { replaces: second });
    await remove(buyer, second);
    expect(await parsePaper(buyer, 'pre-app', ID)).toMatchObject({ owed: false, document: { id: third } });
    expect((await open(third)).earlier.map(({ id }) => id)).toEqual([first]);
  });

  it('refuses to replace a document that is not one’s own, or that was not requested', async () => {
    const [buyer, stranger] = [await createBuyer(app), await createBuyer(app)];
    const theirs = await handIn(stranger, { documentRequest: ID });
    const unasked = await handIn(buyer, {});
    for (const replaces of [theirs, unasked]) {
      const reply = await buyer.call('POST', `/api/documents?name=a.pdf&replaces=${replaces}`, PDF);
      expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await readOwn(stranger, theirs)).toMatchObject({ replacedBy: null });
  });

  it.each([
    ['completes', 'by its buyer', removeByOwner, true],
    ['completes', 'by its buyer and a process that dies over it', removeByOwnerAndDie, true],
    ['does not complete', 'with the account', removeWithAccount, false],
    ['does not complete', 'with the account by a process that dies over it', removeWithAccountAndDie, false],
  ])(
    '%s the milestone that waits for it when the one of two that was sent back is deleted %s',
    async (_, __, remove, completes) => {
      const buyer = await createBuyer(app);
      const [first, second] = [
        await handIn(buyer, { documentRequest: ID }),
        await handInLater(buyer, { documentRequest: ID }),
      ];
      await handIn(buyer, { documentRequest: STUBS });
      await sendBack(first);
      await accept(second, '2031-05-01');
      const { body } = await buyer.call('GET', '/api/milestones/pre-app');
      for (const { id } of (body as unknown as MilestoneWorkspace).tasks)
        await buyer.call('PUT', `/api/milestones/pre-app/tasks/${id}`, { status: 'done' });
      const isCompleted = async () =>
        ((await buyer.call('GET', '/api/milestones')).body as unknown as Journey).milestones[1]?.isCompleted;
      expect(await isCompleted()).toBe(false);
      await remove(buyer, first);
      expect(await readOwn(buyer, first)).toBeUndefined();
      expect(await isCompleted()).toBe(completes);
      const told = await app.query(
        `select subject from notifications join users on users.id = user_id where email = $1 and kind = 'milestone-completed'`,
        [buyer.email],
      );
      expect(told.map(({ subject }) => subject)).toEqual(completes ? ['pre-app'] : []);
    },
  );
});

describe('the age of a document', () => {
  it('has to be read from it, and lenders’ rule decides', async () => {
    const buyer = await createBuyer(app);
    const id = await handIn(buyer, { documentRequest: STUBS });
    expect((await open(id)).paperDate?.label).toBe('Date on the document');
    for (const date of [undefined, '2026-10-20', '2026-12-24']) {
      const { status, body } = await decide(id, { decision: 'accepted', date });
      expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
    }
    await accept(id, '2026-10-21');
    expect((await readOwn(buyer, id))?.review?.expiresOn).toBe('2026-11-20');
  });

  it('is reported two weeks and three days before and when it has passed, once each; then the document is owed', async () => {
    const buyer = await createBuyer(app);
    const id = await handIn(buyer, { documentRequest: STUBS });
    await accept(id, '2026-11-18');
    const about = async (instant: string) => {
      clock = new Date(instant);
      await Promise.all([app.runClockJobs(), app.runClockJobs()]);
      return (await listTold(buyer)).filter((line) => line.startsWith('document-expires')).length;
    };
    expect(await about('2026-12-03T17:00:00.000Z')).toBe(0);
    expect(await about('2026-12-04T17:00:00.000Z')).toBe(1);
    expect(await about('2026-12-14T17:00:00.000Z')).toBe(1);
    expect(await about('2026-12-15T17:00:00.000Z')).toBe(2);
    expect(await countDue(buyer, 'pre-app')).toBe(1);
    expect(await about('2026-12-19T17:00:00.000Z')).toBe(3);
    expect(await countDue(buyer, 'pre-app')).toBe(2);
    expect(await about('2026-12-25T17:00:00.000Z')).toBe(3);
    expect((await readOwn(buyer, id))?.review?.hasExpired).toBe(true);
    expect((await listTold(buyer)).find((line) => line.startsWith('document-expires'))).toBe(
      'document-expires | Pay stubs from the last 30 days | It was good until Dec 18, 2026 and is asked for again.',
    );
    await handIn(buyer, { replaces: id });
    expect(await countDue(buyer, 'pre-app')).toBe(1);
  });

  it('no longer matters once the milestone it was for is completed', async () => {
    const buyer = await createBuyer(app);
    const id = await handIn(buyer, { documentRequest: STUBS });
    await accept(id, '2026-11-18');
    await app.query(
      'insert into completed_milestones (user_id, purchase_id, milestone_id, completed_at) select id, porchlight_purchase_of(id), 6, now() from users where email = $1',
      [buyer.email],
    );
    clock = new Date('2026-12-25T17:00:00.000Z');
    await app.runClockJobs();
    expect((await readOwn(buyer, id))?.review).toMatchObject({ hasExpired: false, expiresOn: null });
  });

  it('nor where it had expired before that, and one that is reviewed afterwards may be of any age', async () => {
    const buyer = await createBuyer(app);
    const id = await handIn(buyer, { documentRequest: STUBS });
    await accept(id, '2026-11-18');
    clock = new Date('2026-12-25T17:00:00.000Z');
    await app.runClockJobs();
    expect(await countDue(buyer, 'pre-app')).toBe(2);
    await app.query(
      'insert into completed_milestones (user_id, purchase_id, milestone_id, completed_at) select id, porchlight_purchase_of(id), 6, $2 from users where email = $1',
      [buyer.email, clock],
    );
    await app.runClockJobs();
    expect((await readOwn(buyer, id))?.review).toMatchObject({ hasExpired: false, expiresOn: null });
    expect(await countDue(buyer, 'pre-app')).toBe(1);
    const newer = await handIn(buyer, { replaces: id });
    await accept(newer, '2026-11-18');
    expect((await readOwn(buyer, newer))?.review).toMatchObject({ state: 'accepted', hasExpired: false });
  });

  it('is reported to other systems by the document request it answers, a replacement too', async () => {
    await app.query(
      `insert into webhook_endpoints (id, url, description, events, sealed_secret, created_at)
       values (gen_random_uuid(), 'https://systems.example/hook', 'all', array['document.received'], '\\x00', now())`,
    );
    const buyer = await createBuyer(app);
    const first = await handIn(buyer, { documentRequest: ID });
    await sendBack(first);
    const second = await handIn(buyer, { replaces: first });
    const events = await app.query('select payload from webhook_events order by occurred_at, id');
    await app.query('delete from webhook_endpoints');
    const told = events.map(({ payload }) => JSON.parse(String(payload)).data);
    expect(told).toContainEqual(expect.objectContaining({ documentId: first, documentRequest: ID }));
    expect(told).toContainEqual(expect.objectContaining({ documentId: second, documentRequest: ID }));
  });
});

describe('the queue', () => {
  it('shows what was requested, oldest first, and neither what was not requested nor what was replaced', async () => {
    const buyer = await createBuyer(app, 'Quincy Queue');
    const hers = { search: 'quincy q' };
    const first = await handIn(buyer, { documentRequest: ID });
    const second = await handInLater(buyer, { documentRequest: W2S });
    await handIn(buyer, { name: 'diary.pdf' });
    expect(await listQueue(hers)).toEqual([first, second]);
    expect(await listQueue({ ...hers, milestone: 'pre-approval' })).toEqual([second]);
    expect(await listQueue({ ...hers, paper: ID })).toEqual([first]);
    expect(await listQueue(hers, reader)).toEqual([first, second]);
    const { purchaseId } = (await buyer.call('GET', '/api/messages')).body;
    expect(await open(first)).toMatchObject({ purchaseId, buyer: { name: 'Quincy Queue' } });
    await sendBack(first);
    expect(await listQueue(hers)).toEqual([second]);
    expect(await listQueue({ ...hers, state: 'needs-attention' })).toEqual([first]);
    const third = await handInLater(buyer, { replaces: first });
    expect(await listQueue(hers)).toEqual([second, third]);
    expect(await listQueue({ ...hers, state: 'needs-attention' })).toEqual([]);
    expect(await listQueue({ ...hers, state: 'all' })).toEqual([first, second, third]);
  });

  it('is read in pages that neither leave out nor repeat', async () => {
    const buyer = await createBuyer(app, 'Paige Pages');
    const ids = [
      await handIn(buyer, { documentRequest: ID }),
      await handInLater(buyer, { documentRequest: W2S }),
    ];
    const ask = async (cursor?: unknown) =>
      (
        await agent.call(
          'GET',
          `/api/staff/documents?search=paige%20p&limit=1${cursor ? `&cursor=${cursor}` : ''}`,
        )
      ).body as { rows: { id: string }[]; next: string | null };
    const one = await ask();
    const two = await ask(one.next);
    expect([...one.rows, ...two.rows].map(({ id }) => id)).toEqual(ids);
    expect(two.next).toBeNull();
  });

  it('counts what waits', async () => {
    const before = (await agent.call('GET', '/api/staff/documents/counts')).body;
    const buyer = await createBuyer(app);
    const id = await handIn(buyer, { documentRequest: ID });
    await agent.call('POST', path(id, '/claim'), {});
    const after = (await agent.call('GET', '/api/staff/documents/counts')).body;
    expect(Number(after.waiting) - Number(before.waiting)).toBe(1);
    expect(Number(after.claimedByMe) - Number(before.claimedByMe)).toBe(1);
  });

  it('lets one member at a time review a document, for half an hour', async () => {
    const buyer = await createBuyer(app, 'Clara Claim');
    const id = await handIn(buyer, { documentRequest: W2S });
    expect((await agent.call('POST', path(id, '/claim'), {})).body.claim).toMatchObject({
      by: 'Maria Lopez',
      mine: true,
    });
    const refused = await other.call('POST', path(id, '/claim'), {});
    expect([refused.status, refused.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(refused.body.message).toContain('Maria Lopez');
    const early = await decide(id, { decision: 'accepted' }, other);
    expect([early.status, early.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    const mine = { search: 'clara c', claimed: 'me' };
    expect([await listQueue(mine), await listQueue(mine, other)]).toEqual([[id], []]);
    expect(await listQueue({ search: 'clara c', claimed: 'nobody' })).toEqual([]);
    clock = new Date('2026-11-20T17:30:00.000Z');
    expect(await listQueue({ search: 'clara c', claimed: 'nobody' })).toEqual([id]);
    expect((await other.call('POST', path(id, '/claim'), {})).status).toBe(200);
    expect((await agent.call('DELETE', path(id, '/claim'))).status).toBe(200);
    expect(await listQueue({ search: 'clara c', claimed: 'somebody' })).toEqual([id]);
    expect((await other.call('DELETE', path(id, '/claim'))).status).toBe(200);
    expect(await listQueue({ search: 'clara c', claimed: 'somebody' })).toEqual([]);
  });
});

describe('a decision about what is no longer there', () => {
  const decision = { decision: 'accepted' };
  it.each([
    ['deleted', (buyer: TestBuyer, id: string) => buyer.call('DELETE', `/api/documents/${id}`), /deleted/],
    [
      'replaced',
      (buyer: TestBuyer, id: string) => buyer.call('POST', `/api/documents?name=b.pdf&replaces=${id}`, PDF),
      /replaced/,
    ],
    [
      'decided on by somebody else',
      (_: TestBuyer, id: string) => decide(id, { decision: 'needs-attention', reason: 'too-old' }, other),
      /sent back/,
    ],
  ])('is refused, with what is there now: %s', async (_, change, words) => {
    const buyer = await createBuyer(app);
    const id = await handIn(buyer, { documentRequest: W2S });
    const { revision } = await open(id);
    expect((await change(buyer, id)).status).toBeLessThan(300);
    const { status, body } = await agent.call('POST', path(id, '/decision'), { revision, ...decision });
    expect([status, body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(body.message).toMatch(words);
    expect((await listTold(buyer)).filter((line) => line.startsWith('document-accepted'))).toEqual([]);
  });

  it('made by two at once is one decision', async () => {
    const buyer = await createBuyer(app);
    const id = await handIn(buyer, { documentRequest: W2S });
    const { revision } = await open(id);
    const replies = await Promise.all([
      agent.call('POST', path(id, '/decision'), { revision, ...decision }),
      other.call('POST', path(id, '/decision'), { revision, decision: 'needs-attention', reason: 'too-old' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('needs words where the reason says nothing by itself', async () => {
    const buyer = await createBuyer(app);
    const id = await handIn(buyer, { documentRequest: W2S });
    for (const [reason, words] of [
      ['other', ' '],
      ['cut-off', 'x'.repeat(501)],
      ['unknown', ''],
    ] as const) {
      const { status, body } = await sendBack(id, reason, words);
      expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
    }
    expect((await sendBack(id, 'other', '<b>Ask</b> the bank')).status).toBe(200);
    expect((await readOwn(buyer, id))?.review?.words).toBe('<b>Ask</b> the bank');
  });
});

describe('access to a document', () => {
  const requestAccess = (id: string, input: object, member = agent) =>
    member.call('POST', path(id, '/access-grants'), input);

  it('needs a reason, opens it to this member for ten minutes, and is reported to the buyer', async () => {
    const buyer = await createBuyer(app);
    const id = await handIn(buyer, { documentRequest: ID }, renderTestPng(2, 2));
    expect((await requestAccess(id, { reason: 'other' })).status).toBe(400);
    const { status, body } = await requestAccess(id, { reason: 'buyer-asked' });
    expect(status).toBe(200);
    const address = path(id, `/content?grant=${body.grant}`);
    const shown = await agent.send('GET', address);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    expect(shown.headers.get('cache-control')).toContain('no-store');
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(new Uint8Array(renderTestPng(2, 2)));
    expect((await readOwn(buyer, id))?.accesses).toEqual([
      { by: 'Maria', reason: 'you asked us to', at: NOON },
    ]);
    expect((await listTold(buyer))[0]).toBe(
      'document-opened-by-staff | Government photo ID | Maria of Porchlight looked at it because you asked us to.',
    );
    const [action] = await app.query(
      `select action, reason from staff_actions where subject_id = $1 and action = 'documents.seen'`,
      [id],
    );
    expect(action?.reason).toBe('you asked us to');
    expect((await other.send('GET', address)).status).toBe(403);
    expect((await agent.send('GET', path(id, '/content'))).status).toBe(404);
    clock = new Date('2026-11-20T17:10:00.000Z');
    expect((await agent.send('GET', address)).status).toBe(403);
  });

  it('downloads only what no browser draws, and only with words', async () => {
    const buyer = await createBuyer(app);
    const heic = new TextEncoder().encode('\u0000\u0000\u0000\u0018ftypheic----------------');
    const id = await handIn(buyer, { documentRequest: ID, name: 'id.heic' }, heic);
    const pdf = await handIn(buyer, { documentRequest: W2S });
    const words = 'the picture has to be opened in another program';
    expect((await requestAccess(id, { reason: 'review' })).status).toBe(400);
    expect((await requestAccess(id, { reason: 'review', download: true })).status).toBe(400);
    expect((await requestAccess(pdf, { reason: 'other', words, download: true })).status).toBe(400);
    const { body } = await requestAccess(id, { reason: 'other', words, download: true });
    const sent = await agent.send('GET', path(id, `/content?grant=${body.grant}`));
    expect(sent.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await readOwn(buyer, id))?.accesses[0]?.reason).toBe(words);
  });
});

describe('the console’s documents', () => {
  it('are closed to buyers and to readers’ work, and what was not requested to everyone', async () => {
    const buyer = await createBuyer(app);
    const id = await handIn(buyer, { documentRequest: ID });
    const unasked = await handIn(buyer, {});
    expect((await buyer.call('GET', '/api/staff/documents')).status).toBe(403);
    expect((await buyer.call('GET', path(id))).status).toBe(403);
    expect((await reader.call('GET', path(id))).status).toBe(403);
    expect((await reader.call('POST', path(id, '/access-grants'), { reason: 'review' })).status).toBe(403);
    expect((await reader.call('POST', path(id, '/claim'), {})).status).toBe(403);
    for (const [method, rest, body] of [
      ['GET', '', undefined],
      ['POST', '/access-grants', { reason: 'review' }],
      ['POST', '/claim', {}],
    ] as const)
      expect((await agent.call(method, path(unasked, rest), body)).status).toBe(404);
    const decided = await agent.call('POST', path(unasked, '/decision'), {
      revision: 0,
      decision: 'accepted',
    });
    expect(decided.status).toBe(409);
  });

  it('cannot be changed, deleted or uploaded by staff', async () => {
    const buyer = await createBuyer(app);
    const id = await handIn(buyer, { documentRequest: ID });
    expect((await agent.call('DELETE', `/api/documents/${id}`)).status).toBe(403);
    expect((await agent.call('POST', `/api/documents?name=a.pdf&replaces=${id}`, PDF)).status).toBe(403);
    expect((await agent.call('GET', `/api/documents/${id}/content`)).status).toBe(403);
  });
});
