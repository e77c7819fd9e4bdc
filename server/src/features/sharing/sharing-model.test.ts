import { randomUUID } from 'node:crypto';
import type { PurchaseView } from '@porchlight/domain/sharing/sharing-views.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { getFuzzSize } from '@porchlight/testing/fuzz/fuzz-size.ts';
import { checkModel, makeStep, type Step } from '@porchlight/testing/models/model-commands.ts';
import { compare, getAccountLabel } from '@porchlight/testing/models/sharing-comparison.ts';
import {
  ACCOUNTS,
  createModel,
  endPerson,
  erase,
  HELPERS,
  join,
  judgeInvitation,
  leave,
  type ModelPerson,
  mayInviteBuyer,
  peopleOf,
  type SharingCast,
  type SharingModel,
} from '@porchlight/testing/models/sharing-model.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { getPersonName } from '@porchlight/testing/people/test-people.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashToken } from '../accounts/one-use-tokens.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limitFactor: 100_000 });
});
afterAll(() => app.close());

type SharingStep = fc.Arbitrary<Step<SharingModel, SharingCast>>;
const accounts = fc.nat({ max: ACCOUNTS - 1 });
const helpers = fc.nat({ max: HELPERS - 1 });
const lives = (model: SharingModel, account: number) => model.purchases[account] !== undefined;

/** One step; what every person sees is compared with the model after it. */
function step(
  label: string,
  run: (model: SharingModel, cast: SharingCast) => Promise<void>,
  check?: (model: SharingModel) => boolean,
) {
  return makeStep<SharingModel, SharingCast>(
    label,
    async (model, cast) => {
      await run(model, cast);
      await compare(app, model, cast);
    },
    check as (model: Readonly<SharingModel>) => boolean,
  );
}

/** Invites, and gives the invitation a token that is known here: reading the mailbox each time takes longer than all the rest. */
async function invite(
  model: SharingModel,
  cast: SharingCast,
  { from, to, kind }: { from: number; to: number; kind: 'helper' | 'buyer' },
): Promise<number> {
  const email = (kind === 'buyer' ? cast.account(to) : cast.helper(to)).email;
  const name = getPersonName(email);
  const role = kind === 'buyer' ? 'co-buyer' : 'agent';
  const reply = await cast.account(from).call('POST', '/api/purchase/people', { name, email, role });
  const purchase = model.purchases[from];
  if (reply.status !== 200 || purchase === undefined) return reply.status;
  for (const before of peopleOf(model, purchase))
    if (before.kind === kind && before.who === to) endPerson(before);
  const view = reply.body as unknown as PurchaseView;
  const id = view.people.find((person) => person.name === name && person.state === 'invited')?.id ?? '';
  const token = randomUUID();
  await app.query('update purchase_people set token_hash = $1 where id = $2', [hashToken(token), id]);
  const grants = new Set(kind === 'helper' ? [`progress/${from}`, `dates/${from}`] : []);
  model.people.push({ id, token, kind, who: to, state: 'invited', by: from, purchase, grants });
  return reply.status;
}

const inviteBuyer: SharingStep = fc.tuple(accounts, accounts).map(([from, to]) =>
  step(
    `${from} invites ${to} to buy`,
    async (model, cast) => {
      const may = mayInviteBuyer(model, from, to);
      expect(await invite(model, cast, { from, to, kind: 'buyer' })).toBe(may ? 200 : 400);
    },
    (model) => lives(model, from) && lives(model, to),
  ),
);

const inviteHelper: SharingStep = fc.tuple(accounts, helpers).map(([from, to]) =>
  step(
    `${from} invites helper ${to}`,
    async (model, cast) => {
      const isIn = peopleOf(model, model.purchases[from]).some(
        ({ kind, who, state }) => kind === 'helper' && who === to && state === 'active',
      );
      expect(await invite(model, cast, { from, to, kind: 'helper' })).toBe(isIn ? 400 : 200);
    },
    (model) => lives(model, from),
  ),
);

const accept: SharingStep = fc.nat().map((index) =>
  step(
    `invitation ${index} is opened`,
    async (model, cast) => {
      const person = model.people[index % model.people.length] as ModelPerson;
      const { token, who } = person;
      if (person.kind === 'buyer') {
        const outcome = judgeInvitation(model, person);
        const reply = await cast.account(who).call('POST', '/api/purchase/invitations/accept', { token });
        expect(reply.status === 200 ? 'joined' : reply.body.code).toBe(outcome);
        if (outcome === 'joined') join(model, person);
        return;
      }
      const reply = await cast.helper(who).call('POST', '/api/shared/session', { token });
      expect(reply.status === 200).toBe(person.state === 'invited');
      if (person.state !== 'invited') return;
      person.state = 'active';
      model.signedIn.add(who);
    },
    (model) => {
      const person = model.people[index % (model.people.length || 1)];
      return person !== undefined && (person.kind === 'helper' || lives(model, person.who));
    },
  ),
);

