import { html } from 'hono/html';

export type LetterParts = {
  siteName: string;
  heading: string;
  paragraphs: readonly string[];
  /** The one thing to do, as a button and, below it, as an address to copy. */
  action?: { label: string; url: string };
  closing: string;
  /** Small, below the closing: how to receive less of it. */
  links?: readonly { label: string; url: string }[];
};

/** Lays a letter out: one column, system fonts, inline styles, readable with pictures off. */
export function layOutLetter(parts: LetterParts): { html: string; text: string } {
  return { html: String(layOutHtml(parts)), text: layOutText(parts) };
}

function layOutHtml({ siteName, heading, paragraphs, action, closing, links = [] }: LetterParts) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>
<body style="margin:0;background:#fcf9f3;color:#1d2440;font:17px/1.6 'Public Sans',-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="background:#2f386b;padding:20px 0"><div style="max-width:560px;margin:0 auto;padding:0 24px;font:600 22px Georgia,serif;color:#fdf6e7"><span style="display:inline-block;width:10px;height:16px;border-radius:3px;background:#f5bb4f;margin-right:10px;vertical-align:-2px"></span>${siteName}</div></div>
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<h1 style="font:600 28px/1.2 Georgia,serif;margin:0 0 16px">${heading}</h1>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>`)}
${
  action
    ? html`<p style="margin:24px 0"><a href="${action.url}" style="display:inline-block;background:#2f386b;color:#fdfaf3;padding:14px 24px;border-radius:12px;font-weight:600;text-decoration:none">${action.label}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#555b76">If the button does not work, copy this address into your browser:<br><span style="word-break:break-all">${action.url}</span></p>`
    : ''
}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e5dfd3;font-size:14px;color:#555b76">${closing}</p>
${links.map(({ label, url }) => html`<p style="margin:8px 0 0;font-size:14px"><a href="${url}" style="color:#2f386b">${label}</a></p>`)}
</div></body></html>`;
}

function layOutText({ siteName, heading, paragraphs, action, closing, links = [] }: LetterParts): string {
  const steps = action ? [`${action.label}:\n${action.url}`] : [];
  return [
    siteName,
    heading,
    ...paragraphs,
    ...steps,
    closing,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
  ].join('\n\n');
}
