import { type CostLine, type FieldReading, keepFound, readField } from '../form-reading.ts';
import { listCells, type PageText } from '../pages/page-text.ts';
import { isPaperOf } from './engine/classify-paper.ts';
import { findValue } from './engine/find-value.ts';
import type { FoundValue, PaperPage, PaperSchema } from './engine/paper-schema.ts';
import { provePaper } from './engine/prove-paper.ts';
import type { PaperKind } from './paper-kinds.ts';
import { paperSchemas } from './paper-schemas.ts';

export type PaperReading = {
  form: PaperKind;
  fields: Record<string, FieldReading>;
  lines: Record<string, CostLine[]>;
  /** What the paper adds up or says twice, by name: whether it agrees. */
  checks: Record<string, boolean>;
};

/** What the pages say, where they are a paper that is known; null where they are none. */
export function readPaper(pages: readonly PageText[]): PaperReading | null {
  const prepared = pages.map((page) => ({ page, cells: listCells(page) }));
  for (const schema of paperSchemas) {
    for (const own of schema.isOnePage ? listOnePage(schema, prepared) : [prepared]) {
      const reading = isPaperOf(schema.known, own) ? readAs(schema, own) : null;
      if (reading !== null) return reading;
    }
  }
  return null;
}

/** Each page by itself, and where none is the paper all together, of which the page with its figures is read. */
function listOnePage({ known }: PaperSchema, pages: readonly PaperPage[]): (readonly PaperPage[])[] {
  const own = pages.filter((page) => isPaperOf(known, [page]));
  return own.length > 0 ? own.map((page) => [page]) : [pages];
}

function readAs(schema: PaperSchema, pages: readonly PaperPage[]): PaperReading | null {
  const labels = [...schema.known.labels, ...listNameLabels(schema)];
  const fields = keepFound(
    Object.fromEntries(
      Object.entries(schema.fields).map(([name, ways]) => {
        for (const way of ways) {
          const found = typeof way === 'function' ? way(pages) : findValue(pages, way, labels);
          if (found !== undefined) return [name, readFound(found)];
        }
        return [name, undefined];
      }),
    ),
  );
  const page = schema.needs.flatMap((name) => fields[name]?.page ?? [])[0];
  if (page === undefined) return null;
  if (schema.isOnePage)
    for (const [name, field] of Object.entries(fields)) if (field.page !== page) delete fields[name];
  const lines = schema.lines?.(pages) ?? {};
  const pictures = new Set(pages.flatMap(({ page }) => (page.method === 'picture' ? [page.number] : [])));
  // One slip makes another figure of it: what no sum proves is looked at.
  for (const line of Object.values(lines).flat()) if (pictures.has(line.page)) line.state = 'check';
  return { form: schema.kind, fields, lines, checks: provePaper(fields, lines, schema.checks) };
}

/** Labels of names, which are no value beside each other. */
const listNameLabels = ({ fields }: PaperSchema): RegExp[] =>
  Object.values(fields)
    .flat()
    .flatMap((way) => (typeof way === 'function' || !/^(words|name)$/.test(way.is) ? [] : way.labels));

function readFound({ value, cell, isUnsure }: FoundValue): FieldReading | undefined {
  const field = readField(value, cell);
  return isUnsure && field !== undefined ? { ...field, state: 'check' } : field;
}
