export const requestBetaAccess = 'Request Beta Access';
export const dateProblem =
  'Enter a month, a day and a year between 2000 and 2099. The date that was set before still stands.';
export const date = 'Date: ______________________';
export const uploading = 'Uploading...';
export const upload = 'Upload';
export const replace = 'Replace';
export const progressLabel = 'Progress of this milestone';
export const whatToDo = 'What to do';
export const betaTitle = 'This milestone is part of the beta';
export const betaLead =
  'Milestones 4 to 10 open once you have beta access, each when the one before it is complete.';
export const lockedTitle = (title: string) => `This milestone opens when ${title} is complete`;
export const goTo = (title: string) => `Go to ${title}`;
export const lockedLead = 'Finish its tasks and upload its documents to unlock this step.';
export const readAheadHint =
  'You can read it now. Once it is open, you can tick its tasks, upload its documents and set its dates.';
export const notesLockedHint = 'You can write notes here once this milestone is open.';
export const notNeeded = 'Not needed';
export const untick = 'Untick';
export const neededAfterAll = 'I need it after all';
export const milestoneOf = (id: number, count: number) => `Milestone ${id} of ${count}`;
export const beta = 'Beta';
export const done = 'Done';
export const locked = 'Locked';
export const readTheGuide = (name: string) => `Read the guide: ${name}`;
export const printThisChecklist = 'Print This Checklist';
export const stepsDone = (settled: number, total: number, percent: number) =>
  `${settled} of ${total} steps done, ${percent}% complete`;
export const changesWait = (waiting: number) =>
  waiting === 1 ? '1 change is waiting to be sent' : `${waiting} changes are waiting to be sent`;
export const workspaceDone = (taskTitle: string) => `Done: ${taskTitle}`;
export const workspaceNotNeeded = (taskTitle: string) => `Not needed: ${taskTitle}`;
export const undo = 'Undo';
export const documentsTitle = 'Documents to upload';
export const dates = 'Dates';
export const datesHint =
  'Set the days that matter to you. The next one shows on your journey page, and we remind you when one is near.';
/** Below a date that another room has too: changing it here changes it there. */
export const dateFrom = { contract: 'From your contract', dates: 'From your dates' } as const;
export const completedLead = (title: string) => `${title} is complete, and its window is lit.`;
export const howDidGo = (title: string) => `How did ${title} go?`;
export const receivedFrom = (name: string) => `Received from ${name}`;

// Workspace page.

export const loadingThisMilestone = 'Loading this milestone';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const milestoneFailedTitle = 'This milestone did not load';
export const milestoneFailedLead = 'Everything you have ticked and uploaded is safe.';
export const milestoneNotFound = 'Milestone not found';
export const notFoundTitle = 'We could not find that milestone';
export const notFoundLead =
  'There are ten of them, and none has this address. All ten stand on your journey page.';
export const notFoundLink = 'See all ten milestones';

// Notes.

export const theNoteOf = (day: string, text: string) => ` the note of ${day}: ${text}`;
export const changeNoteLabel = (day: string) => `Change the note of ${day}`;
export const saveNote = 'Save Note';
export const cancel = 'Cancel';
export const edit = 'Edit';
export const deleteLabel = 'Delete';
export const noteGoneTitle = 'A note you were changing was deleted';
export const noteGoneLead =
  'That was done in another window or on another device. Your words are in the field above.';
export const noteDeleted = 'Note deleted';
export const notes = 'Notes';
export const addANote = 'Add a note';
export const namesAndNumbers = 'Names, numbers, what was said on the phone.';
export const notesSharedHint =
  'Names, numbers, what was said on the phone. Your co-buyer reads them, unless you choose “Only me”.';
export const onlyMe = 'Only me';
export const writtenBy = (name: string, day: string) => `${name}, ${day}`;
export const addNote = 'Add Note';
export const yourNotes = 'Your notes';
