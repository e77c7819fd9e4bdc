export const completedHomebuyingJourneyAndAsked =
  'Completed the homebuying journey and asked to be contacted.';
