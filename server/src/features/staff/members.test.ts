import { randomUUID } from 'node:crypto';
import type { MemberRow } from '@porchlight/domain/staff/members.contract.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { SIGNABLE_PDF, uploadDocument } from '@porchlight/testing/people/test-signer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { beginReading } from '@porchlight/testing/processes/long-answer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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

describe('who may enter the console', () => {
  const ageProofs = () => app.query("update sessions set proved_at = now() - interval '5 hours'");
  const prove = () => admin.call('POST', '/api/accounts/proof', { password: TEST_PASSWORD });
  const readAll = () =>
    app.query(`select (select count(*)::int from users) as users, (select count(*)::int from emails) as emails,
      (select count(*)::int from staff_actions) as actions, (select json_agg(staff_members order by user_id) from staff_members) as members`);

  it.each<[string, string, object?]>([
    ['POST', '', { name: 'Ina In', email: `in-${randomUUID()}@example.com`, role: 'reader' }],
    ['POST', '/ID/invitation'],
    ['PUT', '/ID/role', { role: 'reader' }],
    ['PUT', '/ID/suspension'],
    ['DELETE', '/ID/suspension'],
  ])(
    'is changed only by an admin who has just shown who they are: %s %s',
    async (method, path, body = {}) => {
      const email = `proof-${randomUUID()}@example.com`;
      const { body: member } = await invite({ name: 'Pia Proof', email, role: 'agent' });
      const change = () =>
        admin.call(method, `/api/staff/members${path.replace('ID', String(member.id))}`, body);
      await ageProofs();
      const before = await readAll();
      const refused = await change();
      expect([refused.status, refused.body.code]).toEqual([403, 'PROOF_NEEDED']);
      expect(await readAll()).toEqual(before);
      expect((await prove()).status).toBe(200);
      expect((await change()).status).toBe(200);
      expect(await readAll()).not.toEqual(before);
    },
  );
});

