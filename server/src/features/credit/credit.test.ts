import { randomUUID } from 'node:crypto';
import type { CreditView } from '@porchlight/domain/credit/credit.contract.ts';
import { MAX_CARDS } from '@porchlight/domain/credit/utilization.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, signInHelper } from '@porchlight/testing/people/test-people.ts';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let jordan: TestBuyer;
let priya: TestBuyer;
let stranger: TestBuyer;
const clock = { at: Date.parse('2026-11-25T18:00:00.000Z') };
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(clock.at) });
  jordan = await createBuyer(app, 'Jordan Rivera');
  priya = await createBuyer(app, 'Priya Shah');
  stranger = await createBuyer(app);
});
afterAll(() => app.close());

const score = {
  ...{ value: 688, model: 'fico-5', bureau: 'equifax', on: '2026-11-20', range: { low: 300, high: 850 } },
  factors: ['Proportion of balances to credit limits is too high', 'Too many accounts with balances'],
};
const card = { name: 'Blue card', balance: 270_000, limit: 300_000, statementDay: 12 };
const dispute = {
  ...{ bureau: 'experian', item: 'Store card ending 8842', wrong: 'Paid on time; shown as 30 days late.' },
  ...{ sentTo: 'bureau', furnisher: null, sentOn: null, receivedOn: null, moreInformationOn: null },
  ...{ answeredOn: null, afterFreeReport: true, result: null },
};
const bodies = { scores: score, cards: card, disputes: dispute };
type Kind = keyof typeof bodies;

const put = (who: TestBuyer, kind: Kind, more: object = {}, id: string = randomUUID()) =>
  who.call('PUT', `/api/credit/${kind}/${id}`, { ...bodies[kind], ...more });
const remove = (who: TestBuyer, kind: Kind, id: string) => who.call('DELETE', `/api/credit/${kind}/${id}`);
const read = async (who: TestBuyer) => (await who.call('GET', '/api/credit')).body as unknown as CreditView;
const share = (who: TestBuyer, isShared: boolean) => who.call('PUT', '/api/credit/sharing', { isShared });

