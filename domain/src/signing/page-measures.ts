/** The box a drawn signature lies in; its points are whole numbers within it, from the upper left corner. */
export const DRAWING_BOX = { width: 1000, height: 300 } as const;

/** The distance of what a field shows from its left and right edges, in points. */
export const FIELD_INSET = 3;

/** The page whose digits consent asks for, in points: small, so that it is seen whole on a phone. */
export const DEMONSTRATION_PAGE = { width: 252, height: 126 } as const;
