import { isDeepStrictEqual } from 'node:util';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { joinTypedNames } from '@porchlight/domain/kernel/typed-names.ts';
import type { DeskProgram, DeskProgramRow } from '@porchlight/domain/programs/program-desk/desk-views.ts';
import {
  confirmUnchanged,
  findOldestReading,
  isDueForRecheck,
} from '@porchlight/domain/programs/program-desk/reading-days.ts';
import { findAgency } from '@porchlight/domain/programs/program-finder/find-agency.ts';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { foldWord, listIndexedWords, splitWords } from '@porchlight/domain/search/words.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { desc, eq } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { programProposals, programRevisions } from './program-desk.table.ts';
import type { ProgramDeskContext } from './proposals.service.ts';
import { type CurrentProgram, getStoredPrograms, mergeCurrent } from './stored-programs.service.ts';

type DeskQuery = {
  only?: 'due' | 'changed' | 'own' | 'waiting' | 'ended' | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** The programs of the finder, the one that was read longest ago first. They are held in memory, some hundreds or thousands of them. */
export async function listDeskPrograms(
  context: ProgramDeskContext,
  { only, search = '', cursor, limit }: DeskQuery,
): Promise<ListPage<DeskProgramRow>> {
  const words = splitWords(joinTypedNames(foldWord(search)));
  const rows = (await listRows(context)).filter(
    (row) => (only === undefined || passes[only](row)) && words.every((word) => isAbout(row, word)),
  );
  return cutPage(rows, cursor, limit);
}

/** How many programs are due to be read again; what has ended is not. */
export async function countDuePrograms(context: ProgramDeskContext): Promise<number> {
  return (await listRows(context)).filter(passes.due).length;
}

/** NOT_FOUND for a program that is neither ours nor stored. */
export async function getDeskProgram(context: ProgramDeskContext, id: string): Promise<DeskProgram> {
  const on = getCalendarDay(context.now());
  const { byId } = await getStoredPrograms(context.database);
  const current = mergeCurrent(byId, on).get(id);
  if (current === undefined) throw new Failure('NOT_FOUND');
  return describeDeskProgram(context.database.db, current, on);
}

/** A program as it is on a calendar day, with its revisions. */
export async function describeDeskProgram(
  db: Database,
  current: CurrentProgram,
  on: string,
): Promise<DeskProgram> {
  const revisions = await db
    .select()
    .from(programRevisions)
    .where(eq(programRevisions.programId, current.program.id))
    .orderBy(desc(programRevisions.revision))
    .limit(50);
  return {
    ...toRow(current, await listWaitingIds(db), on),
    program: current.program as unknown as DeskProgram['program'],
    revision: current.revision,
    revisions: revisions.map(({ revision, at, by, action }) => ({
      revision,
      at: at.toISOString(),
      by,
      action,
    })),
  };
}

const passes: Record<NonNullable<DeskQuery['only']>, (row: DeskProgramRow) => boolean> = {
  due: ({ isDue }) => isDue,
  changed: ({ origin }) => origin === 'changed',
  own: ({ origin }) => origin === 'own',
  waiting: ({ isWaiting }) => isWaiting,
  ended: ({ hasEnded }) => hasEnded,
};

const isAbout = ({ id, name, agency, states }: DeskProgramRow, word: string) =>
  listIndexedWords([id, name, agency].join(' ')).some((each) => each.includes(word)) ||
  states.some((state) => state.toLowerCase() === word);

async function listRows(context: ProgramDeskContext): Promise<DeskProgramRow[]> {
  const on = getCalendarDay(context.now());
  const { byId } = await getStoredPrograms(context.database);
  const waiting = await listWaitingIds(context.database.db);
  return [...mergeCurrent(byId, on).values()]
    .map((current) => toRow(current, waiting, on))
    .toSorted((one, other) => (nameRow(one) < nameRow(other) ? -1 : 1));
}

/** The programs of all proposals that wait; their ids alone are read. */
async function listWaitingIds(db: Database): Promise<Set<string>> {
  const rows = await db
    .select({ bases: programProposals.bases })
    .from(programProposals)
    .where(eq(programProposals.status, 'waiting'));
  return new Set(rows.flatMap(({ bases }) => Object.keys(bases)));
}

function toRow({ program, ours }: CurrentProgram, waiting: Set<string>, on: string): DeskProgramRow {
  const { id, name, states, confidence, ended } = program;
  const hasEnded = ended !== undefined && ended <= on;
  return {
    id,
    name,
    agency: findAgency(program).agency,
    states: states === 'all' ? [] : [...states],
    confidence,
    origin: ours === undefined ? 'own' : isAsOurs(program, ours) ? 'ours' : 'changed',
    readOn: findOldestReading(program),
    isDue: !hasEnded && isDueForRecheck(program, on),
    isWaiting: waiting.has(id),
    hasEnded,
  };
}

/** Whether it is ours but for the days its documents were read. */
function isAsOurs(program: Program, ours: Program): boolean {
  const { readOn } = ours.document;
  return (
    program === ours || isDeepStrictEqual(confirmUnchanged(program, readOn), confirmUnchanged(ours, readOn))
  );
}

/** The place of a row in the order, which is what a cursor holds; with a sign before it, the page ends there. */
const nameRow = ({ readOn, id }: DeskProgramRow) => `${readOn} ${id}`;
const BACK = '<';

function cutPage(rows: readonly DeskProgramRow[], cursor: string | undefined, limit: number) {
  const end =
    cursor?.startsWith(BACK) === true
      ? rows.findIndex((row) => nameRow(row) >= cursor.slice(BACK.length))
      : undefined;
  const after = cursor === undefined ? 0 : rows.findIndex((row) => nameRow(row) > cursor);
  const start = end === undefined ? (after < 0 ? rows.length : after) : Math.max(0, end - limit);
  const page = rows.slice(start, end !== undefined && end >= 0 ? end : start + limit);
  const [first, last] = [page[0], page.at(-1)];
  return {
    rows: page,
    next: last !== undefined && start + page.length < rows.length ? nameRow(last) : null,
    previous: first !== undefined && start > 0 ? `${BACK}${nameRow(first)}` : null,
  };
}
