export const enterYourName = 'Enter your name, up to 120 characters.';
export const enterAnAddress = 'Enter one to five address lines, each up to 100 characters.';
export const enterEnclosures = 'List at most 12 enclosures, each up to 120 characters.';
