import { randomUUID } from 'node:crypto';
import type { ReviewRow } from '@porchlight/domain/documents/document-reviews.contract.ts';
import type { PurchasesOverview } from '@porchlight/domain/home-buyers/purchase-owners.contract.ts';
import type { ThreadRow } from '@porchlight/domain/messages/threads.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, loadPurchase } from '@porchlight/testing/people/test-people.ts';
import { createStaff, createStaffWithPasskey } from '@porchlight/testing/people/test-staff.ts';
import { describe, expect, it } from 'vitest';

const PDF = new TextEncoder().encode('%PDF-1.7\nsample');

let app: TestApp;
let [ann, bo, reader]: TestBuyer[] = [];
let [annId, boId] = ['', ''];
useSharedApp(async (shared) => {
  app = shared;
  ann = await createStaff(app, 'agent', 'Ann Agent');
  bo = await createStaff(app, 'processor', 'Bo Processor');
  reader = await createStaff(app, 'reader', 'Rita Reader');
  [annId, boId] = [await idOf(ann), await idOf(bo)];
});

const idOf = async ({ email }: TestBuyer) =>
  String((await app.query('select id from users where email = $1', [email]))[0]?.id);
const get = async (who: TestBuyer | undefined, path: string) =>
  (await (who as TestBuyer).call('GET', `/api/staff/${path}`)).body;

/** A buyer with a question and a document to review, and a co-buyer with another document; `ownerId` looks after the purchase. */
async function createWork(family: string, ownerId: string | null) {
  const [one, other] = [await createBuyer(app, `One ${family}`), await createBuyer(app, `Other ${family}`)];
  await joinPurchase(app, one, other);
  const { id: purchaseId } = await loadPurchase(one);
  if (ownerId !== null) await setOwner(purchaseId, 0, ownerId);
  await one.call('PUT', `/api/messages/${randomUUID()}`, {
    purchaseId,
    text: `What is due, asks ${family}?`,
  });
  for (const buyer of [one, other]) {
    const query = new URLSearchParams({ name: 'id.pdf', documentRequest: 'pre-app.government-id' });
    expect((await buyer.call('POST', `/api/documents?${query}`, PDF)).status).toBe(201);
  }
  return purchaseId;
}

const setOwner = async (id: string, version: number, ownerId: string | null) =>
  expect(
    (await (ann as TestBuyer).call('PUT', `/api/staff/purchases/${id}/owner`, { version, ownerId })).status,
  ).toBe(200);

const listOwners = async (who: TestBuyer | undefined, list: 'messages' | 'documents', query: object) =>
  (
    (await get(who, `${list}?${new URLSearchParams({ limit: '200', ...query })}`)).rows as (
      | ThreadRow
      | ReviewRow
    )[]
  ).map(({ owner }) => owner?.name ?? null);

