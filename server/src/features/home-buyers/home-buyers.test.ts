import { randomUUID } from 'node:crypto';
import { contactDetails } from '@porchlight/content/contact-details.ts';
import type { HomeBuyerDetail, HomeBuyerRow } from '@porchlight/domain/home-buyers/home-buyers.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBuyer, type TestBuyer } from '../../testing/test-buyer.ts';
import { createStaff } from '../../testing/test-staff.ts';
import { TestVisitor } from '../../testing/test-visitor.ts';

let app: TestApp;
let buyer: TestBuyer;
let reader: TestBuyer;
let agent: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  buyer = await createBuyer(app, 'Ada Journey');
  // An account alone is nobody's journey, and staff are no buyers.
  await createBuyer(app, 'Ned Nothing');
  [reader, agent] = [await createStaff(app, 'reader'), await createStaff(app, 'agent')];
  await buyer.call('POST', '/api/guide/progress', { stages: ['preparing', 'finding'] });
  await buyer.call('PUT', '/api/milestones/interest/dates/move-in-goal', { date: '2099-01-02' });
});
afterAll(() => app.close());

const finish = async (person: TestBuyer, name: string, email: string) => {
  const { version } = contactDetails.consent;
  const details = { name, email, phone: '(800) 555-0199', consent: true, consentVersion: version };
  const proof = await new TestVisitor(app).solve();
  return person.call('POST', '/api/contact-details', { ...details, submissionId: randomUUID(), proof });
};
const list = async (query = '') =>
  (await reader.call('GET', `/api/staff/home-buyers${query}`)).body.rows as HomeBuyerRow[];
const find = async (search: string) => (await list(`?search=${encodeURIComponent(search)}`))[0];
const open = async (key = '', staff = reader) =>
  (await staff.call('GET', `/api/staff/home-buyers/${key}`)).body as unknown as HomeBuyerDetail;

describe('home buyers in the console', () => {
  it('are whoever finished the final step, each once, and accounts with a journey', async () => {
    const email = `vera-${randomUUID()}@example.com`;
    for (const name of ['Vera Visitor', 'Vera V. Visitor']) await finish(new TestVisitor(app), name, email);
    const names = (await list()).map((row) => row.name);
    expect(names).toEqual(['Vera V. Visitor', 'Ada Journey']);
    expect(await find(email)).toMatchObject({
      key: expect.stringMatching(/^final-step\./),
      stage: 'preparing',
      guideStage: null,
      milestonesDone: null,
    });
    expect(await find('ada journey')).toMatchObject({
      key: expect.stringMatching(/^account\./),
      email: buyer.email,
      stage: null,
      guideStage: 'making-offer',
      stagesDone: 2,
      milestonesDone: 0,
    });
  });

  it('are found by stage, and paged', async () => {
    expect((await list('?stage=preparing')).map((row) => row.name)).toEqual(['Vera V. Visitor']);
    expect((await list('?stage=none')).map((row) => row.name)).toEqual(['Ada Journey']);
    expect(await list('?stage=closing')).toEqual([]);
    const first = await reader.call('GET', '/api/staff/home-buyers?limit=1');
    const second = await reader.call('GET', `/api/staff/home-buyers?limit=1&cursor=${first.body.next}`);
    expect([first, second].map(({ body }) => (body.rows as HomeBuyerRow[])[0]?.name)).toEqual([
      'Vera V. Visitor',
      'Ada Journey',
    ]);
    expect(second.body.next).toBeNull();
    expect((await reader.call('GET', '/api/staff/home-buyers?stage=nowhere')).status).toBe(400);
  });

  it('show the journey, and no note and no name of a file', async () => {
    await buyer.call('PUT', `/api/milestones/interest/notes/${randomUUID()}`, { text: 'My private thought' });
    await buyer.call(
      'POST',
      '/api/documents?name=salary-of-ada.pdf&dueDocument=pre-app.pay-stubs',
      new TextEncoder().encode('%PDF-1.7\nx'),
    );
    const detail = await open((await find(buyer.email))?.key);
    expect(detail).toMatchObject({ name: 'Ada Journey', phone: null, stage: null });
    expect(detail.account?.stages).toEqual(['preparing', 'finding']);
    expect(detail.account?.milestones.map(({ state }) => state).slice(0, 4)).toEqual([
      'not-started',
      'under-way',
      'not-started',
      'locked',
    ]);
    expect(detail.account?.dates).toEqual([
      { slug: 'interest', title: expect.any(String), date: '2099-01-02' },
    ]);
    // Two are due in the second milestone and three in the third (specification 3); one has come.
    expect(detail.account?.documentsOwed.map(({ slug }) => slug)).toEqual([
      'pre-app',
      'pre-approval',
      'pre-approval',
      'pre-approval',
    ]);
    const text = JSON.stringify(detail);
    expect(text).not.toContain('private thought');
    expect(text).not.toContain('salary-of-ada');
    expect(
      await app.query("select about_email from staff_actions where action = 'home-buyers.opened'"),
    ).toEqual([{ about_email: buyer.email }]);
  });

  it('are not there under a key that is nobody’s', async () => {
    const none = [`final-step.${randomUUID()}`, 'account.nobody', 'made-up', "account.a'b"];
    for (const key of none)
      expect((await reader.call('GET', `/api/staff/home-buyers/${encodeURIComponent(key)}`)).status).toBe(
        404,
      );
  });
});

