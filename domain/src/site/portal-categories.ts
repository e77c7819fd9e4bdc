import * as texts from './en.ts';
/** The category bar of the portal (specification 2), hrefs as written there; two entries share one. */
export const portalCategories = [
  { label: texts.preApproval, href: '/portal/preparing' },
  { label: texts.budgetAffordability, href: '/portal/finding' },
  { label: texts.propertySearch, href: '/portal/finding' },
  { label: texts.offerNegotiation, href: '/portal/making' },
  { label: texts.loanOptions, href: '/portal/loan-processing' },
  { label: texts.documentCenter, href: '/portal/underContract' },
  { label: texts.closing, href: '/portal/closing' },
  { label: texts.educationHub, href: '/portal/post-closing' },
] as const;

export type PortalCategory = (typeof portalCategories)[number]['label'];

/** How far one press of an arrow moves the bar, in CSS pixels (specification 9). */
export const CATEGORY_SCROLL_STEP_PX = 200;

/** Which entry the pages below /portal belong to, by the last segment of their address. */
const categoryOfSegment: ReadonlyMap<string, PortalCategory> = new Map([
  ['preparing', texts.preApproval],
  ['finding', texts.propertySearch],
  ['making', texts.offerNegotiation],
  ['making-offer', texts.offerNegotiation],
  ['under-contract', texts.offerNegotiation],
  ['loan-processing', texts.loanOptions],
  ['underContract', texts.documentCenter],
  ['docs', texts.documentCenter],
  ['closing', texts.closing],
  ['post-closing', texts.educationHub],
  ['interest', texts.budgetAffordability],
  ['pre-app', texts.preApproval],
  ['pre-approval', texts.preApproval],
  ['home-search', texts.propertySearch],
  ['offer', texts.offerNegotiation],
  ['loan-application', texts.loanOptions],
  ['processing', texts.loanOptions],
  ['ctc', texts.closing],
  ['funding', texts.closing],
  ['post-close', texts.educationHub],
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
