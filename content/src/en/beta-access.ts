export const signIn = 'Sign in';
export const betaAccess = 'Beta access';
export const betaLead =
  'Milestones 4 to 10 are new and still growing. With beta access you use them now, and what you do there is kept.';
export const whatBetaIncludes = 'What beta includes';
export const alreadyGranted = 'You have beta access already.';
export const waitingTitle = 'Your request is waiting for an answer';
export const waitingLead = (requestedAt: string) =>
  `You asked on ${requestedAt}. A person reads it and answers here and in your notifications. Until then everything else in the portal works as before.`;
export const declinedTitle = 'Your request was declined';
export const askAgainNow = 'You can ask again now.';
export const askAgainFrom = (askAgainAt: string) => `You can ask again from ${askAgainAt} on.`;

// Console.

export const requestGone = 'This request is not in the list any more. Go back and look again.';
export const milestones = 'Milestones';
export const ofCompleted = (milestonesDone: number) => `${milestonesDone} of 10 completed`;
export const asked = 'Asked';
export const status = 'Status';
export const answered = 'Answered';
export const by = 'By';
export const answer = 'Answer';
export const hasBetaAccess = (name: string) => `${name} has beta access`;
export const wasToldNo = (name: string) => `${name} was told no`;
export const answerLabel = 'A sentence to the buyer';
export const answerHint = (askAgainAfterDays: number) =>
  `Needed to decline: it says why. They may ask again after ${askAgainAfterDays} days.`;
export const approve = 'Approve';
export const decline = 'Decline';
export const waiting = 'Waiting';
export const approved = 'Approved';
export const declined = 'Declined';
export const betaRequests = 'Beta requests';
export const requestsLead = 'The buyer reads your answer in the portal and by e-mail.';
export const noApprovalTitle = 'Requests take effect at once';
export const noApprovalLead =
  'Nobody has to approve them on this installation. To read each request first, set BETA_APPROVAL=on and start the server again.';
export const requestsCaption = 'Requests for beta access, newest first';
export const searchLabel = 'Name or e-mail';
export const everyStatus = 'Every status';
export const requestsEmpty = 'Nobody has asked for beta access yet.';
export const name = 'Name';
export const ofLabel = (milestonesDone: number) => `${milestonesDone} of 10`;
