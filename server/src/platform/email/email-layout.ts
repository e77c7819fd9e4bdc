import { colors } from '@porchlight/content/company.ts';
import { type EmailBlock, type EmailTexts, emailTextsFor } from '@porchlight/content/email-texts.ts';
import { site } from '@porchlight/content/site.ts';
import { DEFAULT_LOCALE, type Locale } from '@porchlight/domain/kernel/locales.ts';
import { type Color, type ColorName, colorToHex } from '@porchlight/domain/site/colors.ts';
import { html, raw } from 'hono/html';
import type { EmailParts } from './email-template.ts';

type LayoutTexts = EmailTexts['layout'];

/** The picture at the head: `source` is where it is found, its size in CSS pixels. */
export type EmailPicture = { source: string; width: number; height: number };

/** Escaped HTML: a template of `html` escapes every string that is put into it, and no markup. */
type Markup = ReturnType<typeof html>;

type Look = { style: string; className?: string };

/** About as much as lists of messages show. */
const PREVIEW_LENGTH = 150;

/** Without width: keeps a list of messages from going on with what comes after the preview. */
const BLANK = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff';

/** What a list of messages shows beside the subject; the message itself does not. */
function renderPreview(text: string): Markup {
  const shown = text.slice(0, PREVIEW_LENGTH);
  const blanks = BLANK.repeat(PREVIEW_LENGTH - shown.length);
  return html`<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0">${shown}<div>${blanks}</div></div>`;
}

/** A table of one cell: Outlook gives width, background and padding to nothing else. */
function renderSection(look: Look, content: readonly Markup[]): Markup {
  return html`<table align="center" width="100%" border="0" cellpadding="0" cellspacing="0" role="presentation"${renderLook(look)}><tbody><tr><td>${content}</td></tr></tbody></table>`;
}

/** The page of a message. Mail programs drop the body element, so its only cell is styled as well. */
function renderBody({ paper, ...look }: Look & { paper: string }, preview: Markup, content: Markup): Markup {
  const bare = { ...look, style: `background-color:${paper};margin:0;padding:0` };
  return html`<body${renderLook(bare)}>${preview}<table align="center" width="100%" border="0" cellpadding="0" cellspacing="0" role="presentation"><tbody><tr><td${renderLook(look)}>${content}</td></tr></tbody></table></body>`;
}

function renderText(look: Look, content: string | Markup | readonly Markup[]): Markup {
  return html`<p${renderLook(look)}>${content}</p>`;
}

function renderLink({ url, label, ...look }: Look & { url: string; label: string }): Markup {
  return html`<a href="${url}" target="_blank"${renderLook(look)}>${label}</a>`;
}

/** Padding in CSS pixels. Outlook has none for links: there, wide blanks stand in for it, raised to give the height. */
type ButtonLook = Look & { padding: { block: number; inline: number } };

