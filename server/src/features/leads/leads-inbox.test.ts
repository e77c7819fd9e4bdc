import { randomUUID } from 'node:crypto';
import { HIDDEN } from '@porchlight/domain/kernel/staff-roles.ts';
import { MAX_PREVIEW_BYTES } from '@porchlight/domain/leads/import-columns.ts';
import type { AuditRow } from '@porchlight/domain/staff/audit-log.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let reader: TestBuyer;
let agent: TestBuyer;
let admin: TestBuyer;
let agentId = '';
beforeAll(async () => {
  app = await startTestApp();
  reader = await createStaff(app, 'reader', 'Rhea Reader');
  agent = await createStaff(app, 'agent', 'Abe Agent');
  admin = await createStaff(app, 'admin', 'Ana Admin');
  const [row] = await app.query('select id from users where email = $1', [agent.email]);
  agentId = String(row?.id);
});
afterAll(() => app.close());

type Row = {
  id: string;
  name: string;
  status: string;
  version: number;
  owner: { id: string; name: string } | null;
};
type Page = { rows: Row[]; next: string | null; previous: string | null };

/** Stores a lead and gives its id; a number comes with its consent. */
async function store(lead: Record<string, unknown> = {}): Promise<string> {
  const all = {
    id: randomUUID(),
    name: 'Ada Buyer',
    email: `ada-${randomUUID()}@example.com`,
    phone: null,
    message: null,
    source: 'contact_form',
    status: 'new',
    owner_id: null,
    created_at: new Date(),
    ...lead,
  };
  const consent = all.phone === null ? {} : { consent_version: '2026-11-20', consented_at: new Date() };
  const entries = Object.entries({ ...all, ...consent });
  const places = entries.map((_, place) => `$${place + 1}`).join();
  const names = entries.map(([name]) => name).join();
  await app.query(
    `insert into leads (${names}) values (${places})`,
    entries.map(([, value]) => value),
  );
  return all.id;
}
async function list(query: Record<string, string>, as = agent): Promise<Page> {
  const reply = await as.call('GET', `/api/staff/leads?${new URLSearchParams(query)}`);
  expect([reply.status, reply.body]).toEqual([200, expect.anything()]);
  return reply.body as unknown as Page;
}
const ids = async (query: Record<string, string>, as = agent) =>
  (await list(query, as)).rows.map(({ id }) => id);
const readActions = (action: string) =>
  app.query('select * from staff_actions where action = $1 order by id desc', [action]);

describe('the inbox', () => {
  it.each([
    ['GET', '/api/staff/leads'],
    ['GET', '/api/staff/leads/count'],
    ['GET', '/api/staff/applications'],
  ])('%s %s is not for buyers', async (method, path) => {
    const reply = await (await createBuyer(app)).call(method, path);
    expect([reply.status, reply.body.code]).toEqual([403, 'NOT_ALLOWED']);
  });

  it('finds a lead by the beginnings of words of its name, address, number and message, accents or not', async () => {
    const id = await store({
      name: 'Zoë Okáfor-Quill',
      email: 'z.quillfeather@bücher-haus.example',
      phone: '+18005550142',
      message: 'Would a “duplex” near Maple—street do?\nPREAPPROVED already',
    });
    const found = [
      'zoe',
      'Zoë okaf',
      'quill',
      'QUILLF',
      'z.quillfeather@bücher',
      '(800) 555-0142',
      '8005550142',
      '+1 800 555 0142',
      '5550142',
      '0142 zoe',
      'duplex',
      'maple street',
      'preapproved already',
      'preap',
    ];
    for (const search of found) expect([search, await ids({ search })]).toEqual([search, [id]]);
    for (const search of ['zoe nobody', 'uplex', 'preapprovedly', '5550143 zoe', 'quillfeathers'])
      expect([search, await ids({ search })]).toEqual([search, []]);
    expect((await readActions('leads.listed'))[0]).toMatchObject({ detail: { isSearched: true, rows: 0 } });
  });

  it('finds a whole address exactly, and the one who is only mentioned where no lead has it', async () => {
    const mark = randomUUID().slice(0, 6);
    const email = `lead-12@${mark}.example.com`;
    const id = await store({ email, message: 'Two beds' });
    await store({ email: `lead-12@${mark}.example.com.au`, message: `I know ${email}` });
    await store({ email: `lead-123@${mark}.example.com` });
    await store({ email: `x.${email}` });
    for (const search of [email, ` ${email.toUpperCase()}`, `Ada <${email}>`, `${email} two`])
      expect([search, await ids({ search })]).toEqual([search, [id]]);
    const { body } = await agent.call(
      'GET',
      `/api/staff/leads/count?${new URLSearchParams({ search: email })}`,
    );
    expect(body).toEqual({ count: 1, isMore: false });
    expect(await ids({ search: `${email} elsewhere` })).toEqual([]);
    const partner = `partner@${mark}.example.net`;
    const mentioning = await store({ message: `My partner is ${partner}.` });
    expect(await ids({ search: partner })).toEqual([mentioning]);
  });

  it('finds a lead by its notes, as they are now', async () => {
    const id = await store();
    const word = `Quokka${randomUUID().slice(0, 6)}`;
    const path = `/api/staff/leads/${id}/notes`;
    const note = (await agent.call('POST', path, { text: `Has a ${word} at home.` })).body;
    await agent.call('POST', path, { text: 'Called twice.' });
    expect(await ids({ search: `${word.toLowerCase()} twice` })).toEqual([id]);
    await agent.call('PUT', `${path}/${note.id}`, { text: 'Has a cat.' });
    expect(await ids({ search: word })).toEqual([]);
  });

  it('filters by status, source, owner, number and day, alone and together with a search', async () => {
    const name = `Facet${randomUUID().slice(0, 6)}`;
    const at = (day: string) => new Date(`${day}T23:59:59.999Z`);
    const mine = await store({ name, owner_id: agentId, status: 'contacted', created_at: at('2025-03-01') });
    const free = await store({ name, source: 'newsletter', created_at: at('2025-03-02') });
    const phone = await store({
      name,
      phone: '+18005550100',
      status: 'closed',
      created_at: at('2025-04-01'),
    });
    const taken = await store({
      name,
      owner_id: agentId,
      source: 'import',
      phone: '+18005550101',
      created_at: at('2025-05-01'),
    });
    const search = name;
    const cases: [Record<string, string>, string[]][] = [
      [{}, [taken, phone, free, mine]],
      [{ order: 'oldest' }, [mine, free, phone, taken]],
      [{ status: 'contacted' }, [mine]],
      [{ source: 'newsletter' }, [free]],
      [{ owner: 'me' }, [taken, mine]],
      [{ owner: agentId }, [taken, mine]],
      [{ owner: 'somebody' }, [taken, mine]],
      [{ owner: 'nobody' }, [phone, free]],
      [{ phone: 'yes' }, [taken, phone]],
      [{ phone: 'no', owner: 'me', status: 'contacted' }, [mine]],
      [{ from: '2025-03-02', until: '2025-04-01' }, [phone, free]],
      [{ from: '2025-03-02', until: '2025-03-02', timeZone: 'Asia/Kathmandu' }, [mine]],
      [{ until: '2025-03-01', timeZone: 'Asia/Kathmandu' }, []],
      [{ status: 'closed', owner: 'me' }, []],
    ];
    for (const [filter, expected] of cases) {
      expect([filter, await ids({ ...filter, search }, agent)]).toEqual([filter, expected]);
      const { order: _, ...counted } = filter;
      const { body } = await agent.call(
        'GET',
        `/api/staff/leads/count?${new URLSearchParams({ ...counted, search })}`,
      );
      expect([filter, body]).toEqual([filter, { count: expected.length, isMore: false }]);
    }
    const unsearched = await ids({ owner: 'me', from: '2025-03-01', until: '2025-05-01' }, agent);
    expect(unsearched).toEqual([taken, mine]);
  });

  it('pages forth and back without a gap where many came at one moment', async () => {
    const name = `Page${randomUUID().slice(0, 6)}`;
    const moment = new Date('2024-02-29T12:00:00Z');
    for (let count = 0; count < 7; count++) await store({ name, created_at: moment });
    for (const query of [{ search: name }, { until: '2024-02-29', from: '2024-02-29' }] as Record<
      string,
      string
    >[]) {
      const whole = await ids(query);
      const first = await list({ ...query, limit: '3' });
      const second = await list({ ...query, limit: '3', cursor: first.next ?? '' });
      const third = await list({ ...query, limit: '3', cursor: second.next ?? '' });
      expect([first, second, third].flatMap((page) => page.rows.map(({ id }) => id))).toEqual(whole);
      expect([first.previous, third.next]).toEqual([null, null]);
      const back = await list({ ...query, limit: '3', cursor: third.previous ?? '' });
      expect(back.rows).toEqual(second.rows);
    }
  });

  it.each([
    [{ cursor: 'made-up' }],
    [{ limit: '201' }],
    [{ status: 'gone' }],
    [{ from: '2026-02-30' }],
    [{ search: 'x'.repeat(201) }],
  ])('refuses %j', async (query) => {
    const reply = await reader.call(
      'GET',
      `/api/staff/leads?${new URLSearchParams(query as Record<string, string>)}`,
    );
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
  });
});

