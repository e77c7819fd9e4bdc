export const changeProblems = {
  'no-such-term': 'This term is not in the contract. Nothing was changed.',
  'not-counted-yet': 'This term has no day yet. Enter the day it is counted from. Nothing was changed.',
  'not-later': 'An extension names a later day than the deadline has now. Nothing was changed.',
  'already-waived': 'This term was already waived. Nothing was changed.',
};
export const termProblems = {
  'base-unknown': 'Enter the day it is counted from.',
  'counts-from-itself': 'This term is counted from itself. Choose another day to count from.',
};
export const californiaName = 'California: residential purchase agreement of the C.A.R.';
export const californiaNote =
  'The day the signed acceptance reached you is day 0. Calendar days; a last day on a Saturday, a Sunday or a legal holiday moves to the next day that is none. A contingency does not end by itself: it stands until you remove it in writing. Your own contract decides.';
export const californiaSource =
  'C.A.R. purchase agreement, paragraph 30.F, as quoted by brokerriskmanagement.com, simkin.com and tmrrealestate.com';
export const illinoisName = 'Illinois';
export const illinoisNote =
  'Attorney review is named with five business days. We have not read the form: check your contract for this and every other term.';
export const illinoisSource = 'fyxture.com; the form itself was not read by us';
export const generalName = (state: string | null) => state ?? 'your state';
export const generalNote =
  'We have no verified terms for this state. Check your contract: enter the days of each term, how they are counted and what happens to a last day on a weekend.';
export const yourContract = 'Your contract';
export const checkYourContract = 'Check your contract for the days.';
export const depositAdvice = 'Three business days in the form as quoted. Check your contract.';
export const investigationAdvice =
  '17 days in an older edition of the form, as quoted. Newer editions and your own offer may say otherwise: check your contract.';
export const noticeAdvice = 'Usually two days, as quoted. Check the notice and your contract.';
export const attorneyAdvice = 'Five business days, as quoted. Check your contract.';
export const titles = {
  deposit: 'Earnest money due',
  inspection: 'Inspection contingency ends',
  appraisal: 'Appraisal contingency ends',
  financing: 'Financing contingency ends',
  insurance: 'Insurance contingency ends',
  title: 'Title review ends',
  association: 'Review of association documents ends',
  attorneyReview: 'Attorney review ends',
  noticeToPerform: 'Notice to perform: last day',
};
const days = (count: number, name: string) => `${count} ${name} ${count === 1 ? 'day' : 'days'}`;
export const calendarDays = (count: number) => days(count, 'calendar');
export const businessDays = (count: number) => days(count, 'business');
export const onDayZero = (day: string) => `The deadline is day 0 itself, ${day}.`;
export const countedForward = (zero: string, length: string, day: string) =>
  `Day 0 is ${zero}. ${length} later is ${day}.`;
export const countedBack = (zero: string, length: string, day: string) =>
  `${length} before ${zero} is ${day}.`;
export const notCounted = (holidays: string) =>
  `Saturdays and Sundays do not count, nor ${holidays}, when offices are closed.`;
export const weekendsNotCounted = 'Saturdays and Sundays do not count.';
export const movedOn = (why: string, day: string) =>
  `That is ${why}, so it moves to the next business day, ${day}.`;
export const movedBack = (why: string, day: string) =>
  `That is ${why}, so it moves to the business day before, ${day}.`;
export const stays = (why: string) => `That is ${why}; the term as given does not move it.`;
export const aSaturday = 'a Saturday';
export const aSunday = 'a Sunday';
export const aHoliday = (name: string) => `${name}, a legal holiday`;
export const holidayKept = (name: string) => `the day on which ${name} is kept`;
export const and = ' and ';
export const endsAtClock = (time: string) => `At ${time} where the home is, it is over.`;
export const endsWithDay = 'It runs to the end of that day, unless your contract names an hour.';
export const skippedHour = (time: string) =>
  `The clocks skip that hour on this night, so it ends as they jump to ${time}.`;
export const repeatedHour = 'That hour comes twice on this night; the first one counts.';
export const dayZeroClosed = (why: string) => `Day 0 is ${why}. Counting starts the day after all the same.`;
export const extendedTo = (written: string, day: string, agreedOn: string) =>
  `As written it ended ${written}; the extension of ${agreedOn} moved it to ${day}.`;
export const waivedOn = (agreedOn: string) => `Waived on ${agreedOn}.`;
export const stateHolidays =
  'Only federal holidays are known here. A holiday of your state may move it further: ask your agent or escrow holder.';
/** A minute of the day as a clock shows it: "5:00 p.m.". */
export function clockTime(minute: number): string {
  const hour = Math.floor(minute / 60);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
