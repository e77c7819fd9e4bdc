import { html, raw } from 'hono/html';
import type { EmailRenderer } from './email-rendering.ts';
import type { Email } from './email-template.ts';

type Sampled = { name: string; sample: string; email: Email };

const NIGHT = '@media (prefers-color-scheme: dark)';

/**
 * Shows one email as it goes out, of its sample: wide and narrow, by day and by night, its text and its headers, beside
 * the list of all; for development.
 */
export function renderTemplates(
  samples: readonly Sampled[],
  render: EmailRenderer,
  picked: string | undefined,
) {
  const place = samples.findIndex((sampled) => nameSample(sampled) === picked);
  const shown = samples[Math.max(place, 0)];
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Emails</title>
<style>body{font:16px/1.6 system-ui,sans-serif;margin:0;color:#1d2440;background:#fcf9f3;display:grid;grid-template-columns:18rem minmax(0,1fr)}nav{padding:24px;border-right:1px solid #e5dfd3}nav a{display:block;padding:4px 0;color:#2f386b;overflow-wrap:anywhere}nav a[aria-current]{font-weight:700}main{padding:24px}h1{margin-top:0}iframe{border:1px solid #b7af9f;background:#fff;height:640px;display:block;max-width:100%}.frames{display:flex;flex-wrap:wrap;gap:24px}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #e5dfd3;padding:16px;border-radius:8px}@media(max-width:60rem){body{display:block}}</style></head>
<body><nav aria-label="Emails">${samples.map((sampled) => formatLink(sampled, sampled === shown))}</nav>
<main>${shown ? showEmail(shown, render) : ''}</main></body></html>`;
}

function nameSample({ name, sample }: Sampled): string {
  return `${name}:${sample}`;
}

function formatLink(sampled: Sampled, isShown: boolean) {
  const name = nameSample(sampled);
  return html`<a href="?email=${encodeURIComponent(name)}"${isShown ? raw(' aria-current="page"') : ''}>${name}</a>`;
}

function showEmail({ email }: Sampled, render: EmailRenderer) {
  const message = render(email, '<sample@porchlight.example>');
  const page = embedPictures(message.html, message.attachments);
  // A frame follows the browser's own dark mode, so each frame's style sets which of the two it has.
  const views = [
    ['Wide, by day', 640, page.replace(NIGHT, '@media not all')],
    ['Wide, by night', 640, page.replace(NIGHT, '@media all')],
    ['Narrow, by day', 320, page.replace(NIGHT, '@media not all')],
    ['Narrow, by night', 320, page.replace(NIGHT, '@media all')],
  ] as const;
  const headers = Object.entries({ To: message.to, Subject: message.subject, ...message.headers });
  return html`<h1>${email.subject}</h1>
<h2>Headers</h2><pre>${headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>
<h2>${Buffer.byteLength(message.html)} bytes of HTML</h2><div class="frames">${views.map(
    ([title, width, content]) =>
      html`<section><h3>${title}</h3><iframe title="${title}" width="${width}" sandbox srcdoc="${content}"></iframe></section>`,
  )}</div>
<h2>Text</h2><pre>${message.text}</pre>`;
}

/** What a mail program finds in the email itself is inlined here. */
function embedPictures(page: string, attachments: ReturnType<EmailRenderer>['attachments']): string {
  return attachments.reduce(
    (text, { cid, contentType, content }) =>
      text.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
    page,
  );
}
