import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { loadPurchase } from '@porchlight/testing/people/test-people.ts';
import { createStaff, createStaffWithPasskey } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const NOW = new Date('2027-01-04T18:00:00.000Z');
const week = { from: '2027-01-04', until: '2027-01-10' };

let now = NOW;
let app: TestApp;
let admin: TestBuyer;
let ann: TestBuyer;
let bo: TestBuyer;
let [annId, boId] = ['', ''];
type Cases = { leads: string[]; purchases: string[]; questions: string[] };
let cases: Record<'ann' | 'bo', Cases>;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  admin = await createStaffWithPasskey(app, 'admin', 'Alma Admin');
  [ann, bo] = [await createStaff(app, 'agent', 'Ann Away'), await createStaff(app, 'agent', 'Bo Deputy')];
  [annId, boId] = [await idOf(ann), await idOf(bo)];
  cases = { ann: await createCases(annId), bo: await createCases(boId) };
  await createCases(null);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = NOW;
  await app.query('update staff_members set away_from = null, away_until = null, deputy_id = null');
});

const idOf = async ({ email }: TestBuyer) =>
  String((await app.query('select id from users where email = $1', [email]))[0]?.id);

/** Two leads, a purchase and a question of one owner. */
async function createCases(ownerId: string | null): Promise<Cases> {
  const leads: string[] = [];
  for (const status of ['new', 'contacted']) {
    const id = randomUUID();
    await app.query(
      "insert into leads (id, name, email, source, status, created_at, owner_id) values ($1, 'Quill Lead', $2, 'api', $3, $4, $5)",
      [id, `${id}@example.com`, status, new Date(NOW.getTime() - 86_400_000 * (1 + Math.random())), ownerId],
    );
    leads.push(id);
  }
  const buyer = await createBuyer(app, 'Quill Buyer');
  const { id: purchaseId } = await loadPurchase(buyer);
  await admin.call('PUT', `/api/staff/purchases/${purchaseId}/owner`, { version: 0, ownerId });
  await buyer.call('PUT', `/api/assistant/messages/${randomUUID()}`, {
    ...{ message: 'May I ask?', conversation: 'You: a question', passages: [] },
  });
  const [question] = await app.query('select id from assistant_messages where user_id = $1', [
    await idOf(buyer),
  ]);
  await admin.call('PATCH', `/api/staff/questions/${question?.id}`, { version: 1, ownerId });
  return { leads, purchases: [purchaseId], questions: [String(question?.id)] };
}

const listIds = async (who: TestBuyer, what: keyof Cases, query: Record<string, string>) =>
  ((await who.call('GET', `/api/staff/${what}?${new URLSearchParams(query)}`)).body.rows as { id: string }[])
    .map(({ id }) => id)
    .sort();
const listMine = async (who: TestBuyer, more: Record<string, string> = {}, owner = 'me'): Promise<Cases> => {
  const query = { owner, ...more };
  const [leads, purchases, questions] = [
    await listIds(who, 'leads', query),
    await listIds(who, 'purchases', query),
    await listIds(who, 'questions', { owner }),
  ];
  return { leads, purchases, questions };
};
const join = (...all: Cases[]): Cases => ({
  leads: all.flatMap(({ leads }) => leads).sort(),
  purchases: all.flatMap(({ purchases }) => purchases).sort(),
  questions: all.flatMap(({ questions }) => questions).sort(),
});
const setOwn = (who: TestBuyer, deputyId: string | null, days: object = week) =>
  who.call('PUT', '/api/staff/current/absence', { ...days, deputyId });

