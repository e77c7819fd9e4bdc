import { randomUUID } from 'node:crypto';
import { landing } from '@porchlight/content/en/landing.ts';
import type { LeadRow } from '@porchlight/domain/leads/lead-inbox.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { getToken } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let clock = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

const CONTACT = '/api/leads/contact';
const NEWSLETTER = '/api/newsletter/subscriptions';
const DAY = 24 * 3_600_000;

const visitor = () => new TestVisitor(app);
const writeForm = (more: object = {}) => ({
  name: 'Ada Buyer',
  email: `ada-${randomUUID()}@example.com`,
  message: 'I would like to see the portal.',
  ...more,
});
const readLeads = (email: string) => app.query('select * from leads where email = $1', [email]);
const readSubscription = async (email: string) =>
  (await app.query('select * from newsletter_subscriptions where email = $1', [email]))[0];

describe('the contact form', () => {
  it('stores a lead with source contact_form, word for word (specification 3 and 7)', async () => {
    const form = writeForm({ message: 'Zwei Zeilen:\n  “quoted” <b>&amp;</b> 🏠' });
    const reply = await visitor().submit(CONTACT, form);
    expect([reply.status, reply.body]).toEqual([200, { done: true }]);
    expect(await readLeads(form.email)).toMatchObject([
      {
        id: expect.any(String),
        name: 'Ada Buyer',
        email: form.email,
        phone: null,
        message: 'Zwei Zeilen:\n  “quoted” <b>&amp;</b> 🏠',
        source: 'contact_form',
        consent_version: null,
        consented_at: null,
        created_at: clock,
      },
    ]);
  });

  it('stores a phone number with the version of the consent and the time', async () => {
    const { version } = landing.contact.form.consent;
    const form = writeForm({ phone: '(800) 555-0199', consentVersion: version });
    expect((await visitor().submit(CONTACT, form)).status).toBe(200);
    expect(await readLeads(form.email)).toMatchObject([
      { phone: '+18005550199', consent_version: version, consented_at: clock },
    ]);
  });

  it('keeps no consent where no number was given', async () => {
    const form = writeForm({ consentVersion: '2026-11-20' });
    await visitor().submit(CONTACT, form);
    expect(await readLeads(form.email)).toMatchObject([{ phone: null, consent_version: null }]);
  });

  it.each([
    ['name', ' ', 'Enter your name.'],
    ['email', 'ada', 'Enter an email address like name@example.com.'],
    ['message', '', 'Write a message.'],
    ['message', 'x'.repeat(100_000), 'Use at most 5,000 characters.'],
    ['phone', '555', 'Enter a phone number with 10 to 15 digits.'],
  ])('refuses a %s that is not one, says why and stores nothing', async (field, value, sentence) => {
    const form = writeForm({ consentVersion: '2026-11-20', [field]: value });
    const reply = await visitor().submit(CONTACT, form);
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
    expect(reply.body.fields).toEqual({ [field]: sentence });
    expect(await readLeads(form.email)).toEqual([]);
  });

  it('refuses a phone number without the consent that is beside it', async () => {
    const reply = await visitor().submit(CONTACT, writeForm({ phone: '8005550199' }));
    expect(Object.keys(reply.body.fields ?? {})).toEqual(['consentVersion']);
  });

  it('refuses a body of two megabytes in a sentence and goes on serving', async () => {
    const reply = await visitor().submit(CONTACT, writeForm({ message: 'x'.repeat(2_000_000) }));
    expect([reply.status, reply.body.code]).toEqual([413, 'BAD_INPUT']);
    expect((await visitor().submit(CONTACT, writeForm())).status).toBe(200);
  });

  it.each([
    ['Ada+Homes@Example.com', 'ada+homes@example.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ])('takes %s', async (typed, kept) => {
    expect((await visitor().submit(CONTACT, writeForm({ email: typed }))).status).toBe(200);
    expect(await readLeads(kept)).toHaveLength(1);
  });

  it('stores the same words under the same submission id once, also with the same proof', async () => {
    const form = { ...writeForm(), submissionId: randomUUID(), proof: await visitor().solve() };
    const replies = await Promise.all([visitor().submit(CONTACT, form), visitor().submit(CONTACT, form)]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    expect(await readLeads(form.email)).toHaveLength(1);
    const { proof: _, ...later } = { ...form, message: 'One more thing.' };
    expect((await visitor().submit(CONTACT, later)).status).toBe(200);
    expect(await readLeads(form.email)).toHaveLength(2);
  });
});

describe('the newsletter', () => {
  it('stores the lead at once and the subscription once its email is confirmed (specification 3 and 7)', async () => {
    const { email } = writeForm();
    expect((await visitor().submit(NEWSLETTER, { email })).body).toEqual({ done: true });
    expect(await readLeads(email)).toMatchObject([
      { name: 'Newsletter Subscriber', source: 'newsletter', phone: null, message: null },
    ]);
    expect(await readSubscription(email)).toMatchObject({ confirmed_at: null });
    const agent = await createStaff(app, 'agent');
    const readMark = async () =>
      ((await agent.call('GET', `/api/staff/leads?search=${email}`)).body.rows as LeadRow[]).map(
        ({ isUnconfirmed }) => isUnconfirmed,
      );
    expect(await readMark()).toEqual([true]);
    const token = getToken(await app.readEmail(email, /confirm/i));
    const confirm = () => visitor().call('POST', '/api/newsletter/confirm', { token });
    expect((await confirm()).body).toEqual({ done: true });
    expect(await readSubscription(email)).toMatchObject({ confirmed_at: clock, unsubscribed_at: null });
    expect(await readMark()).toEqual([false]);
    expect((await confirm()).status).toBe(200);
  });

  it('sends emails that a mail program can end the subscription from (RFC 8058)', async () => {
    const { email } = writeForm();
    await visitor().submit(NEWSLETTER, { email });
    const token = getToken(await app.readEmail(email, /confirm/i));
    const headers = await app.readEmailHeaders(email);
    expect(headers['list-unsubscribe']).toBe(`<${app.origin}/newsletter/unsubscribe?token=${token}>`);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const body = new TextEncoder().encode('List-Unsubscribe=One-Click');
    const reply = await visitor().send('POST', `/newsletter/unsubscribe?token=${token}`, body, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(reply.status).toBe(200);
    expect(await readSubscription(email)).toMatchObject({ unsubscribed_at: clock });
  });

  it('answers an address that is subscribed like any other and notifies it by email', async () => {
    const { email } = writeForm();
    await visitor().submit(NEWSLETTER, { email });
    const token = getToken(await app.readEmail(email, /confirm/i));
    await visitor().call('POST', '/api/newsletter/confirm', { token });
    const again = await visitor().submit(NEWSLETTER, { email });
    expect([again.status, again.body]).toEqual([200, { done: true }]);
    expect(await app.readEmail(email, /already/i)).toContain('/newsletter/unsubscribe?');
    expect(await readLeads(email)).toHaveLength(1);
  });

  it('ends at any time, and comes back only with a new confirmation', async () => {
    const { email } = writeForm();
    await visitor().submit(NEWSLETTER, { email });
    const token = getToken(await app.readEmail(email, /confirm/i));
    await visitor().call('POST', '/api/newsletter/confirm', { token });
    const began = clock;
    clock = new Date(clock.getTime() + 400 * DAY);
    for (const _ of [1, 2])
      expect((await visitor().call('POST', '/api/newsletter/unsubscribe', { token })).status).toBe(200);
    expect(await readSubscription(email)).toMatchObject({ unsubscribed_at: clock });
    const stale = await visitor().call('POST', '/api/newsletter/confirm', { token });
    expect([stale.status, stale.body.code]).toEqual([410, 'LINK_EXPIRED']);
    await app.query('update newsletter_subscriptions set requested_at = $1 where email = $2', [clock, email]);
    expect((await visitor().call('POST', '/api/newsletter/confirm', { token })).status).toBe(200);
    expect(await readSubscription(email)).toMatchObject({ confirmed_at: clock, unsubscribed_at: null });
    clock = began;
  });

  it.each(['/api/newsletter/confirm', '/api/newsletter/unsubscribe'])(
    '%s refuses a made-up token and says what to do',
    async (path) => {
      const reply = await visitor().call('POST', path, { token: 'made-up' });
      expect([reply.status, reply.body.code]).toEqual([410, 'LINK_EXPIRED']);
      expect(reply.body.message).toMatch(/again/);
    },
  );

  it('cannot be confirmed more than seven days after it was asked for', async () => {
    const { email } = writeForm();
    await visitor().submit(NEWSLETTER, { email });
    const token = getToken(await app.readEmail(email, /confirm/i));
    const began = clock;
    clock = new Date(clock.getTime() + 7 * DAY + 1);
    const reply = await visitor().call('POST', '/api/newsletter/confirm', { token });
    expect([reply.status, reply.body.code]).toEqual([410, 'LINK_EXPIRED']);
    expect(await readSubscription(email)).toMatchObject({ confirmed_at: null });
    clock = began;
  });
});
