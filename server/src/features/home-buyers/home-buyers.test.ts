import { randomUUID } from 'node:crypto';
import { contactDetails } from '@porchlight/content/en/contact-details.ts';
import type { HomeBuyerDetail, HomeBuyerRow } from '@porchlight/domain/home-buyers/home-buyers.contract.ts';
import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAcceptedHome, sampleContract } from '../homes/sample-home.ts';

let app: TestApp;
let buyer: TestBuyer;
let reader: TestBuyer;
let agent: TestBuyer;
let clock: Date | undefined;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock ?? new Date() });
  buyer = await createBuyer(app, 'Ada Journey');
  // An account alone has no journey, and staff are not buyers.
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
  (await agent.call('GET', `/api/staff/home-buyers${query}`)).body.rows as HomeBuyerRow[];
const find = async (search: string) => (await list(`?search=${encodeURIComponent(search)}`))[0];
const open = async (id = '', staff = agent) =>
  (await staff.call('GET', `/api/staff/home-buyers/${id}`)).body as unknown as HomeBuyerDetail;
const idOf = async ({ email }: TestBuyer) =>
  String((await app.query('select id from users where email = $1', [email]))[0]?.id);

describe('home buyers in the console', () => {
  it('are the people who finished the final step, each once, and accounts with a journey', async () => {
    const email = `vera-${randomUUID()}@example.com`;
    for (const name of ['Vera Visitor', 'Vera V. Visitor']) await finish(new TestVisitor(app), name, email);
    const names = (await list()).map((row) => row.name);
    expect(names).toEqual(['Vera V. Visitor', 'Ada Journey']);
    expect(await find(email)).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      stage: 'preparing',
      guideStage: null,
      milestonesDone: null,
    });
    expect(await find('ada journey')).toMatchObject({
      id: await idOf(buyer),
      email: buyer.email,
      stage: null,
      guideStage: 'making-offer',
      stagesDone: 2,
      milestonesDone: 0,
    });
  });

  it('are found by their names as they are typed', async () => {
    await finish(new TestVisitor(app), 'Siobhán O’Brien-St. John', `siobhan-${randomUUID()}@example.com`);
    for (const typed of ['obrien', "o'brien", 'O’BRIEN', 'stjohn', 'st john', 'siobhan obrien'])
      expect([typed, (await find(typed))?.name]).toEqual([typed, 'Siobhán O’Brien-St. John']);
    await app.query("delete from home_buyers where name like 'Siob%'");
  });

  it('are found by stage, and paged', async () => {
    expect((await list('?stage=preparing')).map((row) => row.name)).toEqual(['Vera V. Visitor']);
    expect((await list('?stage=none')).map((row) => row.name)).toEqual(['Ada Journey']);
    expect(await list('?stage=closing')).toEqual([]);
    const first = await agent.call('GET', '/api/staff/home-buyers?limit=1');
    const second = await agent.call('GET', `/api/staff/home-buyers?limit=1&cursor=${first.body.next}`);
    expect([first, second].map(({ body }) => (body.rows as HomeBuyerRow[])[0]?.name)).toEqual([
      'Vera V. Visitor',
      'Ada Journey',
    ]);
    expect(second.body.next).toBeNull();
    expect((await agent.call('GET', '/api/staff/home-buyers?stage=nowhere')).status).toBe(400);
  });

  it('show the journey, and no note and no name of a file', async () => {
    await buyer.call('PUT', `/api/milestones/interest/notes/${randomUUID()}`, { text: 'My private thought' });
    await buyer.call(
      'POST',
      '/api/documents?name=salary-of-ada.pdf&documentRequest=pre-app.pay-stubs',
      new TextEncoder().encode('%PDF-1.7\nx'),
    );
    const detail = await open((await find(buyer.email))?.id);
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

  it('show the dates ahead where the buyer is', async () => {
    const owner = await createBuyer(app, 'Hana Honolulu');
    await owner.call('POST', '/api/notifications/time-zone', { timeZone: 'Pacific/Honolulu' });
    const today = new Date().toISOString().slice(0, 10);
    const [eve, before] = [addDays(today, -1), addDays(today, -2)];
    for (const [key, date] of [
      ['move-in-goal', eve],
      ['lease-notice-due', before],
    ])
      await owner.call('PUT', `/api/milestones/interest/dates/${key}`, { date });
    const id = await idOf(owner);
    // Seven in the evening of the day before, in Honolulu.
    clock = new Date(`${today}T05:00:00Z`);
    const detail = await open(id).finally(() => (clock = undefined));
    expect(detail.account?.dates.map(({ date }) => date)).toEqual([eve]);
  });

  it('show nothing of homes, offers and the dates of a contract', async () => {
    const owner = await createBuyer(app, 'Hanna Homes');
    const home = await createAcceptedHome(owner);
    const reply = await owner.call('PUT', `/api/homes/${home}/contract`, sampleContract);
    expect(reply.status).toBe(200);
    const text = JSON.stringify(await open(await idOf(owner)));
    expect(text).toContain('Hanna Homes');
    for (const part of ['Elm Street', 'Inspection contingency', 'Earnest money', '38000000', home])
      expect(text).not.toContain(part);
    for (const path of ['/api/homes', `/api/homes/${home}/offers`])
      expect((await reader.call('GET', path)).status).toBe(403);
  });

  it('show of the plan what an application asks and the closing day, and no credit, income or savings', async () => {
    const [one, other] = [await createBuyer(app, 'Petra Plan'), await createBuyer(app, 'Paul Plan')];
    await joinPurchase(app, one, other);
    const facts = {
      ...{
        price: 40_000_000,
        downPayment: 6_000_000,
        occupancy: 'primaryResidence',
        closingDay: '2099-03-01',
      },
      ...{ savings: 9_123_400, monthlyDebts: 77_700, incomeWages: { cents: 8_888_800, per: 'year' } },
      creditScore: { score: 742, model: 'fico', bureau: 'unknown', on: null },
    };
    for (const [fact, value] of Object.entries(facts)) {
      const reply = await one.call('PUT', `/api/plan/facts/${fact}`, { id: randomUUID(), value });
      expect(reply.status).toBe(200);
    }
    for (const person of [one, other]) {
      const detail = await open(await idOf(person));
      expect(detail.account?.plan).toEqual([
        { fact: 'occupancy', value: 'primaryResidence' },
        { fact: 'price', value: 40_000_000 },
        { fact: 'downPayment', value: 6_000_000 },
        { fact: 'closingDay', value: '2099-03-01' },
      ]);
      expect(JSON.stringify(detail)).not.toMatch(/9123400|77700|8888800|(?<![\w-])742(?![\w-])/);
    }
  });

  it('are found by the ids that events, documents and links made before there was one id name them by', async () => {
    const person = await createBuyer(app, 'Ida Oneid');
    const id = await idOf(person);
    // Before anything was begun: beta.requested may name such an account.
    expect(await open(id)).toMatchObject({ id, name: 'Ida Oneid', stage: null });
    await finish(person, 'Ida Oneid', person.email);
    await finish(person, 'Ida O. Oneid', person.email);
    const steps = await app.query('select id from home_buyers where user_id = $1', [id]);
    expect(steps).toHaveLength(2);
    for (const known of [id, `account.${id}`, ...steps.flatMap((step) => [step.id, `final-step.${step.id}`])])
      expect(await open(String(known))).toMatchObject({ id, name: 'Ida O. Oneid', stage: 'preparing' });
    expect(await find(person.email)).toMatchObject({ id });
    const lead = await agent.call('GET', `/api/staff/leads/${steps[0]?.id}`);
    expect(lead.body.related).toContainEqual(expect.objectContaining({ kind: 'home-buyer', id }));
  });

  it('without an account are found by any of their final steps', async () => {
    const email = `ned-${randomUUID()}@example.com`;
    for (const name of ['Ned One', 'Ned Two']) await finish(new TestVisitor(app), name, email);
    const steps = await app.query('select id from home_buyers where email = $1 order by created_at', [email]);
    for (const { id } of steps)
      expect(await open(String(id))).toMatchObject({ id: steps.at(-1)?.id, name: 'Ned Two' });
  });

  it('are not there under an unknown id, or a member of staff’s', async () => {
    const none = [randomUUID(), `final-step.${randomUUID()}`, 'account.nobody', 'made-up', "account.a'b"];
    for (const id of [...none, await idOf(agent)])
      expect((await agent.call('GET', `/api/staff/home-buyers/${encodeURIComponent(id)}`)).status).toBe(404);
  });
});

