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
 * A path without slashes at its end and with one in front: with two, a browser takes it for another site. Linear; a regular expression
 * would restart at each slash of a run that does not end the path.
 */
export function cutEndSlashes(pathname: string): string {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end--;
  return `/${pathname.slice(0, end).replace(/^\/+/, '')}`;
}
