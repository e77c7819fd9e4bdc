import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { switchedOffReasons } from '@porchlight/content/en/webhooks.ts';
import { FORMER_SECRET_MS, MAX_FORMER_SECRETS } from '@porchlight/domain/webhooks/webhook-schedule.ts';
import type {
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookEndpoint,
} from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { countRowsRead } from '@porchlight/testing/app/count-rows-read.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import {
  type ReceivedRequest,
  startTestReceiver,
  type TestReceiver,
} from '@porchlight/testing/outside-world/test-receiver.ts';
import {
  createBuyer,
  getToken,
  TEST_PASSWORD,
  type TestBuyer,
} from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { claimDelivery, sendDelivery } from './webhook-delivery.ts';
import { publishEvents } from './webhook-events.service.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

let app: TestApp;
let admin: TestBuyer;
let receiver: TestReceiver;
let ahead = 0;
beforeAll(async () => {
  receiver = await startTestReceiver();
  app = await startTestApp({
    environment: { WEBHOOK_PRIVATE_TARGETS: 'allow' },
    now: () => new Date(Date.now() + ahead),
  });
  admin = await createStaff(app, 'admin', 'Ada Admin');
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

type Added = WebhookEndpoint & { secret: string };

async function addEndpoint(path: string, events: string[] = ['waitlist.joined']): Promise<Added> {
  const reply = await admin.call('POST', '/api/staff/webhooks', {
    url: `${receiver.origin}${path}`,
    description: 'The CRM',
    events,
  });
  expect([reply.status, reply.body]).toEqual([200, expect.anything()]);
  return reply.body as unknown as Added;
}

const sendTest = async (id: string) => {
  const reply = await admin.call('POST', `/api/staff/webhooks/${id}/test`);
  expect(reply.status).toBe(200);
  return reply.body as unknown as WebhookDelivery;
};
const getDelivery = async (id: string) =>
  (await admin.call('GET', `/api/staff/webhook-deliveries/${id}`)).body as unknown as WebhookDeliveryDetail;
const listDeliveries = async (id: string, query = '') =>
  (await admin.call('GET', `/api/staff/webhooks/${id}/deliveries${query}`)).body as unknown as {
    rows: WebhookDelivery[];
    next: string | null;
  };
const readEndpoint = async (id: string) => {
  const { body } = await admin.call('GET', '/api/staff/webhooks');
  return (body.endpoints as WebhookEndpoint[]).find((endpoint) => endpoint.id === id);
};
const waitForTries = (id: string, tries: number) =>
  waitFor(`${tries} tries`, async () => {
    const delivery = await getDelivery(id);
    return delivery.tries >= tries ? delivery : undefined;
  });
const waitForRequest = (path: string, number = 1) =>
  waitFor(`a request at ${path}`, async () => receiver.at(path)[number - 1]);
const pass = async (milliseconds: number) => {
  ahead += milliseconds;
  await app.runClockJobs();
};
const joinWaitlist = () =>
  new TestVisitor(app).submit('/api/waitlist', {
    email: `w-${crypto.randomUUID()}@example.com`,
    feature: 'mortgage-news',
  });

/** As a receiver does, with the library of the specification; the time is the server's. */
function verify({ headers, body }: ReceivedRequest, secret: string): unknown {
  const at = new Date(Number(headers['webhook-timestamp']) * SECOND);
  const expected = new Webhook(secret).sign(String(headers['webhook-id']), at, body);
  if (!String(headers['webhook-signature']).split(' ').includes(expected)) throw new Error('not signed');
  return JSON.parse(body);
}

it('an endpoint is left as it is by the slower one of two members, who learns what it is now', async () => {
  const { id, url, version } = await addEndpoint('/two');
  const change = { url, events: ['lead.created'], version, isOn: true };
  const replies = await Promise.all(
    ['The office', 'The branch'].map((description) =>
      admin.call('PUT', `/api/staff/webhooks/${id}`, { ...change, description }),
    ),
  );
  const [faster] = replies.filter(({ status }) => status === 200);
  const [slower] = replies.filter(({ status }) => status === 409);
  const { description } = faster?.body ?? {};
  expect(slower?.body).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    fields: { description: `It is “${description}” now.` },
  });
  expect(await readEndpoint(id)).toMatchObject({ description, version: version + 1 });
});

