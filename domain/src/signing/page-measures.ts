/** The box a drawn signature lies in; its points are whole numbers within it, from the upper left corner. */
export const DRAWING_BOX = { width: 1000, height: 300 } as const;

/** Longest side of a page, in points: 14,400 is the largest that ISO 32000-2 annex C names. */
export const LONGEST_PAGE_SIDE = 14_400;

/** How far what a field shows stands from its left and right edges, in points. */
export const FIELD_INSET = 3;
