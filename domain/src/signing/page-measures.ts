/** The box a drawn signature lies in; its points are whole numbers within it, from the upper left corner. */
export const DRAWING_BOX = { width: 1000, height: 300 } as const;

/** The distance of what a field shows from its left and right edges, in points. */
export const FIELD_INSET = 3;
