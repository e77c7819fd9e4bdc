import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { saveSecrets } from '../../server/src/platform/base/secrets.ts';
import { createBuyer, signUpBuyer, type TestBuyer, toBuyer } from '../people/test-buyer.ts';
import { createStaff, createStaffWithPasskey } from '../people/test-staff.ts';
import { connectAccounts, createPerson } from './create-person.ts';
import { useSharedApp } from './shared-app.ts';
import type { TestApp } from './test-app.ts';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

/** The rows of all tables that name the person, without ids, times and what is derived from them. */
async function listRows(buyer: TestBuyer): Promise<Record<string, unknown[]>> {
  const [user] = await app.query('select id from users where email = $1', [buyer.email]);
  const tables = await app.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const rows = await app.query(
      `select to_jsonb(named) as row from "${name}" named where to_jsonb(named)::text like any($1)`,
      [[`%${user?.id}%`, `%${buyer.email}%`]],
    );
    if (rows.length > 0) found[String(name)] = rows.map(({ row }) => maskRow(row as object));
  }
  return found;
}

function maskRow(row: object): Record<string, unknown> {
  const mask = ([column, value]: [string, unknown]) => {
    const isOwn = /^(id|email|token|mark|since)$|_(id|at)$/.test(column);
    // The salt and the hash are the last two parts, after the algorithm and its cost.
    const text = column === 'password' ? String(value).replace(/\$[^$]+\$[^$]+$/, '') : value;
    return [column, isOwn && value !== null ? 'their own' : text];
  };
  return Object.fromEntries(Object.entries(row).map(mask));
}

/** The text of an answer without ids, times and the email, which no two people share. */
const maskBody = (body: object, { email }: TestBuyer) =>
  JSON.stringify(body)
    .replaceAll(email, '')
    .replace(/[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z|"[\w-]{32}"/g, '');

describe('a buyer who was created', () => {
  it('has the rows of one who signed up by hand, but for the email that was sent', async () => {
    const { emails, ...rows } = await listRows(await signUpBuyer(app));
    expect(emails).toHaveLength(1);
    expect(Object.keys(rows)).toContain('purchase_people');
    expect(await listRows(await createBuyer(app))).toEqual(rows);
  });

  it('is given the same answers', async () => {
    const [created, byHand] = [await createBuyer(app), await signUpBuyer(app)];
    for (const path of [
      '/api/accounts/current',
      '/api/milestones',
      '/api/purchase',
      '/api/accounts/sessions',
    ]) {
      const [reply, expected] = [await created.call('GET', path), await byHand.call('GET', path)];
      expect(reply.status, path).toBe(200);
      expect(maskBody(reply.body, created), path).toEqual(maskBody(expected.body, byHand));
    }
    expect(created.readCookies().replace(/=[^;]+/g, '')).toBe(byHand.readCookies().replace(/=[^;]+/g, ''));
  });

  it('signs in with the password', async () => {
    const { email, password } = await createPerson(app.readParts());
    const { status, body } = await toBuyer(app, { email, cookies: [] }).call(
      'POST',
      '/api/accounts/sign-in',
      {
        email,
        password,
      },
    );
    expect([status, body]).toEqual([200, expect.objectContaining({ email })]);
  });

  it('can be created from another process, with the secrets of the data folder', async () => {
    await saveSecrets(join(app.dataDir, 'secrets.json'), app.secrets);
    const accounts = await connectAccounts(app.databaseUrl, { baseUrl: app.origin, dataDir: app.dataDir });
    const person = await createPerson(accounts, { name: 'Eve Elsewhere' });
    await accounts.close();
    const { body } = await toBuyer(app, person).call('GET', '/api/accounts/current');
    expect(body).toMatchObject({ id: person.id, name: 'Eve Elsewhere', email: person.email });
  });
});

describe('a member of staff who was created', () => {
  it('has the rows of one who added a passkey by hand, but for the passkey, its email and the session before', async () => {
    const { emails, passkeys, sessions, ...rows } = await listRows(
      await createStaffWithPasskey(app, 'agent'),
    );
    expect([emails, passkeys, sessions]).toEqual([expect.anything(), expect.anything(), expect.anything()]);
    const own = await listRows(await createStaff(app, 'agent'));
    expect(own).toEqual({ ...rows, sessions: sessions?.slice(0, 1) });
  });

  it('opens the console', async () => {
    const agent = await createStaff(app, 'agent');
    expect((await agent.call('GET', '/api/staff/leads')).status).toBe(200);
    const { body } = await agent.call('GET', '/api/accounts/current');
    expect(body).toMatchObject({ isStaff: true, email: agent.email });
  });
});
