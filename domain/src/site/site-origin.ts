/**
 * The placeholder of the site's own address in the built pages (canonical links, the sitemap, shared pictures): the address is known only
 * where the site runs, so the server puts BASE_URL in its place when it reads the pages.
 */
export const ORIGIN_PLACEHOLDER = 'https://porchlight.invalid';
