import { formatCount } from '../../kernel/formats.ts';
import { describeFault, faultWords as words } from '../en/program-desk.ts';
import type { Program } from '../program-finder/program.ts';
import { type EntryFault, listEntryFaults } from './entry-faults.ts';
import { listFutureDays } from './future-days.ts';
import { programEntry, toProgram } from './program-entry.ts';

/** Programs of one file, and its characters, at most. */
export const MAX_PROGRAMS = 5_000;
export const MAX_FILE_LENGTH = 20_000_000;

/** What is wrong, where: the line of the file on which the entry begins, its id where it has one, and the field within it. */
export type ProgramFault = EntryFault & { line: number; id: string | null };

/** `lines` says for each program where it begins. */
export type ReadProgramFile =
  | { programs: Program[]; lines: number[]; faults?: never }
  | { faults: ProgramFault[]; programs?: never };

/**
 * Reads a program file: `{ "programs": [ ... ] }`, each as program-entry.ts describes it. Every fault of every entry is named, and a file
 * with one is refused whole. `today` is the calendar day after which nothing can have been read.
 */
export function parseProgramFile(text: string, today: string): ReadProgramFile {
  const entries = loadEntries(text);
  if ('says' in entries) return { faults: [{ field: '', id: null, ...entries }] };
  const lines = listEntryLines(text);
  const firstLines = new Map<string, number>();
  const programs: Program[] = [];
  const faults: ProgramFault[] = [];
  entries.list.forEach((entry, place) => {
    const line = lines[place] ?? 1;
    const id = readId(entry);
    const read = parseEntry(entry, today);
    const first = id === null ? undefined : firstLines.get(id);
    if (id !== null && first === undefined) firstLines.set(id, line);
    const own = [
      ...read.faults,
      ...(first === undefined ? [] : [{ field: 'id', says: words.repeatedId(first) }]),
    ];
    faults.push(...own.map((fault) => ({ line, id, ...fault })));
    if (read.program !== undefined) programs.push(read.program);
  });
  return faults.length > 0 ? { faults } : { programs, lines };
}

/** A file of programs as it is read again: the fields on lines of their own, in the order of the schema, which a database does not keep. */
export function formatProgramFile(programs: readonly Program[]): string {
  const entries = programs.map((program) => programEntry.safeParse(program).data ?? program);
  return `${JSON.stringify({ programs: entries }, null, 2)}\n`;
}

/** Whether a stored program is one that this release knows how to decide; one of another release may not be. */
export const isKnownProgram = (program: Program): boolean => programEntry.safeParse(program).success;

/** Each fault as a line to read. */
export const listFaultLines = (faults: readonly ProgramFault[]): string[] =>
  faults.map(({ line, id, field, says }) => describeFault(line, id, field, says));

function loadEntries(text: string): { list: unknown[] } | { line: number; says: string } {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { line: findBrokenLine(text, String(error)), says: words.notJson };
  }
  const isFile = typeof file === 'object' && file !== null && Object.keys(file).join() === 'programs';
  const list: unknown = isFile ? (file as { programs: unknown }).programs : undefined;
  if (!Array.isArray(list)) return { line: 1, says: words.notAFile };
  if (list.length === 0) return { line: 1, says: words.noPrograms };
  if (list.length > MAX_PROGRAMS) return { line: 1, says: words.tooMany(formatCount(MAX_PROGRAMS)) };
  return { list };
}

function readId(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null || !('id' in entry)) return null;
  return typeof entry.id === 'string' ? entry.id.slice(0, 60) : null;
}

function parseEntry(entry: unknown, today: string): { program?: Program; faults: EntryFault[] } {
  const result = programEntry.safeParse(entry);
  const future = listFutureDays(entry, today);
  if (!result.success)
    return {
      faults: keepFirst([...result.error.issues.flatMap((issue) => listIssues(issue, [])), ...future]),
    };
  const program = toProgram(result.data);
  return { program, faults: [...listEntryFaults(program), ...future] };
}

type Path = readonly PropertyKey[];
type Issue = { code?: string; path: Path; message: string; errors?: readonly (readonly Issue[])[] };

/** Of a field that may have several forms, what is wrong with the form that comes nearest. */
function listIssues(issue: Issue, above: Path): EntryFault[] {
  const path = [...above, ...issue.path];
  const nearest = (issue.errors ?? [])
    .filter((form) => form.some((each) => each.path.length > 0 || each.code !== 'invalid_type'))
    .filter((form) => form.every((each) => each.code !== 'invalid_value' || each.path.length > 0))[0];
  if (issue.code === 'invalid_union' && nearest !== undefined && nearest.length > 0)
    return nearest.flatMap((each) => listIssues(each, path));
  return [{ field: nameField(path), says: issue.message }];
}

const nameField = (path: Path): string =>
  path
    .map((part, place) =>
      typeof part === 'number' ? `[${part}]` : `${place === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');

/** One fault for each field: the first is the one to mend first. */
function keepFirst(faults: readonly EntryFault[]): EntryFault[] {
  return [...new Map(faults.toReversed().map((fault) => [fault.field, fault])).values()].toReversed();
}

/**
 * On which line of a program file each entry of its list begins, from 1. The file is JSON that was read already: an object with one list,
 * so that an entry is what is nested two levels deep.
 */
function listEntryLines(text: string): number[] {
  const lines: number[] = [];
  let [line, depth] = [1, 0];
  let isAwaited = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '\n') line += 1;
    if (/\s/.test(sign)) continue;
    if (isAwaited && sign !== ']') lines.push(line);
    isAwaited = false;
    if (sign === '"') at = skipText(text, at);
    else if (sign === '[' || sign === '{') {
      depth += 1;
      isAwaited = sign === '[' && depth === 2;
    } else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === ',' && depth === 2) isAwaited = true;
  }
  return lines;
}

/** Where a text ends that begins here; JSON has no line break within one. */
function skipText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

/** The line that the message of a parser names, by position or by line; the first where it names none. */
function findBrokenLine(text: string, message: string): number {
  const [, line] = /\(line (\d+)/.exec(message) ?? [];
  if (line !== undefined) return Number(line);
  const [, position] = /position (\d+)/.exec(message) ?? [];
  return position === undefined ? 1 : text.slice(0, Number(position)).split('\n').length;
}
