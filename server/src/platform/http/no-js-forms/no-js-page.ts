import { colors, mark } from '@porchlight/content/company.ts';
import { noJsPagesFor } from '@porchlight/content/no-js-pages.ts';
import { formatColors } from '@porchlight/domain/site/colors.ts';
import type { SiteText } from '@porchlight/domain/site/site.ts';
import { html, raw } from 'hono/html';
import { currentLocale } from '../../base/current-request.ts';

export type Html = ReturnType<typeof html>;

/** A page made on request: its title, which is also its heading, and what is below. */
export type NoJsPage = { title: string; body: Html };

/** Lays a page out in the site's look, whole in one answer: no script, and no file but this. */
export function layOutPage(site: SiteText, { title, body }: NoJsPage): Html {
  return html`<!doctype html>
<html lang="${currentLocale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${site.name}</title>
<style>${raw(STYLES)}</style>
</head>
<body>
<header><a href="/"><svg width="28" height="28" viewBox="0 0 26 26" aria-hidden="true">${raw(mark)}</svg>${site.name}</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
<footer><p>${site.disclaimer}</p><p>${site.copyright}</p></footer>
</body>
</html>`;
}

export function linkHome(): Html {
  return html`<p><a href="/">${noJsPagesFor(currentLocale()).home}</a></p>`;
}

/** A link to the page that a form is on. */
export function linkBackTo(path: string): Html {
  return html`<p><a href="${path}">${noJsPagesFor(currentLocale()).back}</a></p>`;
}

export type FieldParts = {
  name: string;
  label: string;
  hint?: string | undefined;
  type?: 'text' | 'email' | 'tel';
  autocomplete?: string;
  optional?: boolean;
  multiline?: boolean;
  value: string;
  problem?: string | undefined;
};

/** One field with its label above, its hint below the label, and what is wrong with it, said to screen readers too. */
export function renderField(field: FieldParts): Html {
  const { name, label, hint, value, problem } = field;
  const described = [...(hint ? [`${name}-hint`] : []), ...(problem ? [`${name}-problem`] : [])].join(' ');
  const attributes = html`id="${name}" name="${name}"${field.optional ? '' : raw(' required')}${
    described ? html` aria-describedby="${described}"` : ''
  }${problem ? raw(' aria-invalid="true"') : ''}`;
  const input = field.multiline
    ? html`<textarea ${attributes} rows="7">
${value}</textarea>`
    : html`<input ${attributes} type="${field.type ?? 'text'}" autocomplete="${field.autocomplete ?? 'off'}" value="${value}">`;
  return html`<div class="field">
<label for="${name}">${label}</label>
${hint ? html`<p id="${name}-hint" class="hint">${hint}</p>` : ''}
${input}
${problem ? html`<p id="${name}-problem" class="wrong">${problem}</p>` : ''}
</div>`;
}

/** One box to tick, its sentence beside it; it is posted as `on`, the way a browser names a ticked box. */
export function renderCheckbox(field: Pick<FieldParts, 'name' | 'label' | 'value' | 'problem'>): Html {
  const { name, label, value, problem } = field;
  return html`<div class="field">
<label class="tick" for="${name}"><input id="${name}" name="${name}" type="checkbox" required${raw(value === 'on' ? ' checked' : '')}${
    problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : ''
  }><span>${label}</span></label>
${problem ? html`<p id="${name}-problem" class="wrong">${problem}</p>` : ''}
</div>`;
}

/** Says what went wrong, above the form, with a link to each field that needs another look; takes the focus. */
export function renderProblem(message: string, fields: Record<string, string> = {}): Html {
  const links = Object.entries(fields).map(
    ([name, problem]) => html`<li><a href="#${name}">${problem}</a></li>`,
  );
  return html`<div class="notice" role="alert" tabindex="-1" autofocus>
<p>${message}</p>
${links.length > 0 ? html`<ul>${links}</ul>` : ''}
</div>`;
}

const STYLES = `
:root{color-scheme:light dark;${formatColors(colors.day)}}
@media(prefers-color-scheme:dark){:root{${formatColors(colors.night)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.6 ui-sans-serif,system-ui,sans-serif;overflow-wrap:break-word}
header,main,footer{max-width:42rem;margin:0 auto;padding:1.25rem clamp(1rem,4vw,1.5rem)}
header a{display:inline-flex;align-items:center;gap:.6rem;min-height:44px;color:inherit;text-decoration:none;font:600 1.35rem/1 ui-serif,Georgia,serif}
h1{font:560 clamp(1.8rem,5vw,2.4rem)/1.14 ui-serif,Georgia,serif;letter-spacing:-.012em;margin:.5rem 0 1rem}
p{margin:0 0 1rem}
main a{display:inline-flex;align-items:center;min-height:44px;color:var(--dusk);text-underline-offset:.18em}
form{display:grid;gap:1.25rem;margin:1.5rem 0}
label{display:block;margin-bottom:.2rem;font-weight:600}
.hint,.consent,footer{color:var(--ink-soft);font-size:.9375rem}
.hint{margin:0 0 .4rem}
.consent{margin:0}
input,textarea{display:block;width:100%;min-height:48px;padding:.6rem .75rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--line-strong);border-radius:12px}
[aria-invalid]{border-color:var(--brick);border-width:2px}
.wrong{color:var(--brick);font-weight:600;margin:.4rem 0 0}
.tick{display:flex;gap:.75rem;align-items:start;min-height:44px;font-weight:400}
.tick input{flex:none;width:1.5rem;min-height:0;height:1.5rem;margin:.1rem 0 0;padding:0;accent-color:var(--dusk)}
.notice{border:1px solid var(--brick);background:var(--brick-soft);border-radius:12px;padding:1rem 1.25rem}
.notice p,.notice ul{margin:0}
.notice a{color:inherit}
button{justify-self:start;min-height:48px;padding:.6rem 1.5rem;font:600 1.0625rem/1.4 ui-sans-serif,system-ui,sans-serif;color:var(--on-dusk);background:var(--dusk);border:0;border-radius:12px;cursor:pointer}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
[tabindex="-1"]:focus-visible{outline:none}
.trap{position:absolute;left:-10000px;width:1px;height:1px;overflow:hidden}
footer{border-top:1px solid var(--line);margin-top:2rem}
`;
