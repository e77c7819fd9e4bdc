export const dueToday = 'Due now:';
export const nothingDue = 'Nothing due today.';
export const next = (day: string) => `Next: ${day}.`;
export const tomorrow = 'tomorrow';
export const overdue = (day: string) => `Was due ${day}`;
export const due = (day: string) => `Due ${day}`;
export const check = (day: string) => `Check this date: ${day}`;
export const isToday = 'Due today';

export const open = 'Open';
export const upload = 'Upload';
export const see = 'See';
export const datesDidNotLoad = 'Your dates did not load. Everything else is up to date.';
export const nothingToDo = 'Nothing to do right now.';
export const allDates = 'All dates';
