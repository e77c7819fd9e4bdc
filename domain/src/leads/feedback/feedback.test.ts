import { expect, test } from 'vitest';
import { feedbackLabels, feedbackMessages, findPlaceAfterFeedback, RATING } from './feedback.ts';

test('a rating is 1 to 5 and starts at 3 (specification 5 and 9)', () => {
  expect(RATING).toEqual({ lowest: 1, highest: 5, initial: 3 });
});

test('the dialog reads as specified (specification 2)', () => {
  expect(feedbackLabels).toEqual({
    title: 'Share your feedback',
    lowest: 'Poor',
    highest: 'Excellent',
    comment: 'What could we improve?',
    skip: 'Skip',
    submit: 'Submit Feedback',
  });
});

test('its toasts read as specified (specification 4 and 8)', () => {
  expect(feedbackMessages).toEqual({
    submitted: { title: 'Feedback Submitted', description: 'Thank you for your feedback!' },
    notSignedIn: { title: 'Error', description: 'You must be logged in to submit feedback.' },
    failed: { title: 'Error', description: 'Failed to submit feedback. Please try again.' },
  });
});

test.each([
  [1, '/portal/interest'],
  [9, '/portal/interest'],
  [10, '/portal/post-close'],
])('after feedback on milestone %d the buyer goes to %s (specification 4)', (id, path) => {
  expect(findPlaceAfterFeedback(id)).toBe(path);
});
