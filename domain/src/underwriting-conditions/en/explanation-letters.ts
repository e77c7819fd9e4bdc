export const enterThis = 'Fill this in, in one line of up to 120 characters.';
export const enterADay = 'Enter month, day and year.';
export const enterAnAmount = 'Enter an amount of 0 or more, up to $100 million.';
export const shorten = (most: number) => `Use at most ${most} characters.`;
export const chooseAKind = 'Choose one of the list.';
export const answerThis = 'Say it in your own words: one sentence is enough.';
export const endAfterStart = 'It cannot end before it began. Check both days.';
