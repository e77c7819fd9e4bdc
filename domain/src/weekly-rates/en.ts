export const survey = 'Freddie Mac’s weekly survey';
export const surveyOf = (day: string) => `Freddie Mac’s weekly survey of ${day}`;
export const lastSurvey = (day: string) => `Freddie Mac’s weekly survey, last week known: ${day}`;
export const ourAssumption = 'our assumption';
export const noColumns =
  'Line 1 names neither date and pmms30 (Freddie Mac’s own file) nor observation_date and MORTGAGE30US (FRED’s copy).';
export const brokenLine = (line: number) => `Line ${line} cannot be read: its quotation marks do not close.`;
export const noDay = (line: number, text: string) => `Line ${line} has "${text}" where a day belongs.`;
export const outOfOrder = (line: number, day: string) =>
  `Line ${line} has ${day}, which is not after the line before it.`;
export const aheadOfToday = (line: number, day: string) => `Line ${line} has ${day}, which has not come yet.`;
export const noRate = (line: number, text: string) =>
  `Line ${line} has "${text}" where a rate from 1 to 25 percent belongs.`;
export const noWeek = 'The file has no week with a rate of 30 years.';
export const olderThanHeld = (line: number, day: string, held: string) =>
  `Line ${line} is the newest week of the file, ${day}, and ${held} is held.`;
