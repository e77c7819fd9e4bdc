import { randomUUID } from 'node:crypto';
import type { Proof } from '@porchlight/domain/accounts/challenge/challenge.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const newEmail = () => `visitor-${randomUUID()}@example.com`;
const application = {
  timeline: 'immediately',
  propertyType: 'condo',
  occupancy: 'investment',
  purchasePrice: '',
  downPayment: '',
  name: 'Ada Buyer',
  phone: '8005550199',
  disclosureVersion: '2026-11-20',
};

const finalStep = { name: 'Ada Buyer', phone: '8005550199', consent: true, consentVersion: '2026-11-21' };

/** Every public form that stores something: its address, its fields without the email address, and its table. */
const forms = [
  ['contact', '/api/leads/contact', { name: 'Ada', message: 'Hello' }, 'leads'],
  ['newsletter', '/api/newsletter/subscriptions', {}, 'newsletter_subscriptions'],
  ['waitlist', '/api/waitlist', { feature: 'coming-soon' }, 'waitlist_entries'],
  ['application', '/api/applications', application, 'applications'],
  ['contact-details', '/api/contact-details', finalStep, 'home_buyers'],
] as const;

/** Numbers of tries an hour, for one network and one address, as the limits have them. */
const tries = {
  contact: { network: 20, address: 5 },
  newsletter: { network: 20, address: 3 },
  waitlist: { network: 60, address: 30 },
  application: { network: 20, address: 5 },
  'contact-details': { network: 20, address: 5 },
};

let app: TestApp;
/** Limits as in production, and a proxy that is believed, so that visitors come from many networks. */
let strict: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  strict = await startTestApp({ limitFactor: 1, environment: { TRUSTED_PROXIES: '127.0.0.1, ::1' } });
});
afterAll(async () => {
  await app.close();
  await strict.close();
});

describe.each(forms)('the %s form', (form, path, fields, table) => {
  const count = async (email: string) =>
    Number((await app.query(`select count(*) from ${table} where email = $1`, [email]))[0]?.count);

  async function expectRefused(more: object, code: string): Promise<void> {
    const email = newEmail();
    const reply = await new TestVisitor(app).submit(path, { ...fields, email, ...more });
    expect(reply.body.code).toBe(code);
    expect(reply.body.message).toMatch(/^[A-Z].*\.$/);
    expect(await count(email)).toBe(0);
  }

  it('stores what comes with a solved challenge', async () => {
    const email = newEmail();
    expect((await new TestVisitor(app).submit(path, { ...fields, email })).status).toBe(200);
    expect(await count(email)).toBe(1);
  });

  it('refuses a filled honeypot and takes an empty one', async () => {
    await expectRefused({ homepage: 'https://spam.example' }, 'LOOKS_AUTOMATED');
    const email = newEmail();
    expect((await new TestVisitor(app).submit(path, { ...fields, email, homepage: '' })).status).toBe(200);
  });

  it('refuses a challenge that is missing, unsolved, altered or not signed by this server', async () => {
    const { challenge, solution } = await new TestVisitor(app).solve();
    const { parameters, signature } = challenge;
    await expectRefused({ proof: undefined }, 'BAD_INPUT');
    for (const proof of [
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix } },
      { challenge: { parameters: { ...parameters, cost: 1 }, signature }, solution },
      {
        challenge: { parameters: { ...parameters, expiresAt: parameters.expiresAt + 1 }, signature },
        solution,
      },
      { challenge: { parameters, signature: 'ab'.repeat(32) }, solution },
    ] satisfies Proof[])
      await expectRefused({ proof }, 'LOOKS_AUTOMATED');
  });

  it('takes each solved challenge once', async () => {
    const proof = await new TestVisitor(app).solve();
    const first = await new TestVisitor(app).submit(path, { ...fields, email: newEmail(), proof });
    expect(first.status).toBe(200);
    await expectRefused({ proof }, 'LOOKS_AUTOMATED');
  });

  it('keeps a challenge open whose submission could not be stored', async () => {
    const proof = await new TestVisitor(app).solve();
    await app.query(`alter table ${table} rename to gone`);
    const failed = await new TestVisitor(app).submit(path, { ...fields, email: newEmail(), proof });
    expect([failed.status, failed.body.code]).toEqual([500, 'INTERNAL']);
    await app.query(`alter table gone rename to ${table}`);
    const again = await new TestVisitor(app).submit(path, { ...fields, email: newEmail(), proof });
    expect(again.status).toBe(200);
  });

  it('is limited for one address wherever it comes from, and for one network whatever it sends', async () => {
    const limit = tries[form];
    const send = (email: string, from: string) =>
      new TestVisitor(strict, from).submit(path, { ...fields, email, submissionId: randomUUID() });
    const email = newEmail();
    for (let attempt = 0; attempt < limit.address; attempt++)
      expect((await send(email, `198.51.100.${attempt}`)).status).toBe(200);
    const refused = await send(email, '198.51.100.200');
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.body.message).toMatch(/wait \d+ minutes? and try again/);

    const flood = () =>
      new TestVisitor(strict, '203.0.113.9').call('POST', path, {
        ...fields,
        email: newEmail(),
        submissionId: randomUUID(),
        homepage: 'filled',
        proof: solved,
      });
    const solved = await new TestVisitor(strict, '203.0.113.8').solve();
    for (let attempt = 0; attempt < limit.network; attempt++) expect((await flood()).status).toBe(403);
    expect((await flood()).status).toBe(429);
    expect((await send(newEmail(), '203.0.113.10')).status).toBe(200);
  });
});

describe('a challenge', () => {
  it('that was asked for too long ago is refused', async () => {
    const past = await startTestApp({ now: () => new Date(Date.now() - 31 * 60_000) });
    const reply = await new TestVisitor(past).submit('/api/waitlist', {
      feature: 'coming-soon',
      email: newEmail(),
    });
    expect([reply.status, reply.body.code]).toEqual([403, 'LOOKS_AUTOMATED']);
    await past.close();
  });

  it('is never twice the same, never kept by a cache, and limited for one network', async () => {
    const ask = () => new TestVisitor(strict, '192.0.2.1').call('GET', '/api/challenge');
    const [first, second] = [await ask(), await ask()];
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.body.signature).not.toBe(second.body.signature);
    for (let round = 0; round < 30; round++) await Promise.all(Array.from({ length: 10 }, ask));
    expect((await ask()).status).toBe(429);
  });

  it('that was spent is forgotten once it could not be answered any more', async () => {
    await new TestVisitor(app).submit('/api/waitlist', { feature: 'coming-soon', email: newEmail() });
    await app.sweep();
    expect(await app.query('select * from spent_challenges')).not.toEqual([]);
    await app.query("update spent_challenges set expires_at = now() - interval '1 second'");
    await app.sweep();
    expect(await app.query('select * from spent_challenges')).toEqual([]);
  });
});
