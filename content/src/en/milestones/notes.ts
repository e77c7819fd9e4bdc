export const theNoteOf = (day: string, text: string) => ` the note of ${day}: ${text}`;
export const changeTheNoteOf = (day: string) => `Change the note of ${day}`;
export const saveNote = 'Save Note';
export const cancel = 'Cancel';
export const edit = 'Edit';
export const deleteLabel = 'Delete';
export const aNoteChangingDeleted = 'A note you were changing was deleted';
export const thatDoneAnotherWindowAnother =
  'That was done in another window or on another device. Your words are in the field above.';
export const noteDeleted = 'Note deleted';
export const undo = 'Undo';
export const notes = 'Notes';
export const addANote = 'Add a note';
export const namesAndNumbers = 'Names, numbers, what was said on the phone.';
export const namesNumbersWhatSaidPhone =
  'Names, numbers, what was said on the phone. Your co-buyer reads them, unless you choose “Only me”.';
export const onlyMe = 'Only me';
export const writtenBy = (name: string, day: string) => `${name}, ${day}`;
export const addNote = 'Add Note';
export const yourNotes = 'Your notes';
