import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import {
  programDeskContract,
  programExportQuery,
  proposalQuery,
} from '@porchlight/domain/programs/program-desk/program-desk.contract.ts';
import { formatProgramFile, MAX_FILE_LENGTH } from '@porchlight/domain/programs/program-desk/program-file.ts';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { Failure } from '../../../platform/base/failure.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import {
  getQuery,
  type StreamRequest,
  type StreamRoute,
} from '../../../platform/http/routing/stream-routes.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import { countDuePrograms, getDeskProgram, listDeskPrograms } from './desk-list.service.ts';
import { listProgramLog } from './program-log.service.ts';
import { answerProposal } from './proposal-answers.service.ts';
import {
  countProposals,
  getProposal,
  listProposals,
  type ProgramDeskContext,
  proposePrograms,
  selectProposal,
} from './proposals.service.ts';
import { recheckProgram } from './recheck.service.ts';
import { getStoredPrograms, mergeCurrent } from './stored-programs.service.ts';

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
