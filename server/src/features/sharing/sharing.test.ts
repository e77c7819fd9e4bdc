import { randomUUID } from 'node:crypto';
import type { PurchaseView } from '@porchlight/domain/sharing/sharing-views.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, getToken, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import {
  getPersonName,
  invite,
  joinPurchase,
  loadPurchase,
  signInHelper,
} from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let clock = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

const DAY_MS = 24 * 3_600_000;
const accept = (buyer: TestBuyer, token: string) =>
  buyer.call('POST', '/api/purchase/invitations/accept', { token });
const setTask = (buyer: TestBuyer, taskId: string, status = 'done') =>
  buyer.call('PUT', `/api/milestones/interest/tasks/${taskId}`, { status });
const readTasks = async (buyer: TestBuyer) => {
  const { body } = await buyer.call('GET', '/api/milestones/interest');
  const tasks = body.tasks as { id: string; status: string }[];
  return tasks.filter(({ status }) => status !== 'to-do').map(({ id }) => id);
};
const writeNote = (buyer: TestBuyer, text: string, isPrivate = false) =>
  buyer.call('PUT', `/api/milestones/interest/notes/${randomUUID()}`, {
    text,
    isPrivate,
    createdAt: clock.toISOString(),
  });
const readNotes = async (buyer: TestBuyer) => {
  const { body } = await buyer.call('GET', '/api/milestones/interest');
  return (body.notes as { text: string; author: string | null }[]).map(({ text, author }) => [text, author]);
};
const upload = async (buyer: TestBuyer, name: string, documentRequest?: string) => {
  const query = new URLSearchParams({ name, ...(documentRequest && { documentRequest }) });
  const { body } = await buyer.call('POST', `/api/documents?${query}`, Buffer.from('%PDF-1.7\nfile'));
  return String(body.id);
};
async function createCouple() {
  const [jordan, priya] = [await createBuyer(app, 'Jordan Rivera'), await createBuyer(app, 'Priya Shah')];
  await joinPurchase(app, jordan, priya);
  return { jordan, priya };
}

describe('an account', () => {
  it('buys by itself from the start', async () => {
    const buyer = await createBuyer(app, 'Solo Buyer');
    const { people, state, accesses } = await loadPurchase(buyer);
    expect([state, accesses]).toEqual(['planning', []]);
    expect(people).toMatchObject([
      { name: 'Solo Buyer', role: 'buyer', state: 'active', isYou: true, grants: [] },
    ]);
  });

  it('says what is known of the home, and takes it back', async () => {
    const buyer = await createBuyer(app);
    const change = (body: object) => buyer.call('PATCH', '/api/purchase', body);
    await change({ nickname: 'The blue house', propertyState: 'OH', closingDay: '2027-03-01' });
    expect(await loadPurchase(buyer)).toMatchObject({
      nickname: 'The blue house',
      propertyState: 'OH',
      closingDay: '2027-03-01',
    });
    await change({ closingDay: null });
    expect(await loadPurchase(buyer)).toMatchObject({ propertyState: 'OH', closingDay: null });
    for (const bad of [{ propertyState: 'Ohio' }, { closingDay: '2027-02-30' }, { nickname: 'x'.repeat(81) }])
      expect((await change(bad)).status).toBe(400);
    expect((await new TestBuyer(app).call('PATCH', '/api/purchase', {})).status).toBe(401);
  });
});

