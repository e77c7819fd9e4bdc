import { randomUUID } from 'node:crypto';
import { type AccessRows, agent, everybody, FIGURES, reader } from '@porchlight/testing/access/access-row.ts';
import { formatLocalFile, insertProposal } from '@porchlight/testing/app/program-files.ts';

const PROGRAMS = 'programs for home buyers and who of the staff changed them, with no buyer’s data';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'programDesk' | 'publishedPrograms'> = {
  'publishedPrograms.programs': everybody(),
  'publishedPrograms.corrections': everybody(),
  'programDesk.counts': reader(undefined, FIGURES),
  'programDesk.list': reader(undefined, PROGRAMS),
  'programDesk.read': reader(() => ({ parameters: { id: 'state-wi' } }), PROGRAMS),
  'programDesk.recheck': agent(() => ({
    parameters: { id: 'state-wi' },
    body: { revision: 0, readOn: '2026-11-25' },
  })),
  'programDesk.export': reader(),
  'programDesk.propose': agent(() => ({
    query: { reason: 'The city opened it.' },
    body: new TextEncoder().encode(formatLocalFile(`local-${randomUUID()}`)),
    headers: { 'content-type': 'application/json' },
  })),
  'programDesk.proposals': reader(undefined, PROGRAMS),
  'programDesk.getProposal': reader(
    async ({ app }) => ({ parameters: { id: await insertProposal(app.query, `local-${randomUUID()}`) } }),
    PROGRAMS,
  ),
  'programDesk.answer': agent(async ({ app }) => ({
    parameters: { id: await insertProposal(app.query, `local-${randomUUID()}`) },
    body: { decision: 'rejected', reason: 'The page says otherwise.' },
  })),
  'programDesk.log': reader(undefined, PROGRAMS),
};
