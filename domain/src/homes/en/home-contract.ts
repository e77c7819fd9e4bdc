export const enterATitle = 'Name the term in at most 120 characters.';
export const enterDays = 'Enter whole days from -365 to 365; below zero counts back.';
export const chooseOne = 'Choose one of the list.';
export const enterASource = 'Name where it stands in at most 300 characters.';
export const enterADocument = 'Name the document in at most 120 characters.';
export const enterATime = 'Enter a time of the day.';
