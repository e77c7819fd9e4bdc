export const completeTitle = 'This milestone is complete';
export const completedOn = (completedAt: string) => `Completed on ${completedAt}`;
export const backToJourney = 'Back to your journey';
export const completeLead =
  'Its window is lit. You can still look at what you did and change it; it stays complete.';
export const requestBetaAccess = 'Request Beta Access';
export const goOnWith = (title: string) => `Continue to ${title}`;
