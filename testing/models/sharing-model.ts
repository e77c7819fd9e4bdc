import type { TestBuyer } from '../people/test-buyer.ts';

/** One row of a purchase's people who is no buyer, or who is invited to be one. `grants` are `what/account`. */
export type ModelPerson = {
  id: string;
  token: string;
  kind: 'helper' | 'buyer';
  /** Which helper, or which account is invited. */
  who: number;
  state: 'invited' | 'active' | 'ended';
  /** By whom: an invitation to buy ends with the account that sent it. */
  by: number;
  purchase: ModelPurchase;
  grants: Set<string>;
};

export type ModelPurchase = { buyers: Set<number>; tasks: Set<string> };

/** What ought to be: who buys with whom, what is settled, and what is open to whom. */
export type SharingModel = {
  /** By account; undefined once it is erased. */
  purchases: (ModelPurchase | undefined)[];
  people: ModelPerson[];
  /** Which helpers have a session. */
  signedIn: Set<number>;
};

/** The accounts and helpers themselves. */
export type SharingCast = { account(account: number): TestBuyer; helper(helper: number): TestBuyer };

export const ACCOUNTS = 3;
export const HELPERS = 2;

export function createModel(): SharingModel {
  return {
    purchases: Array.from({ length: ACCOUNTS }, (_, account) => ({
      buyers: new Set([account]),
      tasks: new Set<string>(),
    })),
    people: [],
    signedIn: new Set(),
  };
}

/** Those of a purchase who are invited or active, the buyers apart. */
export const peopleOf = (model: SharingModel, purchase: ModelPurchase | undefined) =>
  model.people.filter((person) => person.purchase === purchase && person.state !== 'ended');

export function endPerson(person: ModelPerson): void {
  person.state = 'ended';
  person.grants.clear();
}

/** Why an account may not be invited to buy, if it may not. */
export function mayInviteBuyer(model: SharingModel, from: number, to: number): boolean {
  const purchase = model.purchases[from];
  if (purchase === undefined || purchase.buyers.has(to)) return false;
  const waiting = peopleOf(model, purchase).filter(({ kind, who }) => kind === 'buyer' && who !== to);
  return purchase.buyers.size + waiting.length < 2;
}

/** How the server answers who opens an invitation to buy. */
export function judgeInvitation(model: SharingModel, { who, state, by, purchase }: ModelPerson) {
  const own = model.purchases[who];
  const isSenderGone = model.purchases[by] === undefined;
  if (state !== 'invited' || isSenderGone || own === undefined) return 'LINK_EXPIRED';
  if (own === purchase || own.buyers.size > 1) return 'NOT_ALLOWED';
  return purchase.buyers.size > 1 ? 'LINK_EXPIRED' : 'joined';
}

/** What was of the own purchase is of both; whom it was shared with sees nothing any more. */
export function join(model: SharingModel, invitation: ModelPerson): void {
  const own = model.purchases[invitation.who];
  for (const person of peopleOf(model, own)) endPerson(person);
  for (const task of own?.tasks ?? []) invitation.purchase.tasks.add(task);
  invitation.purchase.buyers.add(invitation.who);
  model.purchases[invitation.who] = invitation.purchase;
  endPerson(invitation);
}

/** Both go on with the whole journey; the helpers stay with the remaining buyer, without the documents of the one who leaves. */
export function leave(model: SharingModel, account: number): void {
  const purchase = model.purchases[account];
  if (purchase === undefined) return;
  purchase.buyers.delete(account);
  handOn(model, purchase, account);
  model.purchases[account] = { buyers: new Set([account]), tasks: new Set(purchase.tasks) };
  for (const { grants } of model.people) grants.delete(`documents/${account}`);
}

/** The remaining buyer takes over what the other gave helpers, except documents. */
function handOn(model: SharingModel, purchase: ModelPurchase, account: number): void {
  const [staying] = purchase.buyers;
  if (staying === undefined) return;
  for (const { grants } of model.people.filter((person) => person.purchase === purchase))
    for (const grant of [...grants]) {
      const [what, by] = grant.split('/');
      if (what === 'documents' || by !== String(account)) continue;
      grants.delete(grant);
      grants.add(`${what}/${staying}`);
    }
}

/** The account goes with its documents; the other's journey and what its helpers see stay whole. */
export function erase(model: SharingModel, account: number): void {
  const purchase = model.purchases[account];
  purchase?.buyers.delete(account);
  model.purchases[account] = undefined;
  if (purchase !== undefined) handOn(model, purchase, account);
  for (const person of model.people) {
    for (const grant of person.grants) if (grant.endsWith(`/${account}`)) person.grants.delete(grant);
    if (person.purchase === purchase && purchase?.buyers.size === 0) endPerson(person);
  }
}