describe('an event', () => {
  it('reaches each endpoint that wants it, signed, and no other', async () => {
    const wanted = await addEndpoint('/wanted');
    await addEndpoint('/other', ['lead.created']);
    expect((await joinWaitlist()).status).toBe(200);
    const request = await waitForRequest('/wanted');
    const headers = request.headers as Record<string, string>;
    expect(new Webhook(wanted.secret).verify(request.body, headers)).toEqual({
      type: 'waitlist.joined',
      timestamp: expect.stringMatching(/^\d{4}-.+Z$/),
      data: { feature: 'mortgage-news' },
    });
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_[0-9a-f]{32}$/),
    });
    const [delivery] = (await listDeliveries(wanted.id)).rows;
    await waitForTries(delivery?.id ?? '', 1);
    expect((await listDeliveries(wanted.id)).rows).toMatchObject([
      { messageId: headers['webhook-id'], state: 'delivered', tries: 1, lastStatus: 200, nextTryAt: null },
    ]);
    expect(receiver.at('/other')).toEqual([]);
  });

  it('is reported by each place where it happens, with ids and no name, address or text', async () => {
    const events = [
      'lead.created',
      'application.submitted',
      'home_buyer.created',
      'document.received',
      'milestone.completed',
    ];
    await addEndpoint('/places', events);
    const buyer = await createBuyer(app, 'Zelda Quince');
    const visitor = new TestVisitor(app);
    const who = { name: 'Zelda Quince', email: 'zelda@example.com', phone: '(800) 555-0199' };
    const consentVersion = '2026-11-20';
    const sent = [
      await visitor.submit('/api/leads/contact', { ...who, message: 'Quincunx', consentVersion }),
      await visitor.submit('/api/applications', {
        ...who,
        timeline: '1-2months',
        propertyType: 'singleFamily',
        occupancy: 'primaryResidence',
        purchasePrice: '$400,000',
        downPayment: '80,000',
        disclosureVersion: consentVersion,
      }),
      await visitor.submit('/api/contact-details', { ...who, consent: true, consentVersion }),
      await visitor.submit('/api/newsletter/subscriptions', { email: who.email }),
      await buyer.call('POST', '/api/documents?name=quincunx.pdf', new TextEncoder().encode('%PDF-1.7')),
    ];
    expect(sent.map(({ status }) => Math.floor(status / 100))).toEqual(sent.map(() => 2));
    await waitForRequest('/places', 5);
    // Anybody may type an address: it is a lead once its owner confirms it.
    expect(receiver.at('/places').filter(({ body }) => body.includes('newsletter'))).toEqual([]);
    const confirmation = await app.readEmail(who.email, /newsletter/i);
    await visitor.call('POST', '/api/newsletter/confirm', { token: getToken(confirmation) });
    await waitForRequest('/places', 6);
    const bodies = receiver.at('/places').map(({ body }) => body);
    expect(bodies.map((body) => JSON.parse(body).type).sort()).toEqual([
      'application.submitted',
      'document.received',
      'home_buyer.created',
      'lead.created',
      'lead.created',
      'lead.created',
    ]);
    // Ids and instants are made of any figures.
    const said = bodies
      .join()
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
    expect(said).not.toMatch(/zelda|quinc|555|800/i);
  });

  it('is not stored where no endpoint wants it', async () => {
    const count = () => app.query("select count(*) from webhook_events where type = 'beta.requested'");
    expect(await count()).toEqual([{ count: '0' }]);
  });

  it('goes to a slow receiver without holding up another', async () => {
    const held: ServerResponse[] = [];
    receiver.answer('/slow', (outgoing) => void held.push(outgoing));
    const slow = await addEndpoint('/slow');
    const quick = await addEndpoint('/quick');
    for (let number = 0; number < 5; number += 1) await sendTest(slow.id);
    const delivery = await sendTest(quick.id);
    await waitForTries(delivery.id, 1);
    expect(held.length).toBeLessThanOrEqual(3);
    receiver.answer('/slow', 200);
    await waitFor('all of the slow one', async () => {
      for (const outgoing of held.splice(0)) outgoing.writeHead(200).end();
      return (await readEndpoint(slow.id))?.counts.delivered === 5 ? true : undefined;
    });
    const ids = receiver.at('/slow').map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  });
});

