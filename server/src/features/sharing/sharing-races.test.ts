import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { waitUntil } from '@porchlight/testing/app/wait-for.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { invite, joinPurchase, loadPurchase } from '@porchlight/testing/people/test-people.ts';
import pg from 'pg';
import { describe, expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

const accept = (buyer: TestBuyer, token: string) =>
  buyer.call('POST', '/api/purchase/invitations/accept', { token });

/** Sends requests while another transaction holds the lock of a purchase's people, each once the one before waits for it. */
async function sendInTurn(purchaseId: string, requests: readonly (() => ReturnType<TestBuyer['call']>)[]) {
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  try {
    await holder.query('select pg_advisory_lock(hashtextextended($1, 0))', [`people:${purchaseId}`]);
    const sent: ReturnType<TestBuyer['call']>[] = [];
    for (const request of requests) {
      sent.push(request());
      await waitUntil('the request to wait', async () => {
        const waiting = await holder.query(
          `select 1 from pg_locks where locktype = 'advisory' and not granted
             and database = (select oid from pg_database where datname = current_database())`,
        );
        return waiting.rows.length === sent.length;
      });
    }
    await holder.query('select pg_advisory_unlock_all()');
    return await Promise.all(sent);
  } finally {
    await holder.end();
  }
}

describe('accepting an invitation', () => {
  it('is refused where it is withdrawn while the acceptance waits', async () => {
    const [jordan, priya] = [await createBuyer(app, 'Jordan Rivera'), await createBuyer(app, 'Priya Shah')];
    const token = await invite(app, jordan, { email: priya.email, role: 'co-buyer' });
    const { id, people } = await loadPurchase(jordan);
    const invited = people.find(({ state }) => state === 'invited');
    const [withdrawn, accepted] = await sendInTurn(id, [
      () => jordan.call('DELETE', `/api/purchase/people/${invited?.id}`),
      () => accept(priya, token),
    ]);
    expect([withdrawn?.status, accepted?.body.code]).toEqual([200, 'LINK_EXPIRED']);
    expect((await loadPurchase(jordan)).people).toHaveLength(1);
    expect((await loadPurchase(priya)).people).toHaveLength(1);
  });

  it('never takes the purchase that the reader has left meanwhile', async () => {
    const [jordan, priya] = [await createBuyer(app, 'Jordan Rivera'), await createBuyer(app, 'Priya Shah')];
    await joinPurchase(app, priya, jordan);
    const other = await createBuyer(app);
    const token = await invite(app, other, { email: priya.email, role: 'co-buyer' });
    const { id } = await loadPurchase(jordan);
    const [left, accepted] = await sendInTurn(id, [
      () => priya.call('POST', '/api/purchase/leave', {}),
      () => accept(priya, token),
    ]);
    expect([left?.status, accepted?.body.code]).toEqual([200, 'NOT_ALLOWED']);
    expect((await loadPurchase(jordan)).id).toBe(id);
  });
});
