import { randomUUID } from 'node:crypto';
import type { PurchaseOwnership } from '@porchlight/domain/home-buyers/purchase-owners.contract.ts';
import type { PurchaseSummary } from '@porchlight/domain/home-buyers/staff-purchases.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { followEvents } from '@porchlight/testing/people/follow-events.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, loadPurchase } from '@porchlight/testing/people/test-people.ts';
import { createStaff, createStaffWithPasskey } from '@porchlight/testing/people/test-staff.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
let reader: TestBuyer;
let abe: TestBuyer;
let amy: TestBuyer;
let admin: TestBuyer;
let [abeId, amyId] = ['', ''];
useSharedApp(async (shared) => {
  app = shared;
  reader = await createStaff(app, 'reader', 'Rita Reader');
  [abe, amy] = [await createStaff(app, 'agent', 'Abe Agent'), await createStaff(app, 'agent', 'Amy Agent')];
  admin = await createStaffWithPasskey(app, 'admin', 'Ana Admin');
  [abeId, amyId] = [await idOf(abe), await idOf(amy)];
});

const idOf = async ({ email }: TestBuyer) =>
  String((await app.query('select id from users where email = $1', [email]))[0]?.id);
const purchaseOf = async (buyer: TestBuyer) => (await loadPurchase(buyer)).id;
const give = (who: TestBuyer, id: string, body: object) =>
  who.call('PUT', `/api/staff/purchases/${id}/owner`, { version: 0, ...body });
const open = async (buyer: TestBuyer) => {
  const { body } = await abe.call('GET', `/api/staff/home-buyers/${await idOf(buyer)}/purchase`);
  return body.purchase as unknown as PurchaseOwnership;
};
const list = async (query: Record<string, string>, who = abe) =>
  (await who.call('GET', `/api/staff/purchases?${new URLSearchParams(query)}`)).body
    .rows as PurchaseSummary[];
const listEvents = async (id: string) =>
  (
    await app.query(
      "select payload from webhook_events where type = 'purchase.handed_over' and payload like $1 order by sequence",
      [`%${id}%`],
    )
  ).map(({ payload }) => JSON.parse(String(payload)).data);
const none = { owner: null, ownerVersion: 0, handOver: null };

