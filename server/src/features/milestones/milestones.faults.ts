import { randomUUID } from 'node:crypto';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import type { FaultWorld } from '@porchlight/testing/faults/fault-world.ts';

const task = { slug: 'interest', taskId: 'list-must-haves' };
const saveMilestoneNote = async ({ buyer }: FaultWorld) => {
  const noteId = randomUUID();
  const note = { text: 'Ask about the roof.', createdAt: new Date().toISOString() };
  await buyer.call('PUT', `/api/milestones/interest/notes/${noteId}`, note);
  return noteId;
};

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'milestones.setTask': {
    async prepare({ query, buyer }) {
      await query('delete from milestone_tasks');
      return { who: buyer, parameters: task, body: { status: 'done' } };
    },
  },
  'milestones.setOwner': {
    async prepare({ query, buyer }) {
      await query('delete from task_owners');
      const { body } = await buyer.call('GET', '/api/milestones/interest/owners');
      const [own] = body.people as { id: string }[];
      return { who: buyer, parameters: task, body: { personId: own?.id } };
    },
  },
  'milestones.setPlace': {
    async prepare({ query, buyer }) {
      await query('delete from journey_places');
      return { who: buyer, parameters: {}, body: { place: 'with-lender' } };
    },
  },
  'milestones.bringBack': {
    async prepare({ buyer }) {
      await buyer.call('PUT', '/api/milestones/place', { place: 'with-lender' });
      return { who: buyer, parameters: { slug: 'interest' } };
    },
  },
  'milestones.setDate': {
    async prepare({ buyer }) {
      const parameters = { slug: 'interest', key: 'move-in-goal' };
      await buyer.call('PUT', '/api/milestones/interest/dates/move-in-goal', { date: null });
      return { who: buyer, parameters, body: { date: '2099-05-01' } };
    },
  },
  'milestones.saveMilestoneNote': {
    prepare: async ({ buyer }) => ({
      who: buyer,
      parameters: { slug: 'interest', noteId: randomUUID() },
      body: { text: 'Ask about the roof.', createdAt: new Date().toISOString() },
    }),
  },
  'milestones.deleteNote': {
    prepare: async (world) => ({
      who: world.buyer,
      parameters: { slug: 'interest', noteId: await saveMilestoneNote(world) },
    }),
  },
};
