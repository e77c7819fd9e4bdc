import { randomUUID } from 'node:crypto';
import type { StaffPurchase } from '@porchlight/domain/home-buyers/staff-purchase.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { invite, joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAcceptedHome, sampleContract } from '../homes/sample-home.ts';

let app: TestApp;
let agent: TestBuyer;
let admin: TestBuyer;
let one: TestBuyer;
let other: TestBuyer;
let home: string;
beforeAll(async () => {
  app = await startTestApp();
  [agent, admin] = [await createStaff(app, 'agent'), await createStaff(app, 'admin')];
  [one, other] = [await createBuyer(app, 'Olive One'), await createBuyer(app, 'Otis Other')];
  await joinPurchase(app, one, other);
  home = await createAcceptedHome(one);
});
afterAll(() => app.close());

const idOf = async ({ email }: TestBuyer) =>
  String((await app.query('select id from users where email = $1', [email]))[0]?.id);
const open = async (buyer: TestBuyer, staff = agent) => {
  const { status, body } = await staff.call('GET', `/api/staff/home-buyers/${await idOf(buyer)}/purchase`);
  expect(status).toBe(200);
  return body.purchase as unknown as StaffPurchase;
};
const upload = async (buyer: TestBuyer, paper: string) =>
  (
    await buyer.call(
      'POST',
      `/api/documents?name=salary-of-olive.pdf&documentRequest=${paper}`,
      new TextEncoder().encode('%PDF-1.7\nx'),
    )
  ).body;

