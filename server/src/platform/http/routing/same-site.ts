const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that changes something was made by this site's own pages (or by no browser at all). Sec-Fetch-Site
 * decides where the browser sends it, Origin elsewhere; together with SameSite cookies this keeps other sites out.
 */
export function isOwnSiteRequest(method: string, headers: Headers, ownOrigin: string): boolean {
  if (SAFE_METHODS.has(method)) return true;
  const origin = headers.get('origin');
  if (origin === ownOrigin) return true;
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none';
  return origin === null;
}