describe('the stage of a home buyer (specification 3)', () => {
  it('is changed by agents, written down with what it was', async () => {
    await finish(buyer, 'Ada Journey', buyer.email);
    const { id = '' } = (await find(buyer.email)) ?? {};
    const path = `/api/staff/home-buyers/${id}/stage`;
    const seen = (await agent.call('GET', `/api/staff/home-buyers/${id}`)).body.version;
    expect((await reader.call('PUT', path, { version: seen, stage: 'closing' })).status).toBe(403);
    expect((await agent.call('PUT', path, { version: seen, stage: 'moved-in' })).status).toBe(400);
    for (let tries = 0; tries < 2; tries++) {
      const { version } = (await agent.call('GET', `/api/staff/home-buyers/${id}`)).body;
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
    const { id = '' } = (await find(person.email)) ?? {};
    const path = `/api/staff/home-buyers/${id}/stage`;
    const { version } = (await agent.call('GET', `/api/staff/home-buyers/${id}`)).body;
    const replies = await Promise.all(
      ['finding', 'closing'].map((stage) => agent.call('PUT', path, { version, stage })),
    );
    const [faster] = replies.filter(({ status }) => status === 200);
    const [slower] = replies.filter(({ status }) => status === 409);
    expect(slower?.body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      fields: { stage: expect.stringMatching(/^It is .+ now\.$/) },
    });
    const now = (await agent.call('GET', `/api/staff/home-buyers/${id}`)).body;
    expect([now.stage, now.version]).toEqual([faster?.body.stage, faster?.body.version]);
    const known = { version: now.version, stage: 'making-offer' };
    expect((await agent.call('PUT', path, known)).body.stage).toBe('making-offer');
  });

  it('is none where there is no final step', async () => {
    const other = await createBuyer(app, 'Otto Other');
    await other.call('POST', '/api/guide/progress', { stages: ['preparing'] });
    const { id } = (await find(other.email)) ?? {};
    expect(
      (await agent.call('PUT', `/api/staff/home-buyers/${id}/stage`, { version: 1, stage: 'closing' }))
        .status,
    ).toBe(404);
  });
});

