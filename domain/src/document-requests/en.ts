/** As the privacy page names what is stored. */
export const privacy =
  'Documents that our staff asks you for, with why and by when, and the first name of who asked';
export const oneOfBoth = 'Choose a document of the list, or write a title of your own.';
export const titleTooLong = (most: number) => `Use at most ${most} characters for the title.`;
export const whyMissing = 'Say why it is needed: the buyers read it.';
export const whyTooLong = (most: number) => `Use at most ${most} characters.`;
export const reasonMissing = 'Say why: it is kept in the log.';
export const reasonTooLong = (most: number) => `Use at most ${most} characters.`;
