import { randomUUID } from 'node:crypto';
import type { ReviewRow } from '@porchlight/domain/documents/document-reviews.contract.ts';
import type { ThreadRow } from '@porchlight/domain/messages/threads.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, loadPurchase } from '@porchlight/testing/people/test-people.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
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
