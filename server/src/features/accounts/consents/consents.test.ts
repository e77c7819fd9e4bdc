import { consentTexts } from '@porchlight/content/en/consent-texts.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { giveConsent } from '@porchlight/testing/people/test-signer.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
});
afterAll(() => app.close());

const readLedger = (email: string) =>
  app.query(
    'select purpose, decision, source, text_version, text_sha256, phone, user_id, act, subject, email_id, network from consents where email = $1 order by id',
    [email],
  );
const getHash = async (form: string) =>
  (await app.query('select sha256 from consent_texts where form = $1', [form]))[0]?.sha256;

describe('the ledger of consents', () => {
  it('keeps the phone number of the contact form with the words that were beside it, once', async () => {
    const visitor = new TestVisitor(app, '203.0.113.77');
    const form = {
      name: 'Ada Buyer',
      email: 'ada@consents.example',
      message: 'Call me.',
      phone: '(800) 555-0199',
      consentVersion: consentTexts['contact-form'].version,
      submissionId: '7a1b3c5d-0000-4000-8000-000000000001',
    };
    for (let tries = 0; tries < 2; tries++)
      expect((await visitor.submit('/api/leads/contact', form)).status).toBe(200);
    const [lead] = await app.query('select id from leads where email = $1', [form.email]);
    const [row, ...others] = await readLedger(form.email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      purpose: 'calls-and-texts',
      decision: 'given',
      source: 'contact-form',
      text_version: form.consentVersion,
      phone: '+18005550199',
      act: 'sent-number',
      subject: lead?.id,
    });
    expect(row?.text_sha256).toBe(await getHash('contact-form'));
    const words = await app.query('select text from consent_texts where sha256 = $1', [row?.text_sha256]);
    expect(words).toEqual([{ text: consentTexts['contact-form'].text }]);
    expect(row?.network).toBe('203.0.113.0/24');
  });

  it('has no row for a message without a number, and no fingerprint for words that the form never showed', async () => {
    const visitor = new TestVisitor(app);
    const form = { name: 'Ada Buyer', email: 'quiet@consents.example', message: 'Write to me.' };
    await visitor.submit('/api/leads/contact', form);
    expect(await readLedger(form.email)).toEqual([]);
    await visitor.submit('/api/leads/contact', {
      ...form,
      phone: '(800) 555-0199',
      consentVersion: '2001-01-01',
    });
    expect(await readLedger(form.email)).toMatchObject([{ text_version: '2001-01-01', text_sha256: null }]);
  });

  it('keeps the disclosure of an application and, apart from it, that its sender may be called', async () => {
    const email = 'applicant@consents.example';
    const { status } = await new TestVisitor(app).submit('/api/applications', {
      timeline: '1-2months',
      propertyType: 'singleFamily',
      occupancy: 'primaryResidence',
      purchasePrice: '400,000',
      downPayment: '80,000',
      name: 'Ada Buyer',
      email,
      phone: '8005550199',
      disclosureVersion: consentTexts.application.version,
    });
    expect(status).toBe(200);
    const sha256 = await getHash('application');
    const row = { decision: 'given', source: 'application', act: 'accepted-and-sent', text_sha256: sha256 };
    expect(await readLedger(email)).toMatchObject([
      { ...row, purpose: 'application-disclosure' },
      { ...row, purpose: 'calls-and-texts', phone: '+18005550199' },
    ]);
  });

  it('keeps the newsletter from its confirmation to its end, each once', async () => {
    const email = 'reader@consents.example';
    const visitor = new TestVisitor(app);
    await visitor.submit('/api/newsletter/subscriptions', { email });
    expect(await readLedger(email)).toEqual([]);
    const [row] = await app.query('select token from newsletter_subscriptions where email = $1', [email]);
    const [message] = await app.query('select id from emails where email = $1', [email]);
    expect(message?.id).toBeTruthy();
    for (const step of ['confirm', 'confirm', 'unsubscribe', 'unsubscribe'])
      expect((await visitor.call('POST', `/api/newsletter/${step}`, { token: row?.token })).status).toBe(200);
    expect(await readLedger(email)).toMatchObject([
      {
        purpose: 'newsletter',
        decision: 'given',
        act: 'confirmed-by-email',
        email_id: message?.id,
        network: null,
      },
      { purpose: 'newsletter', decision: 'withdrawn', source: 'email', act: 'stopped-by-email' },
    ]);
  });

  it('keeps the consent to electronic records and its end', async () => {
    const buyer = await createBuyer(app);
    await giveConsent(buyer);
    await buyer.call('DELETE', '/api/signing/consent');
    expect(await readLedger(buyer.email)).toMatchObject([
      { purpose: 'electronic-records', decision: 'given', text_sha256: await getHash('electronic-signing') },
      { purpose: 'electronic-records', decision: 'withdrawn', source: 'settings' },
    ]);
  });

  it('refuses to be changed, emptied or shortened', async () => {
    await new TestVisitor(app).submit('/api/newsletter/subscriptions', { email: 'kept@consents.example' });
    await app.query(
      "insert into consents (purpose, decision, at, email, source, act) values ('newsletter', 'withdrawn', now(), 'kept@consents.example', 'email', 'stopped-by-email')",
    );
    for (const change of [
      "update consents set email = 'other@consents.example'",
      'delete from consents',
      'truncate consents',
    ])
      await expect(app.query(change)).rejects.toThrow('append-only');
    expect(await readLedger('kept@consents.example')).toHaveLength(1);
  });
});
