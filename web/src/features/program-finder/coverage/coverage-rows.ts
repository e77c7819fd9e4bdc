import { type StateCode, states } from '@porchlight/domain/kernel/states.ts';
import { housingAgencies } from '@porchlight/domain/programs/program-finder/housing-agencies.ts';
import { findNewestReading } from '@porchlight/domain/programs/program-finder/merge-programs.ts';
import type { confidences, Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { listOpenPrograms } from '@porchlight/domain/programs/program-finder/program-list.ts';

type Counts = Record<(typeof confidences)[number], number>;

/** One line of the coverage table: how many programs by how we know them, and the newest day one of their documents was read. */
export type CoverageRow = Counts & {
  code: StateCode | null;
  name: string;
  agency: { name: string; href: string } | null;
  readOn: string;
};

/** The whole country first, then each state. Calendar day `on`. */
export function listCoverage(on: string, everyState: string): CoverageRow[] {
  const programs = listOpenPrograms(on).map(toCovered);
  return [
    {
      code: null,
      name: everyState,
      agency: null,
      ...summarize(programs.filter((program) => program.states === 'all')),
    },
    ...(Object.entries(states) as [StateCode, string][]).map(([code, name]) => ({
      code,
      name,
      agency: housingAgencies[code],
      ...summarize(programs.filter((program) => program.states !== 'all' && program.states.includes(code))),
    })),
  ];
}

/** What the coverage page knows of a program: enough to count it again beside what the operator stored. */
export type CoveredProgram = Pick<Program, 'id' | 'states' | 'confidence' | 'ended'> & { readOn: string };

export const toCovered = (program: Program): CoveredProgram => ({
  id: program.id,
  states: program.states,
  confidence: program.confidence,
  readOn: findNewestReading(program),
  ...(program.ended !== undefined && { ended: program.ended }),
});

/** The built rows, counted again with what the operator added and changed: the later reading of two counts, as in the finder. */
export function addStoredRows(
  rows: readonly CoverageRow[],
  built: readonly CoveredProgram[],
  stored: readonly Program[],
): { rows: readonly CoverageRow[]; counts: Counts } {
  const own = stored.map(toCovered);
  const byId = new Map(own.map((program) => [program.id, program]));
  const known = new Set(built.map(({ id }) => id));
  const merged = [
    ...built.map((program) => {
      const changed = byId.get(program.id);
      return changed === undefined || changed.readOn < program.readOn ? program : changed;
    }),
    ...own.filter(({ id }) => !known.has(id)),
  ].filter(({ ended }) => ended === undefined);
  return {
    rows: rows.map((row) => ({
      ...row,
      ...summarize(
        merged.filter(({ states: served }) =>
          row.code === null ? served === 'all' : served !== 'all' && served.includes(row.code),
        ),
      ),
    })),
    counts: countByConfidence(merged),
  };
}

/** How many programs there are by how we know them. */
export function countByConfidence(programs: readonly Pick<Program, 'confidence'>[]): Counts {
  const count = (mark: Program['confidence']) =>
    programs.filter(({ confidence }) => confidence === mark).length;
  return { official: count('official'), quoted: count('quoted'), unverified: count('unverified') };
}

function summarize(programs: readonly CoveredProgram[]): Counts & { readOn: string } {
  const days = programs.map(({ readOn }) => readOn);
  return { ...countByConfidence(programs), readOn: days.toSorted().at(-1) ?? '' };
}
