import { randomUUID } from 'node:crypto';
import type { WireGuardView } from '@porchlight/domain/wire-guard/wire-guard.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, signInHelper } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyInstruction, sampleCall, sampleWire } from './sample-wire.ts';

let now = new Date('2026-01-07T18:00:00.000Z');
let app: TestApp;
let ada: TestBuyer;
let ben: TestBuyer;
let stranger: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  ada = await createBuyer(app, 'Ada Buyer');
  ben = await createBuyer(app, 'Ben Buyer');
  stranger = await createBuyer(app);
  await joinPurchase(app, ada, ben);
});
afterAll(() => app.close());

const path = '/api/wire-guard';
const put = (who: TestBuyer, what: string, body: object, id: string = randomUUID()) =>
  who.call('PUT', `${path}/${what}/${id}`, body);
const save = (who: TestBuyer, more: object = {}, id?: string) =>
  put(who, 'records', { ...sampleWire, ...more }, id);
const compare = (who: TestBuyer, more: object) => put(who, 'comparisons', { ...emptyInstruction, ...more });
const read = async (who: TestBuyer) => (await who.call('GET', path)).body as unknown as WireGuardView;
const listNotified = async (who: TestBuyer) =>
  (
    await app.query(
      `select subject from notifications join users on users.id = user_id where email = $1 and kind = 'wire-entered' order by notifications.created_at`,
      [who.email],
    )
  ).map(({ subject }) => subject);

