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
