import type { DateOwner, DateSource, DateState } from '@porchlight/domain/dates/purchase-dates/date-kinds.ts';

export const dates = 'Dates';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const allYourDates =
  'Every date of your purchase: what federal rules and your contract set, and what you add. Change one, and you see first what moves with it.';
export const foundBy = 'Deadlines, timeline, calendar, closing day, reminders.';
export const print = 'Print';
export const today = 'Today';
export const ahead = 'Ahead';
export const over = (count: number) => `Passed, done or waived (${count})`;
export const nothingAhead = 'No dates ahead. Start with the day you plan to close.';
export const loadFailed = 'Your dates did not load';
export const datesAreSafe = 'They are safe with us.';
export const loading = 'Loading your dates';

export const owners: Record<DateOwner, string> = {
  buyer: 'You',
  lender: 'Your lender',
  seller: 'The seller',
  title: 'Settlement agent',
  agent: 'Your agent',
};
export const owes = (owner: DateOwner) => `Who acts: ${owners[owner]}`;
export const states: Record<DateState, string> = {
  ahead: 'Ahead',
  due: 'Due today',
  passed: 'Passed',
  done: 'Done',
  waived: 'Waived',
};
export const sources: Record<DateSource, string> = {
  computed: 'Calculated',
  read: 'From a document',
  typed: 'Entered',
  proposed: 'Proposed by our staff',
  asked: 'Asked for by our staff',
};
export const uploadIt = 'Upload it';
export const uploadItFor = (title: string) => `Upload it: ${title}`;
export const why = 'Why this date';
export const whyOf = (title: string) => ` (${title})`;
export const rule = 'Rule';
export const dependsOn = 'Depends on';
export const ifItPasses = 'If it passes';
export const whereFrom = 'Source';
export const note = 'Note';
export const lastChanged = 'Last changed';
export const changedBy = (name: string, day: string) => `${name}, ${day}`;
export const byRule = (day: string) => `The rule gives ${day}. Check which of the two is right.`;
export const newTabNote = '(opens in a new tab)';

export const change = 'Change';
export const add = 'Set';
export const markDone = 'Mark as done';
export const markDoneTitle = (title: string) => `${markDone}: ${title}`;
export const notDone = 'Not done yet';
export const notDoneTitle = (title: string) => `${notDone}: ${title}`;
export const doneDay = 'Day it was done or paid';
export const doneLater = 'Enter the day it was done or paid: today or earlier.';
export const doneOn = (day: string) => `Done on ${day}`;
export const waive = 'Mark as waived';
export const unwaive = 'No longer waived';
export const waiveTitle = (title: string, isWaived: boolean) => `${isWaived ? unwaive : waive}: ${title}`;
export const remove = 'Remove this date';
export const cancel = 'Cancel';
export const save = 'Save';
export const moveIt = 'Move these dates';
export const changeTitle = (title: string) => `Change: ${title}`;
export const setTitle = (title: string) => `Set: ${title}`;
export const firstYouSee = 'You see what moves with it before you save.';
export const day = 'Day';
export const title = 'What is it?';
export const noteHint = 'Both buyers see it. Helpers do not.';
export const noSuchDay = 'Enter month, day and year, between 2000 and 2099.';
export const titleMissing = 'Enter what happens on this day.';
export const theseMove = 'These move with it';
export const nothingMoves = 'Nothing else moves with it.';
export const looking = 'Looking up what moves with it';
export const from = (before: string) => `from ${before}`;
export const isNew = 'new';
export const goesAway = 'no longer applies';
export const stays = (on: string) => `stays on ${on}`;
export const rateLock = 'Your rate lock';
export const lockHolds = (until: string) => `It holds: it ends ${until}.`;
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
export const lockEnds = (until: string, short: number) =>
  `It ends ${until}, ${days(short)} before this closing.`;
export const lockCosts = (cost: string, until: string) =>
  `By the lock terms in your plan, extending it costs ${cost} and it then holds until ${until}.`;
export const lockCannotReach =
  'Your lock agreement does not go that far. Ask your lender what a new lock costs before you agree to this day.';
export const lockCostUnknown =
  'What an extension costs is in your lock agreement. Ask your lender before you agree to this day.';
export const enterLockTerms = 'Add price, down payment and lock terms to your plan to see the cost here';
export const tooOldTitle = 'Documents too old by then';
export const tooOldAlready = 'Already too old for the closing day you have now.';
export const noneTooOld = 'None of your accepted documents will be too old by then.';
export const saved = 'Date saved';
export const removed = 'Date removed';
export const notSaved = 'The date was not saved';
export const previewFailed = 'We could not look up what moves with it. You can still save.';

export const addDates = 'Add dates';
export const addDatesHint = 'More dates are calculated from these as soon as you set them.';
export const ownDate = 'Add a date of your own';
export const enterContract = 'Enter a signed contract';
export const ownDateHint = 'Movers, a call with your lender, the appraiser’s visit.';
export const inYourCalendar = 'In your calendar';
