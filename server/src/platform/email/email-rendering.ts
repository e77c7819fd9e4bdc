import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EmailBlock, emailTextsFor } from '@porchlight/content/email-texts.ts';
import { site } from '@porchlight/content/site.ts';
import { DEFAULT_LOCALE, type Locale } from '@porchlight/domain/kernel/locales.ts';
import { type EmailPicture, renderEmailHtml } from './email-layout.ts';
import type { Email, EmailParts } from './email-template.ts';

/** An email as it is handed over to a mail server. */
export type MailMessage = {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
  attachments: { cid: string; filename: string; content: Buffer; contentType: string }[];
};

/** Made by the build from the drawing of the house (`web/postbuild/finish-build.ts`), twice as large as it is shown. */
const PICTURE = 'email-house.png';
const PICTURE_SIZE = { width: 560, height: 150 };
const PICTURE_ID = 'house@email';

export type EmailRenderer = (email: Email, messageId: string) => MailMessage;

/** Draws emails with the house of the built site at their head, or with its name where the site is not built. */
export async function createEmailRenderer(siteFolder: string): Promise<EmailRenderer> {
  const content = await readFile(join(siteFolder, PICTURE)).catch(passIfMissing);
  const attachments = content
    ? [{ cid: PICTURE_ID, filename: PICTURE, content, contentType: 'image/png' }]
    : [];
  const picture = content && { source: `cid:${PICTURE_ID}`, ...PICTURE_SIZE };
  return ({ to, subject, parts, headers = {}, locale = DEFAULT_LOCALE }, messageId) => ({
    to,
    subject,
    html: formatEmailHtml(parts, picture, locale),
    text: formatEmailText(parts, locale),
    messageId,
    // RFC 3834 5: so that no absence notice answers what no person has written.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    attachments,
  });
}

export function formatEmailHtml(
  parts: EmailParts,
  picture: EmailPicture | undefined,
  locale: Locale = DEFAULT_LOCALE,
): string {
  return String(renderEmailHtml(parts, picture, locale));
}

/** The same for who reads plain text. */
export function formatEmailText(
  { heading, paragraphs, action, signOff, links = [] }: EmailParts,
  locale: Locale = DEFAULT_LOCALE,
): string {
  const steps = action ? [`${action.label}:\n${action.url}`] : [];
  return [
    site.name,
    heading,
    ...paragraphs.map(writeBlock),
    ...steps,
    signOff ?? emailTextsFor(locale).layout.signOff,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
  ].join('\n\n');
}

function writeBlock(block: EmailBlock): string {
  if (typeof block === 'string') return block;
  if ('quote' in block) return block.quote.map((line) => `> ${line}`).join('\n>\n');
  return block.list.map((line) => `- ${line}`).join('\n');
}

function passIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
