import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { waitFor } from '@porchlight/testing/app/wait-for.ts';
import { createBuyer, getToken, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { invite, loadPurchase } from '@porchlight/testing/people/test-people.ts';
import { expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

it('an invitation sent again keeps what is shared and who takes which task, and ends the link before', async () => {
  const jordan = await createBuyer(app, 'Jordan Rivera');
  const helper = new TestBuyer(app);
  const readInvited = async () =>
    (await loadPurchase(jordan)).people.find(({ state }) => state === 'invited');
  const readOwners = async () => (await jordan.call('GET', '/api/milestones/interest/owners')).body.owners;
  const first = await invite(app, jordan, { email: helper.email });
  const id = (await readInvited())?.id ?? '';
  await jordan.call('POST', `/api/purchase/people/${id}/grants`, { what: 'offers' });
  const task = '/api/milestones/interest/tasks/list-must-haves/owner';
  expect((await jordan.call('PUT', task, { personId: id })).status).toBe(200);
  const before = { person: await readInvited(), owners: await readOwners() };
  expect(before.person?.grants.map(({ what }) => what)).toContain('offers');
  const sent = await jordan.call('POST', `/api/purchase/people/${id}/invitation`, { email: helper.email });
  expect(sent.status).toBe(200);
  const second = await waitFor('the new link', async () => {
    const token = getToken(await app.readEmail(helper.email, /shares a home purchase/));
    return token === first ? undefined : token;
  });
  const after = await readInvited();
  expect(after).toEqual({ ...before.person, expiresAt: after?.expiresAt });
  expect(await readOwners()).toEqual(before.owners);
  const open = (token: string) => helper.call('POST', '/api/shared/session', { token });
  expect((await open(first)).body.code).toBe('LINK_EXPIRED');
  expect((await open(second)).status).toBe(200);
  const { purchases } = (await helper.call('GET', '/api/shared')).body as {
    purchases: { grants: string[] }[];
  };
  expect(purchases[0]?.grants.sort()).toEqual(['dates', 'offers', 'progress']);
});
