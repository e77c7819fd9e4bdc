import type { ApiToken } from '@porchlight/domain/accounts/api-tokens.contract.ts';
import { contract } from '@porchlight/domain/contract.ts';
import { apiTokenScopeNames } from '@porchlight/domain/kernel/api-token-scopes.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { beginReading } from '@porchlight/testing/processes/long-answer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DAY_MS = 86_400_000;

let app: TestApp;
let admin: TestBuyer;
let ahead = 0;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + ahead) });
  admin = await createStaff(app, 'admin', 'Ada Admin');
});
afterAll(() => app.close());

type Made = ApiToken & { token: string };

async function makeToken(more: object = {}): Promise<Made> {
  const fields = { name: 'CRM', scopes: ['webhooks:manage'], days: 30, ...more };
  const { status, body } = await admin.call('POST', '/api/staff/tokens', fields);
  expect([status, body.message]).toEqual([200, undefined]);
  return body as unknown as Made;
}

const callWith = (token: string, method: string, path: string, body?: unknown) =>
  new TestBuyer(app).call(method, path, body, { authorization: `Bearer ${token}` });
const listWith = (token: string) => callWith(token, 'GET', '/api/staff/webhooks');
const listTokens = async () =>
  (await admin.call('GET', '/api/staff/tokens')).body.tokens as unknown as ApiToken[];

const endpoints = Object.values(contract).flatMap((group) =>
  Object.values(group).map((endpoint) => {
    const { route, meta } = endpoint['~orpc'];
    const path = `/api${route.path}`.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    return { method: route.method ?? 'POST', path, meta };
  }),
);