describe('many leads', () => {
  it('are found by the same words whichever way they are looked for', async () => {
    // More than are looked at in order, over four years; every tenth has the common word, and only old ones the campaign's.
    await app.query(
      `insert into leads (name, email, message, source, created_at)
       select 'Crowd', 'crowd' || n || '@example.com',
         case when n % 10 = 0 then 'commonword ' else '' end || case when n < 300 then 'oldcampaign' else 'plain' end
           || case when n = 17 then ' singular' else '' end,
         'contact_form', timestamptz '2020-01-01' + n * interval '12 hours'
       from generate_series(1, 3000) as n`,
    );
    const count = async (search: string) =>
      (await agent.call('GET', `/api/staff/leads/count?search=${search}`)).body.count;
    for (const [search, expected] of [
      ['commonword', 300],
      ['oldcampaign', 299],
      ['oldcampaign commonword', 29],
      ['singular', 1],
      ['neverwritten', 0],
    ] as const) {
      const walked: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Page = await list({ search, limit: '80', ...(cursor ? { cursor } : {}) });
        walked.push(...page.rows.map(({ id }) => id));
        cursor = page.next;
      }
      const bare = await app.query(
        `select id from leads where message like all($1) order by created_at desc, id desc`,
        [search.split(' ').map((word) => `%${word}%`)],
      );
      expect([search, walked]).toEqual([search, bare.map(({ id }) => id)]);
      expect([search, walked.length, await count(search)]).toEqual([search, expected, expected]);
    }
  });
});

