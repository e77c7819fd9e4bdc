import { isDeepStrictEqual } from 'node:util';
import { faultWords as words } from '@porchlight/domain/programs/en/program-desk.ts';
import {
  type ProgramFault,
  parseProgramFile,
} from '@porchlight/domain/programs/program-desk/program-file.ts';
import { findNewestReading } from '@porchlight/domain/programs/program-finder/merge-programs.ts';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { mergeCurrent, type StoredProgram } from './stored-programs.service.ts';

export type ChangedPrograms = { changed: Program[]; same: number; faults: ProgramFault[] };

/**
 * What a program file adds or changes, held against what is stored; or every fault of it and nothing. `today` is the calendar day. A
 * program read before the one it would replace is a fault: the finder would go on showing the other.
 */
export function findChangedPrograms(
  text: string,
  stored: ReadonlyMap<string, StoredProgram>,
  today: string,
): ChangedPrograms {
  const file = parseProgramFile(text, today);
  if (file.programs === undefined) return { changed: [], same: 0, faults: file.faults };
  const current = mergeCurrent(stored, today);
  const faults: ProgramFault[] = [];
  const changed = file.programs.filter((program, place) => {
    const before = current.get(program.id)?.program;
    if (before === undefined) return true;
    if (isDeepStrictEqual(program, before)) return false;
    const newest = findNewestReading(before);
    if (findNewestReading(program) < newest)
      faults.push({
        line: file.lines[place] ?? 1,
        id: program.id,
        field: 'document.readOn',
        says: words.readBefore(newest),
      });
    return true;
  });
  if (faults.length > 0) return { changed: [], same: 0, faults };
  return { changed, same: file.programs.length - changed.length, faults: [] };
}
