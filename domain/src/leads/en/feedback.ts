export const shareYourFeedback = 'Share your feedback';
export const whatCouldWeImprove = 'What could we improve?';
export const submitFeedback = 'Submit Feedback';
export const feedbackSubmitted = 'Feedback Submitted';
export const error = 'Error';
