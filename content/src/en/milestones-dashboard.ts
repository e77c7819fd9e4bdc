import type { DateOwner } from '@porchlight/domain/dates/purchase-dates/date-kinds.ts';
import type { Sentence, Wrap } from '../texts.ts';

export const yourMortgageJourney = 'Your Mortgage Journey';
export const milestones = 'Milestones';
export const today = 'Today';
export const journeyFailedTitle = 'Your journey did not load';
export const journeyFailedLead =
  'Everything you have done is safe. Your ten milestones show here as soon as we can reach them.';
export const feedbackLead = <Part>(title: string, link: Wrap<Part>): Sentence<Part> => [
  `You have completed ${title}. How did it go? `,
  link('Look at what you did'),
];
export const pageLead =
  'Ten milestones, from first idea to moved in. Each one you complete lights a window of this house.';
export const progressUnknown = 'We cannot show where you are right now.';
export const openDocumentCenter = 'Open Document Center';
export const loadingYourJourney = 'Loading your journey';
export const journeyProgress = 'Journey Progress';
export const complete = (percent: number) => `${percent}% Complete`;
export const requestBetaAccess = 'Request Beta Access';
export const progressComplete = 'All ten milestones are done. Every window is lit.';
const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

const progress = (done: number) => `${numbers[done]} of ten milestones ${done === 1 ? 'is' : 'are'} done.`;

export const progressAndBeta = (done: number) => `${progress(done)} The next milestone needs beta access.`;

export const startHere = 'Start here: set your move-in month and monthly limit.';

export const progressAndNext = (done: number, title: string, docsDue: number) =>
  `${progress(done)} Next: ${title}.${stillDue(docsDue)}`;

const stillDue = (docsDue: number) => {
  if (docsDue === 0) return '';
  return docsDue === 1
    ? ' One document is still due.'
    : ` ${numbers[docsDue] ?? docsDue} documents are still due.`;
};

export const documentsDue = (count: number) => `${count} ${count === 1 ? 'document' : 'documents'} due`;
export const windowsLit = (lit: number) => `${numbers[lit]} of ten windows ${lit === 1 ? 'is' : 'are'} lit.`;
export const whatIs = (title: string) => `What is ${title}?`;
export const progressOf = (title: string) => `Progress of ${title}`;
export const nextSteps = 'Next steps';
export const done = 'Done';
export const now = 'Now';
export const beta = 'Beta';
export const setAside = 'Set aside';
export const untick = 'Untick';
export const locked = 'Locked';
export const readAhead = 'Read ahead';
export const review = 'Review';
export const noDates = 'No dates yet. Add your closing date and we’ll count down for you.';

// Today.

export const dueToday = 'Due now:';
export const nothingDue = 'Nothing due today.';
export const next = (day: string) => `Next: ${day}.`;
export const tomorrow = 'tomorrow';
export const overdue = (day: string) => `Was due ${day}`;
export const due = (day: string) => `Due ${day}`;
export const check = (day: string) => `Check this date: ${day}`;
export const isToday = 'Due today';

export const open = 'Open';
export const upload = 'Upload';
export const see = 'See';
export const datesFailed = 'Your dates did not load. Everything else is up to date.';
export const nothingToDo = 'Nothing to do right now.';
export const allDates = 'All dates';
export const owners: Record<DateOwner, string> = {
  buyer: 'You',
  lender: 'Lender',
  seller: 'Seller',
  title: 'Settlement agent',
  agent: 'Agent',
};
