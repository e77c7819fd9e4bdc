import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import type { TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let reader: TestBuyer;
let agent: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  reader = await createStaff(app, 'reader');
  agent = await createStaff(app, 'agent');
});
afterAll(() => app.close());

async function store(more: { timeline?: string; type?: string; at?: string } = {}): Promise<string> {
  const id = randomUUID();
  await app.query(
    `insert into applications (id, timeline, property_type, occupancy, purchase_price, down_payment, name, email, phone, disclosure_version, accepted_at)
     values ($1, $2, $3, 'primaryResidence', '450,000', '45000', 'Ada Buyer', $4, '+18005550142', '2026-11-20', $5)`,
    [
      id,
      more.timeline ?? 'immediately',
      more.type ?? 'condo',
      `ada-${id}@example.com`,
      more.at ?? '2026-11-01T12:00:00.123456Z',
    ],
  );
  return id;
}

type Page = { rows: { id: string }[]; next: string | null };
const list = async (query = '') =>
  (await agent.call('GET', `/api/staff/applications${query}`)).body as unknown as Page;

describe('applications in the console', () => {
  it('are listed newest first, page by page, by timeline and type of home; the access is logged', async () => {
    const oldest = await store({ at: '2026-10-01T00:00:00Z', timeline: '6+months', type: 'townhouse' });
    const many = [await store(), await store(), await store()].sort().reverse();
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.next}`);
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual([...many, oldest]);
    expect(second.next).toBeNull();
    expect((await list('?timeline=6%2Bmonths')).rows).toMatchObject([{ id: oldest }]);
    expect((await list('?timeline=6%2Bmonths&propertyType=condo')).rows).toEqual([]);
    const [action] = await app.query(
      "select * from staff_actions where action = 'applications.listed' order by id desc limit 1",
    );
    expect(action).toMatchObject({ detail: { timeline: '6+months', propertyType: 'condo', rows: 0 } });
    expect((await agent.call('GET', '/api/staff/applications?timeline=never')).status).toBe(400);
  });

  it('open one by one with what was accepted, recorded with whose it is', async () => {
    const id = await store();
    const { body } = await agent.call('GET', `/api/staff/applications/${id}`);
    expect(body).toMatchObject({
      id,
      purchasePrice: '450,000',
      disclosureVersion: '2026-11-20',
      acceptedAt: '2026-11-01T12:00:00.123Z',
    });
    const actions = await app.query("select * from staff_actions where action = 'applications.read'");
    expect(actions).toMatchObject([{ subject_id: id, about_email: `ada-${id}@example.com` }]);
    expect((await agent.call('GET', `/api/staff/applications/${randomUUID()}`)).status).toBe(404);
  });

  it('go out as CSV to an agent and to no reader', async () => {
    const id = await store({ type: 'multiFamily' });
    expect((await reader.call('GET', '/api/staff/applications.csv')).body.code).toBe('NOT_ALLOWED');
    const text = await (
      await agent.send('GET', '/api/staff/applications.csv?propertyType=multiFamily')
    ).text();
    const [heading, line, end] = text.split('\r\n');
    expect(heading).toMatch(/^accepted_at,name,email,phone,timeline/);
    expect([line?.includes(id), end]).toEqual([true, '']);
    expect((await agent.call('GET', '/api/staff/applications.csv?propertyType=tent')).status).toBe(400);
  });

  it('say whose sender took back that they may be called, and since when', async () => {
    const [stopped, willing] = [await store({ type: 'townhouse' }), await store({ type: 'townhouse' })];
    await app.query(
      `insert into consents (purpose, decision, at, email, source, act)
       values ('calls-and-texts', 'withdrawn', '2026-11-02T08:00:00Z', $1, 'staff', 'told-staff')`,
      [`ada-${stopped}@example.com`],
    );
    const read = async (id: string) => (await agent.call('GET', `/api/staff/applications/${id}`)).body.calls;
    expect(await read(stopped)).toEqual({ decision: 'withdrawn', at: '2026-11-02T08:00:00.000Z' });
    expect(await read(willing)).toBeNull();
    const response = await agent.send('GET', '/api/staff/applications.csv?propertyType=townhouse');
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toMatch(/,calls_withdrawn_at$/);
    expect(lines.find((line) => line.includes(stopped))).toMatch(/,2026-11-02T08:00:00\.000Z$/);
    expect(lines.find((line) => line.includes(willing))).toMatch(/,$/);
  });
});
