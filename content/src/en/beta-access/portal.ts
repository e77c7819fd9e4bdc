export const signIn = 'Sign in';
export const betaAccess = 'Beta access';
export const milestonesNewStillGrowingBeta =
  'Milestones 4 to 10 are new and still growing. With beta access you use them now, and what you do there is kept.';
export const whatBetaIncludes = 'What beta includes';
export const youHaveBetaAccessAlready = 'You have beta access already.';
export const yourRequestWaitingAnswer = 'Your request is waiting for an answer';
export const youAskedPersonReadsAnswers = (requestedAt: string) =>
  `You asked on ${requestedAt}. A person reads it and answers here and in your notifications. Until then everything else in the portal works as before.`;
export const yourRequestWasDeclined = 'Your request was declined';
export const youCanAskAgainNow = 'You can ask again now.';
export const youCanAskAgainFrom = (askAgainAt: string) => `You can ask again from ${askAgainAt} on.`;
