import { randomUUID } from 'node:crypto';
import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { BATCH_MINUTES } from '@porchlight/domain/notifications/email-times.ts';
import type { PlanView } from '@porchlight/domain/plan/plan.contract.ts';
import type {
  BuyerProposals,
  OpenProposal,
  StaffProposals,
} from '@porchlight/domain/proposals/proposals.contract.ts';
import {
  ENDED_PROPOSAL_HOURS,
  MAX_OPEN_PROPOSALS,
  proposableFacts,
} from '@porchlight/domain/proposals/proposals.ts';
import type { TodayView } from '@porchlight/domain/today/today.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createGuestBuyer } from '@porchlight/testing/people/test-guest.ts';
import { joinPurchase, loadPurchase } from '@porchlight/testing/people/test-people.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

// After the clock of the database, which says when the first buyer came to the purchase.
let now = new Date('2098-11-30T15:00:00.000Z');
let app: TestApp;
let reader: TestBuyer;
let abe: TestBuyer;
let ada: TestBuyer;
let ben: TestBuyer;
let purchaseId: string;
let path: string;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  reader = await createStaff(app, 'reader', 'Rhea Reader');
  abe = await createStaff(app, 'agent', 'Abe Agent');
});
beforeEach(async () => {
  now = new Date(now.getTime() + 1_000);
  [ada, ben] = [await createBuyer(app, 'Ada Buyer'), await createBuyer(app, 'Ben Buyer')];
  await joinPurchase(app, ada, ben);
  purchaseId = String((await loadPurchase(ada)).id);
  path = `/api/staff/purchases/${purchaseId}/proposals`;
});
afterAll(() => app.close());

const CLOSING = '2099-01-07';
const why = 'The lender is ready by then.';
const closing = { kind: 'date', key: 'closing-day', value: CLOSING, why };
const rate = { kind: 'fact', key: 'ratePercent', value: '6.25', why: 'It was locked today.' };

const toView = ({ body }: { body: object }) => body as StaffProposals;
const list = async (who = abe) => toView(await who.call('GET', path));
const propose = (what: object, to = path, who = abe) => who.call('POST', to, what);
async function proposeOne(what: object): Promise<string> {
  const reply = await propose(what);
  expect([reply.status, reply.body.message]).toEqual([200, undefined]);
  return String(toView(reply).proposals[0]?.id);
}
const withdraw = (id: string, who = abe) => who.call('POST', `${path}/${id}/withdrawal`, {});
const answer = (who: TestBuyer, id: string, as: string, seen: unknown = null) =>
  who.call('POST', `/api/proposals/${id}/answer`, { as, seen });
const getOpen = async (who: TestBuyer): Promise<OpenProposal[]> =>
  ((await who.call('GET', '/api/today')).body as unknown as TodayView).proposals ?? [];
const listOwn = async (who: TestBuyer) =>
  (await who.call('GET', '/api/proposals')).body as unknown as BuyerProposals;
async function findDate(who: TestBuyer, key: string) {
  const { dates } = (await who.call('GET', '/api/dates')).body as unknown as PurchaseDates;
  return dates.find((date) => date.key === key);
}
async function getFact(who: TestBuyer, fact: string) {
  const { facts } = (await who.call('GET', '/api/plan')).body as unknown as PlanView;
  return facts.find((each) => each.fact === fact);
}
const listEvents = async (type: string, id: string) =>
  (
    await app.query(
      "select payload::json -> 'data' as data from webhook_events where type = $1 and payload like '%' || $2 || '%'",
      [type, id],
    )
  ).map(({ data }) => data);

