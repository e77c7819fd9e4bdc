/** What is wrong with a field, word for word (specification 5), and in our own words what the specification leaves open. */
export const contactDetailsProblems = {
  name: {
    missing: 'Name is required',
    tooLong: 'Use at most 120 characters.',
    unreadable: 'Use letters, spaces and punctuation only.',
  },
  email: { missing: 'Email is required', invalid: 'Email is invalid' },
  phone: { missing: 'Phone number is required', invalid: 'Phone number is invalid' },
  consent: 'You must consent to receive communications',
} as const;

/** What the final step says, word for word (specification 2, 4 and 8). */
export const contactDetailsMessages = {
  title: 'Final Step: Your Contact Details',
  submit: 'Complete My Homebuying Profile',
  submitting: 'Processing...',
  success: {
    title: 'Success!',
    description: "Your information has been submitted. We'll be in touch soon!",
  },
  completed: { title: 'Journey Completed!' },
  failed: {
    title: 'Something went wrong',
    description: 'Unable to submit your information. Please try again.',
  },
} as const;

/** How long after the success the second message comes, in milliseconds (specification 4 and 9). */
export const SECOND_MESSAGE_AFTER_MS = 1000;

/** How long after the success the page leads on to /portal, in milliseconds (specification 4 and 9). */
export const REDIRECT_AFTER_MS = 3000;
