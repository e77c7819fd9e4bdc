export const theFeedbackFormDidNot = 'The feedback form did not load';
export const everythingHaveDoneSafeCheck =
  'Everything you have done is safe. Check your connection and try again.';