describe('what staff propose', () => {
  it('is on Today of both buyers, with who, why, what is there and what it would be', async () => {
    await ada.call('PUT', '/api/dates/closing-day', { day: '2099-01-05' });
    const id = await proposeOne(closing);
    for (const buyer of [ada, ben])
      expect(await getOpen(buyer)).toEqual([
        {
          ...{ id, kind: 'date', key: 'closing-day', title: 'Closing day', value: CLOSING, why },
          ...{ now: '2099-01-05', by: 'Abe', at: now.toISOString(), setsAside: 0 },
        },
      ]);
    expect((await list()).proposals).toEqual([
      {
        ...{ id, kind: 'date', key: 'closing-day', title: 'Closing day', value: CLOSING, why },
        ...{ by: 'Abe Agent', at: now.toISOString(), state: 'open', answered: null },
      },
    ]);
    expect(await listEvents('proposal.made', id)).toEqual([
      {
        ...{ proposalId: id, purchaseId, kind: 'date', key: 'closing-day' },
        ...{ buyerId: expect.any(String), by: { kind: 'member', id: expect.any(String) } },
      },
    ]);
    const actions = await app.query(
      'select action, reason, about_email from staff_actions where subject_id = $1',
      [purchaseId],
    );
    const made = actions.filter(({ action }) => action === 'proposals.made');
    expect(new Set(made.map(({ about_email }) => about_email))).toEqual(new Set([ada.email, ben.email]));
    expect(made.map(({ reason }) => reason)).toEqual([`Closing day: ${why}`, `Closing day: ${why}`]);
    expect(actions.filter(({ action }) => action === 'proposals.listed')).toHaveLength(2);
  });

  it('is said by a notification and an email that have neither what nor why', async () => {
    await proposeOne(closing);
    now = new Date(now.getTime() + BATCH_MINUTES * 60_000);
    await app.runClockJobs();
    for (const buyer of [ada, ben]) {
      const email = await app.readEmail(buyer.email, /Our staff proposes a change/);
      expect(email).toContain('/portal');
      expect(email).not.toContain('lender is ready');
      expect(email).not.toContain('2099');
      const { body } = await buyer.call('GET', '/api/notifications');
      expect(JSON.stringify(body)).toContain('proposal-made');
    }
  });

  it('takes the place of an open one for the same', async () => {
    const first = await proposeOne(closing);
    now = new Date(now.getTime() + 1_000);
    const second = await proposeOne({ ...closing, value: '2099-01-08' });
    expect((await getOpen(ben)).map(({ id, value }) => [id, value])).toEqual([[second, '2099-01-08']]);
    expect((await list()).proposals.map(({ id, state }) => [id, state])).toEqual([
      [second, 'open'],
      [first, 'withdrawn'],
    ]);
  });

  it('is proposed once where two members propose the same at once', async () => {
    const amy = await createStaff(app, 'agent', 'Amy Agent');
    const replies = await Promise.all([propose(closing), propose(closing, path, amy)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await getOpen(ada)).toHaveLength(1);
  });

  it(`is open ${MAX_OPEN_PROPOSALS} times at most`, async () => {
    const facts = [
      'monthlyDebts',
      'savings',
      'monthlyRent',
      'price',
      'downPayment',
      'deposit',
      'sellerCredit',
    ];
    const more = [
      'balance',
      'propertyTaxYearly',
      'homeInsuranceYearly',
      'duesMonthly',
      'people',
      'termMonths',
    ];
    const shares = ['ratePercent', 'pointsPercent'];
    for (const key of [...facts, ...more]) await proposeOne({ ...rate, key, value: 12 });
    for (const key of shares) await proposeOne({ ...rate, key });
    await proposeOne({ ...rate, key: 'lender', value: 'First Bank' });
    const days = ['closing-day', 'application-complete', 'loan-estimate-provided', 'intent-to-proceed-given'];
    for (const key of days) await proposeOne({ ...closing, key });
    const { body } = await propose({ ...closing, key: 'closing-disclosure-mailed' });
    expect([body.code, body.message]).toEqual([
      'CHANGED_MEANWHILE',
      `A purchase holds ${MAX_OPEN_PROPOSALS} open proposals. Nothing was proposed; withdraw one first.`,
    ]);
    // One in the place of another is no more.
    await proposeOne({ ...closing, value: '2099-02-01' });
    expect(await getOpen(ada)).toHaveLength(MAX_OPEN_PROPOSALS);
  });
});

describe('a proposal that a buyer accepts', () => {
  it('sets as many milestones aside as it said before', async () => {
    const id = await proposeOne(closing);
    const [proposal] = await getOpen(ada);
    expect(proposal?.setsAside).toBe(5);
    await answer(ada, id, 'accepted');
    const { body } = await ben.call('GET', '/api/milestones');
    expect(
      (body.milestones as { isSetAside: boolean }[]).filter(({ isSetAside }) => isSetAside),
    ).toHaveLength(5);
  });

  it('sets the date as the buyer’s own, says that staff proposed it, and moves what is counted from it', async () => {
    const id = await proposeOne(closing);
    expect((await answer(ben, id, 'accepted')).status).toBe(200);
    expect(await findDate(ada, 'closing-day')).toMatchObject({
      ...{
        day: CLOSING,
        source: 'proposed',
        reason: 'Our staff proposed this date.',
        changedBy: 'Ben Buyer',
      },
    });
    expect(await findDate(ada, 'closing-disclosure-due')).toBeDefined();
    expect(await getOpen(ada)).toEqual([]);
    expect((await list()).proposals).toMatchObject([
      { id, state: 'accepted', answered: { by: 'Ben Buyer', at: now.toISOString() } },
    ]);
    expect(await listEvents('proposal.answered', id)).toMatchObject([
      { proposalId: id, as: 'accepted', by: { kind: 'buyer', id: expect.any(String) } },
    ]);
    // Moved by hand it is a date that the buyer typed.
    await ada.call('PUT', '/api/dates/closing-day', { day: '2099-01-09' });
    expect(await findDate(ben, 'closing-day')).toMatchObject({ day: '2099-01-09', source: 'typed' });
  });

  it('sets a date of an open milestone', async () => {
    const id = await proposeOne({ ...closing, key: 'move-in-goal', value: '2099-03-01' });
    expect((await answer(ada, id, 'accepted')).status).toBe(200);
    expect(await findDate(ben, 'move-in-goal')).toMatchObject({ day: '2099-03-01', changedBy: 'Ada Buyer' });
  });

  it('enters the fact in the plan as the buyer’s own', async () => {
    const id = await proposeOne(rate);
    expect(await getOpen(ada)).toMatchObject([{ value: '6.25', now: null }]);
    expect((await answer(ada, id, 'accepted')).status).toBe(200);
    expect(await getFact(ben, 'ratePercent')).toMatchObject({
      ...{ value: '6.25', from: { source: 'typed' }, by: { name: 'Ada Buyer', isYou: false } },
    });
  });

  it('completes the milestone, and is refused while a document is owed', async () => {
    const { milestones } = await list();
    expect(milestones).toContain('interest');
    const id = await proposeOne({ kind: 'milestone', key: 'interest', why: 'We talked it through.' });
    expect(await getOpen(ada)).toMatchObject([{ title: 'Interest', value: null, now: 0 }]);
    expect((await answer(ada, id, 'accepted', 0)).status).toBe(200);
    const { milestones: cards } = (await ben.call('GET', '/api/milestones')).body as unknown as Journey;
    expect(cards[0]).toMatchObject({ slug: 'interest', isCompleted: true });
    expect((await propose({ kind: 'milestone', key: 'pre-app', why })).body).toMatchObject({
      code: 'BAD_INPUT',
      fields: { key: expect.stringContaining('owes a document') },
    });
  });

  it('is shown again where what is there changed since the buyer saw it', async () => {
    const id = await proposeOne(closing);
    await ben.call('PUT', '/api/dates/closing-day', { day: '2099-02-02' });
    const { body } = await answer(ada, id, 'accepted');
    expect([body.code, body.message]).toEqual([
      'CHANGED_MEANWHILE',
      'What you have now changed since you saw it. Nothing was stored; look at it and answer again.',
    ]);
    expect(await findDate(ada, 'closing-day')).toMatchObject({ day: '2099-02-02' });
    expect(await getOpen(ada)).toMatchObject([{ id, now: '2099-02-02' }]);
    expect((await answer(ada, id, 'accepted', '2099-02-02')).status).toBe(200);
    expect(await findDate(ada, 'closing-day')).toMatchObject({ day: CLOSING });
  });
});

describe('a proposal that is over', () => {
  it('declined changes nothing, and staff see who declined', async () => {
    const id = await proposeOne(rate);
    expect((await answer(ben, id, 'declined')).status).toBe(200);
    expect(await getFact(ada, 'ratePercent')).toBeUndefined();
    expect((await list()).proposals).toMatchObject([{ state: 'declined', answered: { by: 'Ben Buyer' } }]);
  });

  it('is answered once by two buyers at once, and the second reads what the first said', async () => {
    const id = await proposeOne(closing);
    const replies = await Promise.all([answer(ada, id, 'accepted'), answer(ben, id, 'accepted')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [first, second] = replies[0].status === 200 ? ['Ada', replies[1]] : ['Ben', replies[0]];
    expect(second.body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: `It was accepted by ${first} Buyer meanwhile. Nothing of yours was stored.`,
    });
    expect(await listEvents('proposal.answered', id)).toHaveLength(1);
  });

  it('withdrawn meanwhile is not stored', async () => {
    const id = await proposeOne(closing);
    expect(toView(await withdraw(id)).proposals).toMatchObject([
      { state: 'withdrawn', answered: { by: 'Abe Agent' } },
    ]);
    expect(await getOpen(ada)).toEqual([]);
    expect((await answer(ada, id, 'accepted')).body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'It was withdrawn meanwhile. Nothing of yours was stored.',
    });
    expect(await findDate(ada, 'closing-day')).toBeUndefined();
    expect(await listEvents('proposal.answered', id)).toMatchObject([
      { as: 'withdrawn', by: { kind: 'member' } },
    ]);
  });

  it('by an answer is withdrawn no more', async () => {
    const id = await proposeOne(closing);
    await answer(ada, id, 'declined');
    expect((await withdraw(id)).body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'It was declined by Ada Buyer meanwhile. Nothing of yours was stored.',
    });
  });

  it('with its purchase is gone', async () => {
    const id = await proposeOne(closing);
    await app.query('delete from purchases where id = $1', [purchaseId]);
    expect((await propose(closing)).status).toBe(404);
    expect((await withdraw(id)).status).toBe(404);
    expect((await abe.call('GET', path)).body).toMatchObject({
      message: expect.stringContaining('nothing was proposed'),
    });
  });
});

