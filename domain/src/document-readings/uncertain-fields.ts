import type { FieldState } from './form-reading.ts';
import type { Box, PageText } from './pages/page-text.ts';
import type { PagesReading } from './read-document-pages.ts';

/** A piece of text is uncertain where one of its characters is less likely than this. */
const CERTAIN = 0.6;

/** A reading in which what was recognized with doubt is to be checked, unless a sum of the form proved it. */
export function flagUncertain(reading: PagesReading, pages: readonly PageText[]): PagesReading {
  const doubts = pages.flatMap(({ number, items }) =>
    items.flatMap(({ box, confidence = 1 }) => (confidence < CERTAIN ? [{ page: number, box }] : [])),
  );
  if (doubts.length === 0) return reading;
  const flag = <Read extends { page: number; box: Box; state: FieldState }>(read: Read): Read =>
    read.state === 'read' && doubts.some(({ page, box }) => page === read.page && overlap(box, read.box))
      ? { ...read, state: 'check' }
      : read;
  return {
    ...reading,
    fields: mapValues(reading.fields, flag),
    lines: mapValues(reading.lines, (rows) => rows.map(flag)),
  };
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const mapValues = <Value>(all: Record<string, Value>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, change(value)]));
