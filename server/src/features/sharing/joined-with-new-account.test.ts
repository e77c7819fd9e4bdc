import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { invite, loadPurchase } from '@porchlight/testing/people/test-people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let clock = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

const DAY_MS = 24 * 3_600_000;
const join = (who: TestBuyer, token: string, more: Record<string, string> = {}) =>
  who.call('POST', '/api/purchase/invitations/new-account', {
    token,
    name: 'Priya Shah',
    email: who.email,
    ...more,
  });
async function inviteCoBuyer() {
  const jordan = await createBuyer(app, 'Jordan Rivera');
  const priya = new TestBuyer(app);
  return { jordan, priya, token: await invite(app, jordan, { email: priya.email, role: 'co-buyer' }) };
}
const isStored = async ({ email }: TestBuyer) =>
  (await app.query('select id from users where email = $1', [email])).length > 0;

describe('the link of an invitation to buy together', () => {
  it('confirms its address: one request opens the account, signed in and in the shared purchase', async () => {
    const { jordan, priya, token } = await inviteCoBuyer();
    const emails = await app.countEmails(priya.email);
    const reply = await join(priya, token);
    expect([reply.status, reply.body]).toMatchObject([200, { name: 'Priya Shah', email: priya.email }]);
    expect((await loadPurchase(priya)).people.map(({ name }) => name).sort()).toEqual([
      'Jordan Rivera',
      'Priya Shah',
    ]);
    expect((await loadPurchase(jordan)).people).toHaveLength(2);
    expect(await app.countEmails(priya.email)).toBe(emails);
    expect(await app.query('select email_verified from users where email = $1', [priya.email])).toEqual([
      { email_verified: true },
    ]);
  });

  it('works once, also for two requests at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { priya, token } = await inviteCoBuyer();
      const replies = await Promise.all([join(priya, token), join(new TestBuyer(app, priya.email), token)]);
      expect(replies.map(({ status }) => status).sort()[0]).toBe(200);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(replies.find(({ status }) => status !== 200)?.body.code).toMatch(/LINK_EXPIRED|NOT_ALLOWED/);
      const again = await join(new TestBuyer(app, priya.email), token);
      expect([again.status, again.body.code]).toEqual([410, 'LINK_EXPIRED']);
    }
  });

  it('confirms no other address, and stores nothing for it', async () => {
    const { token } = await inviteCoBuyer();
    const stranger = new TestBuyer(app);
    const reply = await join(stranger, token);
    expect([reply.status, reply.body.code]).toEqual([403, 'NOT_ALLOWED']);
    expect(reply.body.fields).toEqual({ email: expect.stringMatching(/another email address/) });
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(await isStored(stranger)).toBe(false);
  });

  it('takes the address in any case', async () => {
    const { priya, token } = await inviteCoBuyer();
    expect((await join(priya, token, { email: priya.email.toUpperCase() })).status).toBe(200);
  });

  it('signs no one in to an account that is there already', async () => {
    const [jordan, priya] = [await createBuyer(app), await createBuyer(app)];
    const token = await invite(app, jordan, { email: priya.email, role: 'co-buyer' });
    const reader = new TestBuyer(app, priya.email);
    const reply = await join(reader, token);
    expect([reply.status, reply.body.code]).toEqual([403, 'NOT_ALLOWED']);
    expect(reply.body.fields).toEqual({ email: expect.stringMatching(/Sign in to it/) });
    expect((await reader.call('GET', '/api/accounts/current')).body).toBeNull();
    const accept = await priya.call('POST', '/api/purchase/invitations/accept', { token });
    expect(accept.status).toBe(200);
  });

  it('leaves a stranger who signed up with the address no password', async () => {
    const { priya, token } = await inviteCoBuyer();
    const account = { name: 'Mallory', email: priya.email, password: TEST_PASSWORD };
    await new TestBuyer(app).call('POST', '/api/accounts/sign-up', account);
    expect((await join(priya, token)).body).toMatchObject({ name: 'Priya Shah' });
    const signIn = { email: priya.email, password: TEST_PASSWORD };
    expect((await new TestBuyer(app).call('POST', '/api/accounts/sign-in', signIn)).status).toBe(401);
  });

  it('opens no account once it is withdrawn, for a helper, or made up', async () => {
    const { jordan, priya, token } = await inviteCoBuyer();
    const invited = (await loadPurchase(jordan)).people.find(({ isYou }) => !isYou);
    await jordan.call('DELETE', `/api/purchase/people/${invited?.id}`);
    const helper = new TestBuyer(app);
    const helping = await invite(app, jordan, { email: helper.email, role: 'agent' });
    for (const [who, given] of [
      [priya, token],
      [helper, helping],
      [new TestBuyer(app), 'made-up'],
    ] as const) {
      expect((await join(who, given)).body.code).toBe('LINK_EXPIRED');
      expect(await isStored(who)).toBe(false);
    }
  });

  it.each<Record<string, string>>([{ name: '' }, { email: 'no address' }, { token: '' }])(
    'refuses %j',
    async (more) => {
      const { priya, token } = await inviteCoBuyer();
      const reply = await join(priya, token, more);
      expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
      expect((await join(priya, token)).status).toBe(200);
    },
  );

  it('opens no account after its days', async () => {
    const { priya, token } = await inviteCoBuyer();
    clock = new Date(clock.getTime() + 60 * DAY_MS);
    expect((await join(priya, token)).body.code).toBe('LINK_EXPIRED');
    expect(await isStored(priya)).toBe(false);
  });
});
