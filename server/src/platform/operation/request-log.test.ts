import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { PassThrough } from 'node:stream';
import { landing } from '@porchlight/content/en/landing.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { signUpBuyer, TEST_PASSWORD } from '@porchlight/testing/people/test-buyer.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../base/log.ts';
import { listen } from '../http/listening.ts';
import { createRequestWatch } from './request-watch.ts';

type Line = { request?: string; method?: string; endpoint?: string; status?: number; ms?: number };

let app: TestApp;
const written: string[] = [];
const lines = () =>
  written
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

beforeAll(async () => {
  const stream = new PassThrough();
  stream.on('data', (chunk) => written.push(String(chunk)));
  const environment = { TRUSTED_PROXIES: '127.0.0.1, ::1' };
  app = await startTestApp({ environment, log: createLog('info', stream) });
});
afterAll(() => app.close());

const ADDRESS = '203.0.113.77';

describe('the log at info level', () => {
  it('has one line for each request, under the id that is answered, and nothing that anybody said', async () => {
    const secrets: string[] = [TEST_PASSWORD, ADDRESS];
    const tell = (text: string) => {
      secrets.push(text);
      return text;
    };
    const buyer = await signUpBuyer(app, tell('Wilhelmina Quartermaine'));
    tell(buyer.email);
    const { email } = buyer;
    await buyer.call('POST', '/api/accounts/sign-in', { email, password: tell('not-that-one-88-lanterns') });
    await buyer.call('POST', '/api/accounts/sign-in', { email, password: TEST_PASSWORD });
    for (const pair of buyer.readCookies().split('; ')) tell(pair.slice(pair.indexOf('=') + 1));
    const pdf = new TextEncoder().encode('%PDF-1.7\nsomething private');
    const { body } = await buyer.call('POST', `/api/documents?name=${tell('quartermaine-divorce')}.pdf`, pdf);
    tell(String(body.id));
    await buyer.send('GET', `/api/documents/${body.id}/content`);
    await buyer.call('GET', `/api/search?q=${tell('bankruptcy')}`);
    const { body: feed } = await buyer.call('POST', '/api/calendar/feed', {});
    const calendar = tell(new URL(String(feed.url)).pathname);
    await buyer.send('GET', calendar);
    await buyer.call('GET', `/api/${tell('no-such-thing-at-all')}?email=${encodeURIComponent(email)}`);

    const visitor = new TestVisitor(app, ADDRESS);
    await visitor.submit('/api/leads/contact', {
      name: tell('Bartholomew Ashgrove'),
      email: tell(`bart-${randomUUID()}@example.com`),
      phone: '(800) 555-0147',
      consentVersion: landing.contact.form.consent.version,
      message: tell('We owe forty thousand on a boat.'),
    });
    tell('8005550147');
    await visitor.submit('/api/newsletter/subscriptions', {
      email: tell(`news-${randomUUID()}@example.com`),
    });
    await visitor.post('/forms/contact', { name: tell('Plain Percival'), email: 'not an address' });
    await visitor.call('GET', '/api/health', undefined, { 'user-agent': tell('Peculiar-Browser/9.1') });
    await visitor.call('POST', '/api/leads/contact', { name: tell('Half a Form') });

    const endpoints = await waitFor('the last line', async () => {
      const names = lines().map(({ endpoint }) => endpoint);
      return names.filter((name) => name === 'leads.submitContact').length === 2 ? names : undefined;
    });
    for (const name of ['accounts.signUp', 'accounts.signIn', 'documents.upload', 'documents.download'])
      expect(endpoints).toContain(name);
    for (const name of ['search.find', 'forms', 'feed', 'api', 'health.check'])
      expect(endpoints).toContain(name);
    const text = written.join('');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/@|example\.com|127\.0\.0\.1|::1/);
    for (const { request, method, status, ms } of lines().filter(({ endpoint }) => endpoint !== undefined)) {
      expect(request).toMatch(/^[\w-]{8,64}$/);
      expect([method, status, ms]).toEqual([expect.any(String), expect.any(Number), expect.any(Number)]);
    }
  }, 240_000);

  it('takes over an id that a trusted proxy sends, where it is one', async () => {
    const visitor = new TestVisitor(app);
    const ask = async (id: string) =>
      (await visitor.call('GET', '/api/health/live', undefined, { 'x-request-id': id })).headers.get(
        'x-request-id',
      );
    expect(await ask('0194f3c2-proxy')).toBe('0194f3c2-proxy');
    await waitFor('its line', async () => lines().find(({ request }) => request === '0194f3c2-proxy'));
    for (const strange of ['short', 'a"b{c}d\\e f', 'x'.repeat(65)]) {
      const given = await ask(strange);
      expect(given).toMatch(/^[0-9a-f-]{36}$/);
      expect(given).not.toBe(strange);
    }
  });

  it('gives one of its own to clients that are no such proxy', async () => {
    const watch = createRequestWatch(
      () => false,
      () => undefined,
    );
    const server = createServer((incoming, outgoing) =>
      watch.answer(incoming, outgoing, 'test', () => outgoing.end()),
    );
    const port = await listen(server, 0, 'localhost');
    const response = await fetch(`http://localhost:${port}/`, {
      headers: { 'x-request-id': 'somebody-elses' },
    });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    server.close();
  });
});
