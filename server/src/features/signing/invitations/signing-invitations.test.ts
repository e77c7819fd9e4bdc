import type { DocumentToSign, InvitationView } from '@porchlight/domain/signing/signing-views.ts';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, getToken, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import {
  giveConsent,
  prepare,
  SIGNABLE_PDF,
  signDocument,
  startAndReadSigning,
  uploadDocument,
} from '@porchlight/testing/people/test-signer.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DAY_MS = 24 * 3_600_000;
let app: TestApp;
let clock: Date | undefined;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock ?? new Date() });
});
afterAll(() => app.close());

const invite = (owner: TestBuyer, documentId: string, email: string, name = 'Grace Ellis') =>
  owner.call('POST', `/api/documents/${documentId}/invitations`, { name, email });
const accept = (buyer: TestBuyer, token: string) =>
  buyer.call('POST', '/api/signing-invitations/accept', { token });
const readLink = async (email: string) => getToken(await app.readEmail(email, /asks you to sign/));
const listToSign = async (buyer: TestBuyer) =>
  (await buyer.call('GET', '/api/signing/documents')).body.documents as DocumentToSign[];
const listInvitations = async (owner: TestBuyer, documentId: string) =>
  (await owner.call('GET', `/api/documents/${documentId}/signatures`)).body.invitations as InvitationView[];
const waitForHeld = () =>
  waitFor('the request to be held', async () => {
    const held = await app.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return held.length > 0 ? true : undefined;
  });
const told = ({ status, body }: Awaited<ReturnType<TestBuyer['call']>>) => [status, body.code];

async function createShared() {
  const owner = await createBuyer(app, 'Ada Owner');
  const coBuyer = await createBuyer(app, 'Grace Ellis');
  const documentId = await uploadDocument(owner);
  const { body } = await invite(owner, documentId, coBuyer.email);
  return { owner, coBuyer, documentId, invitationId: String(body.id), token: await readLink(coBuyer.email) };
}

describe('in the portal of who is asked', () => {
  const readToSign = async (who: TestBuyer) => (await who.call('GET', '/api/today')).body.toSign;
  const acceptById = (who: TestBuyer, id: string) =>
    who.call('POST', `/api/signing-invitations/${id}/accept`, {});
  const readNotices = async (who: TestBuyer) =>
    (await who.call('GET', '/api/notifications')).body.notifications as { kind: string; subject: string }[];

  it('the request is on Today and on the bell of the co-buyer, opens without the email’s link, and goes with the signature', async () => {
    const owner = await createBuyer(app, 'Ada Owner');
    const coBuyer = await createBuyer(app, 'Grace Ellis');
    await joinPurchase(app, owner, coBuyer);
    const documentId = await uploadDocument(owner);
    const id = String((await invite(owner, documentId, coBuyer.email)).body.id);
    expect(await readToSign(coBuyer)).toEqual([{ id, document: null, from: 'Ada' }]);
    expect(await readToSign(owner)).toEqual([]);
    expect(await readNotices(coBuyer)).toMatchObject([{ kind: 'signing-requested', subject: 'Ada Owner' }]);
    expect((await readNotices(owner)).map(({ kind }) => kind)).not.toContain('signing-requested');

    expect((await acceptById(coBuyer, id)).body).toMatchObject({ id: documentId, name: 'lease.pdf' });
    expect((await acceptById(coBuyer, id)).status).toBe(200);
    expect(await readToSign(coBuyer)).toEqual([{ id, document: 'lease.pdf', from: 'Ada' }]);
    await giveConsent(coBuyer);
    await signDocument(coBuyer, documentId);
    expect(await readToSign(coBuyer)).toEqual([]);
  });

  it('someone who buys alone sees it too, without a name; it is no one else’s, and ends with the invitation', async () => {
    const { owner, coBuyer, invitationId } = await createShared();
    const stranger = await createBuyer(app);
    expect(await readToSign(coBuyer)).toEqual([{ id: invitationId, document: null, from: null }]);
    expect(await readNotices(coBuyer)).toEqual([]);
    expect(await readToSign(stranger)).toEqual([]);
    expect(told(await acceptById(stranger, invitationId))).toEqual([404, 'NOT_FOUND']);
    expect(told(await acceptById(owner, invitationId))).toEqual([404, 'NOT_FOUND']);
    expect(
      (await new TestBuyer(app).call('POST', `/api/signing-invitations/${invitationId}/accept`, {})).status,
    ).toBe(401);
    expect((await acceptById(coBuyer, 'no-id')).status).toBe(400);
    await owner.call('DELETE', `/api/signing-invitations/${invitationId}`);
    expect(await readToSign(coBuyer)).toEqual([]);
    expect((await acceptById(coBuyer, invitationId)).body.code).toMatch(/LINK_EXPIRED|NOT_FOUND/);
  });
});