describe('threads and documents by the owner of the purchase', () => {
  it('are mine, a member’s, without an owner, with any, or all; each row names the owner', async () => {
    const family = `Quarry${randomUUID().slice(0, 6)}`;
    const own = await createWork(family, annId);
    await createWork(family, boId);
    await createWork(family, null);
    // It had an owner once.
    const left = await createWork(family, boId);
    await setOwner(left, 1, null);
    for (const [list, each] of [
      ['messages', 1],
      ['documents', 2],
    ] as const) {
      const find = async (query: object, who = ann) =>
        (await listOwners(who, list, { search: family, ...query })).sort();
      const times = (names: (string | null)[]) => names.flatMap((name) => Array(each).fill(name)).sort();
      expect(await find({})).toEqual(times(['Ann Agent', 'Bo Processor', null, null]));
      expect(await find({ owner: 'me' })).toEqual(times(['Ann Agent']));
      expect(await find({ owner: 'me' }, bo)).toEqual(times(['Bo Processor']));
      expect(await find({ owner: boId })).toEqual(times(['Bo Processor']));
      expect(await find({ owner: 'nobody' })).toEqual(times([null, null]));
      expect(await find({ owner: 'somebody' })).toEqual(times(['Ann Agent', 'Bo Processor']));
    }
    const [row] = (await get(ann, `documents?owner=me&search=${family}`)).rows as ReviewRow[];
    expect(row).toMatchObject({ purchaseId: own, owner: { id: annId, name: 'Ann Agent' } });
    expect(await get(ann, `documents/${row?.id}`)).toMatchObject({
      owner: { id: annId, name: 'Ann Agent' },
    });
  });

  it('are counted as mine with those of a member whom one covers', async () => {
    const [cy, di] = [
      await createStaff(app, 'agent', 'Cy Agent'),
      await createStaff(app, 'agent', 'Di Agent'),
    ];
    await createWork('Counted', await idOf(di));
    const count = async (who: TestBuyer) =>
      [await get(who, 'messages/counts'), await get(who, 'documents/counts')].map(({ mine }) => mine);
    expect(await count(cy)).toEqual([0, 0]);
    expect(await count(di)).toEqual([1, 2]);
    await app.query(
      "update staff_members set away_from = '2020-01-01', away_until = '2220-01-01', deputy_id = $2 where user_id = $1",
      [await idOf(di), await idOf(cy)],
    );
    expect(await count(cy)).toEqual([1, 2]);
    expect(await listOwners(cy, 'messages', { owner: 'me' })).toEqual(['Di Agent']);
    expect(await listOwners(cy, 'documents', { owner: 'me' })).toEqual(['Di Agent', 'Di Agent']);
  });
});

describe('the overview of purchases', () => {
  it('counts those without an owner, for every member', async () => {
    const count = async () => Number((await get(reader, 'purchases/overview')).unowned);
    const before = await count();
    const id = await createWork('Unowned', null);
    expect(await count()).toBe(before + 1);
    await setOwner(id, 0, annId);
    expect(await count()).toBe(before);
    await setOwner(id, 1, null);
    expect(await count()).toBe(before + 1);
  });

  it('is closed to buyers and to visitors', async () => {
    const buyer = await createBuyer(app, 'Bea Buyer');
    const path = '/api/staff/purchases/overview';
    expect((await buyer.call('GET', path)).body.code).toBe('NOT_ALLOWED');
    expect((await new TestBuyer(app).call('GET', path)).body.code).toBe('NOT_SIGNED_IN');
  });
});

