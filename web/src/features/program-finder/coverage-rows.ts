import { type StateCode, states } from '@porchlight/domain/kernel/states.ts';
import { housingAgencies } from '@porchlight/domain/program-finder/housing-agencies.ts';
import type { confidences, Program } from '@porchlight/domain/program-finder/program.ts';
import { listOpenPrograms } from '@porchlight/domain/program-finder/program-list.ts';

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
  const programs = listOpenPrograms(on);
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

/** How many programs there are by how we know them. */
export function countByConfidence(programs: readonly Pick<Program, 'confidence'>[]): Counts {
  const count = (mark: Program['confidence']) =>
    programs.filter(({ confidence }) => confidence === mark).length;
  return { official: count('official'), quoted: count('quoted'), unverified: count('unverified') };
}

function summarize(programs: readonly Program[]): Counts & { readOn: string } {
  const days = programs.flatMap(({ document, rules }) => [
    document.readOn,
    ...rules.map((rule) => rule.document.readOn),
  ]);
  return { ...countByConfidence(programs), readOn: days.toSorted().at(-1) ?? '' };
}
