/**
 * Addresses of the category bar that are no screens of their own (specification 2), and where their labels promise to lead:
 * 'Offer & Negotiation' and 'Document Center'.
 */
export const movedAddresses = {
  '/portal/making': '/portal/making-offer',
  '/portal/underContract': '/portal/docs',
} as const;

const moved = new Map<string, string>(Object.entries(movedAddresses));

/** Where an address leads, if it is one of those that lead elsewhere. */
export function findMovedAddress(pathname: string): string | undefined {
  return moved.get(cutEndSlashes(pathname));
}

/**
 * A path without slashes at its end and with one in front: of two, a browser makes the name of another site. Takes time that
 * grows with the length: an expression for the slashes at the end would begin anew at each of a run that ends in something else.
 */
export function cutEndSlashes(pathname: string): string {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end--;
  return `/${pathname.slice(0, end).replace(/^\/+/, '')}`;
}
