/** The rating slider: whole steps from 1, labelled Poor, to 5, labelled Excellent; it starts at 3 (specification 2, 5 and 9). */
export const RATING = { lowest: 1, highest: 5, initial: 3 } as const;

/** The words of the feedback dialog (specification 2). */
export const feedbackLabels = {
  title: 'Share your feedback',
  lowest: 'Poor',
  highest: 'Excellent',
  comment: 'What could we improve?',
  skip: 'Skip',
  submit: 'Submit Feedback',
} as const;

/** Toasts of the feedback dialog (specification 4 and 8). */
export const feedbackMessages = {
  submitted: { title: 'Feedback Submitted', description: 'Thank you for your feedback!' },
  notSignedIn: { title: 'Error', description: 'You must be logged in to submit feedback.' },
  failed: { title: 'Error', description: 'Failed to submit feedback. Please try again.' },
} as const;

/** Where both buttons of the dialog lead: on with the journey, or, from the last milestone, to its end (specification 4). */
export function findPlaceAfterFeedback(milestoneId: number): '/portal/interest' | '/portal/post-close' {
  return milestoneId < 10 ? '/portal/interest' : '/portal/post-close';
}
