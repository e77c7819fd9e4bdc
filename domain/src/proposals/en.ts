/** As the privacy page names what is stored. */
export const privacy =
  'Dates, figures and milestones that our staff proposes to you, with why, the first name of who proposed it, and what you answered';
export const whyMissing = 'Say why: the buyers read it.';
export const whyTooLong = (most: number) => `Use at most ${most} characters.`;
export const noSuchDate =
  'This date cannot be proposed now. Its milestone may be locked; choose another date.';
export const noSuchFact = 'This cannot be proposed. Choose a figure of the list.';
export const milestoneNotReady =
  'This milestone cannot be completed now: it is locked, done, set aside or owes a document. Choose another.';
export const enterADay = 'Enter a month, day and year.';
