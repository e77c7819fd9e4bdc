import type { NotificationPage } from '@porchlight/domain/notifications/notifications.contract.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let clock = new Date('2026-11-21T05:30:00.000Z');
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUSTED_PROXIES: '127.0.0.1,::1' }, now: () => clock });
});
afterAll(() => app.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Place = { browser?: string; address?: string };

async function signIn(device: TestBuyer, email: string, { browser, address }: Place = {}) {
  const headers = {
    ...(browser ? { 'user-agent': browser } : {}),
    ...(address ? { 'x-forwarded-for': address } : {}),
  };
  return device.call('POST', '/api/accounts/sign-in', { email, password: TEST_PASSWORD }, headers);
}

async function readSignIns(buyer: TestBuyer): Promise<string[]> {
  const { body } = await buyer.call('GET', '/api/notifications');
  const { notifications } = body as unknown as NotificationPage;
  return notifications.filter(({ kind }) => kind === 'new-device').map(({ subject }) => subject);
}

describe('a sign-in from a new device', () => {
  it('is reported to the owner with browser, system and time, and what to do, even at night', async () => {
    const owner = await createBuyer(app);
    const { status, headers } = await signIn(new TestBuyer(app), owner.email, { browser: FIREFOX });
    expect(status).toBe(200);
    const cookie = headers.getSetCookie().find((line) => line.startsWith('porchlight.device='));
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(await readSignIns(owner)).toEqual(['Firefox on Windows']);
    const text = await app.readEmail(owner.email, /new sign-in/);
    expect(text).toContain('Firefox on Windows signed in to your account on Nov 20, 2026, 11:30');
    expect(text).toContain('(America/Chicago)');
    expect(text).toContain(`${app.origin}/login/forgot`);
    expect((await app.readEmailHeaders(owner.email))['list-unsubscribe']).toBeUndefined();
  });

  it('is reported once: the device is known from then on, also elsewhere', async () => {
    const owner = await createBuyer(app);
    const device = new TestBuyer(app);
    await signIn(device, owner.email, { browser: FIREFOX });
    await signIn(device, owner.email, { browser: FIREFOX, address: '203.0.113.9' });
    await signIn(new TestBuyer(app), owner.email, { browser: FIREFOX, address: '203.0.113.9' });
    expect(await readSignIns(owner)).toHaveLength(1);
    await signIn(new TestBuyer(app), owner.email, { browser: FIREFOX, address: '198.51.100.7' });
    expect(await readSignIns(owner)).toHaveLength(2);
  });

  it('is not reported for the first device, the same browser at home, or a wrong password', async () => {
    const owner = await createBuyer(app);
    await signIn(new TestBuyer(app), owner.email);
    const wrong = { email: owner.email, password: 'not the one at all' };
    await new TestBuyer(app).call('POST', '/api/accounts/sign-in', wrong, { 'user-agent': FIREFOX });
    expect(await readSignIns(owner)).toEqual([]);
  });

  it('is reported although a new password was chosen there', async () => {
    const owner = await createBuyer(app);
    const device = new TestBuyer(app);
    await device.call('POST', '/api/accounts/request-password-reset', { email: owner.email });
    const token = getToken(await app.readEmail(owner.email, /reset/i));
    await device.call('POST', '/api/accounts/reset-password', { token, password: TEST_PASSWORD });
    expect((await signIn(device, owner.email, { browser: FIREFOX })).status).toBe(200);
    expect(await readSignIns(device)).toEqual(['Firefox on Windows']);
  });

  it('is not reported for the first sign-in of an invited member, where they chose their password', async () => {
    const device = new TestBuyer(app);
    const { email } = device;
    await app.query(`insert into users (id, name, email) values ($1, 'Ina Invited', $1)`, [email]);
    await device.call('POST', '/api/accounts/request-password-reset', { email });
    const token = getToken(await app.readEmail(email, /reset/i));
    await device.call('POST', '/api/accounts/reset-password', { token, password: TEST_PASSWORD });
    expect((await signIn(device, email, { browser: FIREFOX })).status).toBe(200);
    expect(await readSignIns(device)).toEqual([]);
  });

  it('does not make one account’s device known to another', async () => {
    const [first, second] = [await createBuyer(app), await createBuyer(app)];
    const device = new TestBuyer(app);
    await signIn(device, first.email, { browser: FIREFOX, address: '203.0.113.77' });
    await signIn(device, second.email, { browser: FIREFOX, address: '203.0.113.77' });
    expect(await readSignIns(second)).toHaveLength(1);
    const marks = await app.query('select mark, count(*)::int as owners from known_devices group by mark');
    expect(marks.every(({ owners }) => owners === 1)).toBe(true);
  });

  it('is reported again after more than 400 days', async () => {
    const owner = await createBuyer(app);
    const device = new TestBuyer(app);
    await signIn(device, owner.email, { browser: FIREFOX });
    clock = new Date('2028-01-21T17:00:00.000Z');
    await signIn(new TestBuyer(app), owner.email);
    await signIn(device, owner.email, { browser: FIREFOX });
    await waitFor('the second notice', async () =>
      (await readSignIns(owner)).length === 2 ? true : undefined,
    );
    expect(await readSignIns(owner)).toEqual(['Firefox on Windows', 'Firefox on Windows']);
  });

  it('is reported even though an intruder read the notification at once', async () => {
    const owner = await createBuyer(app);
    const stranger = new TestBuyer(app);
    await signIn(stranger, owner.email, { browser: FIREFOX, address: '192.0.2.200' });
    await stranger.call('POST', '/api/notifications/read', { all: true });
    expect(await app.readEmail(owner.email, /new sign-in/)).toContain('If it was not you');
  });
});