describe('what is new to a member', () => {
  const read = async (who: TestBuyer) =>
    (await get(who, 'purchases/overview')) as unknown as PurchasesOverview;
  const give = (who: TestBuyer, id: string, body: object) =>
    who.call('PUT', `/api/staff/purchases/${id}/owner`, body);

  it('is a purchase that someone else handed to them, with the note, until they open it or a week has passed', async () => {
    const eve = await createStaff(app, 'agent', 'Eve Agent');
    const eveId = await idOf(eve);
    const family = `Handed${randomUUID().slice(0, 6)}`;
    const id = await createWork(family, null);
    await give(ann as TestBuyer, id, { version: 0, ownerId: eveId, note: 'They answer on Fridays.' });
    const handed = {
      ...{ id, by: 'Ann Agent', note: 'They answer on Fridays.', at: expect.any(String) },
      buyers: [`One ${family}`, `Other ${family}`].map((name) => ({ id: expect.any(String), name })),
    };
    expect(await read(eve)).toMatchObject({ handedOver: [handed], answered: [] });
    expect((await read(bo as TestBuyer)).handedOver.map((row) => row.id)).not.toContain(id);
    // Opened by another member it is as new to her as before; opened by her, by either buyer, it is not.
    const [one, other] = (await read(eve)).handedOver[0]?.buyers ?? [];
    await get(ann, `home-buyers/${one?.id}/purchase`);
    expect((await read(eve)).handedOver).toHaveLength(1);
    await get(eve, `home-buyers/${other?.id}/purchase`);
    expect((await read(eve)).handedOver).toEqual([]);
    await give(ann as TestBuyer, id, { version: 1, ownerId: eveId, note: 'Call first.' });
    expect((await read(eve)).handedOver).toMatchObject([{ id, note: 'Call first.' }]);
    await app.query(
      "update purchase_owners set at = at - interval '7 days 1 minute' where purchase_id = $1",
      [id],
    );
    expect((await read(eve)).handedOver).toEqual([]);
    // What she took herself is no news, nor is what was taken from her again.
    await give(eve, id, { version: 2, ownerId: null });
    await give(eve, id, { version: 3, ownerId: eveId });
    expect((await read(eve)).handedOver).toEqual([]);
    await give(ann as TestBuyer, id, { version: 4, ownerId: null });
    expect((await read(eve)).handedOver).toEqual([]);
  });

  it('is said to the new owner by an email that does not say whose, once for all of a colleague who is suspended', async () => {
    const [fay, gus] = [
      await createStaff(app, 'agent', 'Fay Agent'),
      await createStaff(app, 'agent', 'Gus Agent'),
    ];
    const [fayId, gusId] = [await idOf(fay), await idOf(gus)];
    const [first, second] = [await createWork('Mailed', null), await createWork('Mailed', null)];
    const before = await app.countEmails(gus.email);
    await give(gus, first, { version: 0, ownerId: gusId });
    await give(gus, second, { version: 0, ownerId: gusId });
    await give(gus, first, { version: 1, ownerId: fayId, note: 'They answer on Fridays.' });
    const email = await app.readEmail(fay.email, /^A purchase was handed over to you/);
    expect(email).toContain('Gus Agent made you the owner');
    expect(email).toContain(`${app.origin}/staff`);
    expect(email).not.toMatch(/Mailed|Fridays/);
    await give(gus, second, { version: 1, ownerId: fayId });
    expect(await app.countEmails(gus.email)).toBe(before);
    const admin = await createStaffWithPasskey(app, 'admin', 'Hal Admin');
    const suspended = await admin.call('PUT', `/api/staff/members/${fayId}/suspension`, {
      newOwnerId: gusId,
    });
    expect(suspended.status).toBe(200);
    expect(await app.readEmail(gus.email, /^2 purchases were handed over to you/)).toContain('Hal Admin');
    expect(await app.countEmails(gus.email)).toBe(before + 1);
    // A suspended member can be given nothing, and gets no email.
    const fays = await app.countEmails(fay.email);
    expect((await give(gus, first, { version: 3, ownerId: fayId })).status).toBe(400);
    expect(await app.countEmails(fay.email)).toBe(fays);
    expect((await read(gus)).handedOver.map(({ by, note }) => [by, note])).toEqual([
      ['Hal Admin', null],
      ['Hal Admin', null],
    ]);
  });

  it('is what buyers answered to their proposals in the last week', async () => {
    const ida = await createStaff(app, 'agent', 'Ida Agent');
    const buyer = await createBuyer(app, 'Dana Declines');
    const { id } = await loadPurchase(buyer);
    const propose = async (key: string, value: string) => {
      const what = { kind: 'fact', key, value, why: 'It was locked today.' };
      const { body } = await ida.call('POST', `/api/staff/purchases/${id}/proposals`, what);
      return String((body.proposals as { id: string }[])[0]?.id);
    };
    const answer = async (proposalId: string, as: string) =>
      expect(
        (await buyer.call('POST', `/api/proposals/${proposalId}/answer`, { as, seen: null })).status,
      ).toBe(200);
    const proposalId = await propose('ratePercent', '6.25');
    expect((await read(ida)).answered).toEqual([]);
    await answer(proposalId, 'declined');
    const [declined, ...more] = (await read(ida)).answered;
    expect(more).toEqual([]);
    expect(declined).toMatchObject({
      ...{ id, proposalId, as: 'declined', by: 'Dana Declines', title: expect.stringMatching(/rate/i) },
      buyers: [{ name: 'Dana Declines' }],
    });
    await answer(await propose('ratePercent', '6.5'), 'accepted');
    expect((await read(ida)).answered.map(({ as }) => as)).toEqual(['accepted', 'declined']);
    expect((await read(ann as TestBuyer)).answered).toEqual([]);
    await app.query("update proposals set answered_at = answered_at - interval '7 days 1 minute'");
    expect((await read(ida)).answered).toEqual([]);
  });
});