describe('the owner of a purchase', () => {
  it('is none at first, and then who took it or was given it, with the note of the last hand-over', async () => {
    const [one, other] = [await createBuyer(app, 'Ola Owned'), await createBuyer(app, 'Ove Owned')];
    await joinPurchase(app, one, other);
    const id = await purchaseOf(one);
    expect(await open(one)).toMatchObject(none);
    const taken = await give(abe, id, { ownerId: abeId });
    expect([taken.status, taken.body]).toEqual([
      200,
      {
        owner: { id: abeId, name: 'Abe Agent' },
        ownerVersion: 1,
        handOver: { by: 'Abe Agent', at: expect.any(String), note: null },
      },
    ]);
    const note = 'They answer\non Fridays.';
    await give(abe, id, { version: 1, ownerId: amyId, note: ` ${note.replace('\n', '\r\n')} ` });
    const now = {
      owner: { id: amyId, name: 'Amy Agent' },
      ownerVersion: 2,
      handOver: { by: 'Abe Agent', at: expect.any(String), note },
    };
    expect(await open(other)).toMatchObject(now);
    expect((await list({ search: 'owned' }))[0]?.owner).toEqual(now.owner);
    // The same again without a note changes nothing; with one, the note is another.
    expect((await give(amy, id, { version: 2, ownerId: amyId, note: ' ' })).body).toEqual(now);
    expect((await give(amy, id, { version: 2, ownerId: amyId, note: 'Call first.' })).body).toMatchObject({
      ownerVersion: 3,
      handOver: { by: 'Amy Agent', note: 'Call first.' },
    });
    expect((await give(amy, id, { version: 3, ownerId: null })).body).toMatchObject({
      owner: null,
      ownerVersion: 4,
      handOver: { by: 'Amy Agent', note: null },
    });
    const logged = await app.query(
      `select actor_name, about_email, detail from staff_actions
         where action = 'home-buyers.owner-changed' and subject_id = $1 order by id`,
      [id],
    );
    expect(logged).toEqual(
      [
        ['Abe Agent', 'Abe Agent'],
        ['Abe Agent', 'Amy Agent'],
        ['Amy Agent', 'Amy Agent'],
        ['Amy Agent', null],
      ].flatMap(([by, owner]) =>
        [one, other].map(({ email }) => ({ actor_name: by, about_email: email, detail: { owner } })),
      ),
    );
    for (const buyer of [one, other]) {
      const lines = (await buyer.call('GET', '/api/personal-data/access-log')).body as unknown as object[];
      expect(JSON.stringify(lines)).toContain('Changed which member of staff looks after a purchase');
      expect(JSON.stringify(lines)).not.toContain('Fridays');
    }
  });

  it('is said in an event with who did it, and at once to the open pages of staff', async () => {
    const buyer = await createBuyer(app, 'Eva Event');
    const id = await purchaseOf(buyer);
    const events = await followEvents(amy);
    await events.next();
    await give(abe, id, { ownerId: abeId, note: 'Secret words' });
    expect(await events.next()).toBe('changed homeBuyers');
    await events.stop();
    const scopes = ['home-buyers:write'];
    const { body: token } = await admin.call('POST', '/api/staff/tokens', { name: 'CRM', scopes, days: 1 });
    const bearer = { authorization: `Bearer ${token.token}` };
    const change = { version: 1, ownerId: amyId };
    const given = await new TestBuyer(app).call('PUT', `/api/staff/purchases/${id}/owner`, change, bearer);
    expect(given.body).toMatchObject({ owner: { id: amyId }, handOver: { by: 'CRM' } });
    const about = { purchaseId: id, buyerIds: [await idOf(buyer)] };
    expect(await listEvents(id)).toEqual([
      { ...about, ownerId: abeId, by: { kind: 'member', id: abeId } },
      { ...about, ownerId: amyId, by: { kind: 'token', id: token.id } },
    ]);
  });

  it('is the first of two who take it at once; the second is shown whose it is', async () => {
    const id = await purchaseOf(await createBuyer(app, 'Carl Contended'));
    const replies = await Promise.all([
      give(abe, id, { ownerId: abeId }),
      give(amy, id, { ownerId: amyId, note: 'Mine' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = replies.find(({ status }) => status === 409);
    const name = (await list({ search: 'contended' }))[0]?.owner?.name;
    expect(lost?.body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: `Someone has handed this purchase over since you saw it: ${name} owns it now. Nothing of yours was stored.`,
      fields: { ownerId: `Now ${name} owns it.` },
    });
    await give(admin, id, { version: 1, ownerId: null });
    expect((await give(abe, id, { version: 1, ownerId: abeId })).body.message).toContain(
      'nobody owns it now',
    );
  });

  it('narrows the list to one’s own, a colleague’s, those with an owner and those without', async () => {
    const buyers = [];
    for (const name of ['Fay', 'Flo', 'Fox']) buyers.push(await createBuyer(app, `${name} Filtered`));
    const [fay, flo] = buyers as [TestBuyer, TestBuyer];
    await give(abe, await purchaseOf(fay), { ownerId: abeId });
    await give(abe, await purchaseOf(flo), { ownerId: amyId });
    const names = async (owner: string, who = abe) =>
      (await list({ owner, search: 'filtered', sort: 'name' }, who)).map((row) => row.buyers[0]?.name);
    expect(await names('me')).toEqual(['Fay Filtered']);
    expect(await names('me', reader)).toEqual([]);
    expect(await names(amyId)).toEqual(['Flo Filtered']);
    expect(await names('nobody')).toEqual(['Fox Filtered']);
    expect(await names('somebody')).toEqual(['Fay Filtered', 'Flo Filtered']);
    const unsearched = await list({ owner: abeId, limit: '200' });
    expect(unsearched.map(({ owner }) => owner?.id)).toEqual(unsearched.map(() => abeId));
    expect(unsearched.flatMap((row) => row.buyers.map(({ name }) => name))).toContain('Fay Filtered');
    const file = await (await abe.send('GET', '/api/staff/purchases.csv?owner=me&search=filtered')).text();
    expect(
      file
        .trim()
        .split('\r\n')
        .map((line) => line.split(',').at(-1)),
    ).toEqual(['Owner', 'Abe Agent']);
    expect((await abe.call('GET', `/api/staff/purchases?owner=${'x'.repeat(101)}`)).status).toBe(400);
  });

  it('can be agents and admins who came in, and is refused for others, for guests and for bad input', async () => {
    const buyer = await createBuyer(app, 'Rex Refused');
    const id = await purchaseOf(buyer);
    const change = { ownerId: abeId };
    expect((await give(new TestBuyer(app), id, change)).status).toBe(401);
    for (const who of [buyer, reader]) expect((await give(who, id, change)).status).toBe(403);
    for (const ownerId of [await idOf(reader), await idOf(buyer), randomUUID()])
      expect([ownerId, (await give(abe, id, { ownerId })).body.fields]).toEqual([
        ownerId,
        { ownerId: expect.stringContaining('agent, processor or admin') },
      ]);
    const long = await give(abe, id, { ...change, note: 'x'.repeat(501) });
    expect([long.status, long.body.fields]).toEqual([400, { note: 'Use at most 500 characters.' }]);
    for (const bad of [{}, { ownerId: '' }, { ...change, version: -1 }, { ...change, version: '0' }])
      expect((await give(abe, id, bad)).status).toBe(400);
    expect((await give(abe, 'no-id', change)).status).toBe(400);
    const gone = await give(abe, randomUUID(), change);
    expect([gone.status, gone.body.message]).toEqual([404, expect.stringContaining('may have been erased')]);
    const guest = await createBuyer(app, 'Gil Guest');
    const guests = await purchaseOf(guest);
    await app.query("update users set guest = 'empty' where email = $1", [guest.email]);
    expect((await give(abe, guests, change)).status).toBe(404);
    expect(await open(buyer)).toMatchObject(none);
    const { body } = await abe.call('GET', '/api/staff/purchases/owners');
    expect(body.owners).toEqual(expect.arrayContaining([{ id: abeId, name: 'Abe Agent' }]));
    expect(JSON.stringify(body)).not.toContain('Rita Reader');
  });

  it('who is suspended is named with what they own, which goes to whom the admin says', async () => {
    const leaving = await createStaff(app, 'agent', 'Lea Leaving');
    const leavingId = await idOf(leaving);
    const buyers = [await createBuyer(app, 'Sam Suspended'), await createBuyer(app, 'Sue Suspended')];
    const ids: string[] = [];
    for (const buyer of buyers) ids.push(await purchaseOf(buyer));
    for (const id of ids) await give(leaving, id, { ownerId: leavingId, note: 'Old note' });
    const cases = () => admin.call('GET', `/api/staff/members/${leavingId}/cases`);
    expect((await cases()).body).toEqual({ leads: 0, purchases: 2, questions: 0 });
    const suspend = (body: object) => admin.call('PUT', `/api/staff/members/${leavingId}/suspension`, body);
    expect((await suspend({})).status).toBe(200);
    expect((await list({ owner: leavingId })).length).toBe(2);
    const { body: named } = await abe.call('GET', '/api/staff/purchases/owners');
    expect(named.former).toContainEqual({ id: leavingId, name: 'Lea Leaving' });
    expect((await suspend({ newOwnerId: amyId })).status).toBe(200);
    expect((await cases()).body).toMatchObject({ purchases: 0 });
    for (const [place, buyer] of buyers.entries()) {
      expect(await open(buyer)).toMatchObject({
        owner: { id: amyId },
        ownerVersion: 2,
        handOver: { by: 'Ana Admin', note: null },
      });
      expect(await listEvents(ids[place] ?? '')).toMatchObject([{}, { ownerId: amyId }]);
      const lines = (await buyer.call('GET', '/api/personal-data/access-log')).body as unknown as object[];
      expect(lines.filter((line) => JSON.stringify(line).includes('looks after')).length).toBe(2);
    }
    await admin.call('DELETE', `/api/staff/members/${leavingId}/suspension`);
    await give(amy, ids[0] ?? '', { version: 2, ownerId: leavingId });
    expect((await suspend({ newOwnerId: null })).status).toBe(200);
    expect((await open(buyers[0] as TestBuyer)).owner).toBeNull();
    // The account of an owner that is deleted leaves the purchase, and who handed it over by name.
    await app.query('update purchase_owners set owner_id = $1 where purchase_id = $2', [leavingId, ids[0]]);
    await app.query('delete from users where id = $1', [leavingId]);
    expect(await open(buyers[0] as TestBuyer)).toMatchObject({ owner: null, handOver: { by: 'Ana Admin' } });
  });

  it('stays where buyers join and part, and goes with the purchase; a note goes with either buyer', async () => {
    const [one, other] = [await createBuyer(app, 'Jo Joined'), await createBuyer(app, 'Jan Joined')];
    await give(abe, await purchaseOf(other), { ownerId: amyId, note: 'Likes trains' });
    await joinPurchase(app, one, other);
    const id = await purchaseOf(one);
    expect(await open(one)).toMatchObject({ owner: { id: amyId }, handOver: { note: 'Likes trains' } });
    expect((await other.call('POST', '/api/purchase/leave', {})).status).toBe(200);
    expect(await open(one)).toMatchObject({ owner: { id: amyId }, handOver: { note: 'Likes trains' } });
    expect(await open(other)).toMatchObject({
      owner: { id: amyId },
      ownerVersion: 1,
      handOver: { note: null },
    });

    await joinPurchase(app, one, await createBuyer(app, 'Joy Joined'));
    await app.query("delete from users where name = 'Joy Joined'");
    expect(await open(one)).toMatchObject({ owner: { id: amyId }, handOver: { note: null } });
    const count = () => app.query('select purchase_id from purchase_owners where purchase_id = $1', [id]);
    expect(await count()).toHaveLength(1);
    await app.query('delete from users where email = $1', [one.email]);
    expect(await count()).toEqual([]);
  });
});
