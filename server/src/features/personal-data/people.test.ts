import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contactDetails } from '@porchlight/content/en/contact-details.ts';
import { landing } from '@porchlight/content/en/landing.ts';
import type { PersonView } from '@porchlight/domain/accounts/personal-data/people.contract.ts';
import type { PersonalDataStatus } from '@porchlight/domain/accounts/personal-data/personal-data.contract.ts';
import type { LeadDetail } from '@porchlight/domain/leads/lead-inbox.ts';
import { findTraces } from '@porchlight/testing/app/find-traces.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { parseZip } from '@porchlight/testing/files/parse-zip.ts';
import { createBuyer, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
let admin: TestBuyer;
let agent: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createStaff(app, 'admin', 'Ana Admin');
  agent = await createStaff(app, 'agent', 'Abe Agent');
});
afterAll(() => app.close());

const look = (who: TestBuyer, address: string) =>
  who.call('GET', `/api/staff/people?address=${encodeURIComponent(address)}`);
const asking = (address: string, account = 'at-once') => ({
  address,
  confirmation: address,
  reason: 'asked-by-letter',
  sendsReceipt: true,
  account,
});
const erase = (who: TestBuyer, address: string, more: object = {}) =>
  who.call('POST', '/api/staff/people/erasure', { ...asking(address), ...more });
const readPerson = async (address: string) => (await look(agent, address)).body as unknown as PersonView;
const countPart = (person: PersonView, file: string) =>
  person.parts.find((part) => part.file === file)?.count;

/** A visitor who left something wherever one can without an account. */
async function leaveTraces(email: string): Promise<void> {
  const visitor = new TestVisitor(app);
  await visitor.submit('/api/leads/contact', {
    name: 'Lena Lead',
    email,
    message: 'Call me.',
    phone: '(800) 555-0142',
    consentVersion: landing.contact.form.consent.version,
  });
  await visitor.submit('/api/newsletter/subscriptions', { email });
  await visitor.submit('/api/waitlist', { email, feature: 'coming-soon' });
}

