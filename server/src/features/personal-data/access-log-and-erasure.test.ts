import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let admin: TestBuyer;
/** Logging an access waits until this one releases the key. */
let holder: pg.Client;
const KEY = 4711;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createStaff(app, 'admin', 'Ana Admin');
  holder = new pg.Client(app.databaseUrl);
  await holder.connect();
  await app.query(
    `create function wait_with_look() returns trigger language plpgsql as
     $$ begin perform pg_advisory_xact_lock(${KEY}); return new; end $$`,
  );
  await app.query(
    `create trigger wait_with_look before insert on staff_actions for each row
     when (new.about_email is not null) execute function wait_with_look()`,
  );
});
afterAll(async () => {
  await holder.end();
  await app.close();
});

const countWaiting = async () => {
  const [row] = await app.query(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(row?.waiting);
};
const store = async (table: string, columns: string, values: string, email: string) => {
  const [row] = await app.query(
    `insert into ${table} (id, name, email, ${columns}) values ($1, 'Eve Erased', $2, ${values}) returning id`,
    [randomUUID(), email],
  );
  return row?.id;
};
const storeHomeBuyer = (email: string) =>
  store(
    'home_buyers',
    'phone, current_stage, consent_version, consented_at, created_at',
    "'+18005550199', 'preparing', '1', now(), now()",
    email,
  );

/** Each stores something under an address and names where it is looked at. */
const looks: Record<string, (email: string) => Promise<string>> = {
  async 'an address'(email) {
    await storeHomeBuyer(email);
    return `/api/staff/people?address=${email}`;
  },
  async 'the download of an address'(email) {
    await storeHomeBuyer(email);
    return `/api/staff/people/export?address=${email}`;
  },
  async 'a lead'(email) {
    const columns = 'source, message, created_at';
    return `/api/staff/leads/${await store('leads', columns, "'contact_form', 'Call me.', now()", email)}`;
  },
  async 'an application'(email) {
    const columns =
      'timeline, property_type, occupancy, purchase_price, down_payment, phone, disclosure_version, accepted_at';
    const values =
      "'immediately', 'condo', 'primaryResidence', '450,000', '45000', '+18005550142', '1', now()";
    return `/api/staff/applications/${await store('applications', columns, values, email)}`;
  },
  async 'a home buyer'(email) {
    return `/api/staff/home-buyers/final-step.${await storeHomeBuyer(email)}`;
  },
};

describe('an erasure that is asked for between an access and its entry in the audit log', () => {
  const lookAndErase = async (email: string, path: string) => {
    await holder.query('select pg_advisory_lock($1)', [KEY]);
    const looking = admin.send('GET', path);
    await waitFor('the look to be held', async () => ((await countWaiting()) === 1 ? true : undefined));
    let isErased = false;
    const erasing = admin
      .call('POST', '/api/staff/people/erasure', {
        address: email,
        confirmation: email,
        reason: 'asked-by-letter',
        account: 'at-once',
        sendsReceipt: false,
      })
      .finally(() => {
        isErased = true;
      });
    await waitFor('the erasure to be over or held too', async () =>
      isErased || (await countWaiting()) === 2 ? true : undefined,
    );
    await holder.query('select pg_advisory_unlock($1)', [KEY]);
    const looked = await looking;
    await looked.arrayBuffer();
    expect([looked.status, (await erasing).body]).toMatchObject([200, { outcome: 'erased' }]);
    expect(await app.query('select action from staff_actions where about_email = $1', [email])).toEqual([]);
  };

  it.each(Object.keys(looks))('takes the address off the access to %s', async (name) => {
    const email = `${randomUUID()}@example.com`;
    await lookAndErase(email, (await looks[name]?.(email)) ?? '');
  });

  it('takes the address off the access to an account', async () => {
    const { email } = await createBuyer(app);
    const [row] = await app.query(
      `insert into completed_stages (user_id, stage_slug, completed_at)
       select id, 'preparing', now() from users where email = $1 returning user_id`,
      [email],
    );
    await lookAndErase(email, `/api/staff/home-buyers/account.${row?.user_id}`);
  });
});

it('an erasure leaves no answer that would name the person to staff who send a request again', async () => {
  const email = `${randomUUID()}@example.com`;
  const id = await store('leads', 'source, message, created_at', "'contact_form', 'Call me.', now()", email);
  const note = () =>
    admin.call(
      'POST',
      `/api/staff/leads/${id}/notes`,
      { text: 'Eve asks for a call.' },
      { 'idempotency-key': email },
    );
  expect((await note()).status).toBe(200);
  expect((await note()).status).toBe(200);
  const { body } = await admin.call('POST', '/api/staff/people/erasure', {
    address: email,
    confirmation: email,
    reason: 'asked-by-letter',
    account: 'at-once',
    sendsReceipt: false,
  });
  expect(body).toMatchObject({ outcome: 'erased' });
  const again = await note();
  expect(again.body.code).toBe('KEY_REUSED');
  expect(JSON.stringify(again.body)).not.toMatch(/Eve/);
});

it('an erasure leaves no answer that would name the person to the buyer they bought with', async () => {
  const [stays, goes] = [await createBuyer(app, 'Stan Stays'), await createBuyer(app, 'Greta Gone')];
  await joinPurchase(app, stays, goes);
  const helper = { name: 'Hal Helper', email: `${randomUUID()}@example.com`, role: 'agent' };
  const invite = () => stays.call('POST', '/api/purchase/people', helper, { 'idempotency-key': stays.email });
  for (const _ of [1, 2]) expect(JSON.stringify((await invite()).body)).toContain('Greta Gone');
  const { body } = await admin.call('POST', '/api/staff/people/erasure', {
    address: goes.email,
    confirmation: goes.email,
    reason: 'asked-by-letter',
    account: 'at-once',
    sendsReceipt: false,
  });
  expect(body).toMatchObject({ outcome: 'erased' });
  const again = await invite();
  expect(again.body.code).toBe('KEY_REUSED');
  expect(JSON.stringify(again.body)).not.toContain('Greta');
});
