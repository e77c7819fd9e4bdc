import { randomUUID } from 'node:crypto';
import { landing } from '@porchlight/content/en/landing.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { getToken } from '@porchlight/testing/people/test-buyer.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const visitor = () => new TestVisitor(app);
const newEmail = () => `ada-${randomUUID()}@example.com`;
const readLeads = (email: string) => app.query('select * from leads where email = $1', [email]);
const { consent } = landing.contact.form;

/** What the page's fields hold, by name, as a browser reads them. */
function readFields(page: string): Record<string, string> {
  const inputs = [...page.matchAll(/<input [^>]*>/g)].map(([tag]) => [
    /name="([^"]*)"/.exec(tag)?.[1] ?? '',
    readEntities(/value="([^"]*)"/.exec(tag)?.[1] ?? ''),
  ]);
  const areas = [...page.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>\n([^<]*)<\/textarea>/g)].map(
    ([, name = '', text = '']) => [name, readEntities(text)],
  );
  return Object.fromEntries([...inputs, ...areas]);
}

function readEntities(text: string): string {
  const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => letters[name] ?? '');
}

describe('the contact form without scripts', () => {
  const path = '/forms/contact';
  const writePost = (more: Record<string, string> = {}) => ({
    name: 'Ada Buyer',
    email: newEmail(),
    phone: '',
    consentVersion: consent.version,
    homepage: '',
    message: 'First line\r\nsecond line',
    ...more,
  });

  it('stores the same lead as with them, and answers with a page', async () => {
    const fields = writePost({ phone: '800 555 0199' });
    const { status, page, headers } = await visitor().post(path, fields);
    expect(status).toBe(200);
    expect(page).toContain('Thanks for your message. We&#39;ll be in touch soon!');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await readLeads(fields.email)).toMatchObject([
      {
        name: 'Ada Buyer',
        phone: '+18005550199',
        message: 'First line\nsecond line',
        source: 'contact_form',
        consent_version: consent.version,
      },
    ]);
  });

  it('gives the form back with everything typed, a sentence above it and one at each field', async () => {
    const fields = writePost({
      name: '<script>alert("x")</script>',
      email: 'not an address',
      phone: '12',
      message: 'x'.repeat(100_000),
    });
    const { status, page } = await visitor().post(path, fields);
    expect(status).toBe(400);
    expect(page).not.toContain('<script>alert');
    expect(readFields(page)).toMatchObject(fields);
    for (const sentence of [
      'Some of what you entered needs another look. Nothing was saved.',
      'Enter an email address like name@example.com.',
      'Enter a phone number with 10 to 15 digits.',
      'Use at most 5,000 characters.',
    ])
      expect(page).toContain(sentence);
    expect(await readLeads(fields.email)).toEqual([]);
  });

  it('stores the same words once a day, however often they are sent', async () => {
    const fields = writePost();
    for (const _ of [1, 2]) expect((await visitor().post(path, fields)).status).toBe(200);
    await visitor().post(path, { ...fields, message: 'Something else' });
    expect(await readLeads(fields.email)).toHaveLength(2);
  });

  it('refuses a filled honeypot, empties it and keeps the rest', async () => {
    const fields = writePost({ homepage: 'https://spam.example' });
    const { status, page } = await visitor().post(path, fields);
    expect(status).toBe(403);
    expect(page).toContain('send it again');
    expect(readFields(page)).toMatchObject({ name: 'Ada Buyer', homepage: '' });
    expect(await readLeads(fields.email)).toEqual([]);
  });

  it('refuses what another site’s page sends', async () => {
    const fields = writePost();
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await visitor().post(path, fields, headers)).status).toBe(403);
    expect(await readLeads(fields.email)).toEqual([]);
  });

  it('says so in a page when what is sent is too long to read', async () => {
    const { status, page } = await visitor().post(path, writePost({ message: 'x'.repeat(3_000_000) }));
    expect(status).toBe(413);
    expect(page).toContain('nothing was stored');
  });

  it('gives the form back when the records cannot be reached', async () => {
    await app.query('alter table leads rename to gone');
    const { status, page } = await visitor().post(path, writePost());
    await app.query('alter table gone rename to leads');
    expect(status).toBe(500);
    expect(readFields(page)).toMatchObject({ name: 'Ada Buyer', message: 'First line\r\nsecond line' });
  });

  it('can be opened by itself, with the consent beside the phone number', async () => {
    const response = await visitor().send('GET', path);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('<h1>Get Early Access</h1>');
    expect(page).toContain(consent.text);
    expect(readFields(page)).toMatchObject({ name: '', message: '', consentVersion: consent.version });
  });

  it('has tighter limits than with scripts, for a network and for an address', async () => {
    const strict = await startTestApp({ limitFactor: 1, environment: { TRUSTED_PROXIES: '127.0.0.1, ::1' } });
    const send = (from: string, email: string) =>
      new TestVisitor(strict, from).post(path, writePost({ email, message: randomUUID() }));
    const email = newEmail();
    for (let tries = 0; tries < 3; tries++)
      expect((await send(`198.51.100.${tries}`, email)).status).toBe(200);
    const refused = await send('198.51.100.9', email);
    expect(refused.status).toBe(429);
    expect(readFields(refused.page)).toMatchObject({ name: 'Ada Buyer', email });
    for (let tries = 0; tries < 6; tries++) expect((await send('203.0.113.1', newEmail())).status).toBe(200);
    expect((await send('203.0.113.1', newEmail())).status).toBe(429);
    await strict.close();
  });
});

