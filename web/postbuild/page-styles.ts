import { PurgeCSS } from 'purgecss';

/**
 * The part of the style sheet that pages need as they are served; the whole comes once they are used. One part for all of
 * `pages`: to look through the style sheet for each would take the build a minute.
 */
export async function pickStyles(styles: string, pages: readonly string[]): Promise<string> {
  const [picked] = await new PurgeCSS().purge({
    css: [{ raw: styles }],
    content: pages.map((raw) => ({ raw, extension: 'html' })),
    defaultExtractor: (page) => (page.match(/[^<>"'`\s]+/g) ?? []).map(decodeSigns),
    // States that the browser or a program sets later.
    dynamicAttributes: [...styles.matchAll(/\[([a-z-]+)/g)].map(([, name = '']) => name),
  });
  if (picked === undefined) throw new Error('No style sheet came back.');
  return picked.css;
}

/** A page has `[&_dt]:mt-2` as `[&amp;_dt]:mt-2`. */
function decodeSigns(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