describe('what is held about an address', () => {
  it('is shown to agents, and every access is logged', async () => {
    const email = 'looked-at@people.example';
    await leaveTraces(email);
    const reader = await createStaff(app, 'reader');
    for (const [who, status] of [
      [new TestBuyer(app), 401],
      [await createBuyer(app), 403],
      [reader, 403],
      [agent, 200],
    ] as const)
      expect((await look(who, email)).status).toBe(status);
    expect((await look(agent, 'no address')).status).toBe(400);
    const person = await readPerson(email);
    expect(person).toMatchObject({ address: email, hasAccount: false, isBeingErased: false });
    expect(
      ['contact-messages', 'newsletter', 'waitlists', 'consents'].map((file) => countPart(person, file)),
    ).toEqual([2, 1, 1, 1]);
    expect(person.parts.find(({ file }) => file === 'newsletter')?.rows?.[0]).not.toHaveProperty('token');
    const looks = await app.query(
      "select actor_name from staff_actions where action = 'people.looked-up' and about_email = $1",
      [email],
    );
    expect(looks).toEqual([{ actor_name: 'Abe Agent' }, { actor_name: 'Abe Agent' }]);
  });

  it('leaves what a buyer wrote for themself as a number', async () => {
    const buyer = await createBuyer(app);
    await app.query(
      "insert into milestone_notes select gen_random_uuid(), id, 1, 'private thoughts', now(), now(), porchlight_purchase_of(id) from users where email = $1",
      [buyer.email],
    );
    const { body } = await look(agent, buyer.email);
    expect(JSON.stringify(body)).not.toContain('private thoughts');
    const notes = (body as unknown as PersonView).parts.find(({ file }) => file === 'notes');
    expect(notes).toMatchObject({ count: 1, rows: null });
  });

  it('is counted, and read only as far as it is shown', async () => {
    const buyer = await createBuyer(app);
    // A row of that time cannot be logged, so that an access which reads it fails.
    await app.query(
      `with of as (select id as owner from users where email = $1), sent as (
         insert into leads (id, name, email, source, created_at)
         select gen_random_uuid(), 'Ada', $1, 'contact_form', now() from generate_series(1, 30)
       )
       insert into notifications (user_id, kind, subject, created_at)
       select owner, 'document-received', '', 'infinity' from of, generate_series(1, 5)`,
      [buyer.email],
    );
    const person = await readPerson(buyer.email);
    const find = (file: string) => person.parts.find((part) => part.file === file);
    expect(find('notifications')).toMatchObject({ count: 5, rows: null });
    expect([find('contact-messages')?.count, find('contact-messages')?.rows?.length]).toEqual([30, 20]);
  });

  it('goes out as the ZIP of a buyer’s own download, to admins, for an address without an account too', async () => {
    const buyer = await createBuyer(app, 'Zoe Zip');
    await buyer.call('POST', '/api/documents?name=stub.pdf', new TextEncoder().encode('%PDF-1.7\nstub'));
    const email = 'zipped@people.example';
    await leaveTraces(email);
    const download = (who: TestBuyer, address: string) =>
      who.send('GET', `/api/staff/people/export?address=${encodeURIComponent(address)}`);
    expect((await download(agent, email)).status).toBe(403);
    expect((await download(admin, 'nobody@people.example')).status).toBe(404);
    for (const [address, file, text] of [
      [email, 'data/contact-messages.json', 'Call me.'],
      [buyer.email, 'documents/stub.pdf', '%PDF-1.7\nstub'],
    ] as const) {
      const response = await download(admin, address);
      expect(response.headers.get('content-type')).toBe('application/zip');
      const files = parseZip(Buffer.from(await response.arrayBuffer()));
      expect([...files.keys()]).toEqual(expect.arrayContaining([file, 'index.html', 'manifest.txt']));
      expect(files.get(file)?.toString()).toContain(text);
      expect(
        await app.query(
          "select actor_name from staff_actions where action = 'people.exported' and about_email = $1",
          [address],
        ),
      ).toEqual([{ actor_name: 'Ana Admin' }]);
    }
  });
});

describe('an admin whose last proof is old', () => {
  const countAll = async (email: string) =>
    app.query(
      `select (select count(*)::int from staff_actions) as actions, (select count(*)::int from leads where email = $1) as leads,
        (select count(*)::int from account_deletions) as deletions, (select count(*)::int from deletion_receipts) as receipts`,
      [email],
    );

  it.each<[string, (address: string) => Promise<Response>]>([
    ['has a person exported', (address) => admin.send('GET', `/api/staff/people/export?address=${address}`)],
    ['has an address erased', (address) => admin.send('POST', '/api/staff/people/erasure', asking(address))],
    [
      'starts the deletion of an account',
      (address) => admin.send('POST', '/api/staff/people/erasure', asking(address, 'with-period')),
    ],
  ])('%s only once they have shown again who they are', async (_, act) => {
    const { email } = await createBuyer(app);
    await leaveTraces(email);
    await app.query("update sessions set proved_at = now() - interval '5 hours'");
    const before = await countAll(email);
    const refused = await act(email);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'PROOF_NEEDED' }]);
    const check = () => admin.call('GET', '/api/staff/people/export/check');
    expect((await check()).body.code).toBe('PROOF_NEEDED');
    expect(await countAll(email)).toEqual(before);
    await admin.call('POST', '/api/accounts/proof', { password: TEST_PASSWORD });
    expect((await check()).body).toEqual({ done: true });
    const done = await act(email);
    expect(done.status).toBe(200);
    await done.arrayBuffer();
    expect(await countAll(email)).not.toEqual(before);
  });
});