describe('a delivery that fails', () => {
  it('is tried again by the schedule under its id, ten times in all, then given up, and can be sent again', async () => {
    receiver.answer('/failing', 500);
    const { id, secret } = await addEndpoint('/failing');
    const delivery = await sendTest(id);
    await waitForTries(delivery.id, 1);
    for (const [index, wait] of [6, 331, 1_981, 7_921, 19_801, 39_601, 55_441, 79_201, 95_041].entries()) {
      await pass(wait * SECOND);
      await waitForTries(delivery.id, index + 2);
    }
    const given = await getDelivery(delivery.id);
    expect(given).toMatchObject({ state: 'failed', tries: 10, lastStatus: 500, lastProblem: 'refused' });
    expect(given.attempts).toHaveLength(10);
    expect(given.attempts[0]).toMatchObject({ status: 500, answer: 'answer 500' });
    const requests = receiver.at('/failing');
    expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
    const times = requests.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(new Set(times).size).toBe(10);
    for (const request of requests) expect(verify(request, secret)).toMatchObject({ type: 'webhook.test' });

    receiver.answer('/failing', 204);
    expect((await admin.call('POST', `/api/staff/webhook-deliveries/${delivery.id}/replay`)).status).toBe(
      200,
    );
    await waitFor('the replay', async () => (receiver.at('/failing').length === 11 ? true : undefined));
    expect(await waitForTries(delivery.id, 1)).toMatchObject({
      state: 'delivered',
      messageId: given.messageId,
    });
  });

  it('is tried again within seconds, without anybody’s doing', async () => {
    receiver.answer('/once-broken', 503);
    const { id } = await addEndpoint('/once-broken');
    const delivery = await sendTest(id);
    await waitForTries(delivery.id, 1);
    receiver.answer('/once-broken', 200);
    expect(await waitForTries(delivery.id, 2)).toMatchObject({ state: 'delivered', tries: 2 });
  });

  it.each([
    ['/redirecting', 302, 'redirected'],
    ['/missing', 404, 'refused'],
  ])('at %s with %i is %s', async (path, status, lastProblem) => {
    receiver.answer(path, (outgoing) => outgoing.writeHead(status, { location: '/elsewhere' }).end());
    const delivery = await sendTest((await addEndpoint(path)).id);
    expect(await waitForTries(delivery.id, 1)).toMatchObject({
      state: 'waiting',
      lastStatus: status,
      lastProblem,
    });
    expect(receiver.at('/elsewhere')).toEqual([]);
  });

  it('waits as long as Retry-After asks', async () => {
    receiver.answer('/busy', (outgoing) => outgoing.writeHead(503, { 'retry-after': '7200' }).end());
    const delivery = await sendTest((await addEndpoint('/busy')).id);
    const { nextTryAt, lastTriedAt } = await waitForTries(delivery.id, 1);
    const pause = Date.parse(nextTryAt ?? '') - Date.parse(lastTriedAt ?? '');
    expect(pause).toBeGreaterThanOrEqual(7_200 * SECOND);
  });

  it('is kept, with what comes later, when the receiver is gone, and sent again once it is back', async () => {
    receiver.answer('/gone', 410);
    const { id, url, events } = await addEndpoint('/gone');
    await joinWaitlist();
    await waitForRequest('/gone');
    await waitFor('the endpoint to be off', async () =>
      (await readEndpoint(id))?.switchedOff?.reason === 'gone' ? true : undefined,
    );
    const email = await app.readEmail(admin.email, /was switched off/);
    expect(email).toContain(`Nothing more is sent to ${url}.`);
    expect(email).toContain(switchedOffReasons.gone);
    await joinWaitlist();
    expect((await listDeliveries(id)).rows.map(({ state, lastProblem }) => [state, lastProblem])).toEqual([
      ['failed', 'switched-off'],
      ['failed', 'gone'],
    ]);
    const since = new Date(Date.now() - DAY).toISOString();
    const early = await admin.call('POST', `/api/staff/webhooks/${id}/replay`, { since });
    expect([early.status, early.body.message]).toEqual([400, expect.stringContaining('Switch it on first')]);

    receiver.answer('/gone', 200);
    const change = { url, events, description: 'Back again', version: 1 };
    const unseen = await admin.call('PUT', `/api/staff/webhooks/${id}`, { ...change, isOn: true });
    expect(unseen.body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: expect.stringContaining('off now'),
    });
    change.version = (await readEndpoint(id))?.version ?? 0;
    const on = await admin.call('PUT', `/api/staff/webhooks/${id}`, { ...change, isOn: true });
    expect(on.body).toMatchObject({ isOn: true, switchedOff: null, description: 'Back again' });
    const replayed = await admin.call('POST', `/api/staff/webhooks/${id}/replay`, { since });
    expect(replayed.body).toEqual({ replayed: 2 });
    await waitForRequest('/gone', 3);
    await waitFor('both to be delivered', async () =>
      (await readEndpoint(id))?.counts.delivered === 2 ? true : undefined,
    );
  });

  it('does not wait for ever where its event is stored while the endpoint switches itself off', async () => {
    const held: ServerResponse[] = [];
    receiver.answer('/left-behind', (outgoing) => void held.push(outgoing));
    const { id } = await addEndpoint('/left-behind');
    await sendTest(id);
    const answer = await waitFor('a request that waits', async () => held[0]);
    receiver.answer('/left-behind', 410);
    await app.readParts().database.transact(async (transaction) => {
      const at = new Date(Date.now() + ahead);
      await publishEvents(transaction, 'waitlist.joined', [{ feature: 'mortgage-news' }], at);
      answer.writeHead(410).end();
      // Long enough to switch it off, where that does not wait for this.
      await pause(1_500);
    });
    await waitFor('the endpoint to be off', async () => ((await readEndpoint(id))?.isOn ? undefined : true));
    const { rows } = await listDeliveries(id);
    expect(rows.map(({ state, nextTryAt }) => [state, nextTryAt])).toEqual([
      ['failed', null],
      ['failed', null],
    ]);
    await app.query('delete from webhook_endpoints where id = $1', [id]);
  });

  it('switches its endpoint off after five days of nothing else', async () => {
    receiver.answer('/dead', 500);
    const { id } = await addEndpoint('/dead');
    const first = await sendTest(id);
    await waitForTries(first.id, 1);
    // Its next try would be due by then, too, and might switch the endpoint off before the second is sent.
    await app.query(
      "update webhook_deliveries set next_try_at = next_try_at + interval '6 days' where id = $1",
      [first.id],
    );
    ahead += 5 * DAY;
    const second = await sendTest(id);
    await waitForTries(second.id, 1);
    expect(await readEndpoint(id)).toMatchObject({ isOn: false, switchedOff: { reason: 'failing' } });
    expect(await getDelivery(first.id)).toMatchObject({ state: 'failed', nextTryAt: null });
  });

  it('at an address that was corrected since does not switch the new one off', async () => {
    const wrong: ServerResponse[] = [];
    receiver.answer('/wrong', 500);
    const { id, url, description, events, version } = await addEndpoint('/wrong');
    const first = await sendTest(id);
    await waitForTries(first.id, 1);
    // Its next try would be due by then, too, and wait at the address in place of the one that is meant.
    await app.query('delete from webhook_deliveries where id = $1', [first.id]);
    ahead += 5 * DAY;
    receiver.answer('/wrong', (outgoing) => void wrong.push(outgoing));
    const late = await sendTest(id);
    const answer = await waitFor('a request that waits', async () => wrong[0]);
    receiver.answer('/right', 503);
    const corrected = { url: url.replace('wrong', 'right'), description, events, version, isOn: true };
    expect((await admin.call('PUT', `/api/staff/webhooks/${id}`, corrected)).status).toBe(200);
    answer.writeHead(410).end();
    expect(await waitForTries(late.id, 1)).toMatchObject({ state: 'waiting', lastProblem: 'gone' });
    expect(await readEndpoint(id)).toMatchObject({ isOn: true });
    const next = await sendTest(id);
    expect(await waitForTries(next.id, 1)).toMatchObject({ state: 'waiting', lastStatus: 503 });
    expect(await readEndpoint(id)).toMatchObject({ isOn: true });
  });

  it('is sent once more when the process that sent it died', async () => {
    const { id } = await addEndpoint('/orphan');
    const delivery = await sendTest(id);
    await waitForTries(delivery.id, 1);
    await app.query(
      `update webhook_deliveries set state = 'waiting', next_try_at = $2, claimed_until = $3 where id = $1`,
      [delivery.id, new Date(Date.now() + ahead), new Date(Date.now() + ahead + 60 * SECOND)],
    );
    await app.runClockJobs();
    expect(receiver.at('/orphan')).toHaveLength(1);
    await pass(61 * SECOND);
    await waitForRequest('/orphan', 2);
  });
});

