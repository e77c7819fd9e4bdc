import * as texts from '@porchlight/content/en/owned-home-file.ts';
import { site } from '@porchlight/content/site.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import {
  type FieldLook,
  formatFieldName,
  listFieldLooks,
} from '@porchlight/domain/owned-home/home-file/field-looks.ts';
import {
  type HomeFile,
  homeFileNames,
  isDocumentField,
} from '@porchlight/domain/owned-home/home-file/home-file.ts';
import { recordKinds } from '@porchlight/domain/owned-home/home-record-kinds.ts';
import { html, raw } from 'hono/html';
import { formatLink, OFFLINE_STYLE } from '../personal-data/exports/export-page.ts';

type Documents = ReadonlyMap<string, HomeFile['documents'][number]>;

/** The page of a home file, for people: every record in words. It needs no connection, runs no script and loads nothing. */
export function formatHomePage({ exportedAt, records, documents }: HomeFile): string {
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
