import type { GrantKind } from '@porchlight/domain/kernel/purchases/purchases.ts';
import type { PurchaseView } from '@porchlight/domain/sharing/sharing-views.ts';
import type { TestApp } from '../app/test-app.ts';
import { getToken, type TestBuyer } from './test-buyer.ts';

type App = Pick<TestApp, 'readEmail'>;

export const loadPurchase = async (buyer: TestBuyer) =>
  (await buyer.call('GET', '/api/purchase')).body as unknown as PurchaseView;

/** Invites a person, and returns the token that was emailed to them. */
export async function invite(
  app: App,
  buyer: TestBuyer,
  { email, name = getPersonName(email), role = 'agent' }: { email: string; name?: string; role?: string },
): Promise<string> {
  const reply = await buyer.call('POST', '/api/purchase/people', { name, email, role });
  if (reply.status !== 200) throw new Error(`nobody was invited: ${JSON.stringify(reply.body)}`);
  return getToken(await app.readEmail(email, /shares a home purchase|buy a home together/));
}

/** What an address is called that is given no name: its letters, of which no two addresses have the same. */
export const getPersonName = (email: string) =>
  `Hal ${email.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '').replace(/[^a-z]/g, '')}`;

/** Makes one the co-buyer of the other. */
export async function joinPurchase(app: App, buyer: TestBuyer, coBuyer: TestBuyer): Promise<void> {
  const token = await invite(app, buyer, { email: coBuyer.email, role: 'co-buyer' });
  const { status, body } = await coBuyer.call('POST', '/api/purchase/invitations/accept', { token });
  if (status !== 200) throw new Error(`the co-buyer could not join: ${JSON.stringify(body)}`);
}

/** Invites a helper, signs them in with the link, and grants them more; gives their id among the people. */
export async function signInHelper(
  app: App,
  buyer: TestBuyer,
  helper: TestBuyer,
  grants: readonly GrantKind[] = [],
): Promise<string> {
  const token = await invite(app, buyer, { email: helper.email });
  const { status } = await helper.call('POST', '/api/shared/session', { token });
  if (status !== 200) throw new Error(`the helper could not sign in: ${status}`);
  const id =
    (await loadPurchase(buyer)).people.find(({ name }) => name === getPersonName(helper.email))?.id ?? '';
  for (const what of grants) await buyer.call('POST', `/api/purchase/people/${id}/grants`, { what });
  return id;
}
