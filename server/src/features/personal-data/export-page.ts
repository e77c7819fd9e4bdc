import { site } from '@porchlight/content/site.ts';
import { formatFileSize } from '@porchlight/domain/shared/formats.ts';
import { html, raw } from 'hono/html';
import type { OwnedRows, WrittenRow } from './read-owned-rows.ts';

/** The page that leads through an unpacked download. It needs no connection and loads nothing. */
export function writeExportPage(content: { name: string; rows: OwnedRows[]; madeAt: Date }): string {
  const documents = content.rows.find(({ source }) => source.file === 'documents')?.rows ?? [];
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${`Your data at ${site.name}`}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${`Your data at ${site.name}`}</h1>
<p>${`Everything we had stored about ${content.name} on ${writeInstant(content.madeAt.toISOString())}. This page works without a connection; keep it in the folder it came in.`}</p>
<h2>Documents</h2>
${documents.length === 0 ? html`<p>You had no documents here.</p>` : listDocuments(documents)}
<h2>Everything else</h2>
<p>The folder <code>signing</code>, where you have one, holds the certificate page of each of your signatures, what you signed for somebody else, and pictures as they were before you signed them.</p>
<p>Each part is also a file of its own in the folder <code>data</code>, as JSON, for other programs to read.</p>
${content.rows.map(({ source, rows }) => showTable(source.title, source.file, rows))}
<h2>Check the files</h2>
<p>The file <a href="manifest.txt">manifest.txt</a> holds a fingerprint (SHA-256) of each file. In a terminal in this folder, <code>sha256sum -c manifest.txt</code> checks that all of them are as we sent them.</p>
<h2>What is not in here</h2>
<p>Your password and the codes that keep you signed in: we hold them in a form that is of no use to anybody, or they would open your account.</p>
</main>
</body>
</html>
`);
}

const STYLE = `
:root { color-scheme: light dark; --line: #d9d2c4; --soft: #555b76 }
@media (prefers-color-scheme: dark) { :root { --line: #474e6e; --soft: #b9bdd0 } }
body { margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1, h2 { font-family: Georgia, serif; line-height: 1.2 } h2 { margin-top: 2.5rem }
a { overflow-wrap: anywhere } code { font-size: .95em }
details { border-top: 1px solid var(--line) } summary { padding: .7rem 0; cursor: pointer; font-weight: 600 }
summary span, .soft { color: var(--soft); font-weight: 400 }
.wide { overflow-x: auto; margin-bottom: 1rem }
table { border-collapse: collapse; font-size: .9375rem }
th, td { padding: .4rem 1.2rem .4rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: break-word; min-width: 5rem; max-width: 24rem }
`;

function listDocuments(rows: WrittenRow[]) {
  return html`<div class="wide" tabindex="0" role="region" aria-label="List of documents"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Size</th><th scope="col">Uploaded</th><th scope="col">Status</th></tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr><td>${showDocument(row)}</td><td>${formatFileSize(Number(row.size))}</td><td>${writeInstant(String(row.createdAt))}</td><td>${String(row.status)}</td></tr>\n`,
  )}</tbody></table></div>`;
}

function showDocument({ file, name }: WrittenRow) {
  if (file === null) return html`${name}<br><strong>We have lost this file</strong>, so it is not in here.`;
  return html`<a href="${writeLink(String(file))}">${name}</a>`;
}

function showTable(title: string, file: string, rows: WrittenRow[]) {
  const names = Object.keys(rows[0] ?? {}).filter((name) => !INNER.has(name));
  const link = html`<p class="soft"><a href="${`data/${file}.json`}">${`data/${file}.json`}</a></p>`;
  if (rows.length === 0)
    return html`<details><summary>${title} <span>(nothing)</span></summary>${link}</details>\n`;
  return html`<details><summary>${title} <span>(${rows.length})</span></summary>${link}
<div class="wide" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr>${names.map((name) => html`<th scope="col">${writeLabel(name)}</th>`)}</tr></thead>
<tbody>${rows.slice(0, MOST_SHOWN).map((row) => html`<tr>${names.map((name) => html`<td>${writeCell(row[name])}</td>`)}</tr>\n`)}</tbody>
</table></div>${rows.length > MOST_SHOWN ? html`<p class="soft">These are ${String(MOST_SHOWN)} of ${String(rows.length)}. All of them are in the file named above.</p>` : ''}</details>\n`;
}

/** Rows of a table on the page; nobody reads on, and a page of a hundred thousand opens in no browser. */
const MOST_SHOWN = 1_000;

/** Numbers of rows mean nothing to a reader; they are in the JSON. */
const INNER = new Set(['id', 'userId', 'accountId', 'documentId']);

function writeCell(value: WrittenRow[string] | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
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

function writeLink(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
