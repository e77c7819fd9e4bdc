import { randomUUID } from 'node:crypto';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
let jordan: TestBuyer;
let priya: TestBuyer;
useSharedApp(async (shared) => {
  app = shared;
  jordan = await createBuyer(app, 'Jordan Rivera');
  priya = await createBuyer(app, 'Priya Shah');
  await joinPurchase(app, jordan, priya);
});

const score = {
  ...{ value: 688, model: 'fico-5', bureau: 'equifax', on: '2026-11-20' },
  ...{ range: { low: 300, high: 850 }, factors: [] },
};
const put = async (path: string, body: object) =>
  expect((await jordan.call('PUT', `/api/credit/${path}`, body)).status).toBe(200);

/** How often an open page of this person is notified to read its credit again. What arrives together is one notification. */
async function countTold(person: TestBuyer, ...changes: (() => Promise<unknown>)[]): Promise<number> {
  const response = await person.send('GET', '/api/events');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const hear = async (text: string, times: number) => {
    while (heard.split(text).length <= times) heard += (await reader?.read())?.value ?? '';
  };
  await hear('heartbeat', 1);
  for (const [index, change] of changes.entries()) {
    await change();
    // Earlier notifications have arrived by then.
    await person.call('POST', '/api/documents?name=a.pdf', new TextEncoder().encode('%PDF-1.7\n'));
    await hear('data: documents', index + 1);
  }
  await reader?.cancel();
  return (heard.match(/data: credit/g) ?? []).length;
}

describe('the open page of a co-buyer', () => {
  it('hears of scores while they are open to them, and of nothing else', async () => {
    const id = randomUUID();
    const changes = [
      () => put(`scores/${id}`, score),
      () => put(`scores/${id}`, { ...score, value: 701 }),
      () => jordan.call('DELETE', `/api/credit/scores/${id}`),
      () => put(`cards/${randomUUID()}`, { name: 'Card', balance: 1, limit: 2, statementDay: null }),
    ];
    expect(await countTold(priya, ...changes)).toBe(0);
    expect(await countTold(priya, () => put('sharing', { isShared: true }))).toBe(1);
    expect(await countTold(priya, ...changes)).toBe(3);
    expect(await countTold(jordan, ...changes)).toBe(4);
  });
});
