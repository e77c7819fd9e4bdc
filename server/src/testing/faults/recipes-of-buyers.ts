import { randomUUID } from 'node:crypto';
import type { Recipe } from './fail-nth.ts';
import type { FaultWorld } from './fault-world.ts';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000, 'page ')]);
const task = { slug: 'interest', taskId: 'list-must-haves' };

const upload = async ({ buyer }: FaultWorld, query: Record<string, string> = {}) =>
  String(
    (await buyer.call('POST', `/api/documents?${new URLSearchParams({ name: 'a.pdf', ...query })}`, PDF)).body
      .id,
  );
const putNote = async ({ buyer }: FaultWorld) => {
  const noteId = randomUUID();
  const note = { text: 'Ask about the roof.', createdAt: new Date().toISOString() };
  await buyer.call('PUT', `/api/milestones/interest/notes/${noteId}`, note);
  return noteId;
};
const scenario = {
  tool: 'monthly-payment',
  name: 'The brick house',
  inputs: { price: '400000' },
};
const saveScenario = async ({ buyer }: FaultWorld) => {
  const id = randomUUID();
  await buyer.call('PUT', `/api/saved-scenarios/${id}`, scenario);
  return id;
};

/** What a signed-in buyer stores. */
export const recipesOfBuyers: Record<string, Recipe> = {
  'milestones.setTask': {
    async prepare({ query, buyer }) {
      await query('delete from milestone_tasks');
      return { who: buyer, parameters: task, body: { status: 'done' } };
    },
  },
  'milestones.setDate': {
    async prepare({ buyer }) {
      const parameters = { slug: 'interest', key: 'move-in-goal' };
      await buyer.call('PUT', '/api/milestones/interest/dates/move-in-goal', { date: null });
      return { who: buyer, parameters, body: { date: '2099-05-01' } };
    },
  },
  'milestones.putNote': {
    prepare: async ({ buyer }) => ({
      who: buyer,
      parameters: { slug: 'interest', noteId: randomUUID() },
      body: { text: 'Ask about the roof.', createdAt: new Date().toISOString() },
    }),
  },
  'milestones.deleteNote': {
    prepare: async (world) => ({
      who: world.buyer,
      parameters: { slug: 'interest', noteId: await putNote(world) },
    }),
  },
  'guide.addStages': {
    async prepare({ query, buyer }) {
      await query('delete from completed_stages');
      return { who: buyer, body: { stages: ['preparing', 'finding'] } };
    },
  },
  'documents.upload': {
    prepare: async ({ buyer }) => ({ who: buyer, query: { name: 'pay stub.pdf' }, body: PDF }),
  },
  'documents.remove': {
    prepare: async (world) => ({ who: world.buyer, parameters: { id: await upload(world) } }),
    answersAgain: ['NOT_FOUND'],
  },
  'notifications.read': {
    async prepare({ query, buyer }) {
      await query('delete from notifications');
      await buyer.call('POST', '/api/documents?name=a.pdf', PDF);
      return { who: buyer, body: { all: true } };
    },
  },
  'notifications.setPreferences': {
    async prepare({ query, buyer }) {
      await query('delete from notification_choices');
      await query('delete from notification_preferences');
      const { body } = await buyer.call('GET', '/api/notifications/preferences');
      return { who: buyer, body: { ...body, timeZone: 'America/Denver' } };
    },
  },
  'notifications.proposeTimeZone': {
    async prepare({ query, buyer }) {
      await query('delete from notification_preferences');
      return { who: buyer, body: { timeZone: 'America/Denver' } };
    },
  },
  'calendar.createFeed': {
    async prepare({ buyer }) {
      await buyer.call('DELETE', '/api/calendar/feed');
      return { who: buyer };
    },
  },
  'calendar.removeFeed': {
    async prepare({ buyer }) {
      await buyer.call('POST', '/api/calendar/feed');
      return { who: buyer };
    },
  },
  'feedback.submit': {
    prepare: async ({ buyer }) => ({
      who: buyer,
      parameters: { id: randomUUID() },
      body: { milestoneId: 1, rating: 4, feedback: 'Clear.' },
    }),
  },
  'assistant.sendToPerson': {
    prepare: async ({ buyer }) => ({
      who: buyer,
      parameters: { id: randomUUID() },
      body: { message: 'May I lock my rate now?' },
    }),
  },
  'savedScenarios.save': {
    async prepare({ query, buyer }) {
      await query('delete from saved_scenarios');
      return { who: buyer, parameters: { id: randomUUID() }, body: scenario };
    },
  },
  'savedScenarios.rename': {
    prepare: async (world) => ({
      who: world.buyer,
      parameters: { id: await saveScenario(world) },
      body: { name: 'The wooden house' },
    }),
  },
  'savedScenarios.remove': {
    prepare: async (world) => ({ who: world.buyer, parameters: { id: await saveScenario(world) } }),
  },
  'betaAccess.request': {
    async prepare({ query, buyer }) {
      await query('update profiles set beta_access = false');
      return { who: buyer };
    },
  },
};
