export const yourNoteBackField = 'Your note is back in its field.';
export const thatChangeWasNotSaved = 'That change was not saved';
