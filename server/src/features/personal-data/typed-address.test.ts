import { randomUUID } from 'node:crypto';
import { contactDetails } from '@porchlight/content/en/contact-details.ts';
import { findTraces } from '@porchlight/testing/app/find-traces.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import { type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { parseZip } from '@porchlight/testing/files/parse-zip.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { giveConsent, uploadDocument } from '@porchlight/testing/people/test-signer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

const PHONE = '+18005550177';

async function finishJourney(buyer: TestBuyer, email: string): Promise<void> {
  const details = { name: 'Ada Buyer', email, phone: PHONE, consent: true };
  const proof = await new TestVisitor(app).solve();
  const body = {
    ...details,
    consentVersion: contactDetails.consent.version,
    submissionId: randomUUID(),
    proof,
  };
  expect((await buyer.call('POST', '/api/contact-details', body)).status).toBe(200);
}

/** The parts of the buyer's own download, by their names. */
async function readDownload(buyer: TestBuyer): Promise<(part: string) => Record<string, unknown>[]> {
  expect((await buyer.call('POST', '/api/personal-data/export')).status).toBe(200);
  await waitFor('the download to be ready', async () => {
    const { body } = await buyer.call('GET', '/api/personal-data');
    return (body.export as { state: string } | null)?.state === 'ready' ? true : undefined;
  });
  const zip = await buyer.send('GET', '/api/personal-data/export/content');
  const files = parseZip(Buffer.from(await zip.arrayBuffer()));
  return (part) => JSON.parse(String(files.get(`data/${part}.json`)));
}

describe('a final step in which a signed-in buyer typed another address than the account’s', () => {
  it('is in their download with its lead, and goes with the account, what staff noted of it too', async () => {
    const buyer = await createBuyer(app);
    const admin = await createStaff(app, 'admin');
    const typed = 'typed@elsewhere.example';
    await finishJourney(buyer, typed);
    const [lead] = await app.query('select id from leads where email = $1', [typed]);
    expect((await admin.call('GET', `/api/staff/leads/${lead?.id}`)).status).toBe(200);
    const note = { text: 'Prefers the evening.' };
    expect((await admin.call('POST', `/api/staff/leads/${lead?.id}/notes`, note)).status).toBe(200);

    const read = await readDownload(buyer);
    expect(read('final-step')).toMatchObject([{ email: typed, phone: PHONE }]);
    expect(read('contact-messages')).toMatchObject([{ email: typed, phone: PHONE }]);
    expect(read('contact-message-notes')).toMatchObject([note]);

    const { body } = await admin.call('POST', '/api/staff/people/erasure', {
      address: buyer.email,
      confirmation: buyer.email,
      reason: 'asked-by-letter',
      account: 'at-once',
      sendsReceipt: false,
    });
    expect(body).toMatchObject({ outcome: 'erased' });
    expect(await findTraces(app, typed)).toEqual([]);
    expect(await findTraces(app, note.text)).toEqual([]);
    // That the number may have been called is kept, without whose it was.
    expect(await findTraces(app, PHONE)).toEqual(['kept_consents']);
  });

  it('takes and shows nothing of another person’s who finished the journey', async () => {
    const [one, other] = [await createBuyer(app), await createBuyer(app)];
    await finishJourney(one, 'one@elsewhere.example');
    await finishJourney(other, 'other@elsewhere.example');
    const read = await readDownload(one);
    expect(read('contact-messages')).toMatchObject([{ email: 'one@elsewhere.example' }]);
  });
});

it('an invitation to sign that a buyer has not accepted yet is in their download', async () => {
  const [owner, invited] = [await createBuyer(app, 'Ada Owner'), await createBuyer(app)];
  await giveConsent(owner);
  const documentId = await uploadDocument(owner);
  const asked = { name: 'Grace Ellis', email: invited.email };
  expect((await owner.call('POST', `/api/documents/${documentId}/invitations`, asked)).status).toBe(200);
  expect((await readDownload(invited))('signing-invitations')).toMatchObject([asked]);
});
