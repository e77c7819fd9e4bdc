import { randomUUID } from 'node:crypto';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

it('answers stored under an Idempotency-Key are gone for both buyers once one has left', async () => {
  const [jordan, priya] = [await createBuyer(app, 'Jordan Rivera'), await createBuyer(app, 'Priya Shah')];
  await joinPurchase(app, jordan, priya);
  const replays = [jordan, priya].map((buyer) => {
    const key = randomUUID();
    const helper = { name: 'Hal Helper', email: `${randomUUID()}@example.com`, role: 'agent' };
    return () => buyer.call('POST', '/api/purchase/people', helper, { 'idempotency-key': key });
  });
  for (const send of replays) {
    expect((await send()).status).toBe(200);
    const again = await send();
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(JSON.stringify(again.body)).toMatch(/Jordan Rivera.*Priya Shah|Priya Shah.*Jordan Rivera/);
  }
  const leave = { 'idempotency-key': randomUUID() };
  expect((await priya.call('POST', '/api/purchase/leave', {}, leave)).status).toBe(200);
  for (const send of replays) {
    const { status, body } = await send();
    expect([status, body.code]).toEqual([422, 'KEY_REUSED']);
    expect(JSON.stringify(body)).not.toMatch(/Jordan|Priya|Hal/);
  }
  // The answer to leaving itself shows the purchase that is one's own from now on, and stays.
  const left = await priya.call('POST', '/api/purchase/leave', {}, leave);
  expect([left.status, left.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
});
