import { colors } from '@porchlight/content/company.ts';
import * as texts from '@porchlight/content/en/personal-data.ts';
import { site } from '@porchlight/content/site.ts';
import { formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import { formatColors } from '@porchlight/domain/site/colors.ts';
import { html, raw } from 'hono/html';
import type { LoadRows, WrittenRow } from '../read-owned-rows.ts';

/** The page that leads through an unpacked download. It needs no connection and loads nothing. */
export function formatExportPage(content: { name: string; rows: LoadRows[]; madeAt: Date }): string {
  const documents = content.rows.find(({ source }) => source.file === 'documents')?.rows ?? [];
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${texts.title(site.name)}</title>
<style>${raw(OFFLINE_STYLE)}</style>
</head>
<body>
<main>
<h1>${texts.title(site.name)}</h1>
<p>${texts.lead(content.name, writeInstant(content.madeAt.toISOString()))}</p>
<h2>${texts.documents}</h2>
${documents.length === 0 ? html`<p>${texts.noDocuments}</p>` : listDocuments(documents)}
<h2>${texts.everythingElse}</h2>
<p>${texts.aboutFolders(writeCode)}</p>
<p>${texts.aboutData(writeCode)}</p>
${content.rows.map(({ source, rows }) => showTable(source.title, source.file, rows))}
<h2>${texts.checkFiles}</h2>
<p>${texts.aboutManifest((file) => html`<a href="${file}">${file}</a>`, writeCode)}</p>
<h2>${texts.notInHere}</h2>
<p>${texts.aboutSecrets}</p>
</main>
</body>
</html>
`);
}

const writeCode = (words: string) => html`<code>${words}</code>`;

/** Of a page that is opened from an unpacked ZIP. */
export const OFFLINE_STYLE = `
:root { color-scheme: light dark; ${formatColors(colors.day)} }
@media (prefers-color-scheme: dark) { :root { ${formatColors(colors.night)} } }
body { margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1, h2 { font-family: Georgia, serif; line-height: 1.2 } h2 { margin-top: 2.5rem }
a { overflow-wrap: anywhere } code { font-size: .95em }
details { border-top: 1px solid var(--line) } summary { padding: .7rem 0; cursor: pointer; font-weight: 600 }
summary span, .soft { color: var(--ink-soft); font-weight: 400 }
.wide { overflow-x: auto; margin-bottom: 1rem }
table { border-collapse: collapse; font-size: .9375rem }
th, td { padding: .4rem 1.2rem .4rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: break-word; min-width: 5rem; max-width: 24rem }
`;

function listDocuments(rows: WrittenRow[]) {
  return html`<div class="wide" tabindex="0" role="region" aria-label="${texts.listOfDocuments}"><table>
<thead><tr>${texts.columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr><td>${showDocument(row)}</td><td>${formatFileSize(Number(row.size))}</td><td>${writeInstant(String(row.createdAt))}</td><td>${String(row.status)}</td></tr>\n`,
  )}</tbody></table></div>`;
}

function showDocument({ file, name }: WrittenRow) {
  if (file === null) return html`${name}<br>${texts.lost((words) => html`<strong>${words}</strong>`)}`;
  return html`<a href="${formatLink(String(file))}">${name}</a>`;
}

function showTable(title: string, file: string, rows: WrittenRow[]) {
  const names = Object.keys(rows[0] ?? {}).filter((name) => !INNER.has(name));
  const link = html`<p class="soft"><a href="${`data/${file}.json`}">${`data/${file}.json`}</a></p>`;
  if (rows.length === 0)
    return html`<details><summary>${title} <span>${texts.nothing}</span></summary>${link}</details>\n`;
  return html`<details><summary>${title} <span>(${rows.length})</span></summary>${link}
<div class="wide" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr>${names.map((name) => html`<th scope="col">${writeLabel(name)}</th>`)}</tr></thead>
<tbody>${rows.slice(0, MAX_SHOWN).map((row) => html`<tr>${names.map((name) => html`<td>${writeCell(row[name])}</td>`)}</tr>\n`)}</tbody>
</table></div>${rows.length > MAX_SHOWN ? html`<p class="soft">${texts.someOf(MAX_SHOWN, rows.length)}</p>` : ''}</details>\n`;
}

/** Rows of a table on the page; no one reads further, and a page of a hundred thousand opens in no browser. */
const MAX_SHOWN = 1_000;

/** Numbers of rows mean nothing to a reader; they are in the JSON. */
const INNER = new Set(['id', 'userId', 'accountId', 'documentId']);

function writeCell(value: WrittenRow[string] | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return typeof value === 'string' && INSTANT.test(value) ? writeInstant(value) : String(value);
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

function writeInstant(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
}

function writeLabel(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A relative link to a file of the ZIP. */
export function formatLink(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