describe('erasing an address', () => {
  it('needs an admin, the address typed once more, and something that is held', async () => {
    const email = 'stays@people.example';
    await leaveTraces(email);
    expect((await erase(new TestBuyer(app), email)).status).toBe(401);
    expect((await erase(agent, email)).status).toBe(403);
    const mistyped = await erase(admin, email, { confirmation: 'other@people.example' });
    expect([mistyped.status, mistyped.body.code]).toEqual([400, 'BAD_INPUT']);
    expect((await erase(admin, email, { reason: 'because' })).status).toBe(400);
    expect((await erase(admin, 'nobody@people.example')).status).toBe(404);
    expect((await erase(admin, agent.email)).status).toBe(403);
    expect(countPart(await readPerson(email), 'contact-messages')).toBe(2);
  });

  it('takes everything of a lead, leaves the number that may have been called, and sends a receipt', async () => {
    const email = 'gone@people.example';
    await leaveTraces(email);
    await look(agent, email);
    const [lead] = await app.query("select id from leads where email = $1 and source = 'contact_form'", [
      email,
    ]);
    const { status, body } = await erase(admin, email);
    expect(status).toBe(200);
    const receipt = body.receipt as { id: string; counts: object };
    expect(receipt.counts).toMatchObject({ messages: 3, consentsKept: 1, documents: 0 });
    const message = await app.readEmail(email, /held about you is erased/);
    expect(message).toContain(receipt.id);
    // The email that says so is the only thing with the address on it, and says nothing once it is sent.
    expect(await findTraces(app, email)).toEqual(['emails']);
    // The event that someone of this id was erased is published to other systems for thirty days.
    expect(await findTraces(app, String(lead?.id))).toEqual(['webhook_events']);
    expect(await app.query('select template from emails where email = $1', [email])).toEqual([
      { template: 'erasure-receipt' },
    ]);
    expect(
      await app.query("select phone, decision from kept_consents where phone = '+18005550142'"),
    ).toContainEqual({ phone: '+18005550142', decision: 'given' });
    expect(await app.query('select 1 from deletion_receipts where id = $1', [receipt.id])).toHaveLength(1);
    const action = await app.query(
      "select subject_id, about_email, detail from staff_actions where action = 'people.erased' and subject_id = $1",
      [receipt.id],
    );
    expect(action).toEqual([
      { subject_id: receipt.id, about_email: null, detail: { reason: 'asked-by-letter', account: false } },
    ]);
  });

  it('takes an account with its files at once, and its sessions', async () => {
    const buyer = await createBuyer(app, 'Erika Erased');
    await leaveTraces(buyer.email);
    await buyer.call('POST', '/api/documents?name=one.pdf', new TextEncoder().encode('%PDF-1.7\none'));
    const [user] = await app.query('select id from users where email = $1', [buyer.email]);
    const folder = join(app.dataDir, 'files', String(user?.id));
    expect(await readdir(folder)).toHaveLength(1);
    const { body } = await erase(admin, buyer.email, { reason: 'legal', sendsReceipt: false });
    expect(body).toMatchObject({ outcome: 'erased', receipt: { counts: { documents: 1 } } });
    expect(await findTraces(app, buyer.email, 'Erika Erased')).toEqual([]);
    expect(await findTraces(app, String(user?.id))).toEqual(['webhook_events']);
    expect(await readdir(folder).catch(() => [])).toEqual([]);
    expect((await buyer.call('GET', '/api/milestones')).status).toBe(401);
    expect((await erase(admin, buyer.email)).status).toBe(404);
  });

  it('starts the deletion of an account where its owner asked for the usual days', async () => {
    const buyer = await createBuyer(app);
    const { body } = await erase(admin, buyer.email, { account: 'with-period' });
    expect(body).toMatchObject({ outcome: 'deletion-started', receipt: null });
    await app.readEmail(buyer.email, /will be deleted/);
    expect((await readPerson(buyer.email)).deletionDueAt).toBe(body.dueAt);
    expect((await erase(admin, 'nobody@people.example', { account: 'with-period' })).status).toBe(404);
  });

  it('is finished by the next run when a process that had begun was killed, with one receipt', async () => {
    const buyer = await createBuyer(app);
    await leaveTraces(buyer.email);
    await buyer.call('POST', '/api/documents?name=one.pdf', new TextEncoder().encode('%PDF-1.7\none'));
    const counts = {
      documents: 1,
      documentBytes: 12,
      signatures: 0,
      journeyEntries: 0,
      messages: 3,
      consentsKept: 0,
    };
    const [erasure] = await app.query(
      "insert into person_erasures (email, reason, sends_receipt, requested_at, counts) values ($1, 'asked-by-phone', true, now(), $2) returning id",
      [buyer.email, counts],
    );
    expect((await readPerson(buyer.email)).isBeingErased).toBe(true);
    await app.sweep();
    const email = await app.readEmail(buyer.email, /held about you is erased/);
    expect(email).toContain(String(erasure?.id));
    expect(await findTraces(app, buyer.email)).toEqual(['emails']);
    await app.sweep();
    expect(await app.query('select 1 from deletion_receipts where id = $1', [erasure?.id])).toHaveLength(1);
  });

  it('takes the account that had the address when it began, whatever address it has since', async () => {
    const buyer = await createBuyer(app);
    const [user] = await app.query('select id from users where email = $1', [buyer.email]);
    await app.query(
      `insert into person_erasures (email, user_id, reason, sends_receipt, requested_at, counts)
       select $1, id, 'asked-by-phone', false, now(), '{}' from users where email = $1`,
      [buyer.email],
    );
    await app.query("update users set email = 'moved-' || email where id = $1", [user?.id]);
    await app.sweep();
    await waitFor('the account to be gone', async () => {
      const left = await app.query('select 1 from users where id = $1', [user?.id]);
      return left.length === 0 || undefined;
    });
  });

  it('ends a change of address that is on its way', async () => {
    const buyer = await createBuyer(app);
    const email = `new-${buyer.email}`;
    await buyer.call('POST', '/api/accounts/email-change', { email });
    expect(await app.query('select 1 from email_changes where email = $1', [email])).toHaveLength(1);
    expect((await erase(admin, buyer.email, { sendsReceipt: false })).status).toBe(200);
    expect(await app.query('select 1 from email_changes where email = $1', [email])).toEqual([]);
  });

  it('is not undone by looking whether it is done', async () => {
    const email = 'forgotten@people.example';
    await leaveTraces(email);
    expect((await erase(admin, email)).status).toBe(200);
    expect((await look(agent, email)).status).toBe(200);
    expect((await look(agent, 'never-heard-of@people.example')).status).toBe(200);
    const looks = await app.query(
      "select about_email from staff_actions where action = 'people.looked-up' order by id desc limit 2",
    );
    expect(looks).toEqual([{ about_email: null }, { about_email: null }]);
    await app.readEmail(email, /held about you is erased/);
    expect((await erase(admin, email)).status).toBe(404);
  });

  it('begun twice at the same moment is done once', async () => {
    const email = 'twice@people.example';
    await leaveTraces(email);
    const replies = await Promise.all([erase(admin, email), erase(admin, email)]);
    const receipts = replies.flatMap(({ body }) => (body.receipt as { id: string } | undefined)?.id ?? []);
    expect(new Set(receipts).size).toBe(1);
    expect(await app.query('select 1 from person_erasures')).toEqual([]);
    await app.readEmail(email, /held about you is erased/);
    expect((await erase(admin, email)).status).toBe(404);
  });
});

