/** As the privacy page names what is stored. */
export const privacy = 'Messages with our staff';
export const enterATitle = 'Enter a title, so that the reply is found again.';
export const titleTooLong = 'Use at most 80 characters for the title.';
