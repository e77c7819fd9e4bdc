import * as texts from '../en.ts';
/** The rating slider: whole steps from 1, labelled Poor, to 5, labelled Excellent; it starts at 3 (specification 2, 5 and 9). */
export const RATING = { lowest: 1, highest: 5, initial: 3 } as const;

/** The words of the feedback dialog (specification 2). */
export const feedbackLabels = {
  title: texts.shareYourFeedback,
  lowest: 'Poor',
  highest: 'Excellent',
  comment: texts.feedbackCommentLabel,
  skip: 'Skip',
  submit: texts.submitFeedback,
} as const;

/** Toasts of the feedback dialog (specification 4 and 8). */
export const feedbackMessages = {
  submitted: { title: texts.feedbackSubmitted, description: 'Thank you for your feedback!' },
  notSignedIn: { title: texts.error, description: 'You must be logged in to submit feedback.' },
  failed: { title: texts.error, description: 'Failed to submit feedback. Please try again.' },
} as const;

/** Where both buttons of the dialog lead: on with the journey, or, from the last milestone, to its end (specification 4). */
export function findPlaceAfterFeedback(milestoneId: number): '/portal/interest' | '/portal/post-close' {
  return milestoneId < 10 ? '/portal/interest' : '/portal/post-close';
}
