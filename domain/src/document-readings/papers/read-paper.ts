import { type CostLine, type FieldReading, keepFound, readField } from '../form-reading.ts';
import { listCells, type PageText } from '../pages/page-text.ts';
import { isPaperOf } from './engine/classify-paper.ts';
import { findValue } from './engine/find-value.ts';
import type { PaperPage, PaperSchema } from './engine/paper-schema.ts';
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
    const reading = isPaperOf(schema.known, prepared) ? readAs(schema, prepared) : null;
    if (reading !== null) return reading;
  }
  return null;
}

function readAs(schema: PaperSchema, pages: readonly PaperPage[]): PaperReading | null {
  const fields = keepFound(
    Object.fromEntries(
      Object.entries(schema.fields).map(([name, ways]) => {
        for (const way of ways) {
          const found = typeof way === 'function' ? way(pages) : findValue(pages, way, schema.known.labels);
          if (found !== undefined) return [name, readField(found.value, found.cell)];
        }
        return [name, undefined];
      }),
    ),
  );
  if (schema.needs.every((name) => fields[name] === undefined)) return null;
  const lines = schema.lines?.(pages) ?? {};
  const pictures = new Set(pages.flatMap(({ page }) => (page.method === 'picture' ? [page.number] : [])));
  // One slip makes another figure of it: what no sum proves is looked at.
  for (const line of Object.values(lines).flat()) if (pictures.has(line.page)) line.state = 'check';
  return { form: schema.kind, fields, lines, checks: provePaper(fields, lines, schema.checks) };
}
