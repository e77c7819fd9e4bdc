import * as texts from '@porchlight/content/en/tools/scenarios.ts';
import type { ToolSheet } from '../tool-definition.ts';
import type { ComparedLine } from './compared-tools.ts';

/**
 * A row of a comparison; a scenario that does not have the line has null. `differs` where not all have the same. Where scenarios call
 * the line by different labels, as "Lower each month by" and "Higher each month by", each value begins with its own. A note that all
 * scenarios have is the row's; otherwise each has its own.
 */
export type ScenarioRow = {
  key: string;
  label: string;
  values: (string | null)[];
  differs: boolean;
  note?: string | undefined;
  notes: (string | undefined)[];
};

/** Lines of several scenarios as rows, in the order of the first that has each. */
export function listScenarioRows(scenarios: readonly (readonly ComparedLine[])[]): ScenarioRow[] {
  const rows: ScenarioRow[] = [];
  for (const lines of scenarios) {
    let place = 0;
    for (const { key } of lines) {
      const known = rows.findIndex((row) => row.key === key);
      if (known >= 0) {
        place = known + 1;
        continue;
      }
      rows.splice(place, 0, makeRow(key, scenarios));
      place += 1;
    }
  }
  return rows;
}

function makeRow(key: string, scenarios: readonly (readonly ComparedLine[])[]): ScenarioRow {
  const own = scenarios.map((lines) => lines.find((line) => line.key === key));
  const known = own.filter((line) => line !== undefined);
  const labels = [...new Set(known.map(({ label }) => label))];
  const isOneLabel = labels.length === 1;
  const values = own.map(
    (line) => (line === undefined || isOneLabel ? line?.value : formatWholeCents(line)) ?? null,
  );
  // No scenario's label may replace another's: it can say the opposite.
  const label = (isOneLabel ? undefined : known[0]?.topic) ?? labels.join(' / ');
  const notes = own.map((line) => line?.note);
  const isOneNote = new Set(notes).size === 1;
  return {
    key,
    label,
    values,
    differs: new Set(values).size > 1,
    note: isOneNote ? notes[0] : undefined,
    notes: isOneNote ? notes.map(() => undefined) : notes,
  };
}

/** A line with its own label. */
export function formatWholeCents({ label, value }: ComparedLine): string {
  return `${label}${label.endsWith(' by') ? '' : ':'} ${value}`;
}

function joinNote(text: string, note: string | undefined): string {
  return note === undefined ? text : `${text} (${note})`;
}

/** The comparison as a file: a column a scenario. */
export function makeScenarioSheet(
  names: readonly string[],
  given: readonly ScenarioRow[],
  lines: readonly ScenarioRow[],
): ToolSheet {
  const write = (part: string) => (row: ScenarioRow) => [
    part,
    joinNote(row.label, row.note),
    ...row.values.map((value, place) => joinNote(value ?? '', row.notes[place])),
    row.differs ? 'differs' : 'same',
  ];
  return {
    header: [texts.part, texts.name, ...names, texts.sameOrNot],
    rows: [...given.map(write(texts.input)), ...lines.map(write(texts.answer))],
  };
}
