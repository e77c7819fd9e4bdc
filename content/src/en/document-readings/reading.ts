import type { Sentence } from '../../texts.ts';

export const whatWasRead = 'What was read';
export const readItAgain = 'Read it again';
export const readIt = 'Read this document';
export const notReadYet = 'Not read yet';
export const readsOnOurMachine =
  'It is read on this site’s own machine and sent to nobody. Each figure shows where it stands on the page.';
export const waitsToBeRead = 'Waiting to be read';
export const beingRead = 'Being read';
export const pageOf = (page: number, count: number) => `Page ${page} of ${count}`;
export const youCanGoOn = 'You can close this and go on. What is read is kept with the document.';
export const couldNotBeRead = 'This document could not be read';
export const readerStoppedTwice =
  'Reading it stopped twice before it was done. Your document is safe, and you can enter its figures by hand.';
export const nothingWasRead = 'No figures were read';
export const notAllWasRead = 'Before you rely on it';
export const didNotLoad = 'What was read did not load';
export const yourDocumentIsSafe = 'Your document is safe. Check your connection and try again.';

const figures = (count: number) => `${count} figure${count === 1 ? '' : 's'}`;
export const summary = (count: number, certain: number, toCheck: number) =>
  [
    `${figures(count)} read, ${certain} of them proved by the paper’s own sums or confirmed by hand.`,
    ...(toCheck === 0 ? [] : [`${toCheck === 1 ? '1 needs' : `${toCheck} need`} a look.`]),
  ].join(' ');
export const readSoFar = 'Read so far';
export const soFar = (count: number) =>
  `${figures(count)} of the pages that are done. They are proved and can be confirmed once all pages are read.`;
export const pleaseCheck = 'Please check';
export const pleaseCheckWhy =
  'These do not fit a sum of the paper, or could not be read. Compare each with the page, or type what it says.';
export const onPage = (page: number) => `On page ${page}`;
export const linesOf = (section: string) => `Lines of ${section}`;
export const states = {
  read: 'Read',
  proved: 'Proved by a sum',
  check: 'Please check',
  unread: 'Not read',
  confirmed: 'Confirmed',
} as const;
export const stateSoFar = 'So far';
export const recognized = 'Read from a picture';
export const showOnPage = (label: string) => `Show ${label} on the page`;
export const whereItStands = (label: string, page: number) => `${label}, on page ${page}`;
export const whatThePaperSays = 'What the paper says';
export const couldNotRead = 'We could not read this';
export const isEmptyOnPaper = 'It is empty on the paper';
export const confirm = 'Confirm';
export const confirming = 'Confirming…';
export const wasReadAs = (value: string) => `Was read as ${value}`;
export const otherShape =
  'That is not written like what was read: an amount like 1,234.56, a day, or a few words. Nothing was changed.';

export const useInPlan = 'Use in your plan';
export const useInPlanWhy = 'Proved or confirmed figures that your plan does not have yet.';
export const takeIt = <Part>(hidden: (words: string) => Part, fact: string): Sentence<Part> => [
  'Use',
  hidden(` ${fact}`),
];
export const takeInstead = <Part>(hidden: (words: string) => Part, fact: string): Sentence<Part> => [
  'Use instead',
  hidden(` of the ${fact} in your plan`),
];
export const useAll = 'Use all';
export const planSays = (value: string) => `Your plan says ${value}.`;
export const nowInPlan = (facts: string) => `Now in your plan: ${facts}.`;
export const seePlan = 'See your plan';
export const notTaken = 'Nothing was added to your plan';
export const confirmFirst = (labels: string) => `Confirm these to use them in your plan: ${labels}.`;
export const allInPlan = 'Your plan has what this document says.';
