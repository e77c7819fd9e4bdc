import { randomUUID } from 'node:crypto';
import { landing } from '@porchlight/content/en/landing.ts';
import type { OpenSigningView } from '@porchlight/domain/signing/signing-views.ts';
import { type TestApp, waitFor } from '../app/test-app.ts';
import { saveSampleReading } from '../files/save-sample-reading.ts';
import { TestAuthenticator } from '../outside-world/test-authenticator.ts';
import { renderTestPng } from '../outside-world/test-png.ts';
import { getToken, TEST_PASSWORD, TestBuyer } from '../people/test-buyer.ts';
import { giveConsent, prepare, startAndReadSigning, uploadDocument } from '../people/test-signer.ts';
import { TestVisitor } from '../people/test-visitor.ts';
import { createPurchaseThings } from './purchase-things.ts';

export const persons = [
  'anonymous',
  'made-up session',
  'token',
  'suspended',
  'no second factor',
  'reader',
  'agent',
  'processor',
  'marketing',
  'admin',
  'token with scope',
  'guest',
  'other buyer',
  'co-buyer',
  'helper without grants',
  'helper',
  'beta buyer',
  'owner',
] as const;
export type Person = (typeof persons)[number];

/** The owner's things, each made when it is first requested, or every time where a call uses it up. */
export function createThings(app: TestApp, people: Record<Person, TestBuyer>) {
  const { owner, agent, admin } = people;
  const one = async (text: string, values?: unknown[]) =>
    String(Object.values((await app.query(text, values))[0] ?? {})[0]);
  const idOf = (person: Person) => one('select id from users where email = $1', [people[person].email]);
  const consented = once(() => giveConsent(owner));
  const openedDocument = async () => {
    await consented();
    return startAndReadSigning(owner, await uploadDocument(owner));
  };
  const visitor = new TestVisitor(app);
  const finalStep = async (email: string) =>
    one(
      `insert into home_buyers (id, name, email, phone, current_stage, consent_version, consented_at, created_at)
       values (gen_random_uuid(), 'Vera Visitor', $1, '+18005550142', 'preparing', '1', now(), now()) returning id`,
      [email],
    );
  const webhook = async () => {
    const input = { url: 'http://127.0.0.1:9/', description: 'The CRM', events: ['waitlist.joined'] };
    return String((await admin.call('POST', '/api/staff/webhooks', input)).body.id);
  };
  const message = (state: string) =>
    one(
      `insert into emails (template, email, urgency, state, tries, created_at, due_at, expires_at, settled_at, sealed)
       values ('digest', 'ada@example.com', 1, $1, 1, now(), now() + interval '1 day', now() + interval '2 days',
         case when $1 = 'dead' then now() end, 'x') returning id`,
      [state],
    );
  const lead = () =>
    one(
      `insert into leads (id, name, email, message, source, status, created_at)
       values (gen_random_uuid(), 'Lena Lead', $1, 'Call me.', 'contact_form', 'new', now()) returning id`,
      [`lena-${randomUUID()}@example.com`],
    );
  const claimed = async () => {
    const id = await handIn();
    await agent.call('POST', `/api/staff/documents/${id}/claim`, {});
    return id;
  };
  const handIn = async () => {
    const query = new URLSearchParams({ name: 'id.pdf', documentRequest: 'pre-app.government-id' });
    const { body } = await owner.call(
      'POST',
      `/api/documents?${query}`,
      new TextEncoder().encode('%PDF-1.7\n'),
    );
    return String(body.id);
  };
  const invite = async () => {
    const id = await uploadDocument(owner);
    const email = `grace-${randomUUID()}@example.com`;
    const { body } = await owner.call('POST', `/api/documents/${id}/invitations`, { name: 'Grace', email });
    return String(body.id);
  };
  /** The other buyer asks the owner to sign; the id of the invitation. */
  const inviteOwner = async () => {
    const id = await uploadDocument(people['other buyer']);
    const fields = { name: 'Ada Owner', email: owner.email };
    const { body } = await people['other buyer'].call('POST', `/api/documents/${id}/invitations`, fields);
    return String(body.id);
  };

  return {
    one,
    idOf,
    consented,
    openedDocument,
    /** The one that is opened, read, sealed and completed, step by step, in the order of the rows of signing. */
    signing: once(openedDocument),
    prepared: once(async (): Promise<OpenSigningView> => {
      const opened = await openedDocument();
      await prepare(owner, opened);
      return opened;
    }),
    document: () => uploadDocument(owner),
    readDocument: async () => saveSampleReading(app, await uploadDocument(owner)),
    picture: () => uploadDocument(owner, renderTestPng(40, 30), 'photo.png'),
    invite,
    /** The token of an invitation that the other buyer mailed to the owner. */
    async invitationOfOwner() {
      await inviteOwner();
      return getToken(await app.readEmail(owner.email, /asks you to sign/));
    },
    /** The same by its id, as the owner's portal shows it. */
    invitationIdOfOwner: inviteOwner,
    async session() {
      const second = new TestBuyer(app, owner.email);
      await second.call('POST', '/api/accounts/sign-in', { email: owner.email, password: TEST_PASSWORD });
      return one('select id from sessions where user_id = $1 order by created_at desc limit 1', [
        await idOf('owner'),
      ]);
    },
    async passkey() {
      const question = await owner.call('POST', '/api/accounts/passkeys/adding', {});
      const answer = new TestAuthenticator(app.origin).create(question.body);
      return String((await owner.call('POST', '/api/accounts/passkeys', { name: 'Key', answer })).body.id);
    },
    identity: async () =>
      one(
        `insert into accounts (id, account_id, provider_id, user_id, created_at, updated_at)
         values (gen_random_uuid(), gen_random_uuid(), 'other', $1, now(), now()) returning id`,
        [await idOf('owner')],
      ),
    ...createPurchaseThings(owner, one),
    async scenario() {
      const id = randomUUID();
      await owner.call('PUT', `/api/saved-scenarios/${id}`, {
        tool: 'monthly-payment',
        name: 'Two beds',
        inputs: {},
      });
      return id;
    },
    async question() {
      const id = randomUUID();
      await owner.call('PUT', `/api/assistant/messages/${id}`, { message: 'May I ask?', conversation: '' });
      // What is stored has an id made of the account and this one.
      return one('select id from assistant_messages order by created_at desc limit 1');
    },
    visitorQuestion: async () =>
      one(
        `insert into assistant_messages (id, name, email, message, created_at)
         values (gen_random_uuid(), 'Vi Sitor', $1, 'Why?', now()) returning id`,
        [`vi-${randomUUID()}@example.com`],
      ),
    async feedback() {
      const id = randomUUID();
      await owner.call('PUT', `/api/feedback/${id}`, { milestoneId: 1, rating: 4, feedback: 'Calm.' });
      return id;
    },
    async exported() {
      await owner.call('POST', '/api/personal-data/export', {});
      return waitFor('the download', async () => {
        const reply = await owner.send('GET', '/api/personal-data/export/content');
        await reply.body?.cancel();
        return reply.status === 200 ? true : undefined;
      });
    },
    handIn,
    claimed,
    revision: (id: string) => one('select revision from documents where id = $1', [id]).then(Number),
    async grant(id: string) {
      const { body } = await agent.call('POST', `/api/staff/documents/${id}/access-grants`, {
        reason: 'review',
      });
      return String(body.grant ?? body.id);
    },
    webhook,
    async delivery() {
      return String((await admin.call('POST', `/api/staff/webhooks/${await webhook()}/test`, {})).body.id);
    },
    email: message,
    async suppressed() {
      const email = `gone-${randomUUID()}@example.com`;
      await app.query("insert into suppressed_addresses values ($1, 'bounced', null, now())", [email]);
      return email;
    },
    async token() {
      const made = await admin.call('POST', '/api/staff/tokens', {
        name: 'x',
        scopes: ['leads:read'],
        days: 1,
      });
      return String(made.body.id);
    },
    async member({ hasComeIn = true } = {}) {
      const email = `mem-${randomUUID()}@example.com`;
      return one(
        `with made as (insert into users (id, name, email, email_verified, created_at, updated_at)
           values (gen_random_uuid(), 'Max Member', $1, $2, now(), now()) returning id)
         insert into staff_members (user_id, role) select id, 'reader' from made returning user_id`,
        [email, hasComeIn],
      );
    },
    betaRequest: async () =>
      one(
        `with made as (insert into users (id, name, email, email_verified, created_at, updated_at)
           values (gen_random_uuid(), 'Bo Asker', $1, true, now(), now()) returning id)
         insert into beta_requests (user_id, requested_at) select id, now() from made returning id`,
        [`bo-${randomUUID()}@example.com`],
      ),
    homeBuyer: () => finalStep(`vera-${randomUUID()}@example.com`),
    lead,
    async versionedLead() {
      const id = await lead();
      return { id, version: Number(await one('select version from leads where id = $1', [id])) };
    },
    /** Makes it too long ago that anyone has shown who they are; gives what makes it recent again. */
    async outdateProofs() {
      const move = (sign: '+' | '-') =>
        app.query(
          `update sessions set proved_at = proved_at ${sign} interval '1 day', created_at = created_at ${sign} interval '1 day'`,
        );
      await move('-');
      return () => move('+');
    },
    deletion: async () =>
      one(
        "insert into account_deletions (user_id, requested_at, due_at) values ($1, now(), now() + interval '9 days') returning user_id",
        [await idOf('owner')],
      ),
    async documentRequest() {
      const purchaseId = String((await owner.call('GET', '/api/purchase')).body.id);
      const { body } = await agent.call('POST', `/api/staff/purchases/${purchaseId}/document-requests`, {
        requests: [{ title: `Letter ${randomUUID()}`, why: 'The lender counts it.' }],
      });
      return { purchaseId, id: String((body.requests as { id: string }[])[0]?.id) };
    },
    async proposal() {
      const purchaseId = String((await owner.call('GET', '/api/purchase')).body.id);
      const { body } = await agent.call('POST', `/api/staff/purchases/${purchaseId}/proposals`, {
        ...{ kind: 'date', key: 'closing-day', value: '2099-01-07', why: 'The lender is ready.' },
      });
      return { purchaseId, id: String((body.proposals as { id: string }[])[0]?.id) };
    },
    async leadNote(id: string) {
      return String((await agent.call('POST', `/api/staff/leads/${id}/notes`, { text: 'Called.' })).body.id);
    },
    async filterOf(person: Person) {
      const input = { name: randomUUID(), filter: {}, isShared: false, isDefault: false };
      return String((await people[person].call('POST', '/api/staff/lead-filters', input)).body.id);
    },
    application: () =>
      one(
        `insert into applications (id, timeline, property_type, occupancy, purchase_price, down_payment, name, email, phone, disclosure_version, accepted_at)
         values (gen_random_uuid(), 'immediately', 'condo', 'primaryResidence', '450,000', '45000', 'Ada', 'a@example.com', '+18005550142', '1', now()) returning id`,
      ),
    async address() {
      const email = `lena-${randomUUID()}@example.com`;
      const fields = { name: 'Lena', email, message: 'Call me.', phone: '(800) 555-0142' };
      await visitor.submit('/api/leads/contact', {
        ...fields,
        consentVersion: landing.contact.form.consent.version,
      });
      return email;
    },
  };
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
