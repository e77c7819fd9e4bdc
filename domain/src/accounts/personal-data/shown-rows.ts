/** Rows of a table that the page of a person's stored data shows; the download has all of them. */
export const MAX_SHOWN_ROWS = 20;