it('of many that want to send one delivery at the same moment, one gets it', async () => {
  const { id } = await addEndpoint('/claimed');
  const delivery = await sendTest(id);
  await waitForTries(delivery.id, 1);
  const due = new Date(Date.now() + ahead + HOUR);
  await app.query("update webhook_deliveries set state = 'waiting', next_try_at = $2 where id = $1", [
    delivery.id,
    due,
  ]);
  const database = openDatabase(app.databaseUrl, 8, () => undefined);
  const claim = (now: Date) => claimDelivery({ database, now: () => now }, id);
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(due)));
  expect(claims.filter((claimed) => claimed !== undefined)).toMatchObject([
    { deliveryId: delivery.id, tries: 1 },
  ]);
  // The one who got it is dead a minute later.
  expect(await claim(new Date(due.getTime() + 59 * SECOND))).toBeUndefined();
  const next = await claim(new Date(due.getTime() + 60 * SECOND));
  expect(next).toMatchObject({ deliveryId: delivery.id, tries: 1 });
  // It only paused: when it continues it neither sends nor stores, and the other one does.
  const [stale] = claims.filter((claimed) => claimed !== undefined);
  const { webhooks } = app.readParts();
  if (stale) await sendDelivery(webhooks, stale);
  expect(receiver.at('/claimed')).toHaveLength(1);
  if (next) await sendDelivery(webhooks, next);
  expect(receiver.at('/claimed')).toHaveLength(2);
  expect(await getDelivery(delivery.id)).toMatchObject({ state: 'delivered', tries: 2 });
  await database.close();
});