describe('the stage of a home buyer (specification 3)', () => {
  it('is changed by agents, written down with what it was', async () => {
    await finish(buyer, 'Ada Journey', buyer.email);
    const { key = '' } = (await find(buyer.email)) ?? {};
    const path = `/api/staff/home-buyers/${key}/stage`;
    const seen = (await agent.call('GET', `/api/staff/home-buyers/${key}`)).body.version;
    expect((await reader.call('PUT', path, { version: seen, stage: 'closing' })).status).toBe(403);
    expect((await agent.call('PUT', path, { version: seen, stage: 'moved-in' })).status).toBe(400);
    for (let tries = 0; tries < 2; tries++) {
      const { version } = (await agent.call('GET', `/api/staff/home-buyers/${key}`)).body;
      const { status, body } = await agent.call('PUT', path, { version, stage: 'closing' });
      expect([status, body.stage]).toEqual([200, 'closing']);
    }
    const actions = await app.query(
      "select about_email, detail from staff_actions where action = 'home-buyers.stage-changed'",
    );
    expect(actions).toEqual([{ about_email: buyer.email, detail: { from: 'preparing', to: 'closing' } }]);
  });

  it('is left as it is by the slower one of two members, who learns what it is now', async () => {
    const person = await createBuyer(app, 'Tess Two');
    await finish(person, 'Tess Two', person.email);
    const { key = '' } = (await find(person.email)) ?? {};
    const path = `/api/staff/home-buyers/${key}/stage`;
    const { version } = (await agent.call('GET', `/api/staff/home-buyers/${key}`)).body;
    const replies = await Promise.all(
      ['finding', 'closing'].map((stage) => agent.call('PUT', path, { version, stage })),
    );
    const [faster] = replies.filter(({ status }) => status === 200);
    const [slower] = replies.filter(({ status }) => status === 409);
    expect(slower?.body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      fields: { stage: expect.stringMatching(/^It is .+ now\.$/) },
    });
    const now = (await agent.call('GET', `/api/staff/home-buyers/${key}`)).body;
    expect([now.stage, now.version]).toEqual([faster?.body.stage, faster?.body.version]);
    const known = { version: now.version, stage: 'making-offer' };
    expect((await agent.call('PUT', path, known)).body.stage).toBe('making-offer');
  });

  it('is none where there is no final step', async () => {
    const other = await createBuyer(app, 'Otto Other');
    await other.call('POST', '/api/guide/progress', { stages: ['preparing'] });
    const { key } = (await find(other.email)) ?? {};
    expect(
      (await agent.call('PUT', `/api/staff/home-buyers/${key}/stage`, { version: 1, stage: 'closing' }))
        .status,
    ).toBe(404);
  });
});

it('home buyers are exported by agents alone', async () => {
  expect((await reader.call('GET', '/api/staff/home-buyers.csv')).status).toBe(403);
  const file = await (await agent.send('GET', '/api/staff/home-buyers.csv?stage=closing')).text();
  expect(file.split('\r\n')).toEqual([
    'Name,E-mail,Stage,Guide stage,Stages completed,Milestones completed,Since,Last activity',
    expect.stringContaining(`Ada Journey,${buyer.email},closing,making-offer,3,0,`),
    '',
  ]);
});

it('a home buyer who took back that they may be called is shown as one', async () => {
  const email = `stop-${randomUUID()}@example.com`;
  await finish(new TestVisitor(app), 'Stella Stop', email);
  const { key } = (await find(email)) ?? {};
  expect((await open(key)).calls?.decision).toBe('given');
  const told = { address: email, purpose: 'calls-and-texts' };
  expect((await agent.call('POST', '/api/staff/people/consent-withdrawals', told)).status).toBe(200);
  expect((await open(key)).calls).toEqual({ decision: 'withdrawn', at: expect.any(String) });
});