describe('the newsletter without scripts', () => {
  it('is asked for, confirmed and ended by plain pages, each with one button', async () => {
    const email = newEmail();
    const asked = await visitor().post('/forms/newsletter', { email, homepage: '' });
    expect([asked.status, asked.page.includes(landing.newsletter.checkMail)]).toEqual([200, true]);
    const token = getToken(await app.readEmail(email, /confirm/i));
    const readRow = async () =>
      (await app.query('select * from newsletter_subscriptions where email = $1', [email]))[0];

    const opened = await (await visitor().send('GET', `/newsletter/confirm?token=${token}`)).text();
    expect(readFields(opened)).toMatchObject({ token });
    expect(await readRow()).toMatchObject({ confirmed_at: null });
    const confirmed = await visitor().post('/newsletter/confirm', readFields(opened));
    expect([confirmed.status, confirmed.page]).toEqual([200, expect.stringContaining('is confirmed')]);
    expect(await readRow()).toMatchObject({ confirmed_at: expect.any(Date) });

    const leaving = await (await visitor().send('GET', `/newsletter/unsubscribe?token=${token}`)).text();
    expect(await readRow()).toMatchObject({ unsubscribed_at: null });
    const ended = await visitor().post('/newsletter/unsubscribe', readFields(leaving));
    expect([ended.status, ended.page]).toEqual([200, expect.stringContaining('has ended')]);
    expect(await readRow()).toMatchObject({ unsubscribed_at: expect.any(Date) });
  });

  it.each(['/newsletter/confirm', '/newsletter/unsubscribe'])(
    '%s answers a link that is not complete with what to do',
    async (path) => {
      for (const token of ['', 'made-up', 'a\0b']) {
        const { status, page } = await visitor().post(path, { token });
        expect(status).toBe(410);
        expect(page).toContain('role="alert"');
      }
    },
  );

  it('gives the form back with the address that was not one', async () => {
    const { status, page } = await visitor().post('/forms/newsletter', { email: 'ada@' });
    expect(status).toBe(400);
    expect(readFields(page)).toMatchObject({ email: 'ada@' });
  });
});

describe('a waitlist form without scripts', () => {
  it('stores the address for its feature and thanks in the words of the specification (section 8)', async () => {
    const email = newEmail();
    const { status, page } = await visitor().post('/forms/waitlist', { email, feature: 'mortgage-news' });
    expect(status).toBe(200);
    expect(page).toContain('<h1>Thank you for your interest!</h1>');
    expect(page).toContain('We&#39;ll notify you when this feature launches.');
    expect(page).toContain('href="/mortgage-news"');
    expect(await app.query('select feature from waitlist_entries where email = $1', [email])).toEqual([
      { feature: 'mortgage-news' },
    ]);
  });

  it('gives the form of the same feature back when the address needs another look', async () => {
    const { status, page } = await visitor().post('/forms/waitlist', { email: 'x', feature: 'credit-score' });
    expect(status).toBe(400);
    expect(readFields(page)).toMatchObject({ email: 'x', feature: 'credit-score' });
  });
});
