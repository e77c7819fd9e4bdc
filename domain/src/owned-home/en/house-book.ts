export const enterText = (most: number) => `Enter up to ${most} characters.`;
export const enterALink = 'Enter a web address that begins with https://.';
export const endsBeforeStart = 'The warranty ends before it begins. Check both days.';
export const onceAYear =
  'A season comes once a year: enter 12, 24 or another whole number of years, or choose no season.';
export const whereItIs = 'Choose one of your documents, or say where the paper is.';
export const stepIsDone = 'This step is already marked as done.';

export const warrantyEnds = (what: string) => `Warranty ends soon: ${what}`;
export const warrantyLastDay = (day: string, company: string | null, phone: string | null) =>
  `Its last day is ${day}. Have anything that does not work looked at while it is covered${
    company === null ? '' : `, by ${company}${phone === null ? '' : ` (${phone})`}`
  }.`;
export const upkeepDue = (task: string) => `Home upkeep: ${task}`;
