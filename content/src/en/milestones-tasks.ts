// Changes.

export const noteRestored = 'Your note is back in its field.';
export const changeNotSaved = 'That change was not saved';

// Uploaded document.

export const openDocumentCenter = 'Open Document Center';
export const sentBack = 'Sent back';
export const tooOld = 'Too old';
export const received = 'Received';

// Task owners.

export const whoDoesIt = 'Who does it';
export const bothOfYou = 'Both of you';
export const you = 'You';
export const ownerNotSaved = 'Who does it was not saved';
