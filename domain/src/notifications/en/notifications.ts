export const thisIsOurLastReminder =
  'This is our last reminder of them until something changes in your journey.';
export const youPlanToClose = (day: string, distance: string) => `You plan to close on ${day}, ${distance}.`;
export const thisDateHasPassed = 'This date has passed.';
export const chooseATimeZone = 'Choose a time zone from the list, such as America/New_York.';
export const enterATimeBetween00 = 'Enter a time between 00:00 and 23:59.';
export const chooseAnEndThatDiffers = 'Choose an end that differs from the start, or switch quiet hours off.';
export const justNow = 'just now';
