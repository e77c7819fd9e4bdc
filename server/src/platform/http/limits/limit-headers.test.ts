import { apiTokenScopeNames } from '@porchlight/domain/kernel/api-token-scopes.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limitFactor: 1, environment: { TRUSTED_PROXIES: '127.0.0.1, ::1' } });
});
afterAll(() => app.close());

/** As if so many tries of a limit had been made, by every subject that has made one. */
const consume = (limit: string, tries: number) =>
  app.query('update rate_limits set points = $1 where key like $2', [tries, `${limit}:%`]);

function expectLimit(headers: Headers, name: string, left: number, seconds: number): void {
  expect(headers.get('ratelimit-policy')).toMatch(new RegExp(`^"${name}";q=\\d+;w=${seconds}$`));
  const [, r, t] = new RegExp(`^"${name}";r=(\\d+);t=(\\d+)$`).exec(headers.get('ratelimit') ?? '') ?? [];
  expect(Number(r)).toBe(left);
  expect(Number(t)).toBeGreaterThanOrEqual(1);
  expect(Number(t)).toBeLessThanOrEqual(seconds);
}

describe('an answer to too many requests', () => {
  it('says when to come back and what is left', async () => {
    const buyer = await createBuyer(app);
    const { status, headers } = await buyer.call('GET', '/api/search?q=radon');
    expect([status, headers.get('ratelimit'), headers.get('retry-after')]).toEqual([200, null, null]);
    await consume('search-account', 120);
    const refused = await buyer.call('GET', '/api/search?q=radon');
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expectLimit(refused.headers, 'search-account', 0, 60);
    const [, seconds] = /t=(\d+)/.exec(refused.headers.get('ratelimit') ?? '') ?? [];
    expect(refused.headers.get('retry-after')).toBe(seconds);
  });

  it('says so to a form without scripts', async () => {
    const send = () =>
      new TestVisitor(app, '203.0.113.1').post('/forms/newsletter', { email: 'ada@example.com' });
    await send();
    await consume('plain-form-network', 6);
    const { status, headers } = await send();
    expect(status).toBe(429);
    expectLimit(headers, 'plain-form-network', 0, 3600);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is the only one that says so: where an answer may not tell of a limit, it does not', async () => {
    const buyer = await createBuyer(app);
    await consume('mail-address', 5);
    const again = { name: 'Ada', email: buyer.email, password: 'a perfectly long password' };
    const { status, headers } = await buyer.call('POST', '/api/accounts/sign-up', again);
    expect(status).toBe(200);
    expect([headers.get('ratelimit'), headers.get('retry-after')]).toEqual([null, null]);
  });
});

it('every answer to an API token says what is left to it, also where a file is streamed', async () => {
  const admin = await createStaff(app, 'admin');
  const { body } = await admin.call('POST', '/api/staff/tokens', {
    name: 'CRM',
    scopes: apiTokenScopeNames,
    days: 1,
  });
  const token = { authorization: `Bearer ${body.token}` };
  const ask = (path: string) => new TestVisitor(app).send('GET', path, undefined, token);
  const lists = ['/api/staff/leads?limit=1', '/api/staff/leads.csv'];
  for (const [asked, list] of lists.entries()) {
    const answer = await ask(list);
    expect(answer.status).toBe(200);
    expectLimit(answer.headers, 'api-token', 599 - asked, 60);
  }
  await consume('api-token', 600);
  for (const list of lists) {
    const answer = await ask(list);
    expect(answer.status).toBe(429);
    expectLimit(answer.headers, 'api-token', 0, 60);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});
