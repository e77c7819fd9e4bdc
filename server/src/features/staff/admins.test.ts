import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let app: TestApp;
let admin: TestBuyer;
// An app of its own: in one that files share, there are other admins.
beforeAll(async () => {
  app = await startTestApp();
  admin = await createStaff(app, 'admin', 'Alma Admin');
});
afterAll(() => app.close());

it('an admin who was invited and never came is no admin who is left, and is one from then on', async () => {
  const invited = new TestBuyer(app);
  const { email } = invited;
  const reply = await admin.call('POST', '/api/staff/members', { name: 'Abe Away', email, role: 'admin' });
  expect(reply.body).toMatchObject({ role: 'admin', isInvited: true });
  const [own] = await app.query('select id from users where email = $1', [admin.email]);
  const lower = () => admin.call('PUT', `/api/staff/members/${own?.id}/role`, { role: 'agent' });
  const suspend = () => admin.call('PUT', `/api/staff/members/${own?.id}/suspension`, {});
  const leave = () => admin.call('POST', '/api/personal-data/deletion', {});
  for (const goAway of [lower, suspend, leave]) expect((await goAway()).body.code).toBe('LAST_ADMIN');

  const token = getToken(await app.readEmail(email, /console/));
  const reset = { token, password: TEST_PASSWORD };
  expect((await invited.call('POST', '/api/accounts/reset-password', reset)).status).toBe(200);
  expect((await lower()).status).toBe(200);
});
