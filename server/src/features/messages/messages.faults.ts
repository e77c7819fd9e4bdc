import { randomUUID } from 'node:crypto';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import type { FaultWorld } from '@porchlight/testing/faults/fault-world.ts';

const readOwn = async ({ buyer }: FaultWorld) =>
  String((await buyer.call('GET', '/api/messages')).body.purchaseId);

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'messages.send': {
    prepare: async (world) => ({
      who: world.buyer,
      parameters: { id: randomUUID() },
      body: { purchaseId: await readOwn(world), text: 'May we close on a Friday?' },
    }),
  },
  'messages.markRead': {
    async prepare(world) {
      const { buyer, query } = world;
      const body = { purchaseId: await readOwn(world), text: 'Hello?' };
      await buyer.call('PUT', `/api/messages/${randomUUID()}`, body);
      await query('delete from message_reads');
      return { who: buyer, body: { upTo: '2999-01-01T00:00:00.000Z' } };
    },
  },
  'threads.saveReply': {
    prepare: ({ admin }) =>
      Promise.resolve({
        who: admin,
        parameters: { id: randomUUID() },
        body: { title: 'Friday', text: 'Friday works.' },
      }),
  },
  'threads.removeReply': {
    async prepare({ admin }) {
      const id = randomUUID();
      await admin.call('PUT', `/api/staff/saved-replies/${id}`, { title: 'Gone', text: 'Gone.' });
      return { who: admin, parameters: { id } };
    },
  },
  'threads.answer': {
    prepare: async (world) => ({
      who: world.admin,
      parameters: { purchaseId: await readOwn(world), id: randomUUID() },
      body: { text: 'Friday works.', seenAt: '2999-01-01T00:00:00.000Z' },
    }),
  },
};
