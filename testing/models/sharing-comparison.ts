import type { SharedPurchase } from '@porchlight/domain/sharing/shared.contract.ts';
import type { PurchaseView } from '@porchlight/domain/sharing/sharing-views.ts';
import { expect } from 'vitest';
import type { TestApp } from '../app/test-app.ts';
import { peopleOf, type SharingCast, type SharingModel } from './sharing-model.ts';

/** Compares everything that each person sees with the model. */
export async function compare(app: TestApp, model: SharingModel, cast: SharingCast): Promise<void> {
  for (const [account, purchase] of model.purchases.entries())
    if (purchase !== undefined) await compareBuyer(model, cast, account);
  for (const helper of model.signedIn) await compareHelper(model, cast, helper);
  const alone = await app.query(
    `select id from purchases where not exists (select from purchase_people person
       where person.purchase_id = purchases.id and person.state = 'active' and person.role in ('buyer', 'co-buyer'))`,
  );
  expect(alone, 'purchases without a buyer').toEqual([]);
}

async function compareBuyer(model: SharingModel, cast: SharingCast, account: number): Promise<void> {
  const buyer = cast.account(account);
  const purchase = model.purchases[account];
  const view = (await buyer.call('GET', '/api/purchase')).body as unknown as PurchaseView;
  const buyers = view.people.filter(({ role, state }) => isBuyer(role) && state === 'active');
  expect(buyers.map(({ email }) => email).sort()).toEqual(
    [...(purchase?.buyers ?? [])].map((each) => cast.account(each).email).sort(),
  );
  const others = view.people.filter((person) => !buyers.includes(person));
  expect(others.map(({ id, state, grants }) => ({ id, state, grants: grants.length })).sort(byId)).toEqual(
    peopleOf(model, purchase)
      .map(({ id, state, grants }) => ({ id, state, grants: grants.size }))
      .sort(byId),
  );
  const workspace = (await buyer.call('GET', '/api/milestones/interest')).body;
  // A task that a fact ticked is no buyer's doing, which the model follows.
  const done = (workspace.tasks as { id: string; status: string; because: string | null }[]).filter(
    ({ status, because }) => status === 'done' && because === null,
  );
  expect(done.map(({ id }) => id).sort()).toEqual([...(purchase?.tasks ?? [])].sort());
  // Documents stay with their owner, even when the co-buyer changes.
  const { documents } = (await buyer.call('GET', '/api/documents')).body as { documents: unknown[] };
  expect(documents).toHaveLength(1);
}

async function compareHelper(model: SharingModel, cast: SharingCast, helper: number): Promise<void> {
  const person = cast.helper(helper);
  const own = model.people.filter(({ kind, who }) => kind === 'helper' && who === helper);
  const active = own.filter(({ state }) => state === 'active');
  const { purchases } = (await person.call('GET', '/api/shared')).body as { purchases: SharedPurchase[] };
  const listed = purchases.map(({ personId, grants }) => ({ id: personId, grants: [...grants].sort() }));
  expect(listed.sort(byId)).toEqual(
    active.map(({ id, grants }) => ({ id, grants: listKinds(grants) })).sort(byId),
  );
  for (const { id, state, grants } of own) {
    const open = state === 'active' ? listKinds(grants) : [];
    const plan = await person.call('GET', `/api/shared/${id}/plan`);
    expect(['plan', plan.status]).toEqual([
      'plan',
      open.includes('figures') || open.includes('offers') ? 200 : 404,
    ]);
    for (const kind of ['progress', 'dates', 'documents']) {
      const reply = await person.call('GET', `/api/shared/${id}/${kind}`);
      expect([kind, reply.status]).toEqual([kind, open.includes(kind) ? 200 : 404]);
      if (kind !== 'documents' || reply.status !== 200) continue;
      const owners = (reply.body.documents as { ownerName: string }[]).map(({ ownerName }) => ownerName);
      const givers = [...grants].filter((grant) => grant.startsWith('documents/'));
      expect(owners.sort()).toEqual(
        givers.map((grant) => getAccountLabel(Number(grant.split('/')[1]))).sort(),
      );
    }
  }
}

const isBuyer = (role: string) => role === 'buyer' || role === 'co-buyer';
const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
const listKinds = (grants: ReadonlySet<string>) =>
  [...new Set([...grants].map((grant) => grant.split('/')[0] ?? ''))].sort();

/** What the accounts are called: by their letters. */
export const getAccountLabel = (account: number) => `Buyer ${'ABC'[account]}`;
