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
