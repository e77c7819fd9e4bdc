import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let admin: TestBuyer;
let buyer: TestBuyer;
let endpointId = '';

/** One row that this release knows and one that it does not, of each list. */
beforeAll(async () => {
  app = await startTestApp();
  admin = await createStaff(app, 'admin');
  buyer = await createBuyer(app);
  endpointId = randomUUID();
  const [own] = await app.query('select id from users where email = $1', [buyer.email]);
  const insert = (text: string, ...values: unknown[]) => app.query(text, values);
  const document = `insert into documents (user_id, name, type, size, storage_path, wrapped_key, status, created_at, document_request, review_state)
    select $1, name, 'text/plain', 1, name, '\\x00', status, now(), due, review from (values`;
  await insert(
    `${document} ('known.txt', 'received', 'pre-app.photo-id', 'accepted'), ('other.txt', 'archived', null, 'waiting'), ('review.txt', 'received', 'pre-app.photo-id', 'postponed'))
      each(name, status, due, review)`,
    own?.id,
  );
  await insert(
    `insert into saved_scenarios (id, user_id, tool, name, inputs, created_at, updated_at)
      select gen_random_uuid(), $1, tool, 'Mine', '{}', now(), now() from unnest(array['affordability', 'reverse-mortgage']) tool`,
    own?.id,
  );
  await insert(
    `insert into notifications (user_id, kind, subject, created_at)
      select $1, kind, 'x', now() from unnest(array['document-received', 'rate-dropped', 'rate-rose']) kind`,
    own?.id,
  );
  await insert(
    "insert into milestone_tasks (user_id, purchase_id, milestone_id, task_id, status, updated_at) values ($1, porchlight_purchase_of($1), 1, 'set-budget', 'waived', now())",
    own?.id,
  );
  await insert(
    'insert into completed_milestones (user_id, purchase_id, milestone_id, completed_at) values ($1, porchlight_purchase_of($1), 99, now())',
    own?.id,
  );
  await insert(
    "insert into completed_stages (user_id, stage_slug, completed_at) values ($1, 'escrowing', now())",
    own?.id,
  );
  await insert(
    `insert into home_buyers (id, user_id, name, email, phone, current_stage, consent_version, consented_at, created_at) values (gen_random_uuid(), null, 'Vera', 'vera@example.com', '+18005550123', 'escrowing', 'v1', now(), now())`,
  );
  await insert(
    `insert into emails (template, email, urgency, state, created_at, due_at, expires_at, settled_at)
      select template, 'listed@example.com', 1, 'sent', now(), now(), now(), now() from unnest(array['digest', 'rate-alert']) template`,
  );
  await insert(
    "insert into suppressed_addresses (email, cause, since) values ('a@example.com', 'bounced', now()), ('b@example.com', 'parked', now())",
  );
  await insert(
    `insert into leads (name, email, source, created_at, status) select 'Ada', status || '@example.com', 'contact_form', now(), status
      from unnest(array['new', 'lost']) status`,
  );
  await insert(
    `insert into webhook_endpoints (id, url, description, events, sealed_secret, created_at) values ($1, 'https://hooks.example/', '', '{lead.created,rate.dropped}', '\\x00', now())`,
    endpointId,
  );
  await insert(
    "insert into webhook_events values ('msg_1', 'lead.created', '{}', now()), ('msg_2', 'lead.created', '{}', now())",
  );
  await insert(
    `insert into webhook_deliveries (event_id, endpoint_id, occurred_at, state)
      select id, $1, occurred_at, case id when 'msg_1' then 'delivered' else 'parked' end from webhook_events where id in ('msg_1', 'msg_2')`,
    endpointId,
  );
  await insert(
    `insert into api_tokens (name, scopes, token_hash, beginning, made_by, created_at, expires_at) values ('CRM', '{leads:read,rates:read}', 'x', 'pl_x', 'Ada', now(), now())`,
  );
});
afterAll(() => app.close());

describe('a row of another release does not hide the others', () => {
  it.each([
    ['/api/saved-scenarios', 'scenarios', 1, 1],
    ['/api/notifications', 'notifications', 1, 2],
    ['/api/documents', 'documents', 2, 1],
  ])('in the buyer’s %s', async (path, list, shown, leftOut) => {
    const { status, body } = await buyer.call('GET', path);
    expect([status, (body[list] as unknown[]).length, body.leftOut]).toEqual([200, shown, leftOut]);
  });

  it.each([
    ['/api/staff/mail/emails?search=listed', 1, 1],
    ['/api/staff/mail/suppressed', 1, 1],
    ['/api/staff/leads', 1, 1],
    ['/api/staff/home-buyers?search=vera', 1, undefined],
    ['/api/staff/webhooks/{endpoint}/deliveries', 1, 1],
    ['/api/staff/documents?state=all', 1, 1],
  ])('in the console’s %s', async (path, shown, leftOut) => {
    const { status, body } = await admin.call('GET', path.replace('{endpoint}', endpointId));
    expect([status, (body.rows as unknown[]).length, body.leftOut]).toEqual([200, shown, leftOut]);
  });

  it('and values within a row that mean nothing here are passed over', async () => {
    const { endpoints } = (await admin.call('GET', '/api/staff/webhooks')).body;
    expect(endpoints).toMatchObject([{ events: ['lead.created'] }]);
    const { tokens } = (await admin.call('GET', '/api/staff/tokens')).body;
    expect(tokens).toMatchObject([{ scopes: ['leads:read'] }]);
  });

  it('in the journey, where each milestone still opens', async () => {
    expect((await buyer.call('GET', '/api/milestones')).status).toBe(200);
    expect((await buyer.call('GET', '/api/milestones/interest')).status).toBe(200);
    expect((await buyer.call('GET', '/api/guide/progress')).status).toBe(200);
  });

  it('and where every row is known the answer says nothing of it', async () => {
    const other = await createBuyer(app);
    expect((await other.call('GET', '/api/saved-scenarios')).body).toEqual({ scenarios: [] });
  });
});
