/** Where a date comes from: counted by a rule, read from a document, typed by a buyer, proposed by staff, or the day by which they ask for a document. */
export const dateSources = ['computed', 'read', 'typed', 'proposed', 'asked'] as const;

/** Kinds of rows that are stored: what is counted never is. */
export const storedDateKinds = ['typed', 'proposed'] as const;

export type DateSource = (typeof dateSources)[number];

export const dateOwners = ['buyer', 'lender', 'seller', 'title', 'agent'] as const;
export type DateOwner = (typeof dateOwners)[number];

/** `due` on the day itself; `done` once what it asks for has happened. */
export const dateStates = ['ahead', 'due', 'passed', 'done', 'waived'] as const;
export type DateState = (typeof dateStates)[number];

/** Days that others are counted from beside those of milestones, in the order in which they are asked for. */
export const inputKeys = [
  'closing-day',
  'application-complete',
  'loan-estimate-provided',
  'intent-to-proceed-given',
  'closing-disclosure-mailed',
] as const;
export type InputKey = (typeof inputKeys)[number];

export const isInputKey = (key: string): key is InputKey => inputKeys.some((known) => known === key);

/**
 * Dates of milestones that others are counted from or held against: a lender names them before their milestone opens, so they are set
 * in the list as well.
 */
export const milestoneInputKeys = ['closing-disclosure-received', 'rate-lock-ends'] as const;

export const isMilestoneInputKey = (key: string): boolean =>
  milestoneInputKeys.some((known) => known === key);

const OWN = /^own-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether it is the key of a date with a title of its own, which the caller made up. */
export const isOwnKey = (key: string): boolean => OWN.test(key);

/** The most characters of a title and of a note. */
export const MAX_TITLE_LENGTH = 120;
export const MAX_DATE_NOTE_LENGTH = 1_000;

/** Dates of their own that two buyers keep at most; beyond, a list is no longer read. */
export const MAX_OWN_DATES = 100;
