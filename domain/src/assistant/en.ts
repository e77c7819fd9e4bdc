export const stageAbout = 'What this stage is about';
export const stageDuration = 'How long it takes';
export const whatItCosts = 'What it costs';
export const conversationTooLong = 'Use at most 20,000 characters.';
export const sayWhichStatus = 'Say which status or which owner it gets.';
export const journeyFinished = 'All ten milestones are done.';
export const openMilestonesDone =
  'Every milestone that is open to you is done. The next one needs beta access.';
export const nextToRead = (milestone: string) =>
  `Next comes ${milestone}. It is still locked; you can read it now.`;
export const currentMilestone = (milestone: string, progress: number, done: number) =>
  `You are in the milestone ${milestone}: ${progress}% of it is settled, and ${done} of 10 milestones are done.`;
export const task = (isNext: boolean, title: string) => `${isNext ? 'Next' : 'Then'}: ${title}.`;
export const stillDueHere = (count: number) => `${documentsAre(count)} still due here.`;
export const dueAgain = (count: number, milestone: string) =>
  `${documentsAre(count)} due again for ${milestone}, which is done.`;
export const documentRequest = (document: string, milestone: string, isReplaced: boolean) =>
  `${document}, for ${milestone}${isReplaced ? '; what you uploaded has to be replaced' : ''}.`;
export const dueLater = (count: number) =>
  `${documentsAre(count)} due later, in milestones that are not open yet.`;
export const nothingDue = 'No document is due in the milestones that are open to you.';
export const dueNow = (count: number) => `${documentsAre(count)} due now:`;
export const closingDateMissing =
  'You have not set a closing date, so I cannot tell. The contract names one; you can keep it in Offer & Negotiation, and the day itself in Clear-to-Close.';
export const noDateUntil = (day: string) => `You have set no date until ${day}.`;
export const noDatesAhead = 'You have set no date that lies ahead. Each milestone has a place for its dates.';
export const dateMissing = (title: string, milestone: string) =>
  `You have not set a date for “${title}”. Its place is in ${milestone}.`;
const documentsAre = (count: number) => (count === 1 ? '1 document is' : `${count} documents are`);
