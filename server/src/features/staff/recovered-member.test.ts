import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { TestAuthenticator } from '@porchlight/testing/outside-world/test-authenticator.ts';
import { getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recoverMember } from './recovered-member.ts';

const NEW_PASSWORD = 'quiet harbor violin 28';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const recover = (email: string, role?: 'reader' | 'agent' | 'admin') =>
  recoverMember(app.readParts(), { email, role });
const enterConsole = async (who: TestBuyer) => (await who.call('GET', '/api/staff/current')).body.code;
const signIn = (email: string, password: string, who = new TestBuyer(app, email)) =>
  who.call('POST', '/api/accounts/sign-in', { email, password });

describe('the only admin, whose phone and password are lost', () => {
  it('comes back by a link from the command line, and no one by the earlier password or sessions', async () => {
    const admin = await createStaff(app, 'admin', 'Alma Admin');
    const { email } = admin;
    const { name, role, url } = await recover(email);
    expect([name, role]).toEqual(['Alma Admin', 'admin']);
    expect(await enterConsole(admin)).toBe('NOT_SIGNED_IN');
    expect((await signIn(email, TEST_PASSWORD)).body.code).toBe('WRONG_CREDENTIALS');

    const back = new TestBuyer(app, email);
    const reset = { token: getToken(url), password: NEW_PASSWORD };
    expect((await back.call('POST', '/api/accounts/reset-password', reset)).body).toEqual({ done: true });
    expect((await back.call('POST', '/api/accounts/reset-password', reset)).body.code).toBe('LINK_EXPIRED');
    expect((await signIn(email, NEW_PASSWORD, back)).body).toMatchObject({ email, isStaff: true });
    expect(await enterConsole(back)).toBe('SECOND_FACTOR_NEEDED');
    const question = await back.call('POST', '/api/accounts/passkeys/adding', {});
    const answer = new TestAuthenticator(app.origin).create(question.body);
    await back.call('POST', '/api/accounts/passkeys', { name: 'New phone', answer });
    expect(await enterConsole(back)).toBeUndefined();
    const log = await back.call('GET', '/api/staff/audit?action=members.recovered');
    expect(log.body.rows).toMatchObject([
      { actor: { name: 'npm run staff:recover' }, subject: { kind: 'member' }, detail: { role: 'admin' } },
    ]);
  });

  it('is let back in although suspended, and can be given another role, but the last admin’s', async () => {
    const agent = await createStaff(app, 'agent');
    await app.query(
      'update staff_members set suspended_at = now() where user_id = (select id from users where email = $1)',
      [agent.email],
    );
    expect((await recover(agent.email)).role).toBe('agent');
    expect((await recover(agent.email, 'admin')).role).toBe('admin');
    const members = await app.query(
      'select role, suspended_at from staff_members where user_id = (select id from users where email = $1)',
      [agent.email],
    );
    expect(members).toEqual([{ role: 'admin', suspended_at: null }]);
    await app.query(
      "update staff_members set role = 'agent' where user_id <> (select id from users where email = $1)",
      [agent.email],
    );
    await expect(recover(agent.email, 'agent')).rejects.toMatchObject({ code: 'LAST_ADMIN' });
  });

  it('is not found for a user who is no member', async () => {
    await expect(recover('nobody@example.com')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
