import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBuyer, type TestBuyer } from '../../testing/test-buyer.ts';

const clock = new Date('2026-11-02T12:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { BETA_APPROVAL: 'on' }, now: () => clock });
});
afterAll(() => app.close());

const ask = (buyer: TestBuyer) => buyer.call('POST', '/api/beta-access');
const readStanding = async (buyer: TestBuyer) => (await buyer.call('GET', '/api/beta-access')).body;
const readRequests = (buyer: TestBuyer) =>
  app.query(
    'select beta_requests.* from beta_requests join users on users.id = user_id where email = $1 order by requested_at',
    [buyer.email],
  );

describe('beta access where the operator approves it', () => {
  it('waits for an answer, once, however often and at once it is asked for', async () => {
    const buyer = await createBuyer(app);
    expect(await readStanding(buyer)).toEqual({ betaAccess: false, needsApproval: true, request: null });
    const replies = await Promise.all([ask(buyer), ask(buyer), ask(buyer)]);
    const waiting = {
      betaAccess: false,
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