describe('what the deputy of an absent member finds as their own', () => {
  it('is what the member owns too, in lists, in a search and in counts, while the owner stays who it is', async () => {
    expect(await listMine(bo)).toEqual(join(cases.bo));
    await setOwn(ann, boId);
    expect(await listMine(bo)).toEqual(join(cases.ann, cases.bo));
    expect(await listMine(bo, { search: 'quill' })).toEqual(join(cases.ann, cases.bo));
    expect(await listMine(ann)).toEqual(join(cases.ann));
    const count = async (query: Record<string, string>) =>
      (await bo.call('GET', `/api/staff/leads/count?${new URLSearchParams(query)}`)).body;
    expect(await count({ owner: 'me' })).toEqual({ count: 4, isMore: false });
    expect(await count({ owner: 'me', search: 'quill', status: 'new' })).toEqual({ count: 2, isMore: false });
    // Who asks for a member by name gets what that member owns.
    expect(await listMine(bo, {}, boId)).toEqual(join(cases.bo));
    expect(await listMine(bo, { search: 'quill' }, annId)).toEqual(join(cases.ann));
    expect(await app.query('select distinct owner_id from purchase_owners order by 1')).toEqual(
      [annId, boId].sort().map((id) => ({ owner_id: id })),
    );
  });

  it('is in the file of leads and of purchases, and what a change of all that match is about', async () => {
    await setOwn(ann, boId);
    const csv = async (what: string) =>
      (await (await bo.send('GET', `/api/staff/${what}.csv?owner=me`)).text()).trim().split('\n').length - 1;
    expect([await csv('leads'), await csv('purchases')]).toEqual([4, 2]);
    const change = (count: number) =>
      bo.call('POST', '/api/staff/leads/changes-of-matching', {
        filter: { owner: 'me', status: 'new' },
        ...{ count, status: 'new' },
      });
    expect((await change(1)).body.code).toBe('CHANGED_MEANWHILE');
    expect((await change(2)).body).toMatchObject({ changed: 2 });
  });

  it('comes in pages in the order of the list, whichever of them owns a lead', async () => {
    await setOwn(ann, boId);
    const seen: { id: string; createdAt: string }[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const query = new URLSearchParams({ owner: 'me', limit: '1', ...(cursor && { cursor }) });
      const { body } = await bo.call('GET', `/api/staff/leads?${query}`);
      seen.push(...(body.rows as typeof seen));
      cursor = (body.next as string | null) ?? undefined;
    }
    expect(seen.map(({ id }) => id).sort()).toEqual(join(cases.ann, cases.bo).leads);
    const times = seen.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it.each<[string, () => Promise<unknown>]>([
    ['before the first day', () => setOwn(ann, boId, { from: '2027-01-05', until: '2027-01-10' })],
    ['with the deputy left open', () => setOwn(ann, null)],
    [
      'once the absence is taken back',
      async () => {
        await setOwn(ann, boId);
        await ann.call('DELETE', '/api/staff/current/absence');
      },
    ],
    [
      'after the last day',
      async () => {
        await setOwn(ann, boId);
        now = new Date('2027-01-11T12:00:00.000Z');
      },
    ],
    [
      'while the deputy is away themselves',
      async () => {
        await setOwn(ann, boId);
        await setOwn(bo, null);
      },
    ],
  ])('is what they own alone %s', async (_, arrange) => {
    await arrange();
    expect(await listMine(bo)).toEqual(join(cases.bo));
  });

  it('is nothing of theirs for a deputy of another role, nor for an interface token', async () => {
    await setOwn(ann, boId);
    await admin.call('PUT', `/api/staff/members/${boId}/role`, { role: 'marketing' });
    expect(await listIds(bo, 'leads', { owner: 'me' })).toEqual([...cases.bo.leads].sort());
    await admin.call('PUT', `/api/staff/members/${boId}/role`, { role: 'agent' });
    const scopes = ['leads:read', 'home-buyers:read'];
    const { body } = await admin.call('POST', '/api/staff/tokens', { name: 'CRM', scopes, days: 1 });
    for (const what of ['leads', 'purchases']) {
      const bearer = { authorization: `Bearer ${body.token}` };
      const reply = await new TestBuyer(app).call('GET', `/api/staff/${what}?owner=me`, undefined, bearer);
      expect(reply.body.rows).toEqual([]);
    }
  });

  it('can be given to someone who is away, and stays theirs', async () => {
    await setOwn(ann, boId);
    const id = cases.bo.purchases[0] ?? '';
    const given = await bo.call('PUT', `/api/staff/purchases/${id}/owner`, { version: 1, ownerId: annId });
    expect(given.body).toMatchObject({ owner: { id: annId, name: 'Ann Away' } });
    expect((await listMine(bo)).purchases).toContain(id);
    await bo.call('PUT', `/api/staff/purchases/${id}/owner`, { version: 2, ownerId: boId });
  });
});
