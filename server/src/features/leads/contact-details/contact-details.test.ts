import { randomUUID } from 'node:crypto';
import { contactDetails } from '@porchlight/content/en/contact-details.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
const clock = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

const PATH = '/api/contact-details';
const { version } = contactDetails.consent;

const writeDetails = (more: object = {}) => ({
  name: 'Ada Buyer',
  email: `ada-${randomUUID()}@example.com`,
  phone: '(800) 555-0199',
  consent: true,
  consentVersion: version,
  ...more,
});
const submit = (fields: object) => new TestVisitor(app).submit(PATH, fields);
const readLeads = (email: string) => app.query('select * from leads where email = $1', [email]);
const loadHomeBuyers = (email: string) => app.query('select * from home_buyers where email = $1', [email]);
const readStages = (email: string) =>
  app.query(
    'select stage_slug from completed_stages join users on users.id = user_id where users.email = $1',
    [email],
  );

describe('the final step', () => {
  it('stores a lead and a home buyer with the consent, for a visitor (specification 3, 4 and 7)', async () => {
    const details = writeDetails();
    const reply = await submit(details);
    expect([reply.status, reply.body]).toEqual([200, { done: true }]);
    const same = { name: 'Ada Buyer', email: details.email, phone: '+18005550199' };
    const consent = { consent_version: version, consented_at: clock, created_at: clock };
    expect(await readLeads(details.email)).toMatchObject([
      {
        id: expect.any(String),
        ...same,
        ...consent,
        source: 'portal_contact_details',
        status: 'new',
        message: expect.stringMatching(/^Completed the homebuying journey/),
      },
    ]);
    expect(await loadHomeBuyers(details.email)).toEqual([
      { id: expect.any(String), user_id: null, ...same, ...consent, current_stage: 'preparing', version: 1 },
    ]);
  });

  it('belongs to the buyer who is signed in, and completes the stage on the server', async () => {
    const buyer = await createBuyer(app);
    const details = writeDetails();
    const proof = await new TestVisitor(app).solve();
    const reply = await buyer.call('POST', PATH, { ...details, submissionId: randomUUID(), proof });
    expect(reply.status).toBe(200);
    expect(await loadHomeBuyers(details.email)).toMatchObject([{ user_id: expect.any(String) }]);
    expect(await readStages(buyer.email)).toEqual([{ stage_slug: 'contact-details' }]);
    const more = { ...writeDetails(), submissionId: randomUUID(), proof: await new TestVisitor(app).solve() };
    expect((await buyer.call('POST', PATH, more)).status).toBe(200);
    expect(await readStages(buyer.email)).toHaveLength(1);
  });

  it('is stored once, however often and at once the same words come under the same submission id', async () => {
    const details = writeDetails({ submissionId: randomUUID(), proof: await new TestVisitor(app).solve() });
    const replies = await Promise.all([submit(details), submit(details), submit(details)]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    expect((await submit(details)).status).toBe(200);
    expect(await readLeads(details.email)).toHaveLength(1);
    expect(await loadHomeBuyers(details.email)).toHaveLength(1);
  });

  it('never loses words that were changed under the same submission id', async () => {
    const details = writeDetails({ submissionId: randomUUID() });
    await submit(details);
    expect((await submit({ ...details, phone: '800 555 0123' })).status).toBe(200);
    expect(await loadHomeBuyers(details.email)).toHaveLength(2);
  });

  it.each(['leads', 'home_buyers'])(
    'stores neither when %s cannot be written, and can be sent again',
    async (table) => {
      const details = writeDetails({ submissionId: randomUUID(), proof: await new TestVisitor(app).solve() });
      await app.query(`alter table ${table} add constraint closed check (false) not valid`);
      const failed = await submit(details);
      await app.query(`alter table ${table} drop constraint closed`);
      expect([failed.status, failed.body.code]).toEqual([500, 'INTERNAL']);
      expect(await readLeads(details.email)).toEqual([]);
      expect(await loadHomeBuyers(details.email)).toEqual([]);
      expect((await submit(details)).status).toBe(200);
      expect(await readLeads(details.email)).toHaveLength(1);
      expect(await loadHomeBuyers(details.email)).toHaveLength(1);
    },
  );

  it.each([
    ['name', 'nothing', ' ', 'Name is required'],
    ['name', '100,000 letters', 'x'.repeat(100_000), 'Use at most 120 characters.'],
    ['email', 'nothing', '', 'Email is required'],
    ['email', 'no address', 'ada@', 'Email is invalid'],
    ['email', '100,000 letters', 'x'.repeat(100_000), 'Email is invalid'],
    ['phone', 'nothing', '', 'Phone number is required'],
    ['phone', '9 digits', '800-555-019', 'Phone number is invalid'],
    ['phone', '100,000 digits', '8'.repeat(100_000), 'Phone number is invalid'],
    ['consent', 'no tick', false, 'You must consent to receive communications'],
  ])(
    'refuses a %s of %s in the words of specification 5 and stores nothing',
    async (field, _, value, sentence) => {
      const details = writeDetails({ [field]: value });
      const reply = await submit(details);
      expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
      expect(reply.body.fields).toEqual({ [field]: sentence });
      expect(await loadHomeBuyers(details.email)).toEqual([]);
    },
  );

  it('refuses a filled honeypot and stores nothing', async () => {
    const details = writeDetails({ homepage: 'https://spam.example' });
    const reply = await submit(details);
    expect([reply.status, reply.body.code]).toEqual([403, 'LOOKS_AUTOMATED']);
    expect([await readLeads(details.email), await loadHomeBuyers(details.email)]).toEqual([[], []]);
  });
});

describe('the final step without scripts', () => {
  const path = '/forms/contact-details';
  const writePost = (more: Record<string, string> = {}) => {
    const { consent: _, ...details } = writeDetails();
    return { ...details, consent: 'on', homepage: '', ...more };
  };

  it('stores the same, once a day for the same words, and says so in a page', async () => {
    const fields = writePost();
    for (const _ of [1, 2]) {
      const { status, page } = await new TestVisitor(app).post(path, fields);
      expect(status).toBe(200);
      expect(page).toContain('Your information has been submitted. We&#39;ll be in touch soon!');
    }
    expect(await readLeads(fields.email)).toHaveLength(1);
    expect(await loadHomeBuyers(fields.email)).toMatchObject([{ current_stage: 'preparing' }]);
  });

  it('gives the form back with everything typed and each message of specification 5', async () => {
    const { consent: _, ...fields } = writePost({ name: '', email: 'ada@', phone: '"123"' });
    const { status, page } = await new TestVisitor(app).post(path, fields);
    expect(status).toBe(400);
    for (const sentence of [
      'Name is required',
      'Email is invalid',
      'Phone number is invalid',
      'You must consent to receive communications',
    ])
      expect(page.split(sentence)).toHaveLength(3);
    expect(page).toContain('value="ada@"');
    expect(page).toContain('value="&quot;123&quot;"');
    expect(page).not.toContain(' checked');
  });

  it('keeps the box ticked when another field needs another look', async () => {
    const { page } = await new TestVisitor(app).post(path, writePost({ phone: '1' }));
    expect(page).toContain(' checked');
    for (const paragraph of contactDetails.consent.disclosure) expect(page).toContain(paragraph);
  });
});
