import { ORIGIN_PLACEHOLDER } from '@porchlight/domain/site/site-origin.ts';

/** The site's own address without a slash at its end: a placeholder in built pages, in the browser what the server put there. */
export const siteOrigin: string = import.meta.env.SSR ? ORIGIN_PLACEHOLDER : readOrigin();

/** The page says it; pages that say none, and a server for development, are taken at the address they came from. */
function readOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical === null ? window.location.origin : new URL(canonical.href).origin;
}