describe('an invitation to buy together', () => {
  it('makes one journey of two, with what both had done', async () => {
    const [jordan, priya] = [await createBuyer(app, 'Jordan Rivera'), await createBuyer(app, 'Priya Shah')];
    await setTask(jordan, 'list-must-haves');
    await setTask(priya, 'choose-target-month');
    await writeNote(jordan, 'Jordan before');
    await writeNote(priya, 'Priya before');
    await joinPurchase(app, jordan, priya);
    // That the co-buyer joined ticks a task of its own.
    const done = ['agree-with-co-buyer', 'choose-target-month', 'list-must-haves'];
    for (const buyer of [jordan, priya]) expect((await readTasks(buyer)).sort()).toEqual(done);
    expect(await readNotes(jordan)).toEqual([['Jordan before', null]]);
    expect(await readNotes(priya)).toEqual([['Priya before', null]]);
    await writeNote(priya, 'For both');
    await writeNote(priya, 'For me', true);
    expect(await readNotes(jordan)).toContainEqual(['For both', 'Priya Shah']);
    expect(await readNotes(jordan)).not.toContainEqual(['For me', 'Priya Shah']);
    const { people } = await loadPurchase(priya);
    expect(people.map(({ name, role, isYou }) => [name, role, isYou])).toEqual([
      ['Jordan Rivera', 'buyer', false],
      ['Priya Shah', 'co-buyer', true],
    ]);
  });

  it('is for the invited address alone, once, until it is withdrawn or has expired', async () => {
    const jordan = await createBuyer(app, 'Jordan Rivera');
    const priya = await createBuyer(app, 'Priya Shah');
    const stranger = await createBuyer(app);
    const token = await invite(app, jordan, { email: priya.email, role: 'co-buyer' });
    expect((await accept(stranger, token)).body.code).toBe('NOT_ALLOWED');
    const { body } = await new TestBuyer(app).call('POST', '/api/purchase/invitations/read', { token });
    expect(body).toMatchObject({ role: 'co-buyer', inviterName: 'Jordan Rivera' });
    clock = new Date(clock.getTime() + 15 * DAY_MS);
    expect((await accept(priya, token)).body.code).toBe('LINK_EXPIRED');
    clock = new Date(clock.getTime() - 15 * DAY_MS);
    const again = (await loadPurchase(jordan)).people.find(({ state }) => state === 'invited');
    await jordan.call('DELETE', `/api/purchase/people/${again?.id}`);
    expect((await accept(priya, token)).body.code).toBe('LINK_EXPIRED');
    const other = await createBuyer(app);
    const second = await invite(app, jordan, { email: other.email, role: 'co-buyer' });
    expect((await accept(other, second)).status).toBe(200);
    expect((await accept(other, second)).body.code).toBe('LINK_EXPIRED');
  });

  it('is refused to oneself, to a third buyer and to who buys with another', async () => {
    const { jordan, priya } = await createCouple();
    const ask = (buyer: TestBuyer, email: string, role = 'co-buyer') =>
      buyer.call('POST', '/api/purchase/people', { name: 'Theo', email, role });
    expect((await ask(jordan, jordan.email)).body.message).toContain('This address reaches you');
    expect((await ask(jordan, priya.email, 'agent')).status).toBe(400);
    expect((await ask(jordan, 'third@example.com')).body.message).toContain('two buyers at most');
    const other = await createBuyer(app);
    const token = await invite(app, other, { email: jordan.email, role: 'co-buyer' });
    const refused = await accept(jordan, token);
    expect([refused.status, refused.body.code]).toEqual([403, 'NOT_ALLOWED']);
    expect(refused.body.message).toContain('leave that purchase first');
  });

  it('of two who invite each other makes one purchase', async () => {
    const [one, other] = [await createBuyer(app), await createBuyer(app)];
    const tokens = [
      await invite(app, one, { email: other.email, role: 'co-buyer' }),
      await invite(app, other, { email: one.email, role: 'co-buyer' }),
    ] as const;
    const replies = await Promise.all([accept(other, tokens[0]), accept(one, tokens[1])]);
    expect(replies.map(({ status }) => status).sort()).not.toContain(500);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await loadPurchase(one)).id).toBe((await loadPurchase(other)).id);
  });
});

