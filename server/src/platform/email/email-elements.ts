import { html, raw } from 'hono/html';

/** Escaped HTML: a template of `html` escapes every string that is put into it, and no markup. */
export type Markup = ReturnType<typeof html>;

type Look = { style: string; className?: string };

/** About as much as lists of messages show. */
const PREVIEW_LENGTH = 150;
/** Without width: keeps a list of messages from going on with what comes after the preview. */
const BLANK = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff';

/** What a list of messages shows beside the subject; the message itself does not. */
export function renderPreview(text: string): Markup {
  const shown = text.slice(0, PREVIEW_LENGTH);
  const blanks = BLANK.repeat(PREVIEW_LENGTH - shown.length);
  return html`<div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0">${shown}<div>${blanks}</div></div>`;
}

/** A table of one cell: Outlook gives width, background and padding to nothing else. */
export function renderSection(look: Look, content: readonly Markup[]): Markup {
  return html`<table align="center" width="100%" border="0" cellpadding="0" cellspacing="0" role="presentation"${renderLook(look)}><tbody><tr><td>${content}</td></tr></tbody></table>`;
}

/** The page of a message. Mail programs drop the body element, so its only cell is styled as well. */
export function renderBody(
  { paper, ...look }: Look & { paper: string },
  preview: Markup,
  content: Markup,
): Markup {
  const bare = { ...look, style: `background-color:${paper};margin:0;padding:0` };
  return html`<body${renderLook(bare)}>${preview}<table align="center" width="100%" border="0" cellpadding="0" cellspacing="0" role="presentation"><tbody><tr><td${renderLook(look)}>${content}</td></tr></tbody></table></body>`;
}

export function renderText(look: Look, content: string | Markup | readonly Markup[]): Markup {
  return html`<p${renderLook(look)}>${content}</p>`;
}

export function renderLink({ url, label, ...look }: Look & { url: string; label: string }): Markup {
  return html`<a href="${url}" target="_blank"${renderLook(look)}>${label}</a>`;
}

/** Padding in CSS pixels. Outlook has none for links: there, wide blanks stand in for it, raised to give the height. */
type ButtonLook = Look & { padding: { block: number; inline: number } };

export function renderButton({
  url,
  label,
  padding,
  ...look
}: ButtonLook & { url: string; label: string }): Markup {
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
export function renderLook({ style, className }: Look): Markup {
  return html`${className === undefined ? '' : html` class="${className}"`} style="${style}"`;
}
