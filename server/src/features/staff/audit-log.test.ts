import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBuyer, type TestBuyer } from '../../testing/test-buyer.ts';
import { createStaff } from '../../testing/test-staff.ts';

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

type Row = { id: number; subject: { id: string | null }; about: string | null; action: string };
const list = async (query = '') => {
  const { status, body } = await admin.call('GET', `/api/staff/audit${query}`);
  return { status, ...(body as unknown as { rows: Row[]; next: string | null; previous: string | null }) };
};

describe('the audit log', () => {
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
    const looks = (await other.call('GET', '/api/personal-data/looks')).body as unknown as {
      reason: string;
    }[];
    expect(looks.map(({ reason }) => reason)).toEqual(named);
  });

  it('is narrowed by person, action and words, and records that it was read', async () => {
    expect((await list(`?person=${encodeURIComponent(buyer.email)}`)).rows.map(({ about }) => about)).toEqual(
      Array(4).fill(buyer.email),
    );
    expect((await list(`?search=${encodeURIComponent('=1+1')}`)).rows).toHaveLength(1);
    expect((await list('?search=100%25')).rows).toEqual([]);
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

  it('tells a buyer what was done about them, and nobody else’s', async () => {
    const own = await buyer.call('GET', '/api/personal-data/looks');
    expect(own.body).toHaveLength(4);
    expect(own.body).toMatchObject([{}, {}, {}, { by: 'Reed "Rex", Jr', reason: '=1+1' }]);
    const other = await createBuyer(app);
    expect((await other.call('GET', '/api/personal-data/looks')).body).toEqual([]);
  });
});
