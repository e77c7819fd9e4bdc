import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@porchlight/content/site.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CLOSING, type Letter, type LetterBlock, type LetterParts } from './letter.ts';
import { LetterLayout, type LetterPicture } from './letter-layout.ts';

/** A letter as it is handed over to a mail server. */
export type MailMessage = {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
  attachments: { cid: string; filename: string; content: Buffer; contentType: string }[];
};

/** Made by the build from the drawing of the house (`web/postbuild/pictures.ts`), twice as large as it is shown. */
const PICTURE = 'letter-house.png';
const PICTURE_SIZE = { width: 560, height: 150 };
const PICTURE_ID = 'house@porchlight';

export type LetterRenderer = (letter: Letter, messageId: string) => MailMessage;

/** Draws letters with the house of the built site at their head, or with its name where the site is not built. */
export async function createLetterRenderer(siteFolder: string): Promise<LetterRenderer> {
  const content = await readFile(join(siteFolder, PICTURE)).catch(passIfMissing);
  const attachments = content
    ? [{ cid: PICTURE_ID, filename: PICTURE, content, contentType: 'image/png' }]
    : [];
  const picture = content && { source: `cid:${PICTURE_ID}`, ...PICTURE_SIZE };
  return ({ to, subject, parts, headers = {} }, messageId) => ({
    to,
    subject,
    html: writeLetterHtml(parts, picture),
    text: writeLetterText(parts),
    messageId,
    // RFC 3834 5: so that no absence notice answers what no person has written.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    attachments,
  });
}

export function writeLetterHtml(parts: LetterParts, picture: LetterPicture | undefined): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(LetterLayout, { parts, picture }))}`;
}

/** The same for who reads plain text. */
export function writeLetterText({ heading, paragraphs, action, closing, links = [] }: LetterParts): string {
  const steps = action ? [`${action.label}:\n${action.url}`] : [];
  return [
    site.name,
    heading,
    ...paragraphs.map(writeBlock),
    ...steps,
    closing ?? CLOSING,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
  ].join('\n\n');
}

function writeBlock(block: LetterBlock): string {
  if (typeof block === 'string') return block;
  if ('quote' in block) return block.quote.map((line) => `> ${line}`).join('\n>\n');
  return block.list.map((line) => `- ${line}`).join('\n');
}

function passIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
