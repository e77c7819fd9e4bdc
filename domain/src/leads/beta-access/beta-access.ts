import * as texts from '../en.ts';
/** What beta access includes (specification 2, beta-request screen). */
export const betaFeatures = [
  texts.journeyWorkflow,
  texts.advancedDocumentManagement,
  texts.milestoneTracking,
  texts.personalizedSmartRecommendations,
] as const;

/** What the beta-request screen says, word for word (specification 2 and 8). */
export const betaMessages = {
  request: texts.requestBetaAccess,
  submitting: 'Submitting...',
  back: texts.returnToPortal,
  submitted: { title: texts.requestSubmitted },
  signedOut: { title: texts.signInRequired },
  failed: { title: texts.betaRequestFailed },
} as const;
