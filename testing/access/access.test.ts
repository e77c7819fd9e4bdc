import { PAGE_ACCOUNT_HEADER } from '@porchlight/domain/accounts/page-account.ts';
import { contract } from '@porchlight/domain/contract.ts';
import { isFailureCode } from '@porchlight/domain/kernel/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedContract } from '../../server/src/platform/description/describe-contract.ts';
import { startTestApp, type TestApp } from '../app/test-app.ts';
import { createBuyer, TestBuyer } from '../people/test-buyer.ts';
import { createStaff } from '../people/test-staff.ts';

const endpoints = Object.entries(contract).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, endpoint]) => {
    const { route, meta, inputSchema } = endpoint['~orpc'];
    const method = route.method ?? 'POST';
    const path = `/api${route.path}`
      .replace('{slug}', 'interest')
      .replace('{taskId}', 'any-task')
      .replace('{tool}', 'payment')
      .replace('{id}', '00000000-0000-4000-8000-000000000000');
    // Where everything may be left out, names that are none are passed over.
    const needsInput = inputSchema?.safeParse({}).success !== true;
    return { label: `${feature}.${name}`, method, path, access: meta.access, needsInput };
  }),
);

/** Which person may call which endpoint is tested in access-matrix.test.ts. */
describe('every endpoint of the contract', () => {
  let app: TestApp;
  let buyer: TestBuyer;
  beforeAll(async () => {
    app = await startTestApp();
    buyer = await createBuyer(app);
  });
  afterAll(() => app.close());

  it.each(endpoints.filter((endpoint) => endpoint.method !== 'GET'))(
    '$label refuses a request that another site’s page made',
    async ({ method, path }) => {
      const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
      const reply = await buyer.call(method, path, {}, headers);
      expect([reply.status, reply.body.code]).toEqual([403, 'CROSS_SITE']);
    },
  );

  it.each(
    endpoints.filter(
      ({ method, access, needsInput }) => method !== 'GET' && access === 'public' && needsInput,
    ),
  )('$label answers bad input with a sentence for each field', async ({ method, path }) => {
    const reply = await new TestBuyer(app).call(method, path, { email: 7, token: [], password: null });
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
    expect(Object.values(reply.body.fields ?? {}).length).toBeGreaterThan(0);
  });

  it.each(endpoints.filter(({ access }) => access === 'buyer' || access === 'staff'))(
    '$label refuses a page that was opened for another account',
    async ({ method, path }) => {
      const reply = await buyer.call(method, path, method === 'GET' ? undefined : {}, {
        [PAGE_ACCOUNT_HEADER]: 'another-account',
      });
      expect([reply.status, reply.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
      expect(reply.body.message).toContain('Another account has signed in');
    },
  );

  it('answers a page of the account itself, and says to any page who is signed in', async () => {
    const { body: account } = await buyer.call('GET', '/api/accounts/current');
    const own = await buyer.call('GET', '/api/documents', undefined, {
      [PAGE_ACCOUNT_HEADER]: String(account.id),
    });
    expect(own.status).toBe(200);
    const other = { [PAGE_ACCOUNT_HEADER]: 'another-account' };
    const { body } = await buyer.call('GET', '/api/accounts/current', undefined, other);
    expect(body.id).toBe(account.id);
  });

  it('answers with security headers and no caching', async () => {
    const { headers } = await new TestBuyer(app).call('GET', '/api/accounts/current');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('answers an address that is no endpoint with 404 NOT_FOUND', async () => {
    const reply = await buyer.call('GET', '/api/no-such-thing');
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('answers a body that is not JSON with 400 and no detail of the server', async () => {
    const reply = await buyer.call('POST', '/api/accounts/sign-in', new TextEncoder().encode('{"email":'), {
      'content-type': 'application/json',
    });
    expect(reply.status).toBe(400);
    expect(isFailureCode(reply.body.code)).toBe(true);
  });

  it('answers what cannot be stored with 400: a character that is none, a number that no column holds', async () => {
    const admin = await createStaff(app, 'admin');
    const lead = {
      leads: [{ id: '00000000-0000-4000-8000-000000000000', version: 2 ** 40 }],
      status: 'closed',
    };
    for (const reply of [
      await admin.call('PUT', '/api/staff/members/%00/suspension'),
      await admin.call('POST', '/api/staff/leads/changes', lead),
      await admin.call('GET', '/api/staff/audit/export?action=%00'),
    ])
      expect(reply.status).toBeLessThan(500);
    const { status, body } = await admin.call('PUT', '/api/staff/members/a%00b/suspension');
    expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
  });

  it('answers a body that is too large when all of it was sent', async () => {
    const reply = await buyer.call('POST', '/api/tools/dti', { text: 'x'.repeat(8_000_000) });
    expect([reply.status, reply.body.code]).toEqual([413, 'BAD_INPUT']);
  });

  it('is in the OpenAPI document, and no other is', async () => {
    const { body } = await buyer.call('GET', '/api/openapi.json');
    const paths = body.paths as Record<string, Record<string, unknown>>;
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = Object.values(describedContract).flatMap((group) =>
      Object.values(group).map(
        (endpoint) => `${endpoint['~orpc'].route.method} ${endpoint['~orpc'].route.path}`,
      ),
    );
    expect(documented.sort()).toEqual(declared.sort());
  });

  it('can be read on the reference page, which loads nothing from elsewhere', async () => {
    const page = await (await buyer.send('GET', '/api/reference')).text();
    const sources = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? '');
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      expect(source).toMatch(/^\/api\//);
      expect((await buyer.send('GET', source)).status).toBe(200);
    }
  });
});
