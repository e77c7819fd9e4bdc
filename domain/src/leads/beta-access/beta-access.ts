import * as texts from '../en.ts';
/** What beta access includes (specification 2, beta-request screen). */
export const betaFeatures = [
  texts.fullMortgageJourneyWorkflow,
  texts.advancedDocumentManagement,
  texts.realTimeMilestoneTracking,
  texts.personalizedSmartRecommendations,
] as const;

/** What the beta-request screen says, word for word (specification 2 and 8). */
export const betaMessages = {
  request: texts.requestBetaAccess,
  submitting: 'Submitting...',
  back: texts.returnToPortal,
  submitted: { title: texts.requestSubmitted },
  signedOut: { title: texts.youMustBeLogged },
  failed: { title: texts.failedToSubmitYourRequest },
} as const;
