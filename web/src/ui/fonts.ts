import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';

/** Addresses of the two typefaces, so that a page can ask for them before its style sheet is read. */
export const textFont: string = text;
export const displayFont: string = display;