it('a claim does not read the thousands that wait and that statistics do not know of', async () => {
  const WAITING = 3_000;
  const { id } = await addEndpoint('/many');
  // So that the server leaves them alone.
  await app.query("update webhook_endpoints set switched_off = 'failing' where id = $1", [id]);
  await app.query('alter table webhook_deliveries set (autovacuum_enabled = off)');
  await app.query('analyze webhook_deliveries');
  await app.query(
    `with events as (
       insert into webhook_events (id, type, payload, occurred_at)
         select 'msg_many_' || i, 'waitlist.joined', '{}', now() from generate_series(1, $2::int) i returning id, occurred_at)
     insert into webhook_deliveries (event_id, endpoint_id, occurred_at, state, next_try_at)
       select id, $1, occurred_at, 'waiting', occurred_at from events`,
    [id, WAITING],
  );
  const later = () => new Date(Date.now() + ahead + HOUR);
  const read = await countRowsRead(app.databaseUrl, 'webhook_deliveries', async (database) => {
    for (let count = 0; count < 3; count += 1)
      expect(await claimDelivery({ database, now: later }, id)).toBeDefined();
  });
  expect(read).toBeLessThan(WAITING / 10);
  await app.query('delete from webhook_endpoints where id = $1', [id]);
});

describe('a new secret', () => {
  it('signs beside the one before for a day', async () => {
    const { id, secret } = await addEndpoint('/rotating');
    const reply = await admin.call('POST', `/api/staff/webhooks/${id}/secret`);
    const { secret: next } = reply.body as unknown as Added;
    expect(next).not.toBe(secret);
    const both = await sendTest(id);
    await waitForTries(both.id, 1);
    const [first] = receiver.at('/rotating');
    for (const either of [secret, next]) expect(verify(first as ReceivedRequest, either)).toBeDefined();

    ahead += FORMER_SECRET_MS + SECOND;
    await waitForTries((await sendTest(id)).id, 1);
    const [, second] = receiver.at('/rotating');
    expect(verify(second as ReceivedRequest, next)).toBeDefined();
    expect(() => verify(second as ReceivedRequest, secret)).toThrow('not signed');
  });

  it('made again within the day ends none before its own day is over', async () => {
    const { id, secret: first } = await addEndpoint('/rotating-twice');
    const rotate = async () => {
      const { body } = await admin.call('POST', `/api/staff/webhooks/${id}/secret`);
      return (body as unknown as Added).secret;
    };
    const secrets = [first];
    /** Which of the secrets, by their place, sign a message now. */
    const listSigning = async () => {
      await waitForTries((await sendTest(id)).id, 1);
      const request = receiver.at('/rotating-twice').at(-1) as ReceivedRequest;
      return secrets.flatMap((secret, place) => {
        try {
          verify(request, secret);
          return [place];
        } catch {
          return [];
        }
      });
    };
    secrets.push(await rotate());
    ahead += HOUR;
    secrets.push(await rotate());
    ahead += HOUR;
    secrets.push(await rotate());
    expect(await listSigning()).toEqual([0, 1, 2, 3]);
    ahead += FORMER_SECRET_MS - 2 * HOUR + SECOND;
    expect(await listSigning()).toEqual([1, 2, 3]);
    ahead += HOUR;
    expect(await listSigning()).toEqual([2, 3]);
    for (let count = 0; count < MAX_FORMER_SECRETS; count += 1) secrets.push(await rotate());
    expect(await listSigning()).toEqual([3, 4, 5, 6, 7, 8]);
    expect((await admin.call('DELETE', `/api/staff/webhooks/${id}`)).status).toBe(200);
  });

  it('is shown once and lies in no row in clear', async () => {
    const { id, secret } = await addEndpoint('/sealed');
    expect(JSON.stringify(await readEndpoint(id))).not.toContain('whsec_');
    const rows = await app.query('select encode(sealed_secret, $1) as sealed from webhook_endpoints', [
      'escape',
    ]);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 20));
  });
});

