import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DAY = 24 * 3_600_000;
// Noon in the middle of the country: by night an email waits for the end of the quiet hours.
let clock = new Date('2026-11-21T18:00:00.000Z');
let app: TestApp;
let reader: TestBuyer;
let agent: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ environment: { BETA_APPROVAL: 'on' }, now: () => clock });
  [reader, agent] = [await createStaff(app, 'reader'), await createStaff(app, 'agent')];
});
afterAll(() => app.close());

const ask = (buyer: TestBuyer) => buyer.call('POST', '/api/beta-access');
const readStanding = async (buyer: TestBuyer) => (await buyer.call('GET', '/api/beta-access')).body;
const readRequests = (buyer: TestBuyer) =>
  app.query(
    'select beta_requests.* from beta_requests join users on users.id = user_id where email = $1 order by requested_at',
    [buyer.email],
  );
const tell = async (buyer: TestBuyer) => {
  const { body } = await buyer.call('GET', '/api/notifications');
  return (body.notifications as { kind: string; subject: string }[])
    .filter(({ kind }) => kind.startsWith('beta-'))
    .map(({ kind, subject }) => `${kind} ${subject}`);
};
/** The email of a decision, which waits a quarter of an hour for others and until quiet hours end. */
const readEmailNextDay = async (buyer: TestBuyer, subject: RegExp) => {
  const began = clock;
  clock = new Date(began.getTime() + DAY);
  await app.runClockJobs();
  const email = await app.readEmail(buyer.email, subject);
  clock = began;
  return email;
};

describe('beta access where the operator approves it', () => {
  it('waits for an answer, once, however often and at once it is asked for', async () => {
    const buyer = await createBuyer(app);
    expect(await readStanding(buyer)).toEqual({
      betaAccess: false,
      opened: '',
      needsApproval: true,
      request: null,
    });
    const replies = await Promise.all([ask(buyer), ask(buyer), ask(buyer)]);
    const waiting = {
      betaAccess: false,
      opened: '',
      needsApproval: true,
      request: {
        status: 'waiting',
        requestedAt: clock.toISOString(),
        decidedAt: null,
        answer: null,
        askAgainAt: null,
      },
    };
    for (const reply of replies) expect([reply.status, reply.body]).toEqual([200, waiting]);
    expect(await readStanding(buyer)).toEqual(waiting);
    expect(await readRequests(buyer)).toHaveLength(1);
    const { body } = await buyer.call('GET', '/api/milestones');
    expect(body).toMatchObject({ betaAccess: false });
  });
});

