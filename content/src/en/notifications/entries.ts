export const aDateIsNear = 'A date is near';
export const newSignIn = 'New sign-in';
export const ifNotSignOutOther = (subject: string) =>
  `${subject}. If it was not you, sign out your other devices and choose a new password.`;
export const documentReceived = 'Document received';
export const isInYourDocumentCenter = (subject: string) => `${subject} is in your Document Center.`;
export const documentAccepted = 'Document accepted';
export const nothingMoreToDo = (subject: string) => `${subject}: nothing more to do.`;
export const pleaseReplaceADocument = 'Please replace a document';
export const weLookedAtADocument = 'We looked at a document';
export const aNewerDocumentIsNeeded = 'A newer document is needed';
export const documentsToHandIn = 'Documents to upload';
export const documentSigned = 'Document signed';
export const youSigned = (subject: string) => `You signed ${subject}.`;
export const aCoBuyerSigned = 'A co-buyer signed';
export const signedADocumentOfYours = (subject: string) => `${subject} signed a document of yours.`;
export const betaAccessGranted = 'Beta access granted';
export const milestonesPartJourneyNow = 'Milestones 4 to 10 are part of your journey now.';
export const betaRequestDeclined = 'Beta request declined';
export const aDateHasPassed = 'A date has passed';
export const milestoneCompleted = 'Milestone completed';
export const isDoneWindowLit = (name: string) => `${name} is done, and its window is lit.`;
export const coBuyerCompleted = (name: string) =>
  `Your co-buyer completed ${name}. It is done for both of you, and its window is lit.`;
export const milestoneUnlocked = 'Milestone unlocked';
export const isOpenCanStartNow = (name: string) => `${name} is open. You can start it now.`;
