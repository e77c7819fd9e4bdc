import { type StaffRole, staffRoles } from '@porchlight/domain/kernel/staff-roles.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { TestAuthenticator } from '@porchlight/testing/outside-world/test-authenticator.ts';
import { showCode } from '@porchlight/testing/outside-world/test-code-app.ts';
import { createBuyer, getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff, createStaffWithoutSecondFactor } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NEW_PASSWORD = 'quiet harbor violin 28';
type Role = StaffRole | 'buyer';
const roles: readonly Role[] = [...staffRoles, 'buyer'];
const ways = ['a passkey', 'an app'] as const;
type Way = (typeof ways)[number];
const cases = roles.flatMap((role) => ways.map((way) => ({ role, way })));

let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + ahead) });
});
afterAll(() => app.close());

const create = (role: Role) =>
  role === 'buyer' ? createBuyer(app) : createStaffWithoutSecondFactor(app, role);
const signIn = async (email: string, password = TEST_PASSWORD) => {
  const who = new TestBuyer(app, email);
  return { who, ...(await who.call('POST', '/api/accounts/sign-in', { email, password })) };
};
const askToAdd = (who: TestBuyer) => who.call('POST', '/api/accounts/passkeys/adding', {});
const add = (who: TestBuyer, question: unknown, device = new TestAuthenticator(app.origin)) =>
  who.call('POST', '/api/accounts/passkeys', { name: 'Phone', answer: device.create(question as never) });
const startApp = (who: TestBuyer) => who.call('POST', '/api/accounts/second-factor/setting-up', {});
const confirmApp = (who: TestBuyer, key: unknown) => {
  ahead += 30_000;
  return who.call('POST', '/api/accounts/second-factor', {
    code: showCode(key, { at: new Date(Date.now() + ahead) }),
  });
};
const enterConsole = async (who: TestBuyer) => (await who.call('GET', '/api/staff/current')).body.code;
const readMethods = async (who: TestBuyer) =>
  (await who.call('GET', '/api/accounts/sign-in-methods')).body as {
    passkeys: { id: string }[];
    secondFactor: unknown;
  };

/** Sets the second step up in this session, and gives the device or the key of the app. */
async function setUp(who: TestBuyer, way: Way) {
  if (way === 'a passkey') {
    const device = new TestAuthenticator(app.origin);
    const { status, body } = await add(who, (await askToAdd(who)).body, device);
    expect([status, body.code]).toEqual([200, undefined]);
    return { device, key: undefined };
  }
  const { key } = (await startApp(who)).body;
  const { status, body } = await confirmApp(who, key);
  expect([status, body.code]).toEqual([200, undefined]);
  return { device: undefined, key, recoveryCodes: body.recoveryCodes as string[] };
}

/** Tries everything that adds, replaces or removes a second step; `early` was asked for before the account had one. */
async function tryToChange(who: TestBuyer, early?: { question: unknown; key: unknown }) {
  const [passkey] = (await readMethods(who)).passkeys;
  const question = await askToAdd(who);
  const setting = await startApp(who);
  const replies = [question, setting];
  replies.push(
    await add(who, question.status === 200 ? question.body : (early?.question ?? { challenge: '' })),
  );
  replies.push(await confirmApp(who, setting.body.key ?? early?.key ?? 'A'.repeat(32)));
  replies.push(await who.call('POST', '/api/accounts/second-factor/recovery-codes', {}));
  replies.push(await who.call('POST', '/api/accounts/second-factor/off', { password: TEST_PASSWORD }));
  if (passkey) replies.push(await who.call('DELETE', `/api/accounts/passkeys/${passkey.id}`, {}));
  return replies.map(({ body }) => body.code);
}

