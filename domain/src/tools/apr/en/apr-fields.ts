export const enterADayThatExists = 'Enter a day that exists, as YYYY-MM-DD.';
export const enterAWholeNumber = 'Enter a whole number.';
export const enterAtLeast1 = 'Enter at least 1.';
export const enterAtMost366 = 'Enter at most 366.';
export const enterAFractionFrom0 = 'Enter a fraction from 0 to 1.';
