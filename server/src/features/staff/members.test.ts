import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBuyer, readToken, TEST_PASSWORD, TestBuyer } from '../../testing/test-buyer.ts';
import { createStaff } from '../../testing/test-staff.ts';

let app: TestApp;
let admin: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createStaff(app, 'admin', 'Alma Admin');
});
afterAll(() => app.close());

const idOf = async (person: TestBuyer) => {
  const [row] = await app.query('select id from users where email = $1', [person.email]);
  return String(row?.id);
};
const invite = (body: object) => admin.call('POST', '/api/staff/members', body);
const readActions = async (action: string, subject: string) =>
  app.query('select * from staff_actions where action = $1 and subject_id = $2', [action, subject]);

describe('a staff member', () => {
  it('is invited by mail, sets a password, and is asked for a second step', async () => {
    const email = `new-${randomUUID()}@example.com`;
    const reply = await invite({ name: 'Nia New', email, role: 'agent' });
    expect(reply.body).toMatchObject({ name: 'Nia New', email, role: 'agent', hasSecondStep: false });
    expect(await readActions('members.invited', String(reply.body.id))).toMatchObject([
      { actor_name: 'Alma Admin', detail: { role: 'agent' } },
    ]);

    const token = readToken(await app.readLetter(email, /console/));
    const person = new TestBuyer(app, email);
    const reset = { token, password: TEST_PASSWORD };
    expect((await person.call('POST', '/api/accounts/reset-password', reset)).status).toBe(200);
    const again = await new TestBuyer(app, email).call('POST', '/api/accounts/reset-password', reset);
    expect(again.body.code).toBe('LINK_EXPIRED');
    const signIn = await person.call('POST', '/api/accounts/sign-in', { email, password: TEST_PASSWORD });
    expect(signIn.body).toMatchObject({ email, isStaff: true });
    const refused = await person.call('GET', '/api/staff/current');
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
  });

  it('cannot be made of a buyer who has a journey, nor twice of the same person', async () => {
    const buyer = await createBuyer(app);
    const note = { text: 'Mine.', createdAt: new Date().toISOString() };
    const kept = await buyer.call('PUT', `/api/milestones/interest/notes/${randomUUID()}`, note);
    expect(kept.status).toBe(200);
    const refused = await invite({ name: 'Bea Buyer', email: buyer.email, role: 'agent' });
    expect([refused.status, refused.body.code]).toEqual([403, 'NOT_ALLOWED']);
    expect(refused.body.message).toContain('buyer');
    const twice = await invite({ name: 'Alma', email: admin.email, role: 'reader' });
    expect([twice.status, twice.body.message]).toEqual([403, expect.stringContaining('already')]);
  });

  it('who is a visitor’s unconfirmed account keeps neither that name nor that password', async () => {
    const stranger = new TestBuyer(app);
    const { email } = stranger;
    await stranger.call('POST', '/api/accounts/sign-up', {
      name: 'Stranger',
      email,
      password: TEST_PASSWORD,
    });
    const reply = await invite({ name: 'Right Name', email, role: 'reader' });
    expect(reply.body).toMatchObject({ name: 'Right Name' });
    const signIn = await stranger.call('POST', '/api/accounts/sign-in', { email, password: TEST_PASSWORD });
    expect(signIn.body.code).toBe('WRONG_CREDENTIALS');
  });

  it('gets another role, and what it allows at the next request', async () => {
    const reader = await createStaff(app, 'reader');
    const id = await idOf(reader);
    expect((await reader.call('GET', '/api/staff/members')).status).toBe(403);
    expect((await admin.call('PUT', `/api/staff/members/${id}/role`, { role: 'admin' })).status).toBe(200);
    expect((await reader.call('GET', '/api/staff/members')).status).toBe(200);
    expect(await readActions('members.role-changed', id)).toHaveLength(1);
    await admin.call('PUT', `/api/staff/members/${id}/role`, { role: 'reader' });
  });

  it('who is suspended is shut out at once, of the buyers’ side too, until they are restored', async () => {
    const agent = await createStaff(app, 'agent');
    const id = await idOf(agent);
    expect((await admin.call('PUT', `/api/staff/members/${id}/suspension`, {})).status).toBe(200);
    expect((await agent.call('GET', '/api/staff/current')).body.code).toBe('NOT_SIGNED_IN');
    await agent.call('POST', '/api/accounts/sign-in', { email: agent.email, password: TEST_PASSWORD });
    expect((await agent.call('GET', '/api/staff/current')).body.code).toBe('NOT_ALLOWED');
    expect((await agent.call('GET', '/api/documents')).body.code).toBe('NOT_ALLOWED');
    const colleagues = await admin.call('GET', '/api/staff/colleagues');
    expect(JSON.stringify(colleagues.body)).not.toContain(id);
    expect((await admin.call('DELETE', `/api/staff/members/${id}/suspension`, {})).status).toBe(200);
    expect((await agent.call('GET', '/api/staff/current')).body.code).toBe('SECOND_FACTOR_NEEDED');
  });

  it('who is the last admin stays one: in role, in standing and in account', async () => {
    const id = await idOf(admin);
    const lowered = await admin.call('PUT', `/api/staff/members/${id}/role`, { role: 'agent' });
    expect([lowered.status, lowered.body.code]).toEqual([409, 'LAST_ADMIN']);
    const suspended = await admin.call('PUT', `/api/staff/members/${id}/suspension`, {});
    expect(suspended.body.code).toBe('LAST_ADMIN');
    expect((await admin.call('POST', '/api/personal-data/deletion', {})).body.code).toBe('LAST_ADMIN');
  });

  it('of two admins one stays, too, where the other’s account is being deleted soon', async () => {
    const leaving = await createStaff(app, 'admin');
    const id = await idOf(admin);
    expect((await leaving.call('POST', '/api/personal-data/deletion', {})).status).toBe(200);
    expect((await admin.call('POST', '/api/personal-data/deletion', {})).body.code).toBe('LAST_ADMIN');
    const lowered = await admin.call('PUT', `/api/staff/members/${id}/role`, { role: 'agent' });
    expect(lowered.body.code).toBe('LAST_ADMIN');
    const member = { name: 'Mara', email: 'mara@members.example', role: 'reader' };
    await app.query(
      `with stored as (insert into users (id, name, email, email_verified) values ('mara', 'Mara', $1, true) returning id)
       insert into account_deletions (user_id, requested_at, due_at) select id, now(), now() + interval '14 days' from stored`,
      [member.email],
    );
    expect((await admin.call('POST', '/api/staff/members', member)).body.code).toBe('NOT_ALLOWED');
    await app.query('delete from users where email = any($1)', [[leaving.email, member.email]]);
  });

  it('of two admins who suspend each other at once one stays', async () => {
    const other = await createStaff(app, 'admin');
    const replies = await Promise.all([
      admin.call('PUT', `/api/staff/members/${await idOf(other)}/suspension`, {}),
      other.call('PUT', `/api/staff/members/${await idOf(admin)}/suspension`, {}),
    ]);
    expect(replies.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    const [left] = await app.query(
      "select count(*)::int as admins from staff_members where role = 'admin' and suspended_at is null",
    );
    expect(left?.admins).toBe(1);
    admin = replies[0]?.status === 200 ? admin : other;
  });

  it('cannot be changed when there is none', async () => {
    expect((await admin.call('PUT', '/api/staff/members/nobody/role', { role: 'reader' })).status).toBe(404);
    expect((await admin.call('DELETE', '/api/staff/members/nobody/suspension', {})).status).toBe(404);
  });
});
