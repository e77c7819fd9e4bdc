import { paths } from '../src/paths.ts';

/** The type that keeps the page's program from running until it is asked for. */
const HELD = 'text/held';

/**
 * Runs the held program at the first sign that somebody is about to use the page, and asks for the whole style sheet with
 * it. Until then links, disclosures and forms are the browser's own.
 */
const AWAKEN = [
  'const signs=["pointermove","pointerdown","touchstart","focusin","keydown"]',
  'const wake=()=>{for(const s of signs)removeEventListener(s,wake,true)',
  'for(const l of document.querySelectorAll("link[disabled]"))l.disabled=false',
  `const held=document.querySelector('script[type="${HELD}"]'),live=document.createElement("script")`,
  'live.type="module";live.async=true;live.textContent=held.textContent;held.replaceWith(live)}',
  'for(const s of signs)addEventListener(s,wake,{capture:true,passive:true})',
].join(';');

/**
 * A page as it is served. A public page carries its styles and holds its program back until it is used; a page that does
 * nothing without its program carries its styles alone; the portal's pages share one style sheet and stay as built.
 */
export function finishPage(address: string, page: string, styles: string): string {
  if (isPortal(address)) return page;
  const styled = carryStyles(page, styles);
  return needsProgram(address) ? styled : holdProgram(styled);
}

function isPortal(address: string): boolean {
  return address.startsWith(paths.portal) || address === '/__spa-fallback.html';
}

function needsProgram(address: string): boolean {
  return address.startsWith(paths.signIn()) || address === paths.application || address === paths.notFound;
}

/** Nothing is left to wait for before the page is drawn; the style sheet comes with the program, for what it will show. */
function carryStyles(page: string, styles: string): string {
  const link = findOne(page, /<link rel="stylesheet" href="[^"]+"\/>/);
  return page.replace(link, () => `<style>${styles}</style>${link.replace('<link', '<link disabled=""')}`);
}

function holdProgram(page: string): string {
  const opening = findOne(page, /<script type="module" async="">/);
  return page
    .replace(opening, () => `<script type="${HELD}">`)
    .replace('</head>', () => `<script>{${AWAKEN}}</script></head>`)
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}

function findOne(page: string, pattern: RegExp): string {
  const [found, ...others] = page.match(new RegExp(pattern, 'g')) ?? [];
  if (found === undefined || others.length > 0) throw new Error(`A page has not exactly one ${pattern}.`);
  return found;
}
