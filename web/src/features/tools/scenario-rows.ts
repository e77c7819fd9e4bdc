import type { ComparedLine } from './compared-tools.ts';
import type { Sheet } from './tool-definition.ts';

/** A row of a comparison; a scenario that does not have the line has null. `differs` where not all have the same. */
export type ScenarioRow = { key: string; label: string; values: (string | null)[]; differs: boolean };

/** Lines of several scenarios as rows, in the order of the first that has each. */
export function listScenarioRows(scenarios: readonly (readonly ComparedLine[])[]): ScenarioRow[] {
  const rows: ScenarioRow[] = [];
  for (const lines of scenarios) {
    let place = 0;
    for (const { key, label } of lines) {
      const known = rows.findIndex((row) => row.key === key);
      if (known >= 0) {
        place = known + 1;
        continue;
      }
      const values = scenarios.map((other) => other.find((line) => line.key === key)?.value ?? null);
      rows.splice(place, 0, { key, label, values, differs: new Set(values).size > 1 });
      place += 1;
    }
  }
  return rows;
}

/** The comparison as a file: a column a scenario. */
export function makeScenarioSheet(
  names: readonly string[],
  given: readonly ScenarioRow[],
  lines: readonly ScenarioRow[],
): Sheet {
  const write = (part: string) => (row: ScenarioRow) => [
    part,
    row.label,
    ...row.values.map((value) => value ?? ''),
    row.differs ? 'differs' : 'same',
  ];
  return {
    header: ['Part', 'Name', ...names, 'Same or not'],
    rows: [...given.map(write('Input')), ...lines.map(write('Answer'))],
  };
}