describe('a staff member', () => {
  it('is invited by mail, sets a password, and is asked for a second step', async () => {
    const email = `new-${randomUUID()}@example.com`;
    const reply = await invite({ name: 'Nia New', email, role: 'agent' });
    expect(reply.body).toMatchObject({ name: 'Nia New', email, role: 'agent', hasSecondStep: false });
    expect(await readActions('members.invited', String(reply.body.id))).toMatchObject([
      { actor_name: 'Alma Admin', detail: { role: 'agent' } },
    ]);

    const token = getToken(await app.readEmail(email, /console/));
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

  it('was last seen when they were, also once they have signed out', async () => {
    const member = await createStaff(app, 'reader', 'Lena Leaving');
    const readSeen = async () =>
      ((await admin.call('GET', '/api/staff/members')).body.rows as MemberRow[]).find(
        ({ email }) => email === member.email,
      )?.lastSeenAt;
    const before = await readSeen();
    expect(before).toEqual(expect.any(String));
    expect((await member.call('POST', '/api/accounts/sign-out', { scope: 'local' })).status).toBe(200);
    expect(await readSeen()).toBe(before);
  });

  it('is sent the invitation again, whose link works in the place of the one before', async () => {
    const email = `late-${randomUUID()}@example.com`;
    const { body: member } = await invite({ name: 'Lea Late', email, role: 'agent' });
    expect(member.isInvited).toBe(true);
    const id = String(member.id);
    const first = getToken(await app.readEmail(email, /console/));
    const again = () => admin.call('POST', `/api/staff/members/${id}/invitation`, {});
    await admin.call('PUT', `/api/staff/members/${id}/suspension`, {});
    expect((await again()).body).toMatchObject({
      code: 'NOT_ALLOWED',
      message: expect.stringContaining('suspended'),
    });
    await admin.call('DELETE', `/api/staff/members/${id}/suspension`, {});
    expect((await again()).status).toBe(200);
    const second = await waitFor('the second email', async () => {
      const token = getToken(await app.readEmail(email, /console/));
      return token === first ? undefined : token;
    });
    expect(await readActions('members.invited-again', id)).toMatchObject([{ actor_name: 'Alma Admin' }]);

    const person = new TestBuyer(app, email);
    const reset = (token: string) =>
      person.call('POST', '/api/accounts/reset-password', { token, password: TEST_PASSWORD });
    expect((await reset(first)).body.code).toBe('LINK_EXPIRED');
    expect((await reset(second)).status).toBe(200);
    expect((await again()).body).toMatchObject({
      code: 'NOT_ALLOWED',
      message: expect.stringContaining('already'),
    });
    const { rows } = (await admin.call('GET', '/api/staff/members')).body as unknown as { rows: MemberRow[] };
    expect(rows.find((row) => row.id === id)?.isInvited).toBe(false);
    expect((await admin.call('POST', '/api/staff/members/nobody/invitation', {})).status).toBe(404);
  });

  it('is not written to without end', async () => {
    const limited = await startTestApp({ limitFactor: 1 });
    try {
      const boss = await createStaff(limited, 'admin');
      const member = { name: 'Lou Late', email: `lou-${randomUUID()}@example.com`, role: 'reader' };
      const { body } = await boss.call('POST', '/api/staff/members', member);
      const again = () => boss.call('POST', `/api/staff/members/${body.id}/invitation`, {});
      for (let emails = 0; emails < 5; emails++) expect((await again()).status).toBe(200);
      expect((await again()).body.code).toBe('RATE_LIMITED');
    } finally {
      await limited.close();
    }
  });

  it('can be an account that is there already, which signs in as before and is shown the way to a second step', async () => {
    const person = await createBuyer(app);
    const reply = await invite({ name: 'Olive Operator', email: person.email, role: 'agent' });
    expect(reply.body).toMatchObject({ email: person.email, role: 'agent', isInvited: false });
    expect(await app.readEmail(person.email, /console/)).toContain('/login?next=%2Fstaff');
    const again = new TestBuyer(app, person.email);
    const given = { email: person.email, password: TEST_PASSWORD };
    expect((await again.call('POST', '/api/accounts/sign-in', given)).body.isStaff).toBe(true);
    expect((await again.call('GET', '/api/staff/current')).body.code).toBe('SECOND_FACTOR_NEEDED');
    expect((await again.call('GET', '/api/milestones')).body.code).toBe('NOT_ALLOWED');
  });

  it('can be one with a journey of its own where that is meant, which the audit log says', async () => {
    const buyer = await createBuyer(app);
    const note = { text: 'Mine.', createdAt: new Date().toISOString() };
    const kept = await buyer.call('PUT', `/api/milestones/interest/notes/${randomUUID()}`, note);
    expect(kept.status).toBe(200);
    const asked = { name: 'Bea Buyer', email: buyer.email, role: 'agent' };
    const refused = await invite(asked);
    expect([refused.status, refused.body.code]).toEqual([403, 'NOT_ALLOWED']);
    expect(refused.body.fields).toEqual({ closesJourney: expect.stringContaining('portal would close') });
    expect((await buyer.call('GET', '/api/milestones')).status).toBe(200);

    const reply = await invite({ ...asked, closesJourney: true });
    expect(reply.body).toMatchObject({ email: buyer.email, role: 'agent' });
    expect((await buyer.call('GET', '/api/milestones')).body.code).toBe('NOT_ALLOWED');
    expect(await readActions('members.invited', String(reply.body.id))).toMatchObject([
      { detail: { role: 'agent', hadJourney: true } },
    ]);
    const notes = await app.query('select text from milestone_notes where user_id = $1', [reply.body.id]);
    expect(notes).toHaveLength(1);
  });

  it('cannot be made of a buyer who has documents, nor twice of the same person', async () => {
    const buyer = await createBuyer(app);
    await uploadDocument(buyer, SIGNABLE_PDF);
    const asked = { name: 'Bea Buyer', email: buyer.email, role: 'agent', closesJourney: true };
    const refused = await invite(asked);
    expect([refused.status, refused.body.code]).toEqual([403, 'NOT_ALLOWED']);
    expect(refused.body.message).toContain('documents');
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

  it.each([
    ['a list', () => '/api/staff/feedback/entries.csv'],
    ['a person', (buyer: TestBuyer) => `/api/staff/people/export?address=${buyer.email}`],
  ])('who is suspended gets no more of an export of %s that is under way', async (_, nameExport) => {
    const exporter = await createStaff(app, 'admin');
    const buyer = await createBuyer(app);
    // Far more than what waits in the buffers of a connection.
    const [pages, rowsOfPage, bytesOfRow] = [40, 200, 5_000];
    await app.query(
      `insert into milestone_feedback (id, user_id, milestone_id, rating, feedback, created_at)
       select gen_random_uuid(), $1, 1, 5, repeat('x', $3), now() from generate_series(1, $2)`,
      [await idOf(buyer), pages * rowsOfPage, bytesOfRow],
    );
    const response = await exporter.send('GET', nameExport(buyer));
    expect(response.status).toBe(200);
    const answer = await beginReading(response);
    expect(
      (await admin.call('PUT', `/api/staff/members/${await idOf(exporter)}/suspension`, {})).status,
    ).toBe(200);
    await expect(answer.readOn()).rejects.toThrow();
    expect(answer.countBytes()).toBeLessThan(pages * rowsOfPage * bytesOfRow);
    await app.query('delete from milestone_feedback');
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
