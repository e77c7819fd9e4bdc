export const enterTermDays = 'Enter whole days, at most 365; below zero counts back.';
export const enterDaysForward = 'Enter whole days, 0 to 365.';
export const enterClockTime = 'Enter a time of the day as hours and minutes, 00:00 to 23:59.';
export const enterTimeZone = 'Enter a time zone such as America/Chicago.';
export const clockNeedsZone = 'Enter the time zone of the home, so that the time of the day means something.';
export const enterOneTerm = 'Enter the days of one term at least.';
export const extendATerm = 'Extend a term whose days you entered.';
export const lastDay = 'Day 0 + days as counted, then rolled as the term says';
export const lastDayInstant =
  'The instant at which the clocks of the home show that time, or at which the day ends';
export const asExtended = 'Acceptance + days; an extension moves only the date it names, and only later';
export const termAsEntered = 'The term as you entered it; your contract decides';
export const yourTerms = 'The terms as you entered them; your contract decides';
