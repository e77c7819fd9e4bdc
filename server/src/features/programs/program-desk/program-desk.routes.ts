import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { DeskProgram, ProposalRow } from '@porchlight/domain/programs/program-desk/desk-views.ts';
import {
  programDeskContract,
  programExportQuery,
  proposalQuery,
} from '@porchlight/domain/programs/program-desk/program-desk.contract.ts';
import { formatProgramFile, MAX_FILE_LENGTH } from '@porchlight/domain/programs/program-desk/program-file.ts';
import { confirmUnchanged } from '@porchlight/domain/programs/program-desk/reading-days.ts';
import { findNewestReading } from '@porchlight/domain/programs/program-finder/merge-programs.ts';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { StaffMember } from '../../../platform/http/request-context.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import {
  getQuery,
  type StreamRequest,
  type StreamRoute,
} from '../../../platform/http/routing/stream-routes.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import {
  countDuePrograms,
  describeDeskProgram,
  getDeskProgram,
  listDeskPrograms,
} from './desk-list.service.ts';
import { programProposals } from './program-desk.table.ts';
import { listProgramLog, logPrograms } from './program-log.service.ts';
import {
  countProposals,
  getProposal,
  isProposalStale,
  listProposals,
  type ProgramDeskContext,
  proposePrograms,
  selectProposal,
  toProposalRow,
} from './proposals.service.ts';
import {
  getStoredPrograms,
  lockStoredPrograms,
  mergeCurrent,
  storeRevisions,
} from './stored-programs.service.ts';

export function createProgramDeskRoutes(dependencies: ProgramDeskContext) {
  const { programDesk } = endpoints;
  return {
    counts: programDesk.counts.handler(async () => ({
      due: await countDuePrograms(dependencies),
      waiting: await countProposals(dependencies),
    })),
    list: programDesk.list.handler(({ input }) => listDeskPrograms(dependencies, input)),
    read: programDesk.read.handler(({ input }) => getDeskProgram(dependencies, input.id)),
    recheck: programDesk.recheck.handler(({ context, input }) =>
      recheckProgram(dependencies, requireStaff(context), input),
    ),
    proposals: programDesk.proposals.handler(({ context, input }) =>
      listProposals(dependencies, requireStaff(context), input),
    ),
    getProposal: programDesk.getProposal.handler(({ context, input }) =>
      getProposal(dependencies, requireStaff(context), input.id),
    ),
    answer: programDesk.answer.handler(({ context, input }) =>
      answerProposal(dependencies, requireStaff(context), input),
    ),
    log: programDesk.log.handler(({ input }) => listProgramLog(dependencies.database.db, input)),
  };
}

export function createProgramDeskStreams(
  dependencies: ProgramDeskContext,
  headers: HeaderSets,
): StreamRoute[] {
  return [
    {
      endpoint: programDeskContract.export,
      headers: headers.file,
      handle: (request) => exportPrograms(dependencies, request),
    },
    {
      endpoint: programDeskContract.propose,
      headers: headers.api,
      handle: (request) => receiveFile(dependencies, request),
    },
  ];
}

async function exportPrograms(dependencies: ProgramDeskContext, request: StreamRequest): Promise<void> {
  const { id, proposal } = getQuery(programExportQuery, request);
  const actor = requireStaff(request);
  const programs = await chooseExported(dependencies, id, proposal);
  await recordStaffAction(dependencies.database.db, actor, {
    action: 'programs.exported',
    subject: { kind: 'program', ...(id === undefined ? {} : { id }) },
    detail: { programs: programs.length },
  });
  const name = id ?? (proposal === undefined ? 'programs' : 'proposal');
  request.outgoing.writeHead(200, {
    ...request.headers,
    'content-type': 'application/json',
    'content-disposition': `attachment; filename="${name}.json"`,
  });
  request.outgoing.end(formatProgramFile(programs));
}

async function chooseExported(
  { database, now }: ProgramDeskContext,
  id: string | undefined,
  proposal: string | undefined,
): Promise<Program[]> {
  if (proposal !== undefined) return (await selectProposal(database.db, proposal)).programs;
  const { byId } = await getStoredPrograms(database);
  const current = mergeCurrent(byId, getCalendarDay(now()));
  if (id === undefined) return [...current.values()].map(({ program }) => program);
  const one = current.get(id);
  if (one === undefined) throw new Failure('NOT_FOUND');
  return [one.program];
}