describe('two buyers', () => {
  it('complete a milestone together, one last task each at the same moment', async () => {
    const { jordan, priya } = await createCouple();
    const { body } = await jordan.call('GET', '/api/milestones/interest');
    const [first, second, ...rest] = (body.tasks as { id: string }[]).map(({ id }) => id);
    for (const task of rest) await setTask(jordan, task);
    await Promise.all([setTask(jordan, first ?? ''), setTask(priya, second ?? '')]);
    for (const buyer of [jordan, priya]) {
      const after = (await buyer.call('GET', '/api/milestones/interest')).body;
      const owed = (after.documentRequests as { owed: boolean }[]).filter((due) => due.owed).length;
      expect((after.tasks as { status: string }[]).every(({ status }) => status === 'done')).toBe(true);
      if (owed === 0) expect(after.completedAt).not.toBeNull();
    }
  });

  it('move one date for both', async () => {
    const { jordan, priya } = await createCouple();
    const move = (buyer: TestBuyer, date: string | null) =>
      buyer.call('PUT', '/api/milestones/interest/dates/move-in-goal', { date });
    const getPdfDate = async (buyer: TestBuyer) =>
      ((await buyer.call('GET', '/api/milestones/interest')).body.dates as { date: string }[])[0]?.date;
    expect((await move(jordan, '2027-05-01')).status).toBe(200);
    expect((await move(priya, '2027-06-01')).status).toBe(200);
    expect([await getPdfDate(jordan), await getPdfDate(priya)]).toEqual(['2027-06-01', '2027-06-01']);
    await move(jordan, null);
    expect(await getPdfDate(priya)).toBeNull();
  });

  it('see of each other’s documents that they were received, and never the file', async () => {
    const { jordan, priya } = await createCouple();
    const id = await upload(jordan, 'w2.pdf', 'pre-app.government-id');
    const { body } = await priya.call('GET', '/api/milestones/pre-app');
    const due = (body.documentRequests as Record<string, unknown>[]).find(
      ({ key }) => key === 'pre-app.government-id',
    );
    expect(due).toEqual({
      key: 'pre-app.government-id',
      owed: false,
      receivedFrom: 'Jordan Rivera',
      document: null,
    });
    expect((await priya.send('GET', `/api/documents/${id}/content`)).status).toBe(404);
    expect((await priya.call('GET', '/api/documents')).body.documents).toEqual([]);
  });

  it('part with the whole journey each, and see nothing of each other from then on', async () => {
    const { jordan, priya } = await createCouple();
    await setTask(jordan, 'list-must-haves');
    await setTask(priya, 'choose-target-month');
    await writeNote(priya, 'For both');
    const left = await priya.call('POST', '/api/purchase/leave', {});
    expect((left.body as unknown as PurchaseView).people).toMatchObject([{ role: 'buyer', isYou: true }]);
    expect((await loadPurchase(jordan)).people).toHaveLength(1);
    for (const buyer of [jordan, priya])
      expect((await readTasks(buyer)).sort()).toEqual(['choose-target-month', 'list-must-haves']);
    expect([await readNotes(jordan), await readNotes(priya)]).toEqual([[], [['For both', null]]]);
    await setTask(priya, 'choose-target-month', 'to-do');
    expect((await readTasks(jordan)).sort()).toEqual(['choose-target-month', 'list-must-haves']);
    const alone = await priya.call('POST', '/api/purchase/leave', {});
    expect([alone.status, alone.body.code]).toEqual([403, 'NOT_ALLOWED']);
  });

  it('keep the journey whole when the account of one is erased', async () => {
    const { jordan, priya } = await createCouple();
    await setTask(priya, 'choose-target-month');
    await app.query('delete from users where email = $1', [priya.email]);
    expect(await readTasks(jordan)).toEqual(['choose-target-month']);
    expect((await loadPurchase(jordan)).people).toMatchObject([{ isYou: true }]);
    await app.query('delete from users where email = $1', [jordan.email]);
    expect(
      await app.query(
        'select 1 from purchase_people join users on users.id = user_id where email in ($1, $2)',
        [jordan.email, priya.email],
      ),
    ).toEqual([]);
    expect(
      await app.query(
        'select 1 from purchases where not exists (select from purchase_people where purchase_id = purchases.id)',
      ),
    ).toEqual([]);
  });
});

