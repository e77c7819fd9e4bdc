import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createBuyer, TestBuyer } from '../../../testing/test-buyer.ts';
import { joinPurchase, readPurchase, signInHelper } from '../../../testing/test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Two buyers, and a helper whom the one who goes let see everything. */
async function createHelped() {
  const [jordan, priya] = [await createBuyer(app, 'Jordan Rivera'), await createBuyer(app, 'Priya Shah')];
  await joinPurchase(app, jordan, priya);
  const helper = new TestBuyer(app);
  const id = await signInHelper(app, priya, helper, ['figures', 'documents']);
  const open = async (what: string) => (await helper.call('GET', `/api/shared/${id}/${what}`)).status;
  expect([await open('progress'), await open('documents')]).toEqual([200, 200]);
  const readGrants = async () => {
    const person = (await readPurchase(jordan)).people.find((each) => each.id === id);
    return person?.grants.map(({ what, isOwn }) => [what, isOwn]).sort();
  };
  return { jordan, priya, id, open, readGrants };
}
const erase = ({ email }: TestBuyer) => app.query('delete from users where email = $1', [email]);
const handedOn = [
  ['dates', true],
  ['figures', true],
  ['progress', true],
];

it('helpers go on seeing the purchase of whoever stays when the other leaves and is erased, but for documents', async () => {
  const { priya, open, readGrants } = await createHelped();
  expect((await priya.call('POST', '/api/purchase/leave', {})).status).toBe(200);
  expect(await readGrants()).toEqual(handedOn);
  await erase(priya);
  expect(await readGrants()).toEqual(handedOn);
  expect([await open('progress'), await open('plan'), await open('documents')]).toEqual([200, 200, 404]);
});

it('helpers go on seeing it when the account of one of two is erased', async () => {
  const { priya, open, readGrants } = await createHelped();
  await erase(priya);
  expect(await readGrants()).toEqual(handedOn);
  expect([await open('progress'), await open('documents')]).toEqual([200, 404]);
});

it('what both let a helper see is listed once from then on', async () => {
  const { jordan, priya, id, readGrants } = await createHelped();
  await jordan.call('POST', `/api/purchase/people/${id}/grants`, { what: 'figures' });
  await priya.call('POST', '/api/purchase/leave', {});
  expect(await readGrants()).toEqual(handedOn);
});
