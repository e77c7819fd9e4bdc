import * as z from 'zod/mini';
import { staffEndpoint } from '../../kernel/endpoint.ts';
import { calendarDateField, writtenTextField } from '../../kernel/fields.ts';
import { listInput, listPage } from '../../staff/staff-lists.ts';
import * as texts from '../en/program-desk.ts';
import {
  deskProgram,
  deskProgramRow,
  MAX_REASON_LENGTH,
  programLogRow,
  proposalDetail,
  proposalRow,
  proposalStatuses,
  proposedFile,
} from './desk-views.ts';
import { programEntry } from './program-entry.ts';

/** Text on one line, so that a log shows it as it is. */
const sentence = z.pipe(
  writtenTextField,
  z.string().check(z.trim(), z.maxLength(MAX_REASON_LENGTH, texts.useAtMost(MAX_REASON_LENGTH))),
);

/** What a file is proposed with; a correction says both what was wrong and what is right, or neither. */
export const proposalQuery = z
  .object({
    /** Why: what was read, or what the operator adds. */
    reason: sentence.check(z.minLength(1, texts.sayWhy)),
    /** For a correction: what we said that was wrong. It is published when the change is approved. */
    wrong: z._default(sentence, ''),
    /** For a correction: what is right. */
    right: z._default(sentence, ''),
  })
  .check(
    z.refine(({ wrong, right }) => wrong !== '' || right === '', { path: ['wrong'], error: texts.sayBoth }),
    z.refine(({ wrong, right }) => right !== '' || wrong === '', { path: ['right'], error: texts.sayBoth }),
  );
export type ProposalQuery = z.infer<typeof proposalQuery>;

/** Which programs a file is written of: one, those of a proposal, or all. */
export const programExportQuery = z.object({
  /** One program. */
  id: z.optional(z.string().check(z.maxLength(60))),
  /** The programs of a proposal, as they would be. */
  proposal: z.optional(z.uuid()),
});

const programId = z.string().check(z.maxLength(60));
const tags = ['Programs'];

export const programDeskContract = {
  counts: staffEndpoint('read')
    .route({
      method: 'GET',
      path: '/staff/programs/counts',
      tags,
      summary: 'Count what waits at the desk of programs',
      successDescription: 'How many programs are due to be read again, and how many proposals wait.',
    })
    .output(z.object({ due: z.int(), waiting: z.int() })),
  list: staffEndpoint('read')
    .route({
      method: 'GET',
      path: '/staff/programs',
      tags,
      summary: 'List programs, the one that was read longest ago first',
    })
    .input(
      z.object({
        /** Only those that are due to be read again, that the operator changed or added, of which a change waits, or that have ended. */
        only: z.optional(z.enum(['due', 'changed', 'own', 'waiting', 'ended'])),
        ...listInput,
      }),
    )
    .output(listPage(deskProgramRow)),
  read: staffEndpoint('read', 'NOT_FOUND')
    .route({ method: 'GET', path: '/staff/programs/{id}', tags, summary: 'Read a program and its revisions' })
    .input(z.object({ id: programId }))
    .output(deskProgram),
  recheck: staffEndpoint('decide', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'POST',
      path: '/staff/programs/{id}/recheck',
      tags,
      summary: 'Confirm that a program is as it was, with the day its documents were read again',
      description: 'Changes the days of its documents and nothing else, so that one person is enough.',
    })
    .meta({ stores: 'records' })
    .input(
      z.object({
        id: programId,
        /** The revision that was compared with the documents. */
        revision: z.int(),
        /** Not in the future, and not before the day it was read last. */
        readOn: calendarDateField,
      }),
    )
    .output(deskProgram),
  export: staffEndpoint('read', 'NOT_FOUND')
    .route({
      method: 'GET',
      path: '/staff/programs/export',
      tags,
      summary: 'Write programs to a file, all or one',
      successDescription: 'A program file, as it can be proposed again.',
    })
    .meta({ stream: true })
    .input(programExportQuery)
    .output(z.object({ programs: z.array(programEntry) })),
  propose: staffEndpoint('decide', 'FILE_TOO_LARGE', 'FILE_TYPE_NOT_ACCEPTED')
    .route({
      method: 'POST',
      path: '/staff/program-proposals',
      inputStructure: 'detailed',
      tags,
      summary: 'Propose programs, new or changed, for somebody else to approve',
      description:
        'The body is a program file (application/json, UTF-8, at most 20 MB and 5,000 programs). With one fault it is refused whole, and every fault is named by line and field. What is as it was is left out.',
    })
    .meta({ stores: 'records' })
    .meta({ stream: true })
    .input(z.object({ query: proposalQuery, body: z.file() }))
    .output(proposedFile),
  proposals: staffEndpoint('read')
    .route({ method: 'GET', path: '/staff/program-proposals', tags, summary: 'List proposals, newest first' })
    .input(
      z.object({
        /** Only those with this status. */
        status: z.optional(z.enum(proposalStatuses)),
        cursor: listInput.cursor,
        limit: listInput.limit,
      }),
    )
    .output(listPage(proposalRow)),
  getProposal: staffEndpoint('read', 'NOT_FOUND')
    .route({
      method: 'GET',
      path: '/staff/program-proposals/{id}',
      tags,
      summary: 'Read a proposal with what it changes',
    })
    .input(z.object({ id: z.uuid() }))
    .output(proposalDetail),
  answer: staffEndpoint('decide', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'POST',
      path: '/staff/program-proposals/{id}/answer',
      tags,
      summary: 'Approve or reject a proposal',
      description:
        'Whoever proposed it cannot approve it, and may take it back by rejecting it. Rejecting needs a reason. An approved one is in the finder at once.',
    })
    .meta({ stores: 'records' })
    .input(
      z
        .object({
          id: z.uuid(),
          decision: z.enum(['approved', 'rejected']),
          reason: z._default(sentence, ''),
        })
        .check(
          z.refine(({ decision, reason }) => decision === 'approved' || reason !== '', {
            path: ['reason'],
            error: texts.sayWhyNot,
          }),
        ),
    )
    .output(proposalRow),
  log: staffEndpoint('read')
    .route({
      method: 'GET',
      path: '/staff/program-log',
      tags,
      summary: 'Read the change log of programs, newest first',
    })
    .input(z.object({ cursor: listInput.cursor, limit: listInput.limit }))
    .output(listPage(programLogRow)),
};
