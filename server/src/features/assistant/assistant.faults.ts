import { randomUUID } from 'node:crypto';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { newEmail, writeForm } from '@porchlight/testing/faults/fault-fixtures.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'questions.answer': {
    async prepare({ admin, query }) {
      const [row] = await query(
        `insert into assistant_messages (id, name, email, message, created_at)
         values (gen_random_uuid(), 'Ada', $1, 'Why?', now()) returning id`,
        [newEmail()],
      );
      return { who: admin, parameters: { id: String(row?.id) }, body: { text: 'Because.' } };
    },
  },
  'assistant.sendToPersonAsVisitor': {
    prepare: (world) =>
      writeForm(world, { name: 'Ada Buyer', email: newEmail(), message: 'May I lock my rate now?' }),
  },
  'assistant.sendToPerson': {
    prepare: async ({ buyer }) => ({
      who: buyer,
      parameters: { id: randomUUID() },
      body: { message: 'May I lock my rate now?' },
    }),
  },
  'questions.change': {
    async prepare({ admin, query }) {
      const [row] = await query(
        `insert into assistant_messages (id, name, email, message, created_at)
         values (gen_random_uuid(), 'Ada', $1, 'Why?', now()) returning id`,
        [newEmail()],
      );
      const body = { version: 1, status: 'answered' };
      return { who: admin, parameters: { id: String(row?.id) }, body };
    },
    answersAgain: ['CHANGED_MEANWHILE'],
  },
};