describe('a token', () => {
  it('is shown once, and only its fingerprint is stored', async () => {
    const made = await makeToken();
    expect(made).toMatchObject({
      token: expect.stringMatching(/^pl_[0-9A-Za-z]{49}$/),
      beginning: made.token.slice(0, 7),
      madeBy: 'Ada Admin',
      lastUsedAt: null,
      revokedAt: null,
    });
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(30 * DAY_MS);
    const rest = made.token.slice(7);
    expect(JSON.stringify(await listTokens())).not.toContain(rest);
    expect(JSON.stringify(await app.query('select * from api_tokens'))).not.toContain(rest);
  });

  it.each<[string, (made: Made) => unknown]>([
    ['is revoked', ({ id }) => admin.call('DELETE', `/api/staff/tokens/${id}`)],
    ['expires', () => app.query('update api_tokens set expires_at = created_at')],
  ])('gets no more of an export that is under way when it %s', async (_, end) => {
    // Far more than what waits in the buffers of a connection.
    const [rows, bytesOfRow] = [8_000, 5_000];
    await app.query(
      `insert into leads (name, email, message, source, created_at)
       select 'Long', 'long@example.com', repeat('x', $2), 'contact_form', now() from generate_series(1, $1)`,
      [rows, bytesOfRow],
    );
    const made = await makeToken({ scopes: ['leads:read'] });
    const authorization = `Bearer ${made.token}`;
    const response = await new TestBuyer(app).send('GET', '/api/staff/leads.csv', undefined, {
      authorization,
    });
    expect(response.status).toBe(200);
    const answer = await beginReading(response);
    await end(made);
    await expect(answer.readOn()).rejects.toThrow();
    expect(answer.countBytes()).toBeLessThan(rows * bytesOfRow);
    await app.query("delete from leads where name = 'Long'");
  });

  it('does what its scope says, and is written down as the one who did it', async () => {
    const { token, id } = await makeToken({ name: 'Terraform' });
    const added = await callWith(token, 'POST', '/api/staff/webhooks', {
      url: 'https://8.8.8.8/hook',
      description: '',
      events: ['lead.created'],
    });
    expect(added.status).toBe(200);
    const actions = await app.query(
      'select action, actor_name, token_id, member_id from staff_actions where subject_id = $1',
      [added.body.id],
    );
    expect(actions).toEqual([
      { action: 'webhooks.added', actor_name: 'Terraform', token_id: id, member_id: null },
    ]);
    const [row] = (await listTokens()).filter((each) => each.id === id);
    const usedAt = new Date(row?.lastUsedAt ?? '');
    expect([usedAt.getUTCMinutes(), usedAt.getUTCSeconds()]).toEqual([0, 0]);
  });

  it('of another scope is refused with the name of the one it lacks', async () => {
    const { token } = await makeToken({ scopes: ['leads:read'] });
    const reply = await listWith(token);
    expect([reply.status, reply.body.code]).toEqual([403, 'NOT_ALLOWED']);
    expect(reply.body.message).toContain('webhooks:manage');
  });

  it('opens no endpoint without a scope, also beside a session that does', async () => {
    const { token } = await makeToken({ scopes: apiTokenScopeNames });
    const closed = endpoints.filter(({ meta }) => meta.access !== 'public' && meta.scope === undefined);
    expect(closed.length).toBeGreaterThan(80);
    for (const { method, path } of closed) {
      const body = method === 'GET' ? undefined : {};
      const reply = await admin.call(method, path, body, { authorization: `Bearer ${token}` });
      expect([reply.status, reply.body.code], `${method} ${path}`).toEqual([403, 'NOT_ALLOWED']);
    }
  });

  it.each(['pl_short', `pl_${'0'.repeat(49)}`])('that is unknown is refused: %s', async (token) => {
    const reply = await listWith(token);
    expect([reply.status, reply.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
    expect(reply.body.message).toContain('token');
  });

  it('opens nothing once it is revoked', async () => {
    const { token, id } = await makeToken();
    expect((await listWith(token)).status).toBe(200);
    for (const _again of [1, 2])
      expect((await admin.call('DELETE', `/api/staff/tokens/${id}`)).status).toBe(200);
    expect((await listWith(token)).status).toBe(401);
    const revoked = await app.query(
      "select 1 from staff_actions where action = 'tokens.revoked' and subject_id = $1",
      [id],
    );
    expect(revoked).toHaveLength(1);
  });

  it('opens nothing from the moment its maker is suspended, and stays revoked when they are let back in', async () => {
    const maker = await createStaff(app, 'admin', 'Mia Maker');
    const [row] = await app.query('select id from users where email = $1', [maker.email]);
    const fields = { name: 'Report', scopes: ['webhooks:manage'], days: 30 };
    const { body } = await maker.call('POST', '/api/staff/tokens', fields);
    const other = await makeToken();
    expect((await listWith(String(body.token))).status).toBe(200);
    const path = `/api/staff/members/${row?.id}/suspension`;
    expect((await admin.call('PUT', path, {})).status).toBe(200);
    const reply = await listWith(String(body.token));
    expect([reply.status, reply.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
    expect((await listTokens()).find(({ id }) => id === body.id)?.revokedAt).not.toBeNull();
    expect((await listWith(other.token)).status).toBe(200);
    expect((await admin.call('DELETE', path, {})).status).toBe(200);
    expect((await listWith(String(body.token))).status).toBe(401);
    const noted = await app.query(
      "select actor_name from staff_actions where action = 'tokens.revoked' and subject_id = $1",
      [body.id],
    );
    expect(noted).toEqual([{ actor_name: 'Ada Admin' }]);
  });

  it('opens nothing once its days are over', async () => {
    const { token } = await makeToken({ days: 1 });
    ahead = DAY_MS - 60_000;
    expect((await listWith(token)).status).toBe(200);
    ahead = DAY_MS + 60_000;
    expect((await listWith(token)).status).toBe(401);
    ahead = 0;
  });
});

describe('making one', () => {
  it.each([
    [{ name: ' ' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['everything'] }, 'scopes.0'],
    [{ days: 366 }, 'days'],
    [{ days: 0 }, 'days'],
  ])('is refused with %j', async (more, field) => {
    const fields = { name: 'CRM', scopes: ['leads:read'], days: 30, ...more };
    const reply = await admin.call('POST', '/api/staff/tokens', fields);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('needs a fresh proof of who it is', async () => {
    await app.query("update sessions set proved_at = now() - interval '1 day'");
    const fields = { name: 'CRM', scopes: ['leads:read'], days: 30 };
    const reply = await admin.call('POST', '/api/staff/tokens', fields);
    expect([reply.status, reply.body.code]).toEqual([403, 'PROOF_NEEDED']);
    await app.query('update sessions set proved_at = now()');
  });

  it('is for admins', async () => {
    for (const person of [await createStaff(app, 'agent'), await createBuyer(app)]) {
      const reply = await person.call('GET', '/api/staff/tokens');
      expect([reply.status, reply.body.code]).toEqual([403, 'NOT_ALLOWED']);
    }
  });
});

it('a token that is used too often has to wait, and no other with it', async () => {
  const [busy, other] = [await makeToken(), await makeToken()];
  await app.query("delete from rate_limits where key like 'api-token:%'");
  await listWith(busy.token);
  // As many as the limit of this app allows.
  await app.query("update rate_limits set points = 600000 where key like 'api-token:%'");
  const refused = await listWith(busy.token);
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect((await listWith(other.token)).status).toBe(200);
});