describe('the endpoints of the console', () => {
  it.each([
    [{ url: 'ftp://a.example/' }, 'url'],
    [{ url: 'https://no-such-host.invalid/' }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['lead.destroyed'] }, 'events.0'],
    [{ description: 'x'.repeat(201) }, 'description'],
  ])('refuse %j', async (more, field) => {
    const fields = { url: `${receiver.origin}/x`, description: '', events: ['lead.created'], ...more };
    const reply = await admin.call('POST', '/api/staff/webhooks', fields);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('that say who is notified of what ask for a reauthentication', async () => {
    const { id, url, version } = await addEndpoint('/proved');
    const fields = { url, description: 'Elsewhere', events: ['lead.created'] };
    const readAll = () =>
      app.query(`select (select json_agg(webhook_endpoints order by id) from webhook_endpoints) as endpoints,
        (select count(*)::int from staff_actions) as actions`);
    for (const change of [
      () => admin.call('POST', '/api/staff/webhooks', fields),
      () => admin.call('PUT', `/api/staff/webhooks/${id}`, { ...fields, version, isOn: true }),
      () => admin.call('POST', `/api/staff/webhooks/${id}/secret`),
      () => admin.call('DELETE', `/api/staff/webhooks/${id}`),
    ]) {
      await app.query("update sessions set proved_at = now() - interval '5 hours'");
      const before = await readAll();
      const refused = await change();
      expect([refused.status, refused.body.code]).toEqual([403, 'PROOF_NEEDED']);
      expect(await readAll()).toEqual(before);
      await admin.call('POST', '/api/accounts/proof', { password: TEST_PASSWORD });
      expect((await change()).status).toBe(200);
      expect(await readAll()).not.toEqual(before);
    }
    await app.query('delete from webhook_endpoints where url = $1', [url]);
  });

  it('page through what was sent, newest first', async () => {
    const { id } = await addEndpoint('/pages');
    for (let number = 0; number < 3; number += 1) await sendTest(id);
    const first = await listDeliveries(id, '?limit=2');
    const second = await listDeliveries(id, `?limit=2&cursor=${first.next}`);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([2, 1, null]);
    const rows = [...first.rows, ...second.rows];
    expect(rows.map(({ occurredAt }) => occurredAt)).toEqual(
      rows
        .map(({ occurredAt }) => occurredAt)
        .toSorted()
        .toReversed(),
    );
    expect((await listDeliveries(id, '?search=lead')).rows).toEqual([]);
    expect((await listDeliveries(id, '?search=webhook.')).rows).toHaveLength(3);
  });

  it('remove an endpoint with all that was sent to it, and write down who did what', async () => {
    const { id } = await addEndpoint('/removed');
    await waitForTries((await sendTest(id)).id, 1);
    expect((await admin.call('DELETE', `/api/staff/webhooks/${id}`)).status).toBe(200);
    expect(await app.query('select 1 from webhook_deliveries where endpoint_id = $1', [id])).toEqual([]);
    expect((await admin.call('DELETE', `/api/staff/webhooks/${id}`)).status).toBe(404);
    const actions = await app.query(
      'select action, actor_name from staff_actions where subject_id = $1 order by id',
      [id],
    );
    expect(actions).toEqual(
      ['webhooks.added', 'webhooks.tested', 'webhooks.removed'].map((action) => ({
        action,
        actor_name: 'Ada Admin',
      })),
    );
  });
});