describe('the page of a purchase in the console', () => {
  it('is the same by either buyer, and names both and who helps with what they see', async () => {
    const helper = { email: `hal-${randomUUID()}@example.com`, name: 'Hal Helper' };
    await invite(app, one, helper);
    const purchase = await open(one);
    expect((await open(other)).id).toBe(purchase.id);
    expect(purchase.people.map(({ name, role, appliedAt, calls }) => [name, role, appliedAt, calls])).toEqual(
      [
        ['Olive One', 'buyer', null, null],
        ['Otis Other', 'co-buyer', null, null],
      ],
    );
    expect(purchase.helpers).toMatchObject([
      {
        name: 'Hal Helper',
        role: 'agent',
        state: 'invited',
        grants: [{ what: 'progress' }, { what: 'dates' }],
      },
    ]);
    expect(JSON.stringify(purchase)).not.toContain(helper.email);
  });

  it('has the homes, the offer that counts and the days of its contract, and no amount or opinion', async () => {
    const said = { score: 2, note: 'The roof leaks', walkAway: 39_912_300 };
    expect((await one.call('PUT', `/api/homes/${home}/opinion`, said)).status).toBe(200);
    expect((await one.call('PUT', `/api/homes/${home}/contract`, sampleContract)).status).toBe(200);
    const purchase = await open(other);
    expect(purchase.homes).toEqual([
      {
        ...{ id: home, address: '1428 Elm Street, Columbus, OH 43215', stage: expect.any(String) },
        offer: { state: 'contract', by: 'buyer', endsAt: null },
        contractDays: [
          { key: 'deposit', title: 'Earnest money due', day: '2026-01-09', isWaived: false },
          { key: 'inspection', title: 'Inspection contingency ends', day: '2026-01-16', isWaived: false },
        ],
      },
    ]);
    for (const part of ['roof leaks', '39912300', '38000000', '38500000', '500000', 'score'])
      expect(JSON.stringify(purchase)).not.toContain(part);
  });

  it('has no figure of the plan before a buyer has sent an application, and never credit, income or savings', async () => {
    const facts = {
      price: 40_000_000,
      savings: 9_123_400,
      creditScore: { score: 742, model: 'fico', bureau: 'unknown', on: null },
    };
    for (const [fact, value] of Object.entries(facts))
      expect((await one.call('PUT', `/api/plan/facts/${fact}`, { id: randomUUID(), value })).status).toBe(
        200,
      );
    const before = await open(one);
    expect(before.plan).toBeNull();
    expect(JSON.stringify(before)).not.toContain('40000000');
    await app.query(
      `insert into applications (id, name, email, phone, timeline, property_type, occupancy, purchase_price, down_payment, disclosure_version, accepted_at)
       values (gen_random_uuid(), 'Olive', $1, '+18005550199', 'immediately', 'condo', 'primaryResidence', '400000', '60000', '1', now())`,
      [one.email],
    );
    const after = await open(one);
    expect(after.people[0]?.appliedAt).toEqual(expect.any(String));
    expect(after.plan).toContainEqual({ fact: 'price', value: 40_000_000 });
    expect(JSON.stringify(after)).not.toMatch(/9123400|(?<![\w-])742(?![\w-])/);
  });

  it('has the dates of milestones and rules, and not those that buyers wrote for themselves', async () => {
    await one.call('PUT', '/api/milestones/interest/dates/move-in-goal', { date: '2099-01-02' });
    await one.call('PUT', `/api/dates/own-${randomUUID()}`, { day: '2099-02-03', title: 'Tell my mother' });
    await one.call('PUT', `/api/milestones/interest/notes/${randomUUID()}`, { text: 'My private thought' });
    const purchase = await open(one);
    expect(purchase.dates).toContainEqual(
      expect.objectContaining({ key: 'move-in-goal', day: '2099-01-02' }),
    );
    expect(JSON.stringify(purchase)).not.toMatch(/my mother|private thought/);
  });

  it('says of each document whether it is wanted, sent, read, accepted or sent back, without its name', async () => {
    const paper = 'pre-app.pay-stubs';
    const stateOf = async (key = paper) =>
      (await open(one)).documents.filter((document) => document.key === key).map(({ state }) => state);
    const { id } = await upload(other, paper);
    expect((await open(one)).documents).toContainEqual(
      expect.objectContaining({ key: paper, id, buyer: 'Otis Other', state: 'sent' }),
    );
    await agent.call('POST', `/api/staff/documents/${id}/access-grants`, { reason: 'buyer-asked' });
    expect(await stateOf()).toEqual(['read']);
    await app.query("update documents set review_state = 'accepted' where id = $1", [id]);
    expect(await stateOf()).toEqual(['accepted']);
    await app.query("update documents set review_state = 'needs-attention' where id = $1", [id]);
    expect(await stateOf()).toEqual(['sent-back']);
    expect(JSON.stringify(await open(one))).not.toContain('salary-of-olive');
  });

  it('has the emails that went to both and what staff did; what was looked at only for an admin', async () => {
    const purchase = await open(one);
    expect(purchase.emails.map(({ to }) => to)).toContain(other.email);
    expect(purchase.log.every(({ action }) => !action.startsWith('Looked'))).toBe(true);
    const whole = await open(one, admin);
    expect(whole.log).toContainEqual(
      expect.objectContaining({ action: 'Looked at a home buyer’s journey', about: 'Otis Other' }),
    );
  });

  it('is written down in the access log of both buyers each time', async () => {
    const count = async (buyer: TestBuyer) => {
      const { body } = await buyer.call('GET', '/api/personal-data/access-log');
      return (body as unknown as { action: string }[]).filter(({ action }) => action.includes('journey'))
        .length;
    };
    const before = [await count(one), await count(other)];
    await open(one);
    expect([await count(one), await count(other)]).toEqual(before.map((number) => number + 1));
  });

  it('is none for who has no account, and not there under an unknown id, a guest’s or a member’s', async () => {
    const [step] = await app.query(
      `insert into home_buyers (id, name, email, phone, consent_version, consented_at, created_at, current_stage)
       values (gen_random_uuid(), 'Fay Final', $1, '+18005550199', '1', now(), now(), 'preparing') returning id`,
      [`fay-${randomUUID()}@example.com`],
    );
    const path = (id: unknown) => `/api/staff/home-buyers/${id}/purchase`;
    expect((await agent.call('GET', path(step?.id))).body).toEqual({ purchase: null });
    const guest = await createBuyer(app, 'Gil Guest');
    await app.query("update users set guest = 'empty' where email = $1", [guest.email]);
    for (const id of [randomUUID(), await idOf(guest), await idOf(agent)])
      expect((await agent.call('GET', path(id))).status).toBe(404);
    expect((await one.call('GET', path(await idOf(one)))).status).toBe(403);
  });
});
