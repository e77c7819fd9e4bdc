import * as z from 'zod/mini';
import { calendarDateField, instantField } from '../../kernel/fields.ts';
import { confidences } from '../program-finder/program.ts';
import { programEntry } from './program-entry.ts';

/** `ours` as the release has it, `changed` by the operator, or the operator's `own`. */
export const programOrigins = ['ours', 'changed', 'own'] as const;
export const proposalStatuses = ['waiting', 'approved', 'rejected'] as const;
export const programLogActions = ['proposed', 'approved', 'rejected', 'rechecked', 'imported'] as const;

/** Characters of a reason, and of each sentence of a correction. */
export const MAX_REASON_LENGTH = 600;
/** Programs of a proposal that are answered whole, before and after; the file of it holds all. */
export const MAX_SHOWN = 20;
/** Corrections on the public page, the newest. */
export const MAX_CORRECTIONS = 500;

/** A program in the list of the desk. `readOn` is the day its document was read that was read longest ago. */
export const deskProgramRow = z.object({
  id: z.string(),
  name: z.string(),
  agency: z.string(),
  /** Two letters each; empty for the whole country. */
  states: z.array(z.string()),
  confidence: z.enum(confidences),
  origin: z.enum(programOrigins),
  readOn: calendarDateField,
  isDue: z.boolean(),
  /** Whether a proposed change of it waits. */
  isWaiting: z.boolean(),
  hasEnded: z.boolean(),
});
export type DeskProgramRow = z.infer<typeof deskProgramRow>;

/** Of a program's revisions: when, by whom, and how it came about. `by` is the name of who was the last to act. */
export const programRevisionView = z.object({
  revision: z.int(),
  at: instantField,
  by: z.string(),
  action: z.enum(['approved', 'rechecked', 'imported']),
});

/** A program whole. `revision` is 0 as the release has it, and one more with each that is stored. */
export const deskProgram = z.extend(deskProgramRow, {
  program: programEntry,
  revision: z.int(),
  /** The newest fifty, newest first. */
  revisions: z.array(programRevisionView),
});
export type DeskProgram = z.infer<typeof deskProgram>;

/** What was wrong and what is right: published when the change is approved. */
const correctionView = z.object({ wrong: z.string(), right: z.string() });

/** A proposed change. `isOwn`: the caller proposed it, and cannot approve it. `answer` says why it was rejected. */
export const proposalRow = z.object({
  id: z.uuid(),
  /** How many programs it adds or changes, and the names of the first three. */
  programs: z.int(),
  names: z.array(z.string()),
  reason: z.string(),
  correction: z.nullable(correctionView),
  status: z.enum(proposalStatuses),
  proposedBy: z.string(),
  proposedAt: instantField,
  isOwn: z.boolean(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instantField),
  answer: z.nullable(z.string()),
});
export type ProposalRow = z.infer<typeof proposalRow>;

/** A proposal with its programs. `isStale`: one of them was changed since, so that it can only be rejected. */
export const proposalDetail = z.extend(proposalRow, {
  isStale: z.boolean(),
  /** Each program by its id and name; `isNew` where there was none of that id. */
  entries: z.array(z.object({ id: z.string(), name: z.string(), isNew: z.boolean() })),
  /** The first twenty whole, as they are now and as they would be. */
  shown: z.array(z.object({ before: z.nullable(programEntry), after: programEntry })),
});
export type ProposalDetail = z.infer<typeof proposalDetail>;

/** What is wrong with a file, where. `line` is the one on which the entry begins; `field` is empty where the whole entry or file is meant. */
export const programFaultView = z.object({
  line: z.int(),
  id: z.nullable(z.string()),
  field: z.string(),
  says: z.string(),
});

/** What became of a file: a proposal that waits, or every fault of it and nothing stored. `same` of its programs are as they were. */
export const proposedFile = z.object({
  proposal: z.nullable(proposalRow),
  same: z.int(),
  faults: z.array(programFaultView),
});
export type ProposedFile = z.infer<typeof proposedFile>;

/** A line of the change log, which nothing is taken from. */
export const programLogRow = z.object({
  id: z.int(),
  at: instantField,
  action: z.enum(programLogActions),
  by: z.string(),
  proposalId: z.nullable(z.uuid()),
  /** How many programs, and which one where it is one. */
  programs: z.int(),
  programId: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** The reason of a proposal or of its rejection, or the day on which documents were read again. */
  note: z.string(),
});
export type ProgramLogRow = z.infer<typeof programLogRow>;

/** A correction as it is published: what we said, what is right, and the day it was changed. */
export const publishedCorrection = z.object({
  programId: z.string(),
  name: z.string(),
  wrong: z.string(),
  right: z.string(),
  on: calendarDateField,
});
export type PublishedCorrection = z.infer<typeof publishedCorrection>;
