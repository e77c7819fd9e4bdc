/** The one fact beside a room in the phone's sheet of rooms. */
export const closingOn = (day: string) => `closing ${day}`;
export const closedOn = (day: string) => `closed ${day}`;
export const noClosingDay = 'no closing day yet';
export const alone = 'just you';
export const andMore = (names: string, count: number) => `${names} and ${count} more`;
export const afterClosing = 'after closing';
export const afterDisclosure = 'after the disclosure';
export const score = (score: number) => `score ${score}`;
export const programsFor = (place: string) => `for ${place}`;
export const programsNeedPlace = 'add your state';
export const beforeMoney = 'before you send money';