describe('the list beside what is proposed', () => {
  it('has the open ones as Today has them, and for a day what became of the others and by whom', async () => {
    const accepted = await proposeOne(closing);
    now = new Date(now.getTime() + 1_000);
    const withdrawn = await proposeOne({ ...closing, key: 'move-in-goal' });
    now = new Date(now.getTime() + 1_000);
    const open = await proposeOne(rate);
    await answer(ben, accepted, 'accepted');
    now = new Date(now.getTime() + 1_000);
    await withdraw(withdrawn);
    const title = (await list()).proposals.find(({ id }) => id === withdrawn)?.title;
    const ended = (isYou: boolean) => [
      {
        ...{ id: withdrawn, kind: 'date', key: 'move-in-goal', title },
        ...{ state: 'withdrawn', by: null, isYou: false },
      },
      {
        ...{ id: accepted, kind: 'date', key: 'closing-day', title: 'Closing day' },
        ...{ state: 'accepted', by: 'Ben Buyer', isYou },
      },
    ];
    expect(await listOwn(ada)).toEqual({ open: await getOpen(ada), ended: ended(false) });
    expect(await listOwn(ben)).toEqual({ open: await getOpen(ben), ended: ended(true) });
    expect((await listOwn(ada)).open.map(({ id }) => id)).toEqual([open]);
    now = new Date(now.getTime() + ENDED_PROPOSAL_HOURS * 3_600_000 - 2);
    expect((await listOwn(ada)).ended.map(({ id }) => id)).toEqual([withdrawn]);
    now = new Date(now.getTime() + 2);
    expect((await listOwn(ada)).ended).toEqual([]);
  });

  it('is empty for guests and strangers, and refused to who is not signed in and to staff', async () => {
    await proposeOne(closing);
    for (const who of [await createGuestBuyer(app), await createBuyer(app)])
      expect(await listOwn(who)).toEqual({ open: [], ended: [] });
    expect((await new TestBuyer(app).call('GET', '/api/proposals')).body.code).toBe('NOT_SIGNED_IN');
    expect((await abe.call('GET', '/api/proposals')).body.code).toBe('NOT_ALLOWED');
  });
});