describe('scores, cards and disputes', () => {
  it('come back as they were typed, can be changed and deleted, and are stored once', async () => {
    const ids = { scores: randomUUID(), cards: randomUUID(), disputes: randomUUID() };
    for (const kind of ['scores', 'cards', 'disputes'] as const) {
      expect((await put(jordan, kind, {}, ids[kind])).body).toMatchObject({ id: ids[kind], ...bodies[kind] });
      expect((await put(jordan, kind, {}, ids[kind])).status).toBe(200);
    }
    const view = await read(jordan);
    expect(view.scores).toMatchObject([{ id: ids.scores, ...score, source: 'typed' }]);
    expect(view).toMatchObject({
      cards: [card],
      disputes: [dispute],
      partner: null,
      isShared: false,
      sender: null,
    });
    await put(jordan, 'cards', { balance: 10_000, statementDay: null }, ids.cards);
    expect((await read(jordan)).cards).toMatchObject([{ balance: 10_000, statementDay: null }]);
    for (const kind of ['scores', 'cards', 'disputes'] as const) {
      expect((await remove(jordan, kind, ids[kind])).body).toEqual({ done: true });
      expect((await remove(jordan, kind, ids[kind])).status).toBe(200);
      expect((await read(jordan))[kind]).toEqual([]);
    }
  });

  it('are their owner’s alone', async () => {
    const id = randomUUID();
    await put(jordan, 'scores', {}, id);
    const [taken, fresh] = [await put(stranger, 'scores', { value: 300 }, id), await put(stranger, 'scores')];
    expect([taken.status, fresh.status]).toEqual([200, 200]);
    await remove(stranger, 'scores', String(fresh.body.id));
    expect((await remove(stranger, 'scores', id)).status).toBe(200);
    expect((await read(stranger)).scores).toEqual([]);
    expect((await read(jordan)).scores).toMatchObject([{ id, value: 688 }]);
    await remove(jordan, 'scores', id);
    const visitor = new TestBuyer(app);
    expect((await visitor.call('GET', '/api/credit')).status).toBe(401);
    expect((await put(visitor, 'cards')).status).toBe(401);
  });

  it.each<[Kind, string, object]>([
    ['scores', 'value', { value: 299 }],
    ['scores', 'value', { value: 851 }],
    ['scores', 'value', { value: 700.5 }],
    ['scores', 'value', { value: 688, range: { low: 700, high: 850 } }],
    ['scores', 'model', { model: 'fico-11' }],
    ['scores', 'bureau', { bureau: 'innovis' }],
    ['scores', 'bureau', { bureau: 'experian' }],
    ['scores', 'on', { on: '2026-12-01' }],
    ['scores', 'on', { on: '2026-02-30' }],
    ['scores', 'range', { range: { low: 850, high: 300 } }],
    ['scores', 'factors', { factors: Array.from({ length: 6 }, () => 'Too many inquiries') }],
    ['cards', 'limit', { limit: 0 }],
    ['cards', 'balance', { balance: -1 }],
    ['cards', 'balance', { balance: 1.5 }],
    ['cards', 'statementDay', { statementDay: 32 }],
    ['cards', 'name', { name: ' ' }],
    ['disputes', 'sentOn', { sentOn: '2026-12-24' }],
    ['disputes', 'sentOn', { receivedOn: '2026-11-20' }],
    ['disputes', 'receivedOn', { sentOn: '2026-11-20', receivedOn: '2026-11-19' }],
    ['disputes', 'moreInformationOn', { sentOn: '2026-11-02', moreInformationOn: '2026-11-03' }],
    ['disputes', 'answeredOn', { sentOn: '2026-11-20', answeredOn: '2026-11-19' }],
    ['disputes', 'answeredOn', { sentOn: '2026-11-20', result: 'corrected' }],
    ['disputes', 'furnisher', { sentTo: 'furnisher' }],
    ['disputes', 'wrong', { wrong: '' }],
  ])('%s are refused without a proper %s', async (kind, field, more) => {
    const reply = await put(stranger, kind, more);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
    expect((await read(stranger))[kind]).toEqual([]);
  });

  it('take a balance over its limit and a card without a limit as they are', async () => {
    const over = await put(stranger, 'cards', { balance: 310_000 });
    const open = await put(stranger, 'cards', { limit: null });
    expect([over.status, open.status]).toEqual([200, 200]);
    for (const { body } of [over, open]) await remove(stranger, 'cards', String(body.id));
  });

  it(`are refused beyond ${MAX_CARDS} cards; those that are there can still be changed`, async () => {
    const ids = Array.from({ length: MAX_CARDS }, () => randomUUID());
    for (const id of ids) await put(stranger, 'cards', {}, id);
    const reply = await put(stranger, 'cards');
    expect([reply.status, reply.body.message]).toEqual([400, expect.stringMatching(/up to 50/)]);
    expect((await put(stranger, 'cards', { name: 'Changed' }, ids[0])).status).toBe(200);
    expect((await read(stranger)).cards).toHaveLength(MAX_CARDS);
  });
});