it('home buyers of both kinds and the same moment stand in one order, forwards and back, each once', async () => {
  await app.query(
    `insert into users (id, name, email, created_at) select 'tied-' || n, 'Tied Account', 'tied' || n || '@example.com', '2020-05-05' from generate_series(1, 9) n`,
  );
  await app.query(
    `insert into completed_stages (user_id, stage_slug, completed_at) select id, 'preparing', created_at from users where id like 'tied-%'`,
  );
  await app.query(
    `insert into home_buyers (id, user_id, name, email, phone, current_stage, consent_version, consented_at, created_at) select gen_random_uuid(), null, 'Tied Step', 'step' || n || '@example.com', '+18005550123', 'closing', 'v1', '2020-05-05', '2020-05-05'
       from generate_series(1, 9) n`,
  );
  for (const query of ['search=tied', 'search=tied%20account', 'stage=closing', 'stage=none']) {
    const whole = await list(`?${query}&limit=100`);
    const walked: string[] = [];
    let page = (await agent.call('GET', `/api/staff/home-buyers?${query}&limit=4`)).body;
    for (;;) {
      walked.push(...(page.rows as HomeBuyerRow[]).map(({ id }) => id));
      if (page.next === null) break;
      page = (await agent.call('GET', `/api/staff/home-buyers?${query}&limit=4&cursor=${page.next}`)).body;
    }
    expect(walked).toEqual(whole.map(({ id }) => id));
    const back = (await agent.call('GET', `/api/staff/home-buyers?${query}&limit=4&cursor=${page.previous}`))
      .body;
    const before = walked.slice(0, -(page.rows as unknown[]).length).slice(-4);
    expect((back.rows as HomeBuyerRow[]).map(({ id }) => id)).toEqual(before);
  }
  await app.query("delete from completed_stages where user_id like 'tied-%'");
  await app.query("delete from home_buyers where name = 'Tied Step'");
});

it('home buyers are exported by agents alone', async () => {
  expect((await reader.call('GET', '/api/staff/home-buyers.csv')).status).toBe(403);
  const file = await (await agent.send('GET', '/api/staff/home-buyers.csv?stage=closing')).text();
  expect(file.split('\r\n')).toEqual([
    'Name,E-mail,Stage,Guide stage,Stages completed,Milestones completed,Since,Last activity,Id',
    expect.stringContaining(`Ada Journey,${buyer.email},closing,making-offer,3,0,`),
    '',
  ]);
});

it('a home buyer who took back that they may be called is shown as one', async () => {
  const email = `stop-${randomUUID()}@example.com`;
  await finish(new TestVisitor(app), 'Stella Stop', email);
  const { id } = (await find(email)) ?? {};
  expect((await open(id)).calls?.decision).toBe('given');
  const told = { address: email, purpose: 'calls-and-texts' };
  expect((await agent.call('POST', '/api/staff/people/consent-withdrawals', told)).status).toBe(200);
  expect((await open(id)).calls).toEqual({ decision: 'withdrawn', at: expect.any(String) });
});