async function receiveFile(dependencies: ProgramDeskContext, request: StreamRequest): Promise<void> {
  const { incoming, outgoing, headers } = request;
  const query = getQuery(proposalQuery, request);
  const actor = requireStaff(request);
  if (!/^application\/json\b/i.test(incoming.headers['content-type'] ?? ''))
    throw new Failure('FILE_TYPE_NOT_ACCEPTED', { reason: 'programs.not-json' });
  const answer = await proposePrograms(dependencies, actor, await readText(request), query);
  outgoing.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

async function readText({ incoming }: StreamRequest): Promise<string> {
  const tooLarge = () => new Failure('FILE_TOO_LARGE', { reason: 'programs.too-large' });
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_FILE_LENGTH) throw tooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_FILE_LENGTH) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

/**
 * Confirms that a program is as it was, with the calendar day on which its documents were read again. NOT_FOUND for one that is not there,
 * CHANGED_MEANWHILE where another revision was compared, BAD_INPUT for a day in the future or before it was read last.
 */
async function recheckProgram(
  context: ProgramDeskContext,
  actor: StaffMember,
  { id, revision, readOn }: { id: string; revision: number; readOn: string },
): Promise<DeskProgram> {
  const at = context.now();
  const today = getCalendarDay(at);
  return context.database.transact(async (transaction) => {
    const stored = await lockStoredPrograms(transaction);
    const current = mergeCurrent(stored, today).get(id);
    if (current === undefined) throw new Failure('NOT_FOUND');
    if (current.revision !== revision) throw new Failure('CHANGED_MEANWHILE');
    if (readOn > today)
      throw new Failure('BAD_INPUT', { fields: { readOn: { reason: 'programs.future-day' } } });
    const day = findNewestReading(current.program);
    if (readOn < day)
      throw new Failure('BAD_INPUT', {
        fields: { readOn: { reason: 'programs.read-since', params: { day } } },
      });
    const confirmed = confirmUnchanged(current.program, readOn);
    await storeRevisions(transaction, stored, [confirmed], { action: 'rechecked', at, by: actor.name });
    await logPrograms(transaction, [confirmed], {
      at,
      action: 'rechecked',
      byId: actor.userId,
      by: actor.name,
      note: readOn,
    });
    await recordStaffAction(transaction, actor, {
      action: 'programs.rechecked',
      subject: { kind: 'program', id },
      detail: { readOn },
    });
    return describeDeskProgram(
      transaction,
      { program: confirmed, ours: current.ours, revision: current.revision + 1 },
      today,
    );
  });
}

/**
 * Publishes a proposal in the finder, or rejects it. NOT_FOUND for an unknown one; NOT_ALLOWED for members who would approve their own;
 * CHANGED_MEANWHILE when it was answered before, or one of its programs was changed since.
 */
async function answerProposal(
  { database, now }: ProgramDeskContext,
  actor: StaffMember,
  { id, decision, reason }: { id: string; decision: 'approved' | 'rejected'; reason: string },
): Promise<ProposalRow> {
  const at = now();
  return database.transact(async (transaction) => {
    const stored = await lockStoredPrograms(transaction);
    const proposal = await selectProposal(transaction, id);
    const isApproved = decision === 'approved';
    if (isApproved && proposal.proposedById === actor.userId)
      throw new Failure('NOT_ALLOWED', { reason: 'programs.own-proposal' });
    if (proposal.status !== 'waiting') throw new Failure('CHANGED_MEANWHILE');
    if (isApproved && isProposalStale(proposal, (programId) => stored.get(programId)?.revision))
      throw new Failure('CHANGED_MEANWHILE', { reason: 'programs.changed-since' });
    const [decided] = await transaction
      .update(programProposals)
      .set({
        status: decision,
        decidedById: actor.userId,
        decidedBy: actor.name,
        decidedAt: at,
        answer: isApproved ? null : reason,
      })
      .where(and(eq(programProposals.id, id), eq(programProposals.status, 'waiting')))
      .returning();
    if (!decided) throw new Failure('CHANGED_MEANWHILE');
    const { programs } = proposal;
    if (isApproved)
      await storeRevisions(transaction, stored, programs, { action: 'approved', at, by: actor.name });
    await logPrograms(transaction, programs, {
      at,
      action: decision,
      byId: actor.userId,
      by: actor.name,
      proposalId: id,
      note: isApproved ? proposal.reason : reason,
    });
    await recordStaffAction(transaction, actor, {
      action: `programs.${decision}`,
      subject: { kind: 'program-proposal', id },
      detail: { programs: programs.length },
    });
    return toProposalRow(decided, actor);
  });
}
