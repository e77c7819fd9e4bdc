import type { DeskProgram, ProposedFile } from '@porchlight/domain/programs/program-desk/desk-views.ts';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { startTestApp } from '../app/test-app.ts';
import type { TestBuyer } from './test-buyer.ts';
import { createStaff } from './test-staff.ts';
import { TestVisitor } from './test-visitor.ts';

export const JSON_TYPE = { 'content-type': 'application/json' };

/** The desk of programs with three members of staff, sixty-one days after the documents of the release were read. */
export async function createProgramDesk() {
  const app = await startTestApp({ now: () => new Date('2027-01-24T18:00:00.000Z') });
  const reader = await createStaff(app, 'reader');
  const agent = await createStaff(app, 'agent', 'Abe Agent');
  const admin = await createStaff(app, 'admin', 'Ana Admin');
  const visitor = new TestVisitor(app);
  const propose = async (who: TestBuyer, programs: readonly object[], query: Record<string, string> = {}) => {
    const { status, body } = await who.call(
      'POST',
      `/api/staff/program-proposals?${new URLSearchParams({ reason: 'The city opened it.', ...query })}`,
      new TextEncoder().encode(JSON.stringify({ programs })),
      JSON_TYPE,
    );
    return { status, body: body as ProposedFile & { fields?: Record<string, string> } };
  };
  const proposeOne = async (who: TestBuyer, program: object, query: Record<string, string> = {}) =>
    String((await propose(who, [program], query)).body.proposal?.id);
  const answer = (who: TestBuyer, id: string, decision: 'approved' | 'rejected', reason = '') =>
    who.call('POST', `/api/staff/program-proposals/${id}/answer`, { decision, reason });
  const readPublished = async () => (await visitor.call('GET', '/api/programs')).body.programs as Program[];
  const readCorrections = async () =>
    (await visitor.call('GET', '/api/programs/corrections')).body.corrections;
  const readDesk = async (id: string) => {
    const { body } = await reader.call('GET', `/api/staff/programs/${id}`);
    return body as unknown as Omit<DeskProgram, 'program'> & { program: Program };
  };
  const list = async (query: string) =>
    (await reader.call('GET', `/api/staff/programs?${query}`)).body as {
      rows: { id: string; isDue: boolean }[];
      next: string | null;
      previous: string | null;
    };
  return {
    app,
    reader,
    agent,
    admin,
    visitor,
    propose,
    proposeOne,
    answer,
    readPublished,
    readCorrections,
    readDesk,
    list,
  };
}

export type TestProgramDesk = Awaited<ReturnType<typeof createProgramDesk>>;
