import { randomUUID } from 'node:crypto';
import { type AccessRows, everybody, FIGURES, staff } from '@porchlight/testing/access/access-row.ts';
import { formatLocalFile, insertProposal } from '@porchlight/testing/app/program-files.ts';

const PROGRAMS = 'programs for home buyers and who of the staff changed them, with no buyer’s data';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'programDesk' | 'publishedPrograms'> = {
  'publishedPrograms.programs': everybody(),
  'publishedPrograms.corrections': everybody(),
  'programDesk.counts': staff('read', undefined, FIGURES),
  'programDesk.list': staff('read', undefined, PROGRAMS),
  'programDesk.read': staff('read', () => ({ parameters: { id: 'state-wi' } }), PROGRAMS),
  'programDesk.recheck': staff('decide', () => ({
    parameters: { id: 'state-wi' },
    body: { revision: 0, readOn: '2026-11-25' },
  })),
  'programDesk.export': staff('read'),
  'programDesk.propose': staff('decide', () => ({
    query: { reason: 'The city opened it.' },
    body: new TextEncoder().encode(formatLocalFile(`local-${randomUUID()}`)),
    headers: { 'content-type': 'application/json' },
  })),
  'programDesk.proposals': staff('read', undefined, PROGRAMS),
  'programDesk.getProposal': staff(
    'read',
    async ({ app }) => ({ parameters: { id: await insertProposal(app.query, `local-${randomUUID()}`) } }),
    PROGRAMS,
  ),
  'programDesk.answer': staff('decide', async ({ app }) => ({
    parameters: { id: await insertProposal(app.query, `local-${randomUUID()}`) },
    body: { decision: 'rejected', reason: 'The page says otherwise.' },
  })),
  'programDesk.log': staff('read', undefined, PROGRAMS),
};