function renderButton({ url, label, padding, ...look }: ButtonLook & { url: string; label: string }): Markup {
  const { block, inline } = padding;
  const points = (pixels: number) => pixels * 0.75;
  // At most five times as wide as they are, which is what Outlook allows.
  const count = Math.ceil(inline / 10);
  const width = Math.round((inline / count / 2) * 100);
  const blanks = '&#8202;'.repeat(count);
  const style = `${look.style};display:inline-block;max-width:100%;text-decoration:none;mso-padding-alt:0px;padding:${block}px ${inline}px`;
  return html`<a href="${url}" target="_blank"${renderLook({ ...look, style })}><span>${raw(
    `<!--[if mso]><i style="mso-font-width:${width}%;mso-text-raise:${points(2 * block)}" hidden>${blanks}</i><![endif]-->`,
  )}</span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:${points(block)}px">${label}</span><span>${raw(
    `<!--[if mso]><i style="mso-font-width:${width}%" hidden>${blanks}&#8203;</i><![endif]-->`,
  )}</span></a>`;
}

/** `class` and `style` of an element, with a space before each. */
function renderLook({ style, className }: Look): Markup {
  return html`${className === undefined ? '' : html` class="${className}"`} style="${style}"`;
}

/**
 * How every email looks: the house, one column, system typefaces, styles on the elements themselves, because mail programs
 * keep little else. What they do keep of the head turns it dark for who reads in the dark.
 */
export function renderEmailHtml(
  parts: EmailParts,
  picture: EmailPicture | undefined,
  locale: Locale = DEFAULT_LOCALE,
): Markup {
  const texts = emailTextsFor(locale).layout;
  const { heading, paragraphs } = parts;
  const sheet = renderSection({ className: 'sheet', style: SHEET }, [
    renderSection({ style: BAND }, [
      renderText({ style: NAME }, site.name),
      ...(picture ? [renderPicture(picture, texts)] : []),
    ]),
    renderSection({ style: 'padding:28px 32px 32px' }, renderContent(parts, texts)),
  ]);
  return html`<!doctype html><html dir="ltr" lang="${locale}"><head><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"><meta name="viewport" content="width=device-width"><meta name="x-apple-disable-message-reformatting"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${heading}</title><style>${raw(NIGHT)}</style></head>${renderBody(
    { className: 'page', style: PAGE, paper: day.paper },
    renderPreview(findPreview(paragraphs)),
    sheet,
  )}</html>`;
}

function renderContent(
  { heading, paragraphs, action, signOff, links = [] }: EmailParts,
  texts: LayoutTexts,
): Markup[] {
  return [
    html`<h1${renderLook({ className: 'ink', style: TITLE })}>${heading}</h1>`,
    ...paragraphs.map(renderBlock),
    ...(action ? [renderAction(action, texts)] : []),
    html`<hr${renderLook({ className: 'rule', style: RULE })}>`,
    renderText({ className: 'quiet', style: `${SMALL};margin:0` }, signOff ?? texts.signOff),
    ...links.map((link) =>
      renderText({ style: `${SMALL};margin:8px 0 0` }, [
        renderLink({ ...link, className: 'link', style: LINK }),
      ]),
    ),
  ];
}

function renderPicture({ source, width, height }: EmailPicture, { pictureAlt }: LayoutTexts): Markup {
  const style = `display:block;outline:none;border:none;text-decoration:none;width:100%;max-width:${width}px;height:auto;margin:0;padding:0;${NAME_FACE}`;
  return html`<img alt="${pictureAlt}" src="${source}" width="${width}" height="${height}" style="${style}">`;
}

function renderBlock(block: EmailBlock): Markup {
  const renderLine = (line: string) =>
    renderText({ className: 'ink', style: `${INK};margin:0 0 16px` }, line);
  if (typeof block === 'string') return renderLine(block);
  if ('quote' in block)
    return renderSection({ className: 'rule', style: QUOTE }, block.quote.map(renderLine));
  const items = block.list.map(
    (line) => html`<li${renderLook({ className: 'ink', style: `${INK};margin:0 0 8px` })}>${line}</li>`,
  );
  return html`<ul style="margin:0 0 16px;padding:0 0 0 22px">${items}</ul>`;
}

function renderAction({ label, url }: { label: string; url: string }, { copyAddress }: LayoutTexts): Markup {
  return renderSection({ style: 'margin:24px 0 8px' }, [
    renderButton({ url, label, className: 'button', style: BUTTON, padding: { block: 14, inline: 24 } }),
    renderText({ className: 'quiet', style: `${SMALL};margin:20px 0 0` }, [
      html`${copyAddress}<br>`,
      renderLink({ url, label: url, className: 'link', style: `${LINK};word-break:break-all` }),
    ]),
  ]);
}

function findPreview(paragraphs: readonly EmailBlock[]): string {
  return paragraphs.find((block) => typeof block === 'string') ?? '';
}

const SERIF = "font-family:Fraunces,Georgia,'Times New Roman',serif;font-weight:600";
/** Mail programs know colors as #rrggbb alone. */
const toHexes = (named: Record<ColorName, Color>) =>
  Object.fromEntries(Object.entries(named).map(([name, color]) => [name, colorToHex(color)])) as Record<
    ColorName,
    string
  >;
const day = toHexes(colors.day);
const night = toHexes({ ...colors.day, ...colors.night });
const PAGE = `background-color:${day.paper};color:${day.ink};margin:0;padding:24px 12px;font-family:'Public Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:17px;line-height:1.6`;
const SHEET = `max-width:560px;background-color:${day.surface};border:1px solid ${day.line};border-radius:16px;overflow:hidden`;
const BAND = `background-color:${colorToHex(colors.band)}`;
const NAME_FACE = `${SERIF};color:${colorToHex(colors['on-band'])};font-size:22px;line-height:1.2`;
const NAME = `${NAME_FACE};margin:0;padding:22px 32px 18px`;
const TITLE = `${SERIF};color:${day.ink};font-size:28px;line-height:1.2;margin:0 0 16px`;
const INK = `color:${day.ink};font-size:17px;line-height:1.6;overflow-wrap:anywhere`;
const QUOTE = `border-left:3px solid ${day.line};margin:0 0 16px;padding:0 0 0 16px`;
const RULE = `width:100%;border:none;border-top:1px solid ${day.line};margin:24px 0 16px`;
const SMALL = `color:${day['ink-soft']};font-size:14px;line-height:1.5`;
const LINK = `color:${day.dusk};text-decoration-line:none`;
const BUTTON = `background-color:${day.dusk};color:${day['on-dusk']};border-radius:12px;font-size:17px;line-height:1.3;font-weight:600`;

const NIGHT = `@media (prefers-color-scheme: dark) {
.page { background-color: ${night.paper} !important; }
.sheet { background-color: ${night.surface} !important; border-color: ${night.line} !important; }
.ink { color: ${night.ink} !important; }
.quiet { color: ${night['ink-soft']} !important; }
.link { color: ${night.dusk} !important; }
.rule { border-color: ${night.line} !important; }
.button { background-color: ${night.lamp} !important; color: ${day.ink} !important; }
}`;
