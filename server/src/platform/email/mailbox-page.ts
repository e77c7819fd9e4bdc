import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html, raw } from 'hono/html';
import PostalMime from 'postal-mime';

const MAX_EMAILS = 50;

/** Shows the emails in the mail folder, or those to one address, newest first; for development, where nothing is really sent. */
export async function renderMailbox(folder: string, to = '') {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, MAX_EMAILS);
  const files = await Promise.all(newest.map((name) => readFile(join(folder, name))));
  const emails = await Promise.all(
    files.filter((file) => file.includes(to)).map((file) => PostalMime.parse(file)),
  );
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title>
<style>body{font:17px/1.6 system-ui,sans-serif;max-width:720px;margin:0 auto;padding:24px;color:#1d2440;background:#fcf9f3}article{border:1px solid #e5dfd3;border-radius:12px;padding:16px 20px;margin:16px 0;background:#fff}h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap;font:inherit;overflow-wrap:anywhere}</style></head>
<body><main><h1>Mailbox</h1><p>Every email this development server would have sent, newest first.</p>
${emails.length === 0 ? html`<p>No emails yet.</p>` : ''}
${emails.map(
  (email) => html`<article><h2>${email.subject}</h2><p>To ${email.to?.map((to) => to.address).join(', ')}</p>
<pre>${raw(linkAddresses(email.text ?? ''))}</pre></article>`,
)}
</main></body></html>`;
}

function linkAddresses(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return escaped.replace(/https?:\/\/[^\s]+/g, (address) => `<a href="${address}">${address}</a>`);
}
