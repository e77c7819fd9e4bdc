import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, loadPurchase, signInHelper } from '@porchlight/testing/people/test-people.ts';
import { expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

/** Two buyers, and a helper whom the one who goes let see everything. */
async function createHelped() {
  const [jordan, priya] = [await createBuyer(app, 'Jordan Rivera'), await createBuyer(app, 'Priya Shah')];
  await joinPurchase(app, jordan, priya);
  const helper = new TestBuyer(app);
  const id = await signInHelper(app, priya, helper, ['figures', 'documents']);
  const open = async (what: string) => (await helper.call('GET', `/api/shared/${id}/${what}`)).status;
  expect([await open('progress'), await open('documents')]).toEqual([200, 200]);
  const readGrants = async () => {
    const person = (await loadPurchase(jordan)).people.find((each) => each.id === id);
    return person?.grants.map(({ what, isOwn }) => [what, isOwn]).sort();
  };
  return { jordan, priya, id, helper, open, readGrants };
}
async function erase({ email }: TestBuyer): Promise<void> {
  // Files and their documents go first.
  await app.query('delete from documents where user_id = (select id from users where email = $1)', [email]);
  await app.query('delete from users where email = $1', [email]);
}
const handedOn = [
  ['dates', true],
  ['figures', true],
  ['progress', true],
];

it('helpers go on seeing the purchase of the buyer who stays when the other leaves and is erased, but for documents', async () => {
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

it.each([
  ['leaves', (priya: TestBuyer) => priya.call('POST', '/api/purchase/leave', {})],
  ['is erased', erase],
])('the list of what helpers opened no longer names documents of a buyer who %s', async (_, go) => {
  const { jordan, priya, id, helper } = await createHelped();
  await jordan.call('POST', `/api/purchase/people/${id}/grants`, { what: 'documents' });
  for (const [buyer, name] of [
    [jordan, 'lease.pdf'],
    [priya, 'divorce-decree.pdf'],
  ] as const)
    await buyer.call('POST', `/api/documents?name=${name}`, new TextEncoder().encode('%PDF-1.7\nfile'));
  const { documents } = (await helper.call('GET', `/api/shared/${id}/documents`)).body as {
    documents: { id: string }[];
  };
  for (const document of documents)
    expect((await helper.send('GET', `/api/shared/${id}/documents/${document.id}/file`)).status).toBe(200);
  const listNames = async () => {
    const { accesses } = await loadPurchase(jordan);
    return accesses.flatMap(({ detail }) => (detail === null ? [] : [detail])).sort();
  };
  expect(await listNames()).toEqual(['divorce-decree.pdf', 'lease.pdf']);
  await go(priya);
  expect(await listNames()).toEqual(['', 'lease.pdf']);
});

it('what both let a helper see is listed once from then on', async () => {
  const { jordan, priya, id, readGrants } = await createHelped();
  await jordan.call('POST', `/api/purchase/people/${id}/grants`, { what: 'figures' });
  await priya.call('POST', '/api/purchase/leave', {});
  expect(await readGrants()).toEqual(handedOn);
});