describe('who is to be paid', () => {
  it('is empty until a buyer writes it down, and then both see it by the last four digits', async () => {
    expect(await read(ada)).toEqual({ record: null, freeUntil: null, log: [] });
    const id = randomUUID();
    expect((await save(ada, {}, id)).status).toBe(200);
    const { account, ...shown } = sampleWire;
    const view = await read(ben);
    expect(view.record).toEqual({ ...shown, accountEnding: '7890' });
    expect(view.freeUntil).toBe('2026-01-08T18:00:00.000Z');
    expect(view.log).toMatchObject([{ id, kind: 'written', isOwn: false }]);
    const [row] = await app.query('select * from wire_entries where id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(account);
    expect(Buffer.from(row?.sealed_account as Uint8Array).toString('latin1')).not.toContain(account);
    expect(await listNotified(ben)).toEqual(['written']);
    expect(await listNotified(ada)).toEqual([]);
  });

  it('is corrected freely within a day, twice the same once', async () => {
    now = new Date('2026-01-08T17:59:00.000Z');
    const id = randomUUID();
    await save(ben, { bank: 'Second Bank' }, id);
    await save(ben, { bank: 'Second Bank' }, id);
    const { record, log } = await read(ada);
    expect(record?.bank).toBe('Second Bank');
    expect(log.map(({ kind }) => kind)).toEqual(['changed', 'written']);
    const other = await save(ben, { bank: 'Third Bank' }, id);
    expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED']);
    expect((await save(ben, { bank: 'Second Bank', account: '999999999' }, id)).status).toBe(422);
    expect((await read(ada)).record).toEqual(record);
  });

  it('is frozen after it', async () => {
    now = new Date('2026-01-08T18:00:00.000Z');
    const reply = await save(ada, { account: '999999999' });
    expect([reply.status, reply.body.code]).toEqual([403, 'NOT_ALLOWED']);
    expect(reply.body.message).toMatch(/frozen/);
    const { record, freeUntil } = await read(ada);
    expect([record?.accountEnding, freeUntil]).toEqual(['7890', null]);
  });

  it.each<[string, object]>([
    ['routing', { routing: '012000021' }],
    ['account', { account: '12' }],
    ['phone', { phone: '911' }],
    ['sourceKind', { sourceKind: 'email' }],
    ['sourceOn', { sourceOn: '2026-03-01' }],
    ['emailDomain', { emailDomain: 'acme' }],
  ])('is refused without a proper %s', async (field, more) => {
    const reply = await save(stranger, more);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
    expect((await read(stranger)).record).toBeNull();
  });
});

describe('a later instruction', () => {
  it('is held against it, and the log keeps what differed', async () => {
    const same = await compare(ben, {
      account: '0012 3456-7890',
      routing: '021000021',
      sender: 'a@acmetitle.com',
    });
    expect(same.body).toMatchObject({
      differs: [],
      missing: ['payee', 'bank'],
      sender: 'same',
      action: 'call',
    });
    const other = await compare(ben, { account: '009999999999', sender: 'a@acrnetitle.com' });
    expect(other.body).toMatchObject({ differs: ['account'], sender: 'look-alike', action: 'stop' });
    const { log } = await read(ada);
    expect(log[0]).toMatchObject({ kind: 'compared', isOwn: false, comparison: { differs: ['account'] } });
    const rows = await app.query(`select * from wire_entries where kind = 'compared'`);
    expect(JSON.stringify(rows)).not.toMatch(/999999|acrnetitle/);
    // The other buyer is notified of the one that differs alone.
    expect((await listNotified(ada)).filter((subject) => subject === 'differs')).toHaveLength(1);
  });

  it('is not the same where nothing was compared, which the log keeps', async () => {
    const other = await createBuyer(app);
    await save(other, { emailDomain: null });
    const found = { differs: [], sender: 'not comparable', action: 'call', isCompared: false };
    expect((await compare(other, { sender: 'closing@evil.com' })).body).toMatchObject(found);
    expect((await read(other)).log[0]).toMatchObject({ kind: 'compared', comparison: found });
  });

  it('is refused when it says nothing or there is nothing to hold it against', async () => {
    expect((await compare(ada, {})).status).toBe(400);
    expect((await compare(stranger, { account: '001234567890' })).status).toBe(404);
  });

  it('replaces it after a call alone, and the old one stays in the log', async () => {
    const change = { ...sampleWire, account: '004444455555' };
    const refused = await put(ada, 'replacements', { ...change, ...sampleCall, isConfirmed: false });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['isConfirmed']]);
    const late = await put(ada, 'replacements', { ...change, ...sampleCall, calledOn: '2026-02-01' });
    expect(Object.keys(late.body.fields ?? {})).toEqual(['calledOn']);
    expect((await put(stranger, 'replacements', { ...change, ...sampleCall })).status).toBe(404);
    expect((await put(ada, 'replacements', { ...change, ...sampleCall })).status).toBe(200);
    const { record, freeUntil, log } = await read(ben);
    expect([record?.accountEnding, freeUntil]).toEqual(['5555', null]);
    expect(log[0]).toMatchObject({
      ...{ kind: 'replaced', call: { calledOn: '2026-01-06', spokeWith: 'Dana at Acme Title' } },
    });
    expect(log.map((entry) => entry.record?.accountEnding)).toContain('7890');
    expect((await save(ada)).status).toBe(403);
    expect((await compare(ben, { account: '004444455555' })).body).toMatchObject({ action: 'call' });
    expect(await listNotified(ben)).toContain('replaced');
  });

  it('cannot change a row of the log', async () => {
    await expect(app.query(`update wire_entries set record = '{}'::jsonb`)).rejects.toThrow(/not changed/);
  });
});

describe('the record', () => {
  it('is the purchase’s alone: not for visitors, others or a helper', async () => {
    expect((await read(stranger)).record).toBeNull();
    expect((await new TestBuyer(app).call('GET', path)).status).toBe(401);
    const helper = new TestBuyer(app);
    await signInHelper(app, ada, helper, ['homes', 'figures', 'offers', 'progress']);
    expect((await helper.call('GET', path)).status).toBe(401);
  });

  it('stays with each of two who part, opens there, and stays when an account goes', async () => {
    await ben.call('POST', '/api/purchase/leave', {});
    for (const who of [ada, ben]) {
      expect((await read(who)).record?.accountEnding).toBe('5555');
      expect((await compare(who, { account: '004444455555' })).body).toMatchObject({ action: 'call' });
    }
    await joinPurchase(app, ben, ada);
    expect((await read(ada)).record?.accountEnding).toBe('5555');
    await app.query('delete from users where email = $1', [ben.email]);
    expect((await read(ada)).record?.accountEnding).toBe('5555');
  });

  it('comes along where the purchase that is joined has none', async () => {
    await save(stranger, { account: '777777777' });
    const host = await createBuyer(app);
    await joinPurchase(app, host, stranger);
    expect((await read(host)).record?.accountEnding).toBe('7777');
  });
});