describe('the answer to a request', () => {
  it('names the milestones that are open now', async () => {
    const buyer = await createBuyer(app);
    await app.query(
      'insert into completed_milestones (user_id, purchase_id, milestone_id, completed_at) select id, porchlight_purchase_of(id), n, now() from users, generate_series(1, 3) n where email = $1',
      [buyer.email],
    );
    await ask(buyer);
    const { id } = (await readRequests(buyer))[0] ?? {};
    await agent.call('POST', `/api/staff/beta-requests/${id}/answer`, { decision: 'approved', answer: '' });
    const { body } = await buyer.call('GET', '/api/notifications');
    const told = body.notifications as { kind: string; subject: string; detail: string | null }[];
    expect(told.map(({ kind, subject, detail }) => [kind, subject, detail])).toEqual(
      expect.arrayContaining([
        ['beta-approved', '', 'Home Search'],
        ['milestone-unlocked', 'home-search', null],
      ]),
    );
  });

  it('opens the milestones and notifies the buyer, when an agent approves', async () => {
    const buyer = await createBuyer(app);
    await ask(buyer);
    const { id } = (await readRequests(buyer))[0] ?? {};
    const path = `/api/staff/beta-requests/${id}/answer`;
    expect((await reader.call('POST', path, { decision: 'approved', answer: '' })).status).toBe(403);
    const reply = await agent.call('POST', path, { decision: 'approved', answer: ' Welcome to the beta. ' });
    expect([reply.status, reply.body]).toEqual([
      200,
      expect.objectContaining({ status: 'approved', decidedBy: 'Sam Staff', answer: 'Welcome to the beta.' }),
    ]);
    expect(await readStanding(buyer)).toMatchObject({ betaAccess: true });
    expect(await tell(buyer)).toEqual(['beta-approved Welcome to the beta.']);
    const { body } = await buyer.call('GET', '/api/notifications');
    expect(body).toMatchObject({ notifications: [{ kind: 'beta-approved', detail: '' }] });
    await readEmailNextDay(buyer, /You have beta access/);
    const again = await agent.call('POST', path, { decision: 'declined', answer: 'No.' });
    expect([again.status, again.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  });

  it('is explained in words when it is no, and the buyer may ask again after 30 days', async () => {
    const buyer = await createBuyer(app);
    await ask(buyer);
    const { id } = (await readRequests(buyer))[0] ?? {};
    const path = `/api/staff/beta-requests/${id}/answer`;
    const silent = await agent.call('POST', path, { decision: 'declined', answer: '  ' });
    expect([silent.status, Object.keys(silent.body.fields ?? {})]).toEqual([400, ['answer']]);
    await agent.call('POST', path, { decision: 'declined', answer: 'The beta is full until spring.' });
    expect(await readStanding(buyer)).toMatchObject({
      betaAccess: false,
      request: {
        status: 'declined',
        answer: 'The beta is full until spring.',
        askAgainAt: new Date(clock.getTime() + 30 * DAY).toISOString(),
      },
    });
    expect(await tell(buyer)).toEqual(['beta-declined The beta is full until spring.']);
    expect(await readEmailNextDay(buyer, /declined/)).toContain('The beta is full until spring.');
    const began = clock;
    clock = new Date(began.getTime() + 29 * DAY);
    const early = await ask(buyer);
    expect([early.status, early.body.code]).toEqual([403, 'NOT_ALLOWED']);
    clock = new Date(began.getTime() + 30 * DAY);
    expect((await ask(buyer)).body).toMatchObject({ request: { status: 'waiting' } });
    clock = began;
    expect(await readRequests(buyer)).toHaveLength(2);
  });

  it('is given once when two answer at the same moment', async () => {
    const buyer = await createBuyer(app);
    await ask(buyer);
    const { id } = (await readRequests(buyer))[0] ?? {};
    const replies = await Promise.all(
      (['approved', 'declined'] as const).map((decision) =>
        agent.call('POST', `/api/staff/beta-requests/${id}/answer`, { decision, answer: 'So be it.' }),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    expect(await tell(buyer)).toHaveLength(1);
  });

  it('cannot be given to a request that is not there', async () => {
    const path = '/api/staff/beta-requests/00000000-0000-4000-8000-000000000000/answer';
    expect((await agent.call('POST', path, { decision: 'approved', answer: '' })).status).toBe(404);
  });

  it('is asked for in a list, newest first, and every access and answer is logged', async () => {
    const buyer = await createBuyer(app, 'Wanda Waiting');
    await ask(buyer);
    const { body } = await agent.call('GET', '/api/staff/beta-requests?status=waiting&search=wanda');
    expect(body).toMatchObject({
      needsApproval: true,
      rows: [
        { name: 'Wanda Waiting', email: buyer.email, milestonesDone: 0, status: 'waiting', answer: null },
      ],
    });
    const counts = await agent.call('GET', '/api/staff/beta-requests/counts');
    expect(counts.body.waiting).toBeGreaterThan(0);
    const actions = await app.query(
      "select action, count(*)::int from staff_actions where action like 'beta-requests.%' group by action order by action",
    );
    expect(actions.map((row) => row.action)).toEqual(
      expect.arrayContaining(['beta-requests.approved', 'beta-requests.declined', 'beta-requests.listed']),
    );
  });
});
