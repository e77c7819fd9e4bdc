export const whoDoesIt = 'Who does it';
export const bothOfYou = 'Both of you';
export const you = 'You';
export const ownerNotSaved = 'Who does it was not saved';