describe('a helper', () => {
  const open = (helper: TestBuyer, personId: string, what: string) =>
    helper.call('GET', `/api/shared/${personId}/${what}`);

  it('begins with progress and dates, without an account, and each opening is seen', async () => {
    const jordan = await createBuyer(app, 'Jordan Rivera');
    await setTask(jordan, 'list-must-haves');
    const helper = new TestBuyer(app);
    const id = await signInHelper(app, jordan, helper);
    expect(await app.query('select 1 from users where email = $1', [helper.email])).toEqual([]);
    const { body } = await helper.call('GET', '/api/shared');
    expect(body.purchases).toMatchObject([
      { personId: id, buyers: ['Jordan Rivera'], role: 'agent', grants: ['progress', 'dates'] },
    ]);
    expect((await open(helper, id, 'progress')).body.milestones).toContainEqual(
      expect.objectContaining({ slug: 'interest', tasksDone: 1 }),
    );
    expect((await open(helper, id, 'dates')).status).toBe(200);
    expect((await open(helper, id, 'documents')).status).toBe(404);
    const { accesses } = await loadPurchase(jordan);
    expect(accesses.map(({ what, name }) => [what, name]).sort()).toEqual([
      ['dates', getPersonName(helper.email)],
      ['progress', getPersonName(helper.email)],
    ]);
  });

  it.each([
    [undefined, ['dates', 'progress']],
    [
      ['dates', 'homes', 'dates'],
      ['dates', 'homes'],
    ],
    [[], []],
  ])('invited with %j begins with %j', async (grants, opened) => {
    const jordan = await createBuyer(app);
    const invitation = { name: 'Ana Gomez', email: `${randomUUID()}@example.com`, role: 'agent', grants };
    const { body } = await jordan.call('POST', '/api/purchase/people', invitation);
    const ana = (body.people as { name: string; grants: { what: string }[] }[]).find(
      ({ name }) => name === 'Ana Gomez',
    );
    expect(ana?.grants.map(({ what }) => what).sort()).toEqual(opened);
  });

  it('is not invited to documents, which their owner shares by kind', async () => {
    const jordan = await createBuyer(app);
    const invitation = { name: 'Ana Gomez', email: `${randomUUID()}@example.com`, role: 'agent' };
    for (const grants of [['documents'], ['owned-home'], ['everything']]) {
      const { status, body } = await jordan.call('POST', '/api/purchase/people', { ...invitation, grants });
      expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
    }
    expect((await loadPurchase(jordan)).people).toHaveLength(1);
  });

  it('opens the documents of the buyer who granted them, of the kind granted, until that is withdrawn', async () => {
    const { jordan, priya } = await createCouple();
    const helper = new TestBuyer(app);
    const id = await signInHelper(app, jordan, helper);
    const [passport, other] = [
      await upload(jordan, 'passport.pdf', 'pre-app.government-id'),
      await upload(jordan, 'other.pdf'),
    ];
    await upload(priya, 'hers.pdf', 'pre-app.government-id');
    const grant = { what: 'documents', documentKind: 'pre-app.government-id' };
    await jordan.call('POST', `/api/purchase/people/${id}/grants`, grant);
    const listed = (await open(helper, id, 'documents')).body.documents as { name: string }[];
    expect(listed.map(({ name }) => name)).toEqual(['passport.pdf']);
    const file = (documentId: string) => helper.send('GET', `/api/shared/${id}/documents/${documentId}/file`);
    expect((await file(passport)).status).toBe(200);
    expect((await file(other)).status).toBe(404);
    const { people, accesses } = await loadPurchase(priya);
    expect(accesses).toContainEqual(expect.objectContaining({ what: 'documents', detail: 'passport.pdf' }));
    const given = people.flatMap(({ grants }) => grants).find(({ what }) => what === 'documents');
    expect((await priya.call('DELETE', `/api/purchase/grants/${given?.id}`)).status).toBe(200);
    expect((await file(passport)).status).toBe(404);
    expect((await open(helper, id, 'documents')).status).toBe(404);
  });

  it('alone is given a grant: a buyer’s own documents stay closed to the other buyer', async () => {
    const { jordan, priya } = await createCouple();
    for (const { id } of (await loadPurchase(jordan)).people) {
      const { status, body } = await jordan.call('POST', `/api/purchase/people/${id}/grants`, {
        what: 'documents',
      });
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await loadPurchase(priya)).people.flatMap(({ grants }) => grants)).toEqual([]);
  });

  it('signs in again by a mailed link, and learns nothing of whether anything is shared', async () => {
    const jordan = await createBuyer(app, 'Jordan Rivera');
    const helper = new TestBuyer(app);
    const id = await signInHelper(app, jordan, helper);
    await helper.call('DELETE', '/api/shared/session');
    expect((await open(helper, id, 'progress')).status).toBe(401);
    const asked = await helper.call('POST', '/api/shared/links', { email: helper.email });
    const unknown = await helper.call('POST', '/api/shared/links', { email: 'unknown@example.com' });
    expect([asked.status, asked.body]).toEqual([unknown.status, unknown.body]);
    const token = getToken(await app.readEmail(helper.email, /link to what is shared/));
    expect((await helper.call('POST', '/api/shared/session', { token })).status).toBe(200);
    expect((await open(helper, id, 'progress')).status).toBe(200);
    const again = await new TestBuyer(app).call('POST', '/api/shared/session', { token });
    expect([again.status, again.body.code]).toEqual([410, 'LINK_EXPIRED']);
  });

  it('sees nothing from the moment they are removed, leave, or their grant ends', async () => {
    const jordan = await createBuyer(app, 'Jordan Rivera');
    const [removed, leaving, ended] = [new TestBuyer(app), new TestBuyer(app), new TestBuyer(app)];
    const [removedId, leavingId, endedId] = [
      await signInHelper(app, jordan, removed),
      await signInHelper(app, jordan, leaving),
      await signInHelper(app, jordan, ended),
    ];
    await jordan.call('DELETE', `/api/purchase/people/${removedId}`);
    await leaving.call('DELETE', `/api/shared/${leavingId}`);
    const until = new Date(clock.getTime() + DAY_MS).toISOString();
    await jordan.call('POST', `/api/purchase/people/${endedId}/grants`, { what: 'progress', until });
    expect((await open(ended, endedId, 'progress')).status).toBe(200);
    const start = clock;
    clock = new Date(clock.getTime() + 2 * DAY_MS);
    for (const [helper, id] of [
      [removed, removedId],
      [leaving, leavingId],
      [ended, endedId],
    ] as const)
      expect((await open(helper, id, 'progress')).status).toBe(404);
    clock = start;
    const past = { what: 'progress', until: new Date(clock.getTime() - 1).toISOString() };
    expect((await jordan.call('POST', `/api/purchase/people/${endedId}/grants`, past)).status).toBe(400);
  });
});