describe('a co-buyer', () => {
  it('accepts by the mailed link, reads and signs the document once, after its owner or before', async () => {
    const { owner, coBuyer, documentId, token } = await createShared();
    expect(await listInvitations(owner, documentId)).toMatchObject([
      { name: 'Grace Ellis', email: coBuyer.email, state: 'open' },
    ]);
    expect(told(await coBuyer.call('GET', `/api/documents/${documentId}/content`))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const accepted = await accept(coBuyer, token);
    expect(accepted.body).toMatchObject({
      id: documentId,
      name: 'lease.pdf',
      ownerName: 'Ada Owner',
      signedAt: null,
    });
    expect((await accept(coBuyer, token)).body).toEqual(accepted.body);
    expect(await listToSign(coBuyer)).toEqual([accepted.body]);
    expect((await coBuyer.call('GET', '/api/documents')).body.documents).toEqual([]);
    expect((await listInvitations(owner, documentId))[0]?.state).toBe('accepted');

    await giveConsent(owner);
    const first = await signDocument(owner, documentId);
    const ownersFile = Buffer.from(
      await (await owner.send('GET', `/api/documents/${documentId}/content`)).arrayBuffer(),
    );
    await giveConsent(coBuyer);
    const second = await signDocument(coBuyer, documentId);
    const response = await coBuyer.send('GET', `/api/documents/${documentId}/content`);
    const file = Buffer.from(await response.arrayBuffer());
    expect(file.subarray(0, ownersFile.length).equals(ownersFile)).toBe(true);
    const original = await coBuyer.send('GET', `/api/documents/${documentId}/original`);
    expect(Buffer.from(await original.arrayBuffer()).equals(SIGNABLE_PDF)).toBe(true);
    const { body } = await coBuyer.call('GET', `/api/documents/${documentId}/signatures`);
    expect(body).toMatchObject({
      signatures: [
        { id: first, signerName: 'Ada Owner', own: false },
        { id: second, signerName: 'Grace Ellis', own: true },
      ],
      invitations: [],
    });
    expect((await listToSign(coBuyer))[0]?.signedAt).not.toBeNull();
    expect((await listInvitations(owner, documentId))[0]?.state).toBe('signed');
    expect(told(await coBuyer.call('POST', `/api/documents/${documentId}/signing`, {}))).toEqual([
      409,
      'ALREADY_SIGNED',
    ]);
    expect((await owner.send('GET', `/api/signatures/${second}/certificate`)).status).toBe(200);
    expect(told(await coBuyer.call('GET', `/api/signatures/${first}/certificate`))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const notices = (await owner.call('GET', '/api/notifications')).body.notifications as object[];
    expect(notices[0]).toMatchObject({ kind: 'co-buyer-signed', subject: 'Grace Ellis' });
    await app.query("update notifications set email_due_at = '2020-01-01' where email_due_at is not null");
    // Noon in the middle of the country: by night an email waits for the end of the quiet hours.
    clock = new Date('2026-11-21T18:00:00.000Z');
    await app.runClockJobs();
    await app.readEmail(owner.email, /co-buyer signed/);
    clock = undefined;
  });

  it('cannot delete, share or ask others for the document', async () => {
    const { coBuyer, documentId, token } = await createShared();
    await accept(coBuyer, token);
    const replies = [
      await coBuyer.call('DELETE', `/api/documents/${documentId}`),
      await invite(coBuyer, documentId, 'third@elsewhere.example'),
    ];
    expect(replies.map(told)).toEqual(Array.from({ length: 2 }, () => [404, 'NOT_FOUND']));
  });

  it('who opened the document before another signed has to open it again', async () => {
    const { owner, coBuyer, documentId, token } = await createShared();
    await accept(coBuyer, token);
    await giveConsent(coBuyer);
    const opened = await startAndReadSigning(coBuyer, documentId);
    await giveConsent(owner);
    await signDocument(owner, documentId);
    expect(told(await prepare(coBuyer, opened))).toEqual([409, 'DOCUMENT_CHANGED']);
    expect(told(await coBuyer.call('GET', `/api/signing/${opened.id}/pages`))).toEqual([
      409,
      'DOCUMENT_CHANGED',
    ]);
  });

  it('sees nothing of it any more once the invitation is taken back, and what was sealed goes', async () => {
    const { owner, coBuyer, documentId, invitationId, token } = await createShared();
    await accept(coBuyer, token);
    await giveConsent(coBuyer);
    const opened = await startAndReadSigning(coBuyer, documentId);
    await prepare(coBuyer, opened);
    expect(told(await coBuyer.call('DELETE', `/api/signing-invitations/${invitationId}`))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const revoked = await owner.call('DELETE', `/api/signing-invitations/${invitationId}`);
    expect(revoked.body).toEqual({ done: true });
    expect((await listInvitations(owner, documentId))[0]?.state).toBe('revoked');
    expect(await listToSign(coBuyer)).toEqual([]);
    for (const reply of [
      await coBuyer.call('GET', `/api/documents/${documentId}/content`),
      await coBuyer.call('POST', `/api/signing/${opened.id}/complete`, {}),
    ])
      expect(told(reply)).toEqual([404, 'NOT_FOUND']);
    expect(told(await accept(coBuyer, token))).toEqual([410, 'LINK_EXPIRED']);
    expect(await app.query('select 1 from signings where document_id = $1', [documentId])).toEqual([]);
    expect(await app.query('select 1 from file_intents')).toEqual([]);
  });

  it('cannot open it in the moment in which the invitation is taken back', async () => {
    const { coBuyer, documentId, invitationId, token } = await createShared();
    await accept(coBuyer, token);
    await giveConsent(coBuyer);
    const revoking = new pg.Client(app.databaseUrl);
    await revoking.connect();
    try {
      await revoking.query('begin');
      await revoking.query('select 1 from documents where id = $1 for update', [documentId]);
      await revoking.query('update signing_invitations set revoked_at = now() where id = $1', [invitationId]);
      const opening = coBuyer.call('POST', `/api/documents/${documentId}/signing`, {});
      await waitForHeld();
      await revoking.query('commit');
      expect(told(await opening)).toEqual([404, 'NOT_FOUND']);
    } finally {
      await revoking.end();
    }
    expect(await app.query('select 1 from signings where document_id = $1', [documentId])).toEqual([]);
  });

  it('who has signed keeps the document, and the invitation cannot be taken back', async () => {
    const { owner, coBuyer, documentId, invitationId, token } = await createShared();
    await accept(coBuyer, token);
    await giveConsent(coBuyer);
    await signDocument(coBuyer, documentId);
    const reply = await owner.call('DELETE', `/api/signing-invitations/${invitationId}`);
    expect(told(reply)).toEqual([404, 'NOT_FOUND']);
    expect(reply.body.message).toContain('has signed');
    expect((await coBuyer.send('GET', `/api/documents/${documentId}/content`)).status).toBe(200);
    expect(told(await invite(owner, documentId, coBuyer.email))).toEqual([400, 'BAD_INPUT']);
    // The name in the file stays with its owner when the co-buyer's account goes; where it was signed from does not.
    const [user] = await app.query('select id from users where email = $1', [coBuyer.email]);
    await coBuyer.call('POST', '/api/personal-data/deletion', { password: TEST_PASSWORD });
    await app.query(
      'update account_deletions set reminded_at = now(), begun_at = now(), due_at = now(), counts = $2 where user_id = $1',
      [
        user?.id,
        { documents: 0, documentBytes: 0, signatures: 1, journeyEntries: 0, messages: 0, consentsKept: 0 },
      ],
    );
    await app.sweep();
    expect(await app.query('select 1 from users where id = $1', [user?.id])).toEqual([]);
    const kept = await app.query('select * from signatures where document_id = $1', [documentId]);
    expect(kept).toMatchObject([
      { user_id: null, signer_name: 'Grace Ellis', signer_email: '', address: '' },
    ]);
  });
});

describe('an invitation', () => {
  it('is never the sender’s own to sign, whichever way they try', async () => {
    const owner = await createBuyer(app, 'Ada Owner');
    const documentId = await uploadDocument(owner);
    const alias = owner.email.replace('@', '+co@');
    for (const email of [owner.email, owner.email.toUpperCase(), alias]) {
      const reply = await invite(owner, documentId, email);
      expect(told(reply)).toEqual([400, 'BAD_INPUT']);
      expect(reply.body.fields).toHaveProperty('email');
    }
    const co = await createBuyer(app);
    await invite(owner, documentId, co.email);
    const token = await readLink(co.email);
    const own = await accept(owner, token);
    expect(told(own)).toEqual([403, 'NOT_ALLOWED']);
    expect(own.body.message).toMatch(/^You sent this invitation/);
    // A second account of the owner's, whose address became an alias of theirs only afterwards.
    const [user] = await app.query('select id from users where email = $1', [co.email]);
    const secondAddress = owner.email.replace('@', '+second@');
    await app.query('update users set email = $2 where id = $1', [user?.id, secondAddress]);
    await app.query('update signing_invitations set email = $2 where email = $1', [co.email, secondAddress]);
    expect(told(await accept(co, token))).toEqual([403, 'NOT_ALLOWED']);
  });

  it('works for the invited address alone, once it is confirmed, and says so', async () => {
    const { coBuyer, token } = await createShared();
    const other = await createBuyer(app);
    const reply = await accept(other, token);
    expect(told(reply)).toEqual([403, 'NOT_ALLOWED']);
    expect(reply.body.message).toContain('another email address');
    await app.query('update users set email_verified = false where email = $1', [coBuyer.email]);
    expect(told(await accept(coBuyer, token))).toEqual([403, 'NOT_ALLOWED']);
    await app.query('update users set email_verified = true where email = $1', [coBuyer.email]);
    expect((await accept(coBuyer, token)).status).toBe(200);
    expect(told(await accept(other, token))).toEqual([410, 'LINK_EXPIRED']);
    expect(told(await accept(other, 'made-up'))).toEqual([410, 'LINK_EXPIRED']);
    expect((await new TestBuyer(app).call('POST', '/api/signing-invitations/accept', { token })).status).toBe(
      401,
    );
  });

  it('ends after 14 days, and is sent again when it is asked for again', async () => {
    const { owner, coBuyer, documentId, token } = await createShared();
    const rows = await app.query('select token_hash from signing_invitations where document_id = $1', [
      documentId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
    clock = new Date(Date.now() + 14 * DAY_MS);
    expect(told(await accept(coBuyer, token))).toEqual([410, 'LINK_EXPIRED']);
    expect((await listInvitations(owner, documentId))[0]?.state).toBe('expired');
    clock = undefined;
    await invite(owner, documentId, coBuyer.email);
    expect(told(await accept(coBuyer, token))).toEqual([410, 'LINK_EXPIRED']);
    expect(await listInvitations(owner, documentId)).toHaveLength(1);
  });

  it('that is accepted while it is sent again stays accepted', async () => {
    const { owner, coBuyer, documentId, invitationId } = await createShared();
    const accepting = new pg.Client(app.databaseUrl);
    await accepting.connect();
    try {
      await accepting.query('begin');
      await accepting.query(
        'update signing_invitations set accepted_at = now(), accepted_by = (select id from users where email = $2) where id = $1',
        [invitationId, coBuyer.email],
      );
      const again = invite(owner, documentId, coBuyer.email);
      await waitForHeld();
      await accepting.query('commit');
      expect(told(await again)).toEqual([400, 'BAD_INPUT']);
    } finally {
      await accepting.end();
    }
    expect((await listToSign(coBuyer)).map(({ id }) => id)).toEqual([documentId]);
  });

  it('goes to five people at most for one document', async () => {
    const owner = await createBuyer(app);
    const documentId = await uploadDocument(owner);
    for (let count = 1; count <= 5; count++)
      expect((await invite(owner, documentId, `co${count}@elsewhere.example`)).status).toBe(200);
    expect(told(await invite(owner, documentId, 'co6@elsewhere.example'))).toEqual([400, 'BAD_INPUT']);
    const [newest] = await listInvitations(owner, documentId);
    await owner.call('DELETE', `/api/signing-invitations/${newest?.id}`);
    expect((await invite(owner, documentId, 'co6@elsewhere.example')).status).toBe(200);
  });
});

describe('what can be guessed or costs much', () => {
  it('is limited', async () => {
    const own = await startTestApp({ limitFactor: 1 });
    const buyer = await createBuyer(own);
    const id = await uploadDocument(buyer);
    const none = '00000000-0000-4000-8000-000000000000';
    const asks: [number, (count: number) => ReturnType<TestBuyer['call']>][] = [
      [10, (count) => invite(buyer, id, `a${count}@elsewhere.example`)],
      [20, (count) => accept(buyer, `guess-${count}`)],
      [60, () => buyer.call('POST', `/api/documents/${id}/signing`, {})],
      [60, () => buyer.call('GET', `/api/signatures/${none}`)],
    ];
    for (const [most, ask] of asks) {
      const statuses: number[] = [];
      for (let count = 0; count <= most; count++) statuses.push((await ask(count)).status);
      expect(statuses.slice(0, -1)).not.toContain(429);
      expect(statuses.at(-1)).toBe(429);
    }
    await own.close();
  });
});
