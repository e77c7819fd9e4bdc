export const enterAWholeNumber = 'Enter a whole number of people.';
export const enterAtLeast1Person = 'Enter at least 1 person.';
export const enterAtMost30People = 'Enter at most 30 people.';
