import { randomUUID } from 'node:crypto';
import type { SavedScenario } from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.contract.ts';
import { MAX_SCENARIOS } from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let buyer: TestBuyer;
let other: TestBuyer;
const clock = { at: Date.parse('2026-11-21T12:00:00.000Z') };
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(clock.at) });
  [buyer, other] = [await createBuyer(app), await createBuyer(app)];
});
afterAll(() => app.close());

const figures = { principal: '$289,900', ratePercent: '6.875', termMonths: '30' };
const write = (more: object = {}) => ({
  tool: 'monthly-payment',
  name: 'Two beds',
  inputs: figures,
  ...more,
});
const save = (who: TestBuyer, id: string, more: object = {}) =>
  who.call('PUT', `/api/saved-scenarios/${id}`, write(more));
const rename = (who: TestBuyer, id: string, name: unknown) =>
  who.call('PATCH', `/api/saved-scenarios/${id}`, { name });
const remove = (who: TestBuyer, id: string) => who.call('DELETE', `/api/saved-scenarios/${id}`);
async function list(who: TestBuyer): Promise<SavedScenario[]> {
  const { body } = await who.call('GET', '/api/saved-scenarios');
  return body.scenarios as SavedScenario[];
}

describe('a saved scenario', () => {
  it('comes back as it was typed, the last changed first, and can be changed, renamed and deleted', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    expect((await save(buyer, first)).body).toEqual({
      id: first,
      ...write(),
      createdAt: '2026-11-21T12:00:00.000Z',
      updatedAt: '2026-11-21T12:00:00.000Z',
    });
    clock.at += 60_000;
    await save(buyer, second, { tool: 'extra-payments', name: '  Lower rate ' });
    expect(await list(buyer)).toMatchObject([
      { id: second, tool: 'extra-payments', name: 'Lower rate' },
      { id: first, inputs: figures },
    ]);
    clock.at += 60_000;
    const changed = { ...figures, ratePercent: '6,5 %' };
    await save(buyer, first, { name: 'Two beds, 6.5', inputs: changed });
    clock.at += 60_000;
    expect((await rename(buyer, second, 'Refinance in May')).body).toMatchObject({
      name: 'Refinance in May',
      inputs: figures,
      createdAt: '2026-11-21T12:01:00.000Z',
      updatedAt: '2026-11-21T12:03:00.000Z',
    });
    expect(await list(buyer)).toMatchObject([
      { id: second },
      { id: first, name: 'Two beds, 6.5', inputs: changed, createdAt: '2026-11-21T12:00:00.000Z' },
    ]);
    expect((await remove(buyer, second)).body).toEqual({ done: true });
    expect((await remove(buyer, second)).status).toBe(200);
    expect(await list(buyer)).toMatchObject([{ id: first }]);
    await remove(buyer, first);
  });

  it('is stored once when it is sent twice, also at the same moment', async () => {
    const id = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => save(buyer, id)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await list(buyer)).toHaveLength(1);
    await remove(buyer, id);
  });

  it('is its owner’s alone', async () => {
    const id = randomUUID();
    await save(buyer, id);
    expect(await list(other)).toEqual([]);
    expect((await rename(other, id, 'Taken')).body.code).toBe('NOT_FOUND');
    // Answered as a fresh id is: whether another account has it is not to be read from the answer.
    expect((await save(other, id, { name: 'Taken' })).body).toMatchObject({ id, name: 'Taken' });
    await remove(other, id);
    expect(await list(buyer)).toMatchObject([{ id, name: 'Two beds' }]);
    await remove(buyer, id);
  });

  it('stays with its calculator, and one that is not there has no name to change', async () => {
    const id = randomUUID();
    await save(buyer, id);
    expect((await save(buyer, id, { tool: 'extra-payments' })).body.code).toBe('NOT_FOUND');
    expect((await rename(buyer, randomUUID(), 'Nobody’s')).body.code).toBe('NOT_FOUND');
    await remove(buyer, id);
  });

  it.each([
    ['name', { name: '   ' }],
    ['name', { name: 'n'.repeat(81) }],
    ['name', { name: 'two\nlines' }],
    ['name', { name: undefined }],
    ['tool', { tool: 'constructor' }],
    ['inputs', { inputs: undefined }],
    ['inputs.principal', { inputs: { principal: 289900 } }],
    ['inputs.principal', { inputs: { principal: '9'.repeat(61) } }],
    ['inputs.principal', { inputs: { principal: 'a\u0000b' } }],
    ['inputs.a b', { inputs: { 'a b': '1' } }],
    [
      'inputs',
      { inputs: Object.fromEntries(Array.from({ length: 61 }, (_, place) => [`field${place}`, '1'])) },
    ],
  ])('is refused without a proper %s', async (field, more) => {
    const reply = await save(buyer, randomUUID(), more);
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
    expect(Object.keys(reply.body.fields ?? {})).toEqual([field]);
    expect(await list(buyer)).toEqual([]);
  });

  it('is refused under an id that is none, and names of every object are names like any other', async () => {
    expect((await save(buyer, 'mine')).body.code).toBe('BAD_INPUT');
    const id = randomUUID();
    const odd = { constructor: '1', toString: '\ud800 half', principal: '5' };
    expect((await save(buyer, id, { inputs: odd })).status).toBe(200);
    expect((await list(buyer))[0]?.inputs).toMatchObject({ constructor: '1', principal: '5' });
    await remove(buyer, id);
  });

  it(`is refused beyond ${MAX_SCENARIOS}; those that are there can still be changed`, async () => {
    const ids = Array.from({ length: MAX_SCENARIOS }, () => randomUUID());
    for (const id of ids) await save(other, id);
    const reply = await save(other, randomUUID());
    expect([reply.status, reply.body.message]).toEqual([400, expect.stringMatching(/delete one/)]);
    expect((await save(other, ids[0] ?? '', { name: 'Changed' })).status).toBe(200);
    expect(await list(other)).toHaveLength(MAX_SCENARIOS);
  });
});
