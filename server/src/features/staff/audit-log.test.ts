import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let admin: TestBuyer;
let buyer: TestBuyer;
let buyerId: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createStaff(app, 'admin', 'Alma Admin');
  buyer = await createBuyer(app);
  const [row] = await app.query('select id from users where email = $1', [buyer.email]);
  buyerId = String(row?.id);
  await app.query(
    `insert into staff_actions (member_id, actor_name, action, subject_kind, subject_id, about_user_id, about_email, reason)
     select 'm', 'Reed "Rex", Jr', 'members.listed', 'thing', n::text,
            case when n <= 3 then $1 end, case when n = 4 then $2 end, case when n = 1 then '=1+1' end
     from generate_series(1, 130) n`,
    [buyerId, buyer.email],
  );
});
afterAll(() => app.close());

type Row = {
  count: number;
  times: string[];
  kind: string;
  at: string;
  id: number;
  subject: { id: string | null };
  about: string | null;
  action: string;
};
const list = async (query = '') => {
  const { status, body } = await admin.call('GET', `/api/staff/audit${query}`);
  return { status, ...(body as unknown as { rows: Row[]; next: string | null; previous: string | null }) };
};

describe('the audit log', () => {
  it('leaves the changes alone when it is asked to, or the exports, or the views', async () => {
    await app.query(
      `insert into staff_actions (member_id, actor_name, action, subject_kind)
       select 'kinds', 'Kim', action, 'thing' from unnest(array['leads.listed', 'leads.changed', 'leads.exported', 'leads.merged']) action`,
    );
    const read = async (query: string) =>
      (await list(`?member=kinds${query}`)).rows.map(({ action }) => action);
    expect(await read('&kind=change')).toEqual(['leads.merged', 'leads.changed']);
    expect(await read('&kind=export')).toEqual(['leads.exported']);
    expect(await read('&kind=view')).toEqual(['leads.listed']);
    expect(await read('')).toHaveLength(4);
    expect((await list('?kind=other')).status).toBe(400);
    const file = await (await admin.send('GET', '/api/staff/audit/export?member=kinds&kind=change')).text();
    expect(file.match(/Kim/g)).toHaveLength(2);
  });

  it('shows what a member viewed several times on a day once, with how often and when', async () => {
    const at = (hour: number) => `2026-03-04T${String(hour).padStart(2, '0')}:00:00.000Z`;
    const look = (
      member: string,
      action: string,
      subject: string | null,
      when: string,
      about: string | null = null,
    ) =>
      app.query(
        `insert into staff_actions (member_id, actor_name, action, subject_kind, subject_id, at, about_email)
         values ($1, 'Lou', $2, 'lead', $3, $4, $5)`,
        [member, action, subject, when, about],
      );
    await look('looks', 'leads.read', 'a', '2026-03-03T23:59:59.000Z');
    for (const hour of [0, 9, 23]) await look('looks', 'leads.read', 'a', at(hour));
    await look('looks', 'leads.changed', 'a', at(10));
    await look('looks', 'leads.changed', 'a', at(11));
    await look('looks', 'leads.read', 'b', at(12));
    await look('others', 'leads.read', 'a', at(13));
    for (const about of ['one@example.com', 'two@example.com', 'one@example.com'])
      await look('looks', 'people.looked-up', null, at(14), about);
    const { rows } = await list('?member=looks&views=grouped');
    expect(rows.map(({ action, subject, count }) => [action, subject.id, count])).toEqual([
      ['people.looked-up', null, 2],
      ['people.looked-up', null, 1],
      ['leads.read', 'b', 1],
      ['leads.changed', 'a', 1],
      ['leads.changed', 'a', 1],
      ['leads.read', 'a', 3],
      ['leads.read', 'a', 1],
    ]);
    expect(rows.find(({ count }) => count === 3)).toMatchObject({
      at: at(23),
      kind: 'view',
      times: [at(23), at(9), at(0)],
    });
    expect((await list('?member=looks')).rows).toHaveLength(10);
  });

  it('is paged with repeated views as one row each', async () => {
    await app.query(
      `insert into staff_actions (member_id, actor_name, action, subject_kind, subject_id, at)
       select 'paged', 'Pat', 'leads.read', 'lead', (n % 30)::text, timestamptz '2026-05-06' + n * interval '1 second'
       from generate_series(0, 299) n`,
    );
    const pages: Row[][] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list(`?member=paged&views=grouped&limit=20${cursor && `&cursor=${cursor}`}`);
      pages.push(page.rows);
      cursor = page.next;
    }
    expect(pages.map((rows) => rows.length)).toEqual([20, 10]);
    expect(pages.flat().every(({ count, times }) => count === 10 && times.length === 10)).toBe(true);
    expect(new Set(pages.flat().map(({ subject }) => subject.id)).size).toBe(30);
  });

  it('is narrowed to days on the clocks of a zone, in the list and in the file', async () => {
    await app.query(
      `insert into staff_actions (member_id, actor_name, action, subject_kind, subject_id, at)
       select 'days', 'Dee', action, 'lead', id, at::timestamptz from (values
         ('leads.changed', 'before', '2026-11-20T04:59:59Z'), ('leads.changed', 'first', '2026-11-20T05:00:00Z'),
         ('leads.read', 'late', '2026-11-21T04:30:00Z'), ('leads.read', 'late', '2026-11-21T05:30:00Z'),
         ('leads.changed', 'last', '2026-11-22T04:59:59Z'), ('leads.changed', 'after', '2026-11-22T05:00:00Z')
       ) as given(action, id, at)`,
    );
    const read = async (query: string) =>
      (await list(`?member=days&${query}`)).rows.map(({ subject, count }) => [subject.id, count]);
    const newYork = 'timeZone=America/New_York';
    expect(await read(`from=2026-11-20&until=2026-11-21&${newYork}`)).toEqual(
      ['last', 'late', 'late', 'first'].map((id) => [id, 1]),
    );
    // The two views are of one day in UTC and of two in New York, so that a filter up to the first day must not hide it.
    expect(await read(`until=2026-11-20&views=grouped&${newYork}`)).toEqual([
      ['late', 1],
      ['first', 1],
      ['before', 1],
    ]);
    expect(await read('from=2026-11-21&until=2026-11-21&views=grouped')).toEqual([['late', 2]]);
    expect(await read(`from=2026-11-22&${newYork}`)).toEqual([['after', 1]]);
    const file = await admin.send(
      'GET',
      `/api/staff/audit/export?member=days&from=2026-11-20&until=2026-11-20&${newYork}`,
    );
    expect((await file.text()).match(/Dee,[^\r]*/g)?.map((line) => line.split(',')[3])).toEqual([
      'late',
      'first',
    ]);
  });

  it.each([
    'from=2026-02-30',
    'until=1999-12-31',
    'from=2026-11-21T00:00:00Z',
    'from=2026-11-22&until=2026-11-21',
    'timeZone=America/Springfield',
    'timeZone=%2B05:00',
  ])('refuses the days of %s, in the list and in the file', async (query) => {
    expect((await list(`?${query}`)).status).toBe(400);
    expect((await admin.send('GET', `/api/staff/audit/export?${query}`)).status).toBe(400);
  });

  it('is read newest first, page after page and back again, each row once', async () => {
    const seen: number[] = [];
    const pages: Row[][] = [];
    let cursor = '';
    let previous: string | null = null;
    for (;;) {
      const page = await list(`?member=m&limit=50${cursor}`);
      pages.push(page.rows);
      seen.push(...page.rows.map(({ id }) => id));
      previous = page.previous;
      if (page.next === null) break;
      cursor = `&cursor=${page.next}`;
    }
    expect(pages.map((rows) => rows.length)).toEqual([50, 50, 30]);
    expect(seen).toEqual([...seen].sort((one, other) => other - one));
    expect(new Set(seen).size).toBe(130);
    const back = await list(`?member=m&limit=50&cursor=${previous}`);
    expect(back.rows).toEqual(pages[1]);
    const first = await list(`?member=m&limit=50&cursor=${back.previous}`);
    expect([first.rows, first.previous]).toEqual([pages[0], null]);
  });

  it('names reasons of a list as the list has them, to the buyer as well', async () => {
    const other = await createBuyer(app, 'Rea Reasons');
    await app.query(
      `insert into staff_actions (member_id, actor_name, action, subject_kind, subject_id, about_user_id, reason)
       select 'r', 'Reed', 'documents.sent-back', 'document', 'd', users.id, given.reason
       from users, unnest(array['pages-missing', 'legal', 'constructor']) with ordinality as given(reason, place)
       where users.email = $1 order by given.place desc`,
      [other.email],
    );
    const named = ['Pages missing', 'The law or a court orders it', 'constructor'];
    const rows = (await list('?member=r')).rows as unknown as { reason: string }[];
    expect(rows.map(({ reason }) => reason)).toEqual(named);
    const looks = (await other.call('GET', '/api/personal-data/access-log')).body as unknown as {
      reason: string;
    }[];
    expect(looks.map(({ reason }) => reason)).toEqual(named);
  });

  it('is narrowed by person, action and words, and records that it was read', async () => {
    expect((await list(`?person=${encodeURIComponent(buyer.email)}`)).rows.map(({ about }) => about)).toEqual(
      Array(4).fill(buyer.email),
    );
    const search = async (words: string) => (await list(`?search=${encodeURIComponent(words)}`)).rows;
    expect((await search(buyer.email)).map(({ about }) => about)).toEqual(Array(4).fill(buyer.email));
    expect((await search('JR réed')).map(({ subject }) => subject.id)).toEqual(
      Array.from({ length: 50 }, (_, place) => String(130 - place)),
    );
    expect(await search('nobody%')).toEqual([]);
    const [newest] = (await list('?action=audit.listed&limit=1')).rows;
    expect(newest).toMatchObject({ action: 'audit.listed', detail: { isSearched: true, rows: 0 } });
    expect(JSON.stringify(await app.query('select detail from staff_actions'))).not.toContain(buyer.email);
  });

  it.each(['?cursor=nonsense', '?cursor=PlsiYSJd', '?limit=0', '?limit=1000', '?limit=many'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );

  it('goes out as CSV with its filter, and the export is in it', async () => {
    const response = await admin.send('GET', '/api/staff/audit/export?member=m');
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
    const lines = (await response.text()).split('\r\n');
    expect(lines).toHaveLength(1 + 130 + 1);
    expect(lines[1]).toContain('"Reed ""Rex"", Jr"');
    expect(lines.at(-2)).toContain(`"'=1+1"`);
    const [noted] = (await list('?action=audit.exported')).rows;
    expect(noted).toMatchObject({ detail: { member: 'm' } });
  });

  it('shows a buyer what was done about them, and not about others', async () => {
    const own = await buyer.call('GET', '/api/personal-data/access-log');
    expect(own.body).toHaveLength(4);
    expect(own.body).toMatchObject([{}, {}, {}, { by: 'Reed "Rex", Jr', reason: '=1+1' }]);
    const other = await createBuyer(app);
    expect((await other.call('GET', '/api/personal-data/access-log')).body).toEqual([]);
  });
});
