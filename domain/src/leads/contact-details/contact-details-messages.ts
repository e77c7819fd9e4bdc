import * as texts from '../en.ts';
/** What is wrong with a field, word for word (specification 5), and in our own words what the specification leaves open. */
export const contactDetailsProblems = {
  name: {
    missing: texts.nameIsRequired,
    tooLong: texts.nameLimit,
    unreadable: texts.charactersRefused,
  },
  email: { missing: texts.emailIsRequired, invalid: texts.emailIsInvalid },
  phone: { missing: texts.phoneRequired, invalid: texts.phoneInvalid },
  consent: texts.consentRequired,
} as const;

/** What the final step says, word for word (specification 2, 4 and 8). */
export const contactDetailsMessages = {
  title: texts.contactTitle,
  submit: texts.contactSubmit,
  submitting: 'Processing...',
  success: {
    title: texts.success,
    description: "Your information has been submitted. We'll be in touch soon!",
  },
  completed: { title: texts.journeyCompleted },
  failed: {
    title: texts.somethingWentWrong,
    description: 'Unable to submit your information. Please try again.',
  },
} as const;

/** How long after the success the second message comes, in milliseconds (specification 4 and 9). */
export const SECOND_MESSAGE_AFTER_MS = 1000;

/** How long after the success the page leads on to /portal, in milliseconds (specification 4 and 9). */
export const REDIRECT_AFTER_MS = 3000;
