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
  return moved.get(pathname.replace(/\/+$/, ''));
}