describe.each(cases)('an account of role $role that has $way as second step', ({ role, way }) => {
  it('changes none in a session that has not shown it, whenever that was opened', async () => {
    const owner = await create(role);
    const { who: before } = await signIn(owner.email);
    // One session has asked what it needs before there is a second step, and comes back with it after.
    const early = { question: (await askToAdd(before)).body, key: (await startApp(before)).body.key };
    await setUp(owner, way);
    const sessions = [before];
    if (way === 'a passkey') sessions.push((await signIn(owner.email)).who);
    const methods = await readMethods(owner);
    for (const who of sessions) {
      const codes = await tryToChange(who, early);
      expect(codes).toEqual(codes.map(() => 'SECOND_FACTOR_NEEDED'));
      if (role !== 'buyer') expect(await enterConsole(who)).toBe('SECOND_FACTOR_NEEDED');
    }
    expect(await readMethods(owner)).toEqual(methods);
    if (role !== 'buyer') expect(await enterConsole(owner)).toBeUndefined();
  });

  it('keeps it across a password reset, which opens nothing that could change it', async () => {
    const owner = await create(role);
    await setUp(owner, way);
    const methods = await readMethods(owner);
    await owner.call('POST', '/api/accounts/request-password-reset', { email: owner.email });
    const token = getToken(await app.readEmail(owner.email, /reset/i));
    const visitor = new TestBuyer(app, owner.email);
    await visitor.call('POST', '/api/accounts/reset-password', { token, password: NEW_PASSWORD });
    const { who, body } = await signIn(owner.email, NEW_PASSWORD);
    if (way === 'an app') return expect(body).toEqual({ secondFactor: true });
    const codes = await tryToChange(who);
    expect(codes).toEqual(codes.map(() => 'SECOND_FACTOR_NEEDED'));
    expect(await readMethods(who)).toEqual(methods);
  });

  it('adds another in the session that has shown it', async () => {
    const owner = await create(role);
    await setUp(owner, way);
    await setUp(owner, way === 'a passkey' ? 'an app' : 'a passkey');
    const methods = await readMethods(owner);
    expect([methods.passkeys.length, methods.secondFactor !== null]).toEqual([1, true]);
  });

  it('is let no further by showing the password again, nor by a change of its address', async () => {
    const owner = await create(role);
    const { who } = await signIn(owner.email);
    await setUp(owner, way);
    await who.call('POST', '/api/accounts/proof', { password: TEST_PASSWORD });
    const email = `new-${owner.email}`;
    expect((await who.call('POST', '/api/accounts/email-change', { email })).status).toBe(200);
    for (const to of [owner.email, email]) {
      const token = getToken(await app.readEmail(to, /change the email|confirm this email/i));
      await who.call('POST', '/api/accounts/email-change/answer', { token, agree: true });
    }
    expect((await who.call('GET', '/api/accounts/current')).body).toMatchObject({ email });
    const codes = await tryToChange(who);
    expect(codes).toEqual(codes.map(() => 'SECOND_FACTOR_NEEDED'));
  });
});

describe('the first second step', () => {
  it.each(roles)(
    'of a %s is one alone, of two sessions that set up theirs at the same moment',
    async (role) => {
      const one = await create(role);
      const { who: two } = await signIn(one.email);
      const questions = [(await askToAdd(one)).body, (await askToAdd(two)).body];
      const replies = await Promise.all([add(one, questions[0]), add(two, questions[1])]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect((await readMethods(one)).passkeys).toHaveLength(1);
    },
  );

  it.each(staffRoles.flatMap((role) => ways.map((way) => ({ role, way }))))(
    'of a member of role $role, $way, is reported to the other admins',
    async ({ role, way }) => {
      const admin = await createStaff(app, 'admin', 'Alma Admin');
      const member = await create(role);
      await setUp(member, way);
      const email = await app.readEmail(admin.email, /second step/i, member.email);
      expect(email).toContain('Sam Staff');
    },
  );

  it('is reported to no one but the buyer', async () => {
    const admin = await createStaff(app, 'admin', 'Alma Admin');
    const before = await app.countEmails(admin.email);
    const buyer = await createBuyer(app);
    await setUp(buyer, 'a passkey');
    await app.readEmail(buyer.email, /passkey was added/i);
    expect(await app.countEmails(admin.email)).toBe(before);
  });

  it.each(staffRoles)(
    'of a %s is replaced but not removed, so that no other can be the first again',
    async (role) => {
      const member = await create(role);
      await setUp(member, 'a passkey');
      const [first] = (await readMethods(member)).passkeys;
      const remove = (id = '') => member.call('DELETE', `/api/accounts/passkeys/${id}`, {});
      expect((await remove(first?.id)).body.code).toBe('NOT_ALLOWED');
      await setUp(member, 'an app');
      expect((await remove(first?.id)).status).toBe(200);
      const off = await member.call('POST', '/api/accounts/second-factor/off', { password: TEST_PASSWORD });
      expect([off.status, off.body.code]).toEqual([403, 'NOT_ALLOWED']);
      expect((await readMethods(member)).secondFactor).not.toBeNull();
    },
  );

  it('of a buyer who has removed all of them is the first again', async () => {
    const buyer = await createBuyer(app);
    await setUp(buyer, 'a passkey');
    const [only] = (await readMethods(buyer)).passkeys;
    expect((await buyer.call('DELETE', `/api/accounts/passkeys/${only?.id}`, {})).status).toBe(200);
    await setUp((await signIn(buyer.email)).who, 'a passkey');
  });
});

describe.each(roles)('a recovery code of a %s', (role) => {
  it('opens a session with two steps, which may set up another device', async () => {
    const owner = await create(role);
    const { recoveryCodes = [] } = await setUp(owner, 'an app');
    const { who, body } = await signIn(owner.email);
    expect(body).toEqual({ secondFactor: true });
    const opened = await who.call('POST', '/api/accounts/sign-in/recovery-code', { code: recoveryCodes[0] });
    expect(opened.status).toBe(200);
    await setUp(who, 'a passkey');
  });
});
