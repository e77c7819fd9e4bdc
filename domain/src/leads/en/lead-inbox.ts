export const searchForAtMost200 = 'Search for at most 200 characters.';
export const sayWhichStatus = 'Say which status or which owner it gets.';
export const writeANote = 'Write a note.';
export const useAtMost5000 = 'Use at most 5,000 characters.';
export const nameFilter = 'Name the filter.';
export const useAtMost60Characters = 'Use at most 60 characters.';
