import * as texts from '@porchlight/content/en/owned-home-file.ts';
import { site } from '@porchlight/content/site.ts';
import { createSafeFileNames } from '@porchlight/domain/accounts/personal-data/safe-file-names.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import {
  type FieldLook,
  formatFieldName,
  listFieldLooks,
} from '@porchlight/domain/owned-home/home-file/field-looks.ts';
import {
  HOME_FILE_FORMAT,
  HOME_FILE_VERSION,
  type HomeFile,
  homeFileNames,
  isDocumentField,
  listDocumentIds,
} from '@porchlight/domain/owned-home/home-file/home-file.ts';
import { recordKinds } from '@porchlight/domain/owned-home/home-record-kinds.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { html, raw } from 'hono/html';
import { documents } from '../document-store/documents.table.ts';
import { describeRecordRow, listRecordRows } from '../owned-home/home-record-rows.ts';
import { formatLink, OFFLINE_STYLE } from '../personal-data/exports/export-page.ts';
import { loadStoredFile } from '../personal-data/exports/export-signing.ts';
import { encode, type ZipEntry, zipWithManifest } from '../personal-data/exports/hashed-zip.ts';
import type { HomeFileContext } from './home-file-context.ts';

type Documents = ReadonlyMap<string, HomeFile['documents'][number]>;

/** The page of a home file, for people: every record in words. It needs no connection, runs no script and loads nothing. */
function formatHomePage({ exportedAt, records, documents }: HomeFile): string {
  const home = records.find(({ kind }) => kind === 'home')?.content;
  const byId = new Map(documents.map((document) => [document.id, document]));
  const title = typeof home?.address === 'string' ? home.address : texts.pageTitle;
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${raw(OFFLINE_STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${texts.pageLead(site.name, formatCalendarDate(exportedAt.slice(0, 10)))}</p>
${recordKinds.map(({ name, schema }) => {
  const rows = records.filter(({ kind }) => kind === name);
  return rows.length === 0
    ? ''
    : html`<h2>${formatFieldName(name)}</h2>\n${writeTable(listFieldLooks(schema), rows, byId)}\n`;
})}
<h2>${texts.documents}</h2>
${
  documents.length === 0
    ? html`<p>${texts.noDocuments}</p>`
    : html`<ul>${documents.map(({ file, name }) => html`<li><a href="${formatLink(file)}">${name}</a></li>\n`)}</ul>`
}
<h2>${texts.forPrograms}</h2>
<p>${texts.aboutPrograms((file) => html`<a href="${file}">${file}</a>`, homeFileNames)}</p>
</main>
</body>
</html>
`);
}

function writeTable(fields: readonly FieldLook[], rows: HomeFile['records'], documents: Documents) {
  return html`<div class="wide" tabindex="0"><table>
<thead><tr>${fields.map(({ name }) => html`<th scope="col">${formatFieldName(name)}</th>`)}</tr></thead>
<tbody>${rows.map(
    ({ content }) =>
      html`<tr>${fields.map((field) => html`<td>${writeValue(field, content[field.name], documents)}</td>`)}</tr>\n`,
  )}</tbody></table></div>`;
}

function writeValue({ name, as }: FieldLook, value: unknown, documents: Documents) {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (isDocumentField(name)) {
    const document = documents.get(String(value));
    return document === undefined
      ? texts.otherDocument
      : html`<a href="${formatLink(document.file)}">${document.name}</a>`;
  }
  if (as === 'amount') return formatCents(Number(value), 'cents');
  if (as === 'day') return formatCalendarDate(String(value));
  if (Array.isArray(value)) return value.map(formatScheduleRow).join('\n');
  return String(value);
}

/** A row of a list as it is kept: its fields by name, amounts in cents. */
const formatScheduleRow = (row: object) =>
  Object.entries(row)
    .map(([name, value]) => `${formatFieldName(name)}: ${value ?? ''}`)
    .join('; ');

/**
 * Everything that is stored of the home as one ZIP, written while it is read (docs/home-file.md). It has the documents of the person who
 * asks; of the other buyer's it has the ids alone.
 */
export async function createHomeFile(
  context: HomeFileContext,
  userId: string,
): Promise<{ name: string; chunks: AsyncIterable<Uint8Array> }> {
  const { db } = context.database;
  const rows = await listRecordRows(db, userId);
  const exportedAt = context.now();
  const records = rows.map((row) => ({ ...describeRecordRow(row), enteredAt: row.enteredAt.toISOString() }));
  const ids = [...new Set(records.flatMap(({ content }) => listDocumentIds(content)))];
  const own =
    ids.length === 0
      ? []
      : await db
          .select({ id: documents.id, name: documents.name })
          .from(documents)
          .where(and(eq(documents.userId, userId), inArray(documents.id, ids)))
          .orderBy(asc(documents.createdAt), documents.id);
  const names = createSafeFileNames(
    own.map(({ name }) => name),
    'document',
  );

  async function* list(): AsyncGenerator<ZipEntry> {
    const written: HomeFile['documents'] = [];
    for (const [index, { id, name }] of own.entries()) {
      const file = `documents/${names[index]}`;
      const document = await loadStoredFile(context.documents, userId, id);
      if (document === undefined) continue;
      yield {
        ...{ name: file, chunks: document.read() },
        onHashed: (sha256, size) => written.push({ id, name, file, size, sha256 }),
      };
    }
    const content: HomeFile = {
      ...{ format: HOME_FILE_FORMAT, version: HOME_FILE_VERSION, exportedAt: exportedAt.toISOString() },
      ...{ records, documents: written },
    };
    yield { name: homeFileNames.data, chunks: [encode(`${JSON.stringify(content, null, 2)}\n`)] };
    yield { name: homeFileNames.page, chunks: [encode(formatHomePage(content))] };
  }
  const day = exportedAt.toISOString().slice(0, 10);
  const maker = site.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { name: `${maker}-home-${day}.zip`, chunks: zipWithManifest(list(), exportedAt) };
}