/** A helper of an account's purchase, chosen by a number. */
const helperOf = (model: SharingModel, account: number, index: number) => {
  const known = peopleOf(model, model.purchases[account]).filter(({ kind }) => kind === 'helper');
  return known[index % (known.length || 1)];
};

const grant: SharingStep = fc
  .tuple(accounts, fc.nat(), fc.constantFrom('progress', 'dates', 'documents', 'figures', 'offers'))
  .map(([account, index, what]) =>
    step(
      `${account} lets helper ${index} see ${what}`,
      async (model, cast) => {
        const person = helperOf(model, account, index) as ModelPerson;
        const path = `/api/purchase/people/${person.id}/grants`;
        expect((await cast.account(account).call('POST', path, { what })).status).toBe(200);
        person.grants.add(`${what}/${account}`);
      },
      (model) => lives(model, account) && helperOf(model, account, index) !== undefined,
    ),
  );

const withdraw: SharingStep = fc.tuple(accounts, fc.nat(), fc.nat()).map(([account, index, which]) =>
  step(
    `${account} withdraws grant ${which} of helper ${index}`,
    async (model, cast) => {
      const person = helperOf(model, account, index) as ModelPerson;
      const buyer = cast.account(account);
      const { people } = (await buyer.call('GET', '/api/purchase')).body as unknown as PurchaseView;
      const grants = people.find(({ id }) => id === person.id)?.grants ?? [];
      const chosen = grants[which % grants.length];
      expect((await buyer.call('DELETE', `/api/purchase/grants/${chosen?.id}`)).status).toBe(200);
      const giver = [...Array(ACCOUNTS).keys()].find((each) => getAccountLabel(each) === chosen?.givenBy);
      expect(person.grants.delete(`${chosen?.what}/${giver}`)).toBe(true);
    },
    (model) => lives(model, account) && (helperOf(model, account, index)?.grants.size ?? 0) > 0,
  ),
);

const remove: SharingStep = fc.tuple(accounts, fc.nat()).map(([account, index]) =>
  step(
    `${account} removes person ${index}`,
    async (model, cast) => {
      const people = peopleOf(model, model.purchases[account]);
      const person = people[index % people.length] as ModelPerson;
      const reply = await cast.account(account).call('DELETE', `/api/purchase/people/${person.id}`);
      expect(reply.status).toBe(200);
      endPerson(person);
    },
    (model) => lives(model, account) && peopleOf(model, model.purchases[account]).length > 0,
  ),
);

const leaveOne: SharingStep = accounts.map((account) =>
  step(
    `${account} leaves`,
    async (model, cast) => {
      const isTwo = (model.purchases[account]?.buyers.size ?? 0) > 1;
      const reply = await cast.account(account).call('POST', '/api/purchase/leave', {});
      expect(reply.status).toBe(isTwo ? 200 : 403);
      if (isTwo) leave(model, account);
    },
    (model) => lives(model, account),
  ),
);

/** As the erasure of an account ends. */
const eraseOne: SharingStep = accounts.map((account) =>
  step(
    `${account} is erased`,
    async (model, cast) => {
      const { email } = cast.account(account);
      await app.query('delete from documents using users where user_id = users.id and email = $1', [email]);
      await app.query('delete from users where email = $1', [email]);
      erase(model, account);
    },
    (model) => lives(model, account),
  ),
);

const tasks = fc.constantFrom('choose-target-month', 'list-must-haves', 'count-savings');
const tick: SharingStep = fc.tuple(accounts, tasks).map(([account, task]) =>
  step(
    `${account} ticks ${task}`,
    async (model, cast) => {
      const path = `/api/milestones/interest/tasks/${task}`;
      expect((await cast.account(account).call('PUT', path, { status: 'done' })).status).toBe(200);
      model.purchases[account]?.tasks.add(task);
    },
    (model) => lives(model, account),
  ),
);

async function createCast(): Promise<SharingCast> {
  const made: TestBuyer[] = [];
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const buyer = await createBuyer(app, getAccountLabel(account));
    const file = new TextEncoder().encode('%PDF-1.7\nfile');
    expect((await buyer.call('POST', '/api/documents?name=own.pdf', file)).status).toBe(201);
    made.push(buyer);
  }
  const outside = Array.from({ length: HELPERS }, () => new TestBuyer(app));
  const find = (people: TestBuyer[]) => (index: number) => {
    const found = people[index];
    if (!found) throw new Error(`there is nobody with the number ${index}`);
    return found;
  };
  return { account: find(made), helper: find(outside) };
}

it('sharing goes as its model goes: no one sees what no open grant opens, and no rows are lost', async () => {
  const often = [inviteBuyer, accept, accept, inviteHelper, tick, grant];
  await checkModel([...often, ...often, withdraw, remove, leaveOne, leaveOne, eraseOne], {
    ...getFuzzSize(5, 1 / 1_000),
    maxCommands: 30,
    begin: async () => ({ model: createModel(), real: await createCast() }),
  });
}, 3_600_000);