describe('a proposal is refused', () => {
  it.each([
    ['value', { ...closing, value: '2099-02-30' }],
    ['value', { ...rate, value: 'six' }],
    [
      'key',
      { ...rate, key: 'creditScore', value: { score: 700, model: 'fico', bureau: 'unknown', on: null } },
    ],
    ['key', { ...rate, key: 'priceRange', value: { from: 1, to: 2 } }],
    ['key', { ...closing, key: `own-${randomUUID()}` }],
    ['key', { kind: 'milestone', key: 'funding', why }],
    ['why', { ...closing, why: ' ' }],
  ])('for its %s: %o', async (field, what) => {
    const { body } = await propose(what);
    expect(body).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: expect.any(String) } });
    expect(await getOpen(ada)).toEqual([]);
  });

  it('to buyers, readers and who is not signed in, and for guests and strangers', async () => {
    for (const [who, code] of [
      [ada, 'NOT_ALLOWED'],
      [reader, 'NOT_ALLOWED'],
      [new TestBuyer(app), 'NOT_SIGNED_IN'],
    ] as const)
      expect((await propose(closing, path, who)).body.code).toBe(code);
    const guest = await createGuestBuyer(app);
    const ofGuest = `/api/staff/purchases/${(await guest.call('GET', '/api/purchase')).body.id}/proposals`;
    for (const to of [ofGuest, `/api/staff/purchases/${randomUUID()}/proposals`])
      expect((await propose(closing, to)).status).toBe(404);
    const id = await proposeOne(closing);
    const stranger = await createBuyer(app);
    expect((await answer(stranger, id, 'accepted')).status).toBe(404);
    expect((await answer(new TestBuyer(app), id, 'accepted')).body.code).toBe('NOT_SIGNED_IN');
    expect((await answer(guest, id, 'accepted')).body.code).toBe('ACCOUNT_NEEDED');
    expect((await answer(ada, id, 'maybe')).body.code).toBe('BAD_INPUT');
    expect(await getOpen(ada)).toHaveLength(1);
  });

  it('says nothing of what is there to staff', async () => {
    await ada.call('PUT', '/api/plan/facts/savings', { id: randomUUID(), value: 4_200_000 });
    expect(proposableFacts).toContain('savings');
    await proposeOne({ ...rate, key: 'savings', value: 5_000_000 });
    expect(JSON.stringify(await list())).not.toContain('4200000');
  });
});

describe('two purchases', () => {
  it('that become one keep what was proposed to both, and one that becomes two keeps it for both', async () => {
    const own = await proposeOne(closing);
    const [cleo, dan] = [await createBuyer(app, 'Cleo Buyer'), await createBuyer(app, 'Dan Buyer')];
    const pathOf = async (who: TestBuyer) => `/api/staff/purchases/${(await loadPurchase(who)).id}/proposals`;
    await propose({ ...closing, value: '2099-05-05' }, await pathOf(cleo));
    await propose({ ...closing, value: '2099-06-06' }, await pathOf(dan));
    await propose(rate, await pathOf(dan));
    await joinPurchase(app, cleo, dan);
    const values = async (who: TestBuyer) => (await getOpen(who)).map(({ value }) => value).toSorted();
    expect(await values(dan)).toEqual(['2099-05-05', '6.25']);
    expect((await dan.call('POST', '/api/purchase/leave', {})).status).toBe(200);
    expect(await values(dan)).toEqual(['2099-05-05', '6.25']);
    expect(await values(cleo)).toEqual(['2099-05-05', '6.25']);
    expect((await getOpen(ada)).map(({ id }) => id)).toEqual([own]);
  });
});
