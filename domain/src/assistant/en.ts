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
const documentsAre = (count: number) => (count === 1 ? '1 document is' : `${count} documents are`);