describe('a lead', () => {
  it('shows everything of it and what else is under its address; the access is logged', async () => {
    const email = `related-${randomUUID()}@example.com`;
    const id = await store({ email, phone: '+18005550142', message: 'Two\nlines' });
    const other = await store({ email, source: 'newsletter' });
    await app.query(
      "insert into waitlist_entries (feature, email, created_at) values ('credit-score', $1, now())",
      [email],
    );
    const { status, body } = await agent.call('GET', `/api/staff/leads/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      email,
      message: 'Two\nlines',
      excerpt: 'Two lines',
      consent: { version: '2026-11-20' },
      notes: [],
      changes: [],
      related: [
        { kind: 'lead', id: other, what: 'newsletter' },
        { kind: 'waitlist', id: 'credit-score' },
      ],
    });
    expect((await readActions('leads.read'))[0]).toMatchObject({ subject_id: id, about_email: email });
    expect((await agent.call('GET', `/api/staff/leads/${randomUUID()}`)).body.code).toBe('NOT_FOUND');
  });

  it('shows a reader neither address nor words, and opens for them no more than the list', async () => {
    const id = await store({ phone: '+18005550142', message: 'Two beds' });
    const [row] = (await list({ limit: '1' }, reader)).rows;
    expect(row).toMatchObject({ id, email: HIDDEN, phone: HIDDEN, excerpt: HIDDEN, version: 1 });
    expect((await reader.call('GET', `/api/staff/leads/${id}`)).body.code).toBe('NOT_ALLOWED');
  });

  it('is owned by no reader, no suspended member and none who has not accepted their invitation', async () => {
    const id = await store();
    const invitation = { name: 'Ina Invited', email: `ina-${randomUUID()}@example.com`, role: 'agent' };
    const { body: invited } = await admin.call('POST', '/api/staff/members', invitation);
    const suspended = await createStaff(app, 'agent', 'Sue Spended');
    await app.query(
      'update staff_members set suspended_at = now() where user_id = (select id from users where email = $1)',
      [suspended.email],
    );
    const idOf = async ({ email }: { email: string }) =>
      String((await app.query('select id from users where email = $1', [email]))[0]?.id);
    const refused = [await idOf(reader), await idOf(suspended), String(invited.id)];
    for (const ownerId of refused) {
      const one = await agent.call('PATCH', `/api/staff/leads/${id}`, { version: 1, ownerId });
      expect([one.status, Object.keys(one.body.fields ?? {})]).toEqual([400, ['ownerId']]);
      const several = await agent.call('POST', '/api/staff/leads/changes', {
        leads: [{ id, version: 1 }],
        ownerId,
      });
      expect([several.status, several.body.code]).toEqual([400, 'BAD_INPUT']);
    }
    const { owners } = (await agent.call('GET', '/api/staff/leads/owners')).body as unknown as {
      owners: { id: string }[];
    };
    expect(owners.map((owner) => owner.id)).toEqual(
      expect.arrayContaining([await idOf(agent), await idOf(admin)]),
    );
    for (const ownerId of refused) expect(owners.map((owner) => owner.id)).not.toContain(ownerId);
  });

  it('of a colleague who is suspended stays in sight, or goes to whom the admin says', async () => {
    const leaving = await createStaff(app, 'agent', 'Lea Ving');
    const [row] = await app.query('select id from users where email = $1', [leaving.email]);
    const leavingId = String(row?.id);
    const owned = [await store({ owner_id: leavingId }), await store({ owner_id: leavingId })];
    await app.query(
      `insert into assistant_messages (id, name, email, message, created_at, owner_id)
       values (gen_random_uuid(), 'Ada', 'ada@example.com', 'Why?', now(), $1)`,
      [leavingId],
    );
    const cases = await admin.call('GET', `/api/staff/members/${leavingId}/cases`);
    expect(cases.body).toEqual({ leads: 2, purchases: 0, questions: 1 });
    const suspend = (body: object) => admin.call('PUT', `/api/staff/members/${leavingId}/suspension`, body);
    const toThemselves = await suspend({ newOwnerId: leavingId });
    expect([toThemselves.status, Object.keys(toThemselves.body.fields ?? {})]).toEqual([400, ['newOwnerId']]);
    expect((await suspend({})).status).toBe(200);
    const { body: named } = await agent.call('GET', '/api/staff/leads/owners');
    expect(named.former).toContainEqual({ id: leavingId, name: 'Lea Ving' });
    expect(new Set(await ids({ owner: leavingId }))).toEqual(new Set(owned));
    expect((await suspend({ newOwnerId: agentId })).status).toBe(200);
    expect(await ids({ owner: leavingId })).toEqual([]);
    expect((await agent.call('GET', '/api/staff/leads/owners')).body.former).not.toContainEqual(
      expect.objectContaining({ id: leavingId }),
    );
    for (const id of owned) {
      const { body } = await agent.call('GET', `/api/staff/leads/${id}`);
      expect(body).toMatchObject({
        owner: { id: agentId },
        version: 2,
        changes: [{ kind: 'owner', from: 'Lea Ving', to: 'Abe Agent', by: 'Ana Admin' }],
      });
    }
    const questions = await app.query('select owner_id, version from assistant_messages where message = $1', [
      'Why?',
    ]);
    expect(questions).toEqual([{ owner_id: agentId, version: 2 }]);
  });

  it('is changed by an agent who saw what is there; a stale change is refused with what is there now', async () => {
    const id = await store();
    const change = (body: object, as = agent) => as.call('PATCH', `/api/staff/leads/${id}`, body);
    expect((await change({ version: 1, status: 'contacted' }, reader)).body.code).toBe('NOT_ALLOWED');
    expect((await change({ version: 1 })).body.code).toBe('BAD_INPUT');
    expect((await change({ version: 1, ownerId: 'nobody-we-know' })).body.code).toBe('BAD_INPUT');
    const first = await change({ version: 1, status: 'contacted', ownerId: agentId });
    expect(first.body).toMatchObject({
      status: 'contacted',
      owner: { id: agentId, name: 'Abe Agent' },
      version: 2,
    });
    const stale = await change({ version: 1, status: 'closed' }, admin);
    expect([stale.status, stale.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(stale.body.message).toContain('it is contacted now and Abe Agent owns it');
    expect((await change({ version: 2, ownerId: null }, admin)).body).toMatchObject({
      owner: null,
      version: 3,
    });
    const { body } = await agent.call('GET', `/api/staff/leads/${id}`);
    expect(body.changes).toMatchObject([
      { kind: 'owner', from: 'Abe Agent', to: null, by: 'Ana Admin' },
      { kind: 'owner', from: null, to: 'Abe Agent', by: 'Abe Agent' },
      { kind: 'status', from: 'new', to: 'contacted', by: 'Abe Agent' },
    ]);
    const actions = await readActions('leads.changed');
    expect(actions.filter(({ subject_id }) => subject_id === id)).toHaveLength(2);
  });

  it('is changed with others at once, except those that another member changed meanwhile', async () => {
    const [one, two] = [await store(), await store()];
    await agent.call('PATCH', `/api/staff/leads/${two}`, { version: 1, status: 'closed' });
    const seen = [one, two].map((id) => ({ id, version: 1 }));
    const reply = await agent.call('POST', '/api/staff/leads/changes', { leads: seen, status: 'contacted' });
    expect(reply.body).toEqual({ changed: 1, changeId: expect.any(String), stale: [two] });
    const again = await agent.call('POST', '/api/staff/leads/changes', {
      ...{ leads: [{ id: one, version: 2 }], status: 'contacted' },
    });
    expect(again.body).toEqual({ changed: 1, changeId: null, stale: [] });
    const many = Array.from({ length: 201 }, () => ({ id: randomUUID(), version: 1 }));
    expect(
      (await agent.call('POST', '/api/staff/leads/changes', { leads: many, status: 'new' })).status,
    ).toBe(400);
  });

  it('says when its status, owner or a note last changed, and reports to other systems which', async () => {
    const id = await store({ created_at: new Date('2025-01-02T03:04:05Z') });
    const readUpdated = async () =>
      String((await agent.call('GET', `/api/staff/leads/${id}`)).body.updatedAt);
    expect(await readUpdated()).toBe('2025-01-02T03:04:05.000Z');
    const change = { version: 1, status: 'contacted', ownerId: agentId };
    const changed = await agent.call('PATCH', `/api/staff/leads/${id}`, change);
    expect(changed.body.updatedAt).toBe(await readUpdated());
    expect(Date.parse(await readUpdated())).toBeGreaterThan(Date.parse('2025-01-02T03:04:05Z'));
    // What is there already is no change.
    await agent.call('PATCH', `/api/staff/leads/${id}`, { version: 2, status: 'contacted' });
    await agent.call('POST', `/api/staff/leads/${id}/notes`, { text: 'Called.' });
    const events = await app.query(
      "select payload from webhook_events where type = 'lead.changed' and payload like $1 order by sequence",
      [`%${id}%`],
    );
    expect(events.map(({ payload }) => JSON.parse(String(payload)).data)).toEqual([
      { leadId: id, version: 2, changed: ['status', 'owner'], by: { kind: 'member', id: agentId } },
      { leadId: id, version: 2, changed: ['note'], by: { kind: 'member', id: agentId } },
    ]);
  });

  it('is changed with all that match a filter, if these are as many as were seen', async () => {
    const name = `Match${randomUUID().slice(0, 6)}`;
    for (const status of ['new', 'new', 'closed']) await store({ name, status });
    const change = (body: object, as = agent) =>
      as.call('POST', '/api/staff/leads/changes-of-matching', { filter: { search: name }, ...body });
    expect((await change({ count: 3, status: 'contacted' }, reader)).body.code).toBe('NOT_ALLOWED');
    expect((await change({ count: 10_001, status: 'contacted' })).body.code).toBe('BAD_INPUT');
    for (const count of [2, 4])
      expect((await change({ count, status: 'contacted' })).body.code).toBe('CHANGED_MEANWHILE');
    expect((await list({ search: name, status: 'contacted' })).rows).toEqual([]);
    const narrowed = await change({
      filter: { search: name, status: 'new' },
      count: 2,
      status: 'contacted',
      ownerId: agentId,
    });
    expect(narrowed.body).toEqual({ changed: 2, changeId: expect.any(String) });
    const { rows } = await list({ search: name, owner: agentId });
    expect(rows).toMatchObject([
      { status: 'contacted', version: 2 },
      { status: 'contacted', version: 2 },
    ]);
    const actions = await app.query(
      "select 1 from staff_actions where action = 'leads.changed' and subject_id = any($1)",
      [rows.map(({ id }) => id)],
    );
    expect(actions).toHaveLength(2);
  });

  it('is as before once a change of several is taken back, but for what was changed since', async () => {
    const owned = await store({ owner_id: agentId, status: 'closed' });
    const [one, two] = [await store(), await store()];
    const change = await agent.call('POST', '/api/staff/leads/changes', {
      leads: [owned, one, two].map((id) => ({ id, version: 1 })),
      ...{ status: 'contacted', ownerId: null },
    });
    await admin.call('PATCH', `/api/staff/leads/${two}`, { version: 2, status: 'closed' });
    const path = `/api/staff/leads/changes/${change.body.changeId}/reversal`;
    expect((await reader.call('POST', path, {})).body.code).toBe('NOT_ALLOWED');
    expect((await admin.call('POST', path, {})).status).toBe(404);
    expect((await agent.call('POST', path, {})).body).toEqual({ changed: 2, left: 1 });
    const read = async (id: string) => (await agent.call('GET', `/api/staff/leads/${id}`)).body;
    expect(await read(owned)).toMatchObject({ status: 'closed', owner: { id: agentId }, version: 3 });
    expect(await read(one)).toMatchObject({ status: 'new', owner: null, version: 3 });
    expect(await read(two)).toMatchObject({ status: 'closed', version: 3 });
    expect((await agent.call('POST', path, {})).body).toEqual({ changed: 0, left: 3 });

    const log = async (query: string) =>
      (await admin.call('GET', `/api/staff/audit?member=${agentId}&${query}`)).body.rows as AuditRow[];
    expect(
      (await log('kind=change&views=grouped&limit=2')).map(({ action, detail }) => [action, detail]),
    ).toEqual([
      ['leads.changed-at-once', { takesBack: change.body.changeId, leads: 2 }],
      ['leads.changed-at-once', { leads: 3 }],
    ]);
    const opened = await log(`change=${change.body.changeId}`);
    expect(new Set(opened.map(({ action, subject }) => `${action} ${subject.id}`))).toEqual(
      new Set([owned, one, two].map((id) => `leads.changed ${id}`)),
    );
  });

  it('stays as it is where several were changed more than ten minutes ago', async () => {
    const leads = [{ id: await store(), version: 1 }];
    const { body } = await agent.call('POST', '/api/staff/leads/changes', { leads, status: 'closed' });
    await app.query("update staff_actions set at = at - interval '11 minutes' where member_id = $1", [
      agentId,
    ]);
    const reply = await agent.call('POST', `/api/staff/leads/changes/${body.changeId}/reversal`, {});
    expect([reply.status, reply.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await agent.call('POST', `/api/staff/leads/changes/${randomUUID()}/reversal`, {})).status).toBe(
      404,
    );
  });

  it('has notes that their author alone changes', async () => {
    const id = await store();
    const path = `/api/staff/leads/${id}/notes`;
    expect((await reader.call('POST', path, { text: 'No' })).body.code).toBe('NOT_ALLOWED');
    expect((await agent.call('POST', path, { text: '  ' })).body.fields).toEqual({ text: 'Write a note.' });
    const note = (await agent.call('POST', path, { text: 'Called, no answer.' })).body;
    expect(note).toMatchObject({ text: 'Called, no answer.', author: { name: 'Abe Agent' }, editedAt: null });
    expect((await admin.call('PUT', `${path}/${note.id}`, { text: 'Mine' })).body.code).toBe('NOT_FOUND');
    expect((await agent.call('PUT', `${path}/${note.id}`, { text: 'Called twice.' })).body).toMatchObject({
      text: 'Called twice.',
      editedAt: expect.any(String),
    });
    const { body } = await agent.call('GET', `/api/staff/leads/${id}`);
    expect(body.notes).toMatchObject([{ text: 'Called twice.' }]);
  });
});

describe('an API token', () => {
  const call = async (
    method: string,
    path: string,
    body?: object,
    scopes = ['leads:read', 'leads:write'],
  ) => {
    const { body: made } = await admin.call('POST', '/api/staff/tokens', {
      name: 'The CRM',
      scopes,
      days: 1,
    });
    return new TestBuyer(app).call(method, path, body, { authorization: `Bearer ${made.token}` });
  };

  it('creates a lead, once under a key, and names who can own it', async () => {
    const owners = await call('GET', '/api/staff/leads/owners');
    expect(owners.body.owners).toContainEqual({ id: agentId, name: 'Abe Agent' });
    const email = `made-${randomUUID()}@example.com`;
    const fields = {
      name: 'Mia Made',
      email: email.toUpperCase(),
      phone: '(800) 555-0142',
      consentVersion: '2026-01-01',
      consentedAt: '2026-01-02T03:04:05Z',
      message: 'From the fair',
      ownerId: agentId,
    };
    const made = await call('POST', '/api/staff/leads', fields);
    expect(made.body).toMatchObject({
      email,
      phone: '+18005550142',
      source: 'api',
      status: 'new',
      owner: { id: agentId },
      version: 1,
    });
    expect(await ids({ search: email, source: 'api', phone: 'yes' })).toEqual([made.body.id]);
    const events = await app.query('select payload from webhook_events where payload like $1', [
      `%${made.body.id}%`,
    ]);
    expect(events.map(({ payload }) => JSON.parse(String(payload)))).toMatchObject([
      { type: 'lead.created', data: { leadId: made.body.id, source: 'api', hasPhone: true } },
    ]);
    expect((await readActions('leads.created'))[0]).toMatchObject({
      actor_name: 'The CRM',
      about_email: email,
    });
  });

  it.each([
    [{ phone: '(800) 555-0142' }, ['consentVersion', 'consentedAt']],
    [{ email: 'nobody' }, ['email']],
    [{ ownerId: 'nobody-we-know' }, ['ownerId']],
    [{ name: ' ' }, ['name']],
  ])('is refused a lead with %j', async (more, wrong) => {
    const reply = await call('POST', '/api/staff/leads', { name: 'Bo', email: 'bo@example.com', ...more });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, wrong]);
  });

  it('creates no lead without its scope, and none for an address that was erased', async () => {
    const email = `erased-${randomUUID()}@example.com`;
    const refused = await call('POST', '/api/staff/leads', { name: 'Bo', email }, ['leads:read']);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('leads:write')]);
    await app.query(
      'insert into newsletter_subscriptions (email, token, requested_at) values ($1, $1, now())',
      [email],
    );
    const erased = await admin.call('POST', '/api/staff/people/erasure', {
      address: email,
      confirmation: email,
      reason: 'asked-by-letter',
      sendsReceipt: false,
    });
    expect(erased.status).toBe(200);
    const reply = await call('POST', '/api/staff/leads', { name: 'Bo', email });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['email']]);
  });

  it('writes a note, which no other token and no member changes', async () => {
    const id = await store();
    const path = `/api/staff/leads/${id}/notes`;
    const { body: made } = await admin.call('POST', '/api/staff/tokens', {
      name: 'Dialer',
      scopes: ['leads:write'],
      days: 1,
    });
    const authorization = { authorization: `Bearer ${made.token}` };
    const note = (await new TestBuyer(app).call('POST', path, { text: 'Called.' }, authorization)).body;
    expect(note).toMatchObject({ text: 'Called.', author: { id: made.id, name: 'Dialer' } });
    const edit = { text: 'Called twice.' };
    expect((await call('PUT', `${path}/${note.id}`, edit)).body.code).toBe('NOT_FOUND');
    expect((await agent.call('PUT', `${path}/${note.id}`, edit)).body.code).toBe('NOT_FOUND');
    expect((await new TestBuyer(app).call('PUT', `${path}/${note.id}`, edit, authorization)).status).toBe(
      200,
    );
    const { body } = await agent.call('GET', `/api/staff/leads/${id}`);
    expect(body.notes).toMatchObject([{ ...edit, author: { name: 'Dialer' } }]);
    expect((await call('POST', path, { text: 'No' }, ['leads:read'])).status).toBe(403);
  });
});

describe('saved filters', () => {
  const save = (as: TestBuyer, more: object) =>
    as.call('POST', '/api/staff/lead-filters', {
      name: 'Mine',
      filter: { owner: 'me', status: 'new' },
      isShared: false,
      isDefault: false,
      ...more,
    });
  const read = async (as: TestBuyer) =>
    (await as.call('GET', '/api/staff/lead-filters')).body.filters as {
      id: string;
      name: string;
      isDefault: boolean;
    }[];

  it('are each member’s own, one of them the default; an admin’s can be for all', async () => {
    expect((await save(agent, { isDefault: true })).status).toBe(200);
    await save(agent, { name: 'Other', isDefault: true });
    expect((await read(agent)).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Mine', false],
      ['Other', true],
    ]);
    expect(await read(reader)).toEqual([]);
    expect((await save(agent, { name: 'All', isShared: true })).body.code).toBe('NOT_ALLOWED');
    const shared = (await save(admin, { name: 'All', isShared: true, isDefault: true })).body;
    expect(await read(reader)).toMatchObject([
      { name: 'All', isShared: true, isOwn: false, isDefault: false },
    ]);
    expect((await agent.call('DELETE', `/api/staff/lead-filters/${shared.id}`)).body.code).toBe('NOT_FOUND');
    expect((await admin.call('DELETE', `/api/staff/lead-filters/${shared.id}`)).status).toBe(200);
    expect(await read(reader)).toEqual([]);
  });
});

describe('leads as CSV', () => {
  it('go out whole to an agent, recorded, and come in again as what they were', async () => {
    const name = `Export${randomUUID().slice(0, 6)}`;
    await store({ name, message: 'a "quoted", line\nand =another', phone: '+18005550142' });
    await store({ name: `${name} two` });
    expect((await reader.call('GET', '/api/staff/leads.csv')).body.code).toBe('NOT_ALLOWED');
    const response = await agent.send('GET', `/api/staff/leads.csv?search=${name}`);
    expect(response.headers.get('content-type')).toContain('text/csv');
    const text = await response.text();
    expect(text.split('\r\n')[0]).toBe(
      'created_at,name,email,phone,consent_version,consented_at,source,status,owner,message,id,updated_at,calls_withdrawn_at',
    );
    expect(text).toContain('"a ""quoted"", line\nand =another"');
    expect((await readActions('leads.exported'))[0]).toMatchObject({ detail: { isSearched: true } });
    expect(text.split('\r\n').filter((line) => line.endsWith(','))).toHaveLength(2);
    await app.query(
      `insert into consents (purpose, decision, at, email, source, act)
       select 'calls-and-texts', 'withdrawn', '2026-11-02T08:00:00Z', email, 'staff', 'told-staff' from leads where name = $1`,
      [name],
    );
    const stopped = await (await agent.send('GET', `/api/staff/leads.csv?search=${name}`)).text();
    expect(stopped.split('\r\n').filter((line) => line.endsWith(',2026-11-02T08:00:00.000Z'))).toHaveLength(
      1,
    );
    expect((await agent.call('GET', '/api/staff/leads.csv?status=gone')).body.code).toBe('BAD_INPUT');
  });

  const bring = async (lines: string[], query = '', type = 'text/csv', as = agent) =>
    as.call('POST', `/api/staff/leads/import${query}`, new TextEncoder().encode(lines.join('\r\n')), {
      'content-type': type,
    });
  const count = async (name: string) =>
    (await app.query('select * from leads where name = $1 order by email', [name])) as Record<
      string,
      unknown
    >[];

  const preview = (text: string, encoding: BufferEncoding = 'utf8') =>
    agent.call(
      'POST',
      '/api/staff/leads/import/preview',
      new Uint8Array(Buffer.from(text, encoding).subarray(0, MAX_PREVIEW_BYTES)),
      { 'content-type': 'text/csv' },
    );
  const send = (text: string, query: Record<string, string>, encoding: BufferEncoding = 'utf8') =>
    agent.call(
      'POST',
      `/api/staff/leads/import?${new URLSearchParams(query)}`,
      new Uint8Array(Buffer.from(text, encoding)),
      { 'content-type': 'text/csv' },
    );
  const listEvents = async (importId: unknown) =>
    (
      await app.query(
        "select payload from webhook_events where type = 'leads.imported' and payload like $1",
        [`%${importId}%`],
      )
    ).map(({ payload }) => JSON.parse(String(payload)).data);

  it('come in once, however often the file is sent', async () => {
    const name = `In${randomUUID().slice(0, 6)}`;
    const lines = [
      '\uFEFFEmail,name,phone,consent_version,consented_at,message,created_at',
      `A@Example.com,${name},(800) 555-0142,2026-01-01,2026-01-02T03:04:05Z,"Two ""words"",\nnext line",2025-06-07T08:09:10+02:00`,
      `b@example.com,${name},,,,,`,
      `b@example.com,${name},,,,,`,
    ];
    expect((await bring(lines, '', 'text/csv', reader)).body.code).toBe('NOT_ALLOWED');
    const dry = await bring(lines, '?dryRun=true');
    expect(dry.body).toMatchObject({ isStored: false, lines: 3, added: 2, known: 1, bad: 0 });
    expect(await count(name)).toEqual([]);
    expect((await bring(lines)).body).toMatchObject({
      isStored: true,
      added: 2,
      known: 1,
      bad: 0,
      problems: [],
    });
    expect((await bring(lines)).body).toMatchObject({ isStored: true, added: 0, known: 3 });
    expect(await count(name)).toMatchObject([
      {
        email: 'a@example.com',
        phone: '+18005550142',
        consent_version: '2026-01-01',
        message: 'Two "words",\nnext line',
        source: 'import',
        created_at: new Date('2025-06-07T06:09:10Z'),
      },
      { email: 'b@example.com', phone: null, status: 'new' },
    ]);
    expect((await readActions('leads.imported'))[0]).toMatchObject({ detail: { added: 0, known: 3 } });
  });

  it('are found by their import, in the order of their file', async () => {
    const name = `Order${randomUUID().slice(0, 6)}`;
    const addresses = Array.from({ length: 1_200 }, (_, place) => `order-${place}@example.com`);
    const { body } = await bring(['name,email', ...addresses.map((email) => `${name},${email}`)]);
    expect(body).toMatchObject({ isStored: true, added: 1_200, importId: expect.any(String) });
    const importId = String(body.importId);
    const walk = async (query: Record<string, string>) => {
      const found: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await agent.call(
          'GET',
          `/api/staff/leads?${new URLSearchParams({ ...query, limit: '200', ...(cursor ? { cursor } : {}) })}`,
        );
        found.push(...(page.body.rows as { email: string }[]).map(({ email }) => email));
        cursor = page.body.next as string | null;
      }
      return found;
    };
    expect(await walk({ importId })).toEqual(addresses);
    expect(await walk({ importId, order: 'oldest' })).toEqual([...addresses].reverse());
    expect(await walk({ importId, status: 'closed' })).toEqual([]);
    expect(await walk({ importId, search: 'order-77', status: 'new' })).toEqual(
      addresses.filter((email) => email.startsWith('order-77')),
    );
    expect(await walk({ importId: randomUUID() })).toEqual([]);
    const { body: counted } = await agent.call('GET', `/api/staff/leads/count?importId=${importId}`);
    expect(counted).toEqual({ count: 1_200, isMore: false });
    expect((await agent.call('GET', '/api/staff/leads?importId=none')).status).toBe(400);
  });

  it('keep a time of their own to the millisecond, and the order of the file where it is the same', async () => {
    const name = `Same${randomUUID().slice(0, 6)}`;
    const emails = ['c', 'a', 'b'].map((letter) => `${letter}-${name}@example.com`.toLowerCase());
    const lines = emails.map((email) => `${name},${email},2026-11-20T00:00:00Z`);
    await bring(['name,email,created_at', ...lines]);
    const { rows } = (await agent.call('GET', `/api/staff/leads?search=${name}`)).body as unknown as {
      rows: { email: string; createdAt: string }[];
    };
    expect(rows.map(({ email }) => email)).toEqual(emails);
    expect(new Set(rows.map(({ createdAt }) => createdAt))).toEqual(new Set(['2026-11-20T00:00:00.000Z']));
  });

  it('come from columns that are called otherwise, as they were mapped', async () => {
    const name = randomUUID().slice(0, 6);
    const lines = ['First Name,Lead Source,Last Name,Mail', `Ada,Fair,${name},ada-${name}@example.com`];
    const seen = await preview(`\uFEFF${lines.join('\r\n')}\r\nBen,"cut in the mid`);
    expect(seen.body).toEqual({
      columns: [
        { heading: 'First Name', guess: 'first_name', samples: ['Ada'] },
        { heading: 'Lead Source', guess: null, samples: ['Fair'] },
        { heading: 'Last Name', guess: 'last_name', samples: [name] },
        { heading: 'Mail', guess: 'email', samples: [`ada-${name}@example.com`] },
      ],
      separator: ',',
      encoding: 'utf-8',
      headingLine: 1,
    });
    expect((await bring(lines)).body.code).toBe('BAD_INPUT');
    expect((await bring(lines, '?columns=first_name,,last_name')).body.fields).toEqual({
      columns: expect.stringContaining('email address'),
    });
    expect((await bring(lines, '?columns=first_name,last_name,email')).body.fields).toEqual({
      body: expect.stringContaining('4 columns, and 3'),
    });
    const { body } = await bring(lines, '?columns=first_name,,last_name,email');
    expect(body).toMatchObject({ isStored: true, added: 1, leftOut: ['Lead Source'] });
    expect(await count(`Ada ${name}`)).toMatchObject([{ email: `ada-${name}@example.com` }]);
  });

  it.each([5, 6, 3_000])('have a preview with %i lines, which ends', async (count) => {
    const lines = Array.from(
      { length: count },
      (_, place) => `Ada,ada-${place}@example.com,${'x'.repeat(80)}`,
    );
    const { status, body } = await preview(['First Name,Email,Notes', ...lines].join('\r\n'));
    expect(status).toBe(200);
    expect(body.columns).toMatchObject([
      { guess: 'first_name', samples: Array(5).fill('Ada') },
      { guess: 'email' },
      { guess: 'message' },
    ]);
  });

  it.each([
    ['semicolons', ';', 'utf8', 'utf-8'],
    ['tabs in UTF-16', '\t', 'utf16le', 'utf-16le'],
    ['bars in Windows-1252', '|', 'latin1', 'windows-1252'],
  ] as const)('are read from %s, below a title', async (_, separator, encoding, said) => {
    const name = `Zoë ${randomUUID().slice(0, 6)}`;
    const email = `${randomUUID()}@example.com`;
    const text = [
      'Leads of the fair',
      '',
      ['Full Name', 'Email', 'Description'].join(separator),
      [name, email, '"Two; beds, or | so"'].join(separator),
    ].join('\r\n');
    const { body } = await preview(encoding === 'utf16le' ? `\uFEFF${text}` : text, encoding);
    expect(body).toMatchObject({ separator, encoding: said, headingLine: 3 });
    const columns = (body.columns as { guess: string }[]).map(({ guess }) => guess).join();
    expect(columns).toBe('name,email,message');
    const bad = `\r\n${['Ben', 'nowhere', ''].join(separator)}`;
    const whole = encoding === 'utf16le' ? `\uFEFF${text}${bad}` : text + bad;
    const report = await send(whole, { columns, skipBad: 'true' }, encoding);
    expect(report.body).toMatchObject({ added: 1, bad: 1, problems: [{ line: 5, column: 'Email' }] });
    expect(await count(name)).toMatchObject([{ email, message: 'Two; beds, or | so' }]);
  });

  it('keep the days of other programs, in the time zone of who imports', async () => {
    const name = `Days${randomUUID().slice(0, 6)}`;
    const days = ['2026-10-01 12:00', '10/1/2026, 9:00 AM', '46296.5', '2026-10-01T12:00:00.000+0000'];
    const lines = days.map((day, place) => `${name},${place}-${randomUUID()}@example.com,"${day}"`);
    const text = ['Name,Email,Create Date', ...lines].join('\n');
    const query = { columns: 'name,email,created_at', timeZone: 'America/New_York' };
    expect((await send(text, query)).body).toMatchObject({ isStored: true, added: 4 });
    expect((await count(name)).map(({ created_at }) => (created_at as Date).toISOString())).toEqual([
      '2026-10-01T16:00:00.000Z',
      '2026-10-01T13:00:00.000Z',
      '2026-10-01T16:00:00.000Z',
      '2026-10-01T12:00:00.000Z',
    ]);
    const refused = await send(text, { ...query, timeZone: 'Nowhere' });
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['timeZone']);
  });

  it('of addresses that are leads already are skipped, change them, or are added', async () => {
    const mark = randomUUID().slice(0, 8);
    const known = `known-${mark}@example.com`;
    const id = await store({ name: `Ada ${mark}`, email: known, source: 'contact_form' });
    const text = [
      'Name,E-Mail,Phone,Consent Version,Consent Date,Message',
      `Ada L. ${mark},${known.toUpperCase()},(800) 555-0142,1/1/2026,1/2/2026,Two beds`,
      `Ben ${mark},ben-${mark}@example.com,,,,`,
      `Ben B. ${mark},ben-${mark}@example.com,,,,`,
    ].join('\n');
    const columns = 'name,email,phone,consent_version,consented_at,message';
    const check = (choice: string) => send(text, { columns, known: choice, dryRun: 'true' });
    expect((await check('skip')).body).toMatchObject({ lines: 3, added: 1, known: 2, updated: 0 });
    expect((await check('update')).body).toMatchObject({ added: 1, known: 2, updated: 2 });
    expect((await check('add')).body).toMatchObject({ added: 3, known: 2, updated: 0 });
    const { body } = await send(text, { columns, known: 'update' });
    expect(await listEvents(body.importId)).toEqual([
      { importId: body.importId, created: 1, known: 2, updated: 2 },
    ]);
    const read = await agent.call('GET', `/api/staff/leads/${id}`);
    expect(read.body).toMatchObject({
      ...{
        name: `Ada L. ${mark}`,
        phone: '+18005550142',
        message: 'Two beds',
        source: 'contact_form',
        version: 2,
      },
      consent: { version: '2026-01-01', at: '2026-01-02T00:00:00.000Z' },
    });
    expect(await count(`Ben B. ${mark}`)).toHaveLength(1);
    const again = await send(text, { columns, known: 'skip' });
    expect(again.body).toMatchObject({ isStored: true, added: 0, known: 3, updated: 0 });
    expect(await listEvents(again.body.importId)).toEqual([]);
    const added = await send(text, { columns, known: 'add' });
    // Ben's first line was stored as it is.
    expect(added.body).toMatchObject({ added: 2, known: 3 });
  });

  it('are known when one’s own export comes in again', async () => {
    const name = `Own${randomUUID().slice(0, 6)}`;
    for (const phone of ['+18005550142', null]) await store({ name, phone, message: 'Two, beds' });
    const text = await (await agent.send('GET', `/api/staff/leads.csv?search=${name}`)).text();
    const { body } = await send(text, {});
    expect(body).toMatchObject({ isStored: true, added: 0, known: 2, bad: 0 });
    expect(body.leftOut).toEqual(['source', 'status', 'owner', 'id', 'updated_at', 'calls_withdrawn_at']);
    expect(await listEvents(body.importId)).toEqual([]);
    expect(await count(name)).toHaveLength(2);
  });

  it('name what is wrong once, as the file calls it', async () => {
    const columns = 'first_name,last_name,email,phone,consent_version,consented_at';
    const text = [
      'Given,Family,E-mail Address,Mobile,Agreed to,Agreed on',
      ',,a@example.com,,,',
      'Ada,L,nowhere,8005550142,,',
      'Ada,L,ada@example.com,8005550142,2026-01-01,soon',
      'Ada,L,ada@example.com,8005550142,,2026-01-01',
      'Ada,"L,ada@example.com,,,',
      'Ada,L,,,,',
    ].join('\n');
    const { body } = await send(text, { columns, dryRun: 'true' });
    const problems = body.problems as { line: number; column: string; message: string }[];
    expect(problems.map(({ line, column, message }) => [line, column, message])).toEqual([
      [2, 'Given', 'This cell is empty.'],
      [3, 'E-mail Address', expect.stringContaining('Enter an email address')],
      [3, 'Mobile', 'A phone number needs the version and the time of the consent to be called.'],
      [4, 'Agreed on', expect.stringContaining('Write a date and time')],
      [5, 'Agreed to', 'A phone number needs the version of the consent to be called.'],
      [6, '', expect.stringContaining('never closed')],
      [7, 'E-mail Address', 'This cell is empty.'],
    ]);
    const phone = await send('Name,Email,Cell\nAda,a@example.com,8005550142', {
      columns: 'name,email,phone',
    });
    expect(phone.body.fields).toEqual({ columns: expect.stringContaining('the version and the time') });
    const own = await send('Name,Email,Shoe\nAda,a@example.com,9', {});
    expect(own.body.fields).toEqual({ body: expect.stringContaining('“Shoe”') });
    const workbook = await send('PK\u0003\u0004\u0000\u0000', {});
    expect([workbook.status, workbook.body.code]).toEqual([415, 'FILE_TYPE_NOT_ACCEPTED']);
  });

  it.each([
    ['nothing', '', 'BAD_INPUT', 'agent'],
    ['more than 256 KB', 'x'.repeat(256 * 1024 + 1), 'FILE_TOO_LARGE', 'agent'],
    ['201 columns', ','.repeat(200), 'BAD_INPUT', 'agent'],
    ['quotes in the midst of cells, 40,000 of them', '{"a":'.repeat(20_000), 'BAD_INPUT', 'agent'],
    ['a reader’s', 'name,email', 'NOT_ALLOWED', 'reader'],
  ] as const)('have no preview of %s', async (_, beginning, code, who) => {
    const path = '/api/staff/leads/import/preview';
    const headers = { 'content-type': 'text/csv' };
    const as = who === 'reader' ? reader : agent;
    expect((await as.call('POST', path, new TextEncoder().encode(beginning), headers)).body.code).toBe(code);
  });

  it('stay out altogether where a line is bad, unless the bad ones are skipped; each is reported by its line', async () => {
    const name = `Bad${randomUUID().slice(0, 6)}`;
    const lines = [
      'name,email,phone,consent_version,consented_at',
      `${name},good@example.com,,,`,
      `${name},"not an\naddress",,,`,
      `${name},c@example.com,8005550142,,`,
      `,d@example.com,,,`,
      `${name},e@example.com`,
    ];
    const { body } = await bring(lines);
    expect(body).toMatchObject({ isStored: false, lines: 5, added: 1, bad: 4 });
    expect(
      (body.problems as { line: number; column: string }[]).map(({ line, column }) => [line, column]),
    ).toEqual([
      [3, 'email'],
      [5, 'phone'],
      [6, 'name'],
      [7, ''],
    ]);
    expect(await count(name)).toEqual([]);
    expect((await bring(lines, '?skipBad=true')).body).toMatchObject({ isStored: true, added: 1, bad: 4 });
    expect(await count(name)).toHaveLength(1);
  });

  it.each([
    ['nothing', [''], 'text/csv', 'BAD_INPUT'],
    ['an unknown column', ['name,email,shoe', 'a,b@example.com,9'], 'text/csv', 'BAD_INPUT'],
    ['no e-mail column', ['name', 'a'], 'text/csv', 'BAD_INPUT'],
    [
      'more than a thousand lines that are no CSV',
      ['name,email', ...Array(1_001).fill('a"')],
      'text/csv',
      'BAD_INPUT',
    ],
    ['another type', ['name,email'], 'application/json', 'FILE_TYPE_NOT_ACCEPTED'],
  ])('refuses %s', async (_, lines, type, code) => {
    expect((await bring(lines, '', type)).body.code).toBe(code);
  });

  it('reports where a file stops being CSV', async () => {
    const reply = await bring(['name,email', 'a,a@example.com', '"open,b@example.com', 'c,c@example.com']);
    expect(reply.body).toMatchObject({ isStored: false, bad: 1, problems: [{ line: 3, column: '' }] });
  });
});