describe('a letter', () => {
  const sender = { name: 'Jordan Rivera', address: ['12 Elm Street', 'Columbus, OH 43215'] };
  const letter = {
    sender,
    on: '2026-11-25',
    enclosures: ['Copy of the page of my report', 'Bank statement'],
  };
  const ask = (who: TestBuyer, id: string, more: object = {}) =>
    who.send('POST', `/api/credit/disputes/${id}/letter`, { ...letter, ...more });

  it('is a dated PDF with its recipient, what is wrong and what is enclosed, and keeps no address', async () => {
    const id = randomUUID();
    await put(jordan, 'disputes', {}, id);
    const answer = await ask(jordan, id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toContain('dispute-letter-2026-11-25.pdf');
    const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
    for (const part of [
      ...['12 Elm Street', 'November 25, 2026', 'P.O. Box 4500', 'Store card ending 8842'],
      ...['shown as 30 days late', '15 U.S.C. 1681i', '2. Bank statement'],
    ])
      expect(text.replace(/\s+/g, ' ')).toContain(part);
    expect((await read(jordan)).sender).toBeNull();
    expect((await ask(stranger, id)).status).toBe(404);
    await remove(jordan, 'disputes', id);
  });

  it('with a name that its typeface would change is not made, and says which', async () => {
    const id = randomUUID();
    await put(jordan, 'disputes', {}, id);
    const refused = await ask(jordan, id, { sender: { ...sender, name: '王小明 (Xiaoming)' } });
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
      400,
      'The PDF’s typeface cannot print 王小明. Nothing was made: write this in Latin letters, such as another form of the name.',
    ]);
    expect((await ask(jordan, id, { sender: { ...sender, name: 'Đặng Nguyễn-Núñez' } })).status).toBe(200);
    await remove(jordan, 'disputes', id);
  });

  it('to the company that reported the item needs their address', async () => {
    const id = randomUUID();
    await put(jordan, 'disputes', { sentTo: 'furnisher', furnisher: 'Main Street Store' }, id);
    const refused = await ask(jordan, id);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { fields: { recipientAddress: /address/ } },
    ]);
    const answer = await ask(jordan, id, { recipientAddress: ['P.O. Box 1', 'Dayton, OH 45402'] });
    const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
    for (const part of ['Main Street Store', 'P.O. Box 1', '12 CFR 1022.43']) expect(text).toContain(part);
    for (const wrong of [
      { on: 'today' },
      { sender: { name: '', address: [] } },
      { enclosures: Array(13).fill('x') },
    ])
      expect((await ask(jordan, id, wrong)).status).toBe(400);
    await remove(jordan, 'disputes', id);
  });

  it('keeps name and address where it is asked to, and forgets them', async () => {
    await jordan.call('PUT', '/api/credit/sender', { sender });
    expect((await read(jordan)).sender).toEqual(sender);
    expect((await read(stranger)).sender).toBeNull();
    await jordan.call('PUT', '/api/credit/sender', { sender: null });
    expect((await read(jordan)).sender).toBeNull();
  });
});

describe('sharing', () => {
  it('is refused where this person has no co-buyer', async () => {
    const reply = await share(stranger, true);
    expect([reply.status, reply.body.message]).toEqual([400, expect.stringMatching(/Nobody buys with you/)]);
  });

  it('opens scores to the co-buyer alone, from the press until the next, and never cards or disputes', async () => {
    await joinPurchase(app, jordan, priya);
    for (const kind of ['scores', 'cards', 'disputes'] as const) await put(jordan, kind);
    expect((await read(priya)).partner).toEqual({ name: 'Jordan Rivera', scores: null });
    expect((await share(jordan, true)).body).toMatchObject({ isShared: true, partner: { scores: null } });
    const seen = await read(priya);
    expect(seen.partner?.scores).toMatchObject([{ value: 688 }]);
    expect(seen).toMatchObject({ scores: [], cards: [], disputes: [], isShared: false });
    const id = seen.partner?.scores?.[0]?.id ?? '';
    expect((await put(priya, 'scores', { value: 300 }, id)).status).toBe(200);
    await remove(priya, 'scores', id);
    expect((await read(stranger)).partner).toBeNull();
    await share(jordan, false);
    expect((await read(priya)).partner?.scores).toBeNull();
  });

  it('is nothing for helpers, whatever was granted to them', async () => {
    await share(jordan, true);
    const helper = new TestBuyer(app);
    const personId = await signInHelper(app, jordan, helper, [
      'figures',
      'progress',
      'dates',
      'documents',
      'offers',
    ]);
    expect((await helper.call('GET', '/api/credit')).status).toBe(401);
    for (const part of ['plan', 'progress', 'dates', 'documents']) {
      const { body } = await helper.call('GET', `/api/shared/${personId}/${part}`);
      expect(JSON.stringify(body)).not.toMatch(/(?<![\w-])688(?![\w-])|Blue card|Store card/);
    }
  });

  it('ends when the two part, and does not come back when they buy together again', async () => {
    expect((await read(priya)).partner?.scores).toHaveLength(1);
    await priya.call('POST', '/api/purchase/leave', {});
    expect((await read(priya)).partner).toBeNull();
    await joinPurchase(app, priya, jordan);
    expect((await read(priya)).partner).toEqual({ name: 'Jordan Rivera', scores: null });
    expect((await read(jordan)).isShared).toBe(false);
  });

  it('goes with the account, with all that was typed', async () => {
    await share(jordan, true);
    await app.query('delete from users where email = $1', [jordan.email]);
    expect((await read(priya)).partner).toBeNull();
    for (const table of ['credit_scores', 'credit_disputes', 'credit_sharing'])
      expect(await app.query(`select 1 from ${table}`)).toEqual([]);
  });
});
