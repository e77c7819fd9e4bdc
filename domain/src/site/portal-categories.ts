/** The category bar of the portal (specification 2), hrefs as written there; two entries share one. */
export const portalCategories = [
  { label: 'Pre-Approval', href: '/portal/preparing' },
  { label: 'Budget & Affordability', href: '/portal/finding' },
  { label: 'Property Search', href: '/portal/finding' },
  { label: 'Offer & Negotiation', href: '/portal/making' },
  { label: 'Loan Options', href: '/portal/loan-processing' },
  { label: 'Document Center', href: '/portal/underContract' },
  { label: 'Closing', href: '/portal/closing' },
  { label: 'Education Hub', href: '/portal/post-closing' },
] as const;

export type PortalCategory = (typeof portalCategories)[number]['label'];

/** How far one press of an arrow moves the bar, in CSS pixels (specification 9). */
export const CATEGORY_SCROLL_STEP_PX = 200;

/** Which entry the pages below /portal belong to, by the last segment of their address. */
const categoryOfSegment: ReadonlyMap<string, PortalCategory> = new Map([
  ['preparing', 'Pre-Approval'],
  ['finding', 'Property Search'],
  ['making', 'Offer & Negotiation'],
  ['making-offer', 'Offer & Negotiation'],
  ['under-contract', 'Offer & Negotiation'],
  ['loan-processing', 'Loan Options'],
  ['underContract', 'Document Center'],
  ['docs', 'Document Center'],
  ['closing', 'Closing'],
  ['post-closing', 'Education Hub'],
  ['interest', 'Budget & Affordability'],
  ['pre-app', 'Pre-Approval'],
  ['pre-approval', 'Pre-Approval'],
  ['home-search', 'Property Search'],
  ['offer', 'Offer & Negotiation'],
  ['loan-application', 'Loan Options'],
  ['processing', 'Loan Options'],
  ['ctc', 'Closing'],
  ['funding', 'Closing'],
  ['post-close', 'Education Hub'],
]);

/**
 * The one entry that is highlighted at an address, by its last segment (specification 2), or nothing where a page belongs
 * to none of them: the dashboard, search, settings.
 */
export function findPortalCategory(pathname: string): PortalCategory | undefined {
  return categoryOfSegment.get(readLastSegment(pathname));
}

/** Whether the entry's own address is the page, or only the part of the portal that the page belongs to. */
export function isOwnPage(href: string, pathname: string): boolean {
  return readLastSegment(href) === readLastSegment(pathname);
}

function readLastSegment(pathname: string): string {
  return pathname.split('/').findLast((segment) => segment !== '') ?? '';
}
