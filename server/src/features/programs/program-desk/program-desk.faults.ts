import { randomUUID } from 'node:crypto';
import { formatLocalFile, insertProposal } from '@porchlight/testing/app/program-files.ts';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'programDesk.propose': {
    prepare: async ({ admin }) => ({
      who: admin,
      query: { reason: 'The city opened it.' },
      body: new TextEncoder().encode(formatLocalFile(`local-${randomUUID()}`)),
      headers: { 'content-type': 'application/json' },
    }),
  },
  'programDesk.recheck': {
    async prepare({ admin, query }) {
      const [row] = await query(
        "select coalesce(max(revision), 0)::int as revision from program_revisions where program_id = 'state-wi'",
      );
      const body = { revision: Number(row?.revision), readOn: '2026-11-25' };
      return { who: admin, parameters: { id: 'state-wi' }, body };
    },
    answersAgain: ['CHANGED_MEANWHILE'],
  },
  'programDesk.answer': {
    prepare: async ({ admin, query }) => ({
      who: admin,
      parameters: { id: await insertProposal(query, `local-${randomUUID()}`) },
      body: { decision: 'approved' },
    }),
    answersAgain: ['CHANGED_MEANWHILE'],
  },
};
