import { randomUUID } from 'node:crypto';
import { landing } from '@porchlight/content/en/landing.ts';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { newEmail, writeForm } from '@porchlight/testing/faults/fault-fixtures.ts';
import type { FaultWorld } from '@porchlight/testing/faults/fault-world.ts';

/** Asks for the newsletter, and gives the token of the letter. */
async function subscribe(world: FaultWorld): Promise<string> {
  const email = newEmail();
  await world.visitor.submit('/api/newsletter/subscriptions', { email });
  const [row] = await world.query('select token from newsletter_subscriptions where email = $1', [email]);
  return String(row?.token);
}
async function storeLead({ query }: FaultWorld): Promise<string> {
  const [row] = await query(
    `insert into leads (id, name, email, source, status, created_at)
     values (gen_random_uuid(), 'Ada Buyer', $1, 'contact_form', 'new', now()) returning id`,
    [newEmail()],
  );
  return String(row?.id);
}
const filter = () => ({ name: randomUUID(), filter: { status: 'new' }, isShared: false, isDefault: false });

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'leads.submitContact': {
    prepare: (world) =>
      writeForm(world, {
        name: 'Ada Buyer',
        email: newEmail(),
        phone: '(800) 555-0199',
        consentVersion: landing.contact.form.consent.version,
        message: 'I would like to see the portal.',
      }),
  },
  'leads.subscribeNewsletter': { prepare: (world) => writeForm(world, { email: newEmail() }) },
  'leads.confirmNewsletter': {
    prepare: async (world) => ({ who: world.visitor, body: { token: await subscribe(world) } }),
  },
  'leads.unsubscribeNewsletter': {
    prepare: async (world) => ({ who: world.visitor, body: { token: await subscribe(world) } }),
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
  'leadsInbox.changeMatching': {
    async prepare(world) {
      const mark = randomUUID();
      const id = await storeLead(world);
      await world.query('update leads set name = $2 where id = $1', [id, mark]);
      return { who: world.admin, body: { filter: { search: mark }, count: 1, status: 'contacted' } };
    },
  },
  'leadsInbox.takeBack': {
    async prepare(world) {
      const leads = [{ id: await storeLead(world), version: 1 }];
      const { body } = await world.admin.call('POST', '/api/staff/leads/changes', {
        ...{ leads, status: 'contacted' },
      });
      return { who: world.admin, parameters: { id: String(body.changeId) }, body: {} };
    },
  },
  'leadsInbox.create': {
    prepare: async ({ admin }) => ({ who: admin, body: { name: 'Ada', email: newEmail() } }),
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
      const { body } = await admin.call('POST', '/api/staff/lead-filters', filter());
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
};

/** Endpoints that are no mere question and have no recipe, and why. */
export const withoutRecipe: Record<string, string> = {
  'leadsInbox.previewCsv': 'reads the beginning of a file and stores nothing',
};
