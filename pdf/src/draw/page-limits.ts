/** Longest side of a page, in points: 14,400 is the largest that ISO 32000-2 annex C names. */
export const MAX_PAGE_SIDE = 14_400;
