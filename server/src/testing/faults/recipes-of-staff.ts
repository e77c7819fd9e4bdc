import { randomUUID } from 'node:crypto';
import { TestVisitor } from '../test-visitor.ts';
import type { Recipe } from './fail-nth.ts';
import type { FaultWorld } from './fault-world.ts';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000, 'page ')]);
const newEmail = () => `ada-${randomUUID()}@example.com`;

async function storeLead({ query }: FaultWorld): Promise<string> {
  const [row] = await query(
    `insert into leads (id, name, email, source, status, created_at)
     values (gen_random_uuid(), 'Ada Buyer', $1, 'contact_form', 'new', now()) returning id`,
    [newEmail()],
  );
  return String(row?.id);
}
/** A document that a milestone asks for, as the reviewer sees it. */
async function handIn({ buyer, admin }: FaultWorld, isClaimed = false) {
  const path = '/api/documents?name=w2.pdf&dueDocument=pre-approval.w2s';
  const id = String((await buyer.call('POST', path, PDF)).body.id);
  if (isClaimed) await admin.call('POST', `/api/staff/documents/${id}/claim`, {});
  const { body } = await admin.call('GET', `/api/staff/documents/${id}`);
  return { id, revision: body.revision };
}
async function addMember({ admin }: FaultWorld): Promise<string> {
  const { body } = await admin.call('POST', '/api/staff/members', {
    name: 'Rita Reader',
    email: newEmail(),
    role: 'reader',
  });
  return String(body.id);
}
const filter = () => ({ name: randomUUID(), filter: { status: 'new' }, isShared: false, isDefault: false });