describe('taking a consent back', () => {
  const withdraw = (who: TestBuyer, purpose: string) =>
    who.call('POST', '/api/personal-data/consent-withdrawals', { purpose });
  const parseStatus = async (buyer: TestBuyer) =>
    (await buyer.call('GET', '/api/personal-data')).body as unknown as PersonalDataStatus;

  it('works for the buyer, once, and shows in the list', async () => {
    const buyer = await createBuyer(app);
    await leaveTraces(buyer.email);
    expect((await withdraw(new TestBuyer(app), 'calls-and-texts')).status).toBe(401);
    expect((await withdraw(await createBuyer(app), 'calls-and-texts')).status).toBe(404);
    expect((await withdraw(buyer, 'electronic-records')).status).toBe(400);
    expect((await parseStatus(buyer)).withdrawable).toEqual(['calls-and-texts']);
    expect((await withdraw(buyer, 'calls-and-texts')).body).toEqual({ done: true });
    expect((await withdraw(buyer, 'calls-and-texts')).status).toBe(404);
    const { consents, withdrawable } = await parseStatus(buyer);
    expect(withdrawable).toEqual([]);
    expect(consents).toMatchObject([
      { purpose: 'calls-and-texts', decision: 'withdrawn', source: 'settings', phone: '+18005550142' },
      { purpose: 'calls-and-texts', decision: 'given', source: 'contact-form' },
    ]);
  });

  it('works for staff who were asked to by the person, and is logged', async () => {
    const email = 'told-us@people.example';
    await leaveTraces(email);
    const tell = (who: TestBuyer, address: string) =>
      who.call('POST', '/api/staff/people/consent-withdrawals', { address, purpose: 'calls-and-texts' });
    expect((await tell(new TestBuyer(app), email)).status).toBe(401);
    expect((await tell(await createBuyer(app), email)).status).toBe(403);
    expect((await tell(agent, email)).status).toBe(200);
    expect((await tell(agent, email)).status).toBe(404);
    expect((await readPerson(email)).consents).toMatchObject([
      { purpose: 'calls-and-texts', decision: 'withdrawn' },
    ]);
    expect(
      await app.query(
        "select detail from staff_actions where action = 'people.consent-withdrawn' and about_email = $1",
        [email],
      ),
    ).toEqual([{ detail: { purpose: 'calls-and-texts' } }]);
  });

  it('shows on the lead also where a signed-in buyer had typed another address, whether buyer or staff takes it back', async () => {
    const getLead = async (email: string) => {
      const [lead] = await app.query('select id from leads where email = $1', [email]);
      return (await agent.call('GET', `/api/staff/leads/${lead?.id}`)).body as unknown as LeadDetail;
    };
    const finish = async (buyer: TestBuyer, email: string) => {
      const { version } = contactDetails.consent;
      const details = { name: 'Ada Buyer', email, phone: '(800) 555-0199', consent: true };
      const proof = await new TestVisitor(app).solve();
      const body = { ...details, consentVersion: version, submissionId: randomUUID(), proof };
      expect((await buyer.call('POST', '/api/contact-details', body)).status).toBe(200);
    };

    const buyer = await createBuyer(app);
    for (const email of ['work@people.example', 'home@people.example']) await finish(buyer, email);
    expect((await getLead('work@people.example')).calls?.decision).toBe('given');
    expect((await withdraw(buyer, 'calls-and-texts')).status).toBe(200);
    for (const email of ['work@people.example', 'home@people.example'])
      expect((await getLead(email)).calls?.decision).toBe('withdrawn');
    expect((await withdraw(buyer, 'calls-and-texts')).status).toBe(404);

    const other = await createBuyer(app);
    const address = 'typed@people.example';
    await finish(other, address);
    expect((await readPerson(address)).consents).toMatchObject([{ decision: 'given' }]);
    const told = { address, purpose: 'calls-and-texts' };
    expect((await agent.call('POST', '/api/staff/people/consent-withdrawals', told)).status).toBe(200);
    expect((await getLead(address)).calls?.decision).toBe('withdrawn');
    expect((await readPerson(address)).consents).toMatchObject([{ decision: 'withdrawn' }]);
    expect((await parseStatus(other)).withdrawable).toEqual([]);
  });
});
