export const fullMortgageJourneyWorkflow = 'Full mortgage journey workflow';
export const advancedDocumentManagement = 'Advanced document management';
export const realTimeMilestoneTracking = 'Real-time milestone tracking';
export const personalizedSmartRecommendations = 'Personalized smart recommendations';
export const requestBetaAccess = 'Request Beta Access';
export const returnToPortal = 'Return to Portal';
export const requestSubmitted = 'Request Submitted';
export const youMustBeLogged = 'You must be logged in to request beta access.';
export const failedToSubmitYourRequest = 'Failed to submit your request. Please try again.';
export const useAtMostCharacters = (longestAnswer: number) => `Use at most ${longestAnswer} characters.`;
export const writeASentenceThatSays = 'Write a sentence that says why. The buyer reads it.';
export const completedHomebuyingJourneyAndAsked =
  'Completed the homebuying journey and asked to be contacted.';
export const nameIsRequired = 'Name is required';
export const useAtMost120Characters = 'Use at most 120 characters.';
export const useLettersSpacesAndPunctuation = 'Use letters, spaces and punctuation only.';
export const emailIsRequired = 'Email is required';
export const emailIsInvalid = 'Email is invalid';
export const phoneNumberIsRequired = 'Phone number is required';
export const phoneNumberIsInvalid = 'Phone number is invalid';
export const youMustConsentToReceive = 'You must consent to receive communications';
export const finalStepYourContactDetails = 'Final Step: Your Contact Details';
export const completeMyHomebuyingProfile = 'Complete My Homebuying Profile';
export const success = 'Success!';
export const journeyCompleted = 'Journey Completed!';
export const somethingWentWrong = 'Something went wrong';
export const shareYourFeedback = 'Share your feedback';
export const whatCouldWeImprove = 'What could we improve?';
export const submitFeedback = 'Submit Feedback';
export const feedbackSubmitted = 'Feedback Submitted';
export const error = 'Error';
export const columnsGoIntoOneField = (columns: readonly (string | number)[], field: string | undefined) => {
  const named = columns.map((column) => (typeof column === 'number' ? `column ${column}` : `“${column}”`));
  const all = `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} go into ${field ?? 'one field'}. Leave all but one of them out.`;
};
export const phoneNeedsConsentColumns = (phone: string) =>
  `“${phone}” needs the version and the time of the consent to be called. Choose their columns, or leave “${phone}” out.`;
export const chooseWholeName = 'Choose the whole name or its halves, not both.';
export const chooseColumnOfName = 'Choose the column of the name.';
export const chooseColumnOfEmailAddress = 'Choose the column of the email address.';
export const eachColumnIsOneOf = (targets: readonly string[]) =>
  `Each column is one of ${targets.join(', ')}, or left out.`;
export const searchForAtMost200 = 'Search for at most 200 characters.';
export const sayWhichStatus = 'Say which status or which owner it gets.';
export const writeANote = 'Write a note.';
export const useAtMost5000 = 'Use at most 5,000 characters.';
export const nameFilter = 'Name the filter.';
export const useAtMost60Characters = 'Use at most 60 characters.';
export const subscribed = 'Subscribed!';
export const subscriptionFailed = 'Subscription Failed';
export const phoneNumberNeedsVersion = 'A phone number needs the version of the consent to be called.';
export const phoneNumberNeedsTime = 'A phone number needs the time of the consent to be called.';
export const nameATimeZone = 'Name a time zone, such as America/New_York.';
export const phoneNumberNeedsConsent =
  'A phone number needs the version and the time of the consent to be called.';
export const writeADateAndTime =
  'Write a date and time like 2026-11-22T09:30:00Z or 11/22/2026 9:30 AM, not before 1900.';
export const changeAtMostAtOnce = (mostAtOnce: number) => `Change at most ${mostAtOnce} at once.`;
export const writeAMessage = 'Write a message.';
export const sendVersionOfConsentText =
  'Send the version of the consent text that stands beside the phone number.';
export const pleaseFillOutAllContact = 'Please fill out all contact information fields.';
export const yourApplicationHasBeenSubmitted = 'Your application has been submitted!';
export const backToApplication = 'Back to Application';
export const continueToContactInformation = 'Continue to Contact Information';
export const useAtMost40Characters = 'Use at most 40 characters.';
export const useDigitsCommas = 'Use digits, commas and a point only.';
export const weCannotRead =
  'We cannot read this as a dollar amount. Write it like 450,000, or leave it empty.';
export const chooseWhenYouPlanToBuy = 'Choose when you plan to buy.';
export const chooseATypeOfHome = 'Choose a type of home.';
export const chooseHowYouWillUseHome = 'Choose how you will use the home.';
export const launchingSoonJoinBeta = 'Launching Soon — Join the Beta';
export const joinWaitlist = 'Join Waitlist';
export const thankYouForYourInterest = 'Thank you for your interest!';
export const chooseWhatYouWantToHear = 'Choose what you want to hear about.';