/** What staff store; all by an admin. */
export const recipesOfStaff: Record<string, Recipe> = {
  'documentReviews.claim': {
    prepare: async (world) => ({ who: world.admin, parameters: { id: (await handIn(world)).id } }),
  },
  'documentReviews.release': {
    prepare: async (world) => ({ who: world.admin, parameters: { id: (await handIn(world, true)).id } }),
  },
  'documentReviews.decide': {
    async prepare(world) {
      const { id, revision } = await handIn(world);
      const body = { revision, decision: 'needs-attention', reason: 'too-old' };
      return { who: world.admin, parameters: { id }, body };
    },
    answersAgain: ['CHANGED_MEANWHILE'],
  },
  'documentReviews.look': {
    prepare: async (world) => ({
      who: world.admin,
      parameters: { id: (await handIn(world)).id },
      body: { reason: 'review' },
    }),
  },
  'members.invite': {
    prepare: async ({ admin }) => ({
      who: admin,
      body: { name: 'Rita Reader', email: newEmail(), role: 'reader' },
    }),
  },
  'members.inviteAgain': {
    prepare: async (world) => ({ who: world.admin, parameters: { id: await addMember(world) } }),
  },
  'members.setRole': {
    prepare: async (world) => ({
      who: world.admin,
      parameters: { id: await addMember(world) },
      body: { role: 'agent' },
    }),
    happensAgain: 'each change is written down',
  },
  'members.suspend': {
    prepare: async (world) => ({ who: world.admin, parameters: { id: await addMember(world) } }),
    happensAgain: 'each change is written down',
  },
  'members.restore': {
    async prepare(world) {
      const id = await addMember(world);
      await world.admin.call('PUT', `/api/staff/members/${id}/suspension`, {});
      return { who: world.admin, parameters: { id } };
    },
    happensAgain: 'each change is written down',
  },
  'betaRequests.answer': {
    async prepare({ admin, buyer, query }) {
      await query('delete from beta_requests');
      const [row] = await query(
        `insert into beta_requests (id, user_id, status, requested_at)
         select gen_random_uuid(), id, 'waiting', now() from users where email = $1 returning id`,
        [buyer.email],
      );
      const body = { decision: 'declined', answer: 'The beta is full until spring.' };
      return { who: admin, parameters: { id: String(row?.id) }, body };
    },
    answersAgain: ['CHANGED_MEANWHILE'],
  },
  'homeBuyers.setStage': {
    async prepare({ admin, query }) {
      const [row] = await query(
        `insert into home_buyers (id, name, email, phone, consent_version, consented_at, created_at, current_stage)
         values (gen_random_uuid(), 'Ada', $1, '+18005550199', '1', now(), now(), 'preparing') returning id`,
        [newEmail()],
      );
      return {
        who: admin,
        parameters: { key: `final-step.${row?.id}` },
        body: { version: 1, stage: 'closing' },
      };
    },
    answersAgain: ['CHANGED_MEANWHILE'],
  },
  'leadsInbox.change': {
    prepare: async (world) => ({
      who: world.admin,
      parameters: { id: await storeLead(world) },
      body: { version: 1, status: 'contacted' },
    }),
    answersAgain: ['CHANGED_MEANWHILE'],
  },
  'leadsInbox.changeMany': {
    async prepare(world) {
      const leads = [
        { id: await storeLead(world), version: 1 },
        { id: await storeLead(world), version: 1 },
      ];
      return { who: world.admin, body: { leads, status: 'contacted' } };
    },
  },
  'leadsInbox.addNote': {
    prepare: async (world) => ({
      who: world.admin,
      parameters: { id: await storeLead(world) },
      body: { text: 'Called, no answer.' },
    }),
  },
  'leadsInbox.editNote': {
    async prepare(world) {
      const id = await storeLead(world);
      const { body } = await world.admin.call('POST', `/api/staff/leads/${id}/notes`, { text: 'Called.' });
      return {
        who: world.admin,
        parameters: { id, noteId: String(body.id) },
        body: { text: 'Called twice.' },
      };
    },
    happensAgain: 'each change is written down',
  },
  'leadsInbox.saveFilter': { prepare: async ({ admin }) => ({ who: admin, body: filter() }) },
  'leadsInbox.removeFilter': {
    async prepare({ admin }) {
      const { body } = await admin.call('POST', '/api/staff/leads/filters', filter());
      return { who: admin, parameters: { id: String(body.id) } };
    },
    answersAgain: ['NOT_FOUND'],
  },
  'leadsInbox.importCsv': {
    prepare: async ({ admin }) => ({
      who: admin,
      body: new TextEncoder().encode(`name,email\r\nAda,${newEmail()}\r\nGrace,${newEmail()}`),
      headers: { 'content-type': 'text/csv' },
    }),
  },
  'waitlistConsole.announceLaunch': {
    async prepare({ admin, query }) {
      await query('delete from waitlist_letters');
      await query('delete from waitlist_launches');
      await query('delete from waitlist_entries');
      await query(`insert into waitlist_entries values ('home-buying', $1, now())`, [newEmail()]);
      const { body } = await admin.call('GET', '/api/staff/waitlists');
      const lists = body.waitlists as { feature: string; title: string }[];
      const title = lists.find(({ feature }) => feature === 'home-buying')?.title;
      return { who: admin, parameters: { feature: 'home-buying' }, body: { confirmation: title } };
    },
    // A job sends the letters afterwards.
    ignores: ['waitlist_letters', 'waitlist_launches'],
  },
  'people.erase': {
    async prepare({ app, admin }) {
      const visitor = new TestVisitor(app);
      const { email } = visitor;
      await visitor.submit('/api/leads/contact', { name: 'Lena Lead', email, message: 'Call me.' });
      const body = { address: email, confirmation: email, reason: 'asked-by-letter', sendsReceipt: true };
      return { who: admin, body };
    },
    answersAgain: ['NOT_FOUND'],
  },
  'people.withdrawConsent': {
    async prepare(world) {
      const { visitor, query, admin } = world;
      const address = newEmail();
      await visitor.submit('/api/newsletter/subscriptions', { email: address });
      const [row] = await query('select token from newsletter_subscriptions where email = $1', [address]);
      await visitor.call('POST', '/api/newsletter/confirm', { token: row?.token });
      return { who: admin, body: { address, purpose: 'newsletter' } };
    },
    answersAgain: ['NOT_FOUND'],
  },
};
