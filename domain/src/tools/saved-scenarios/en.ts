export const giveTheseFiguresAName = 'Give these figures a name.';
export const useAtMostCharacters = (most: number) => `Use at most ${most} characters.`;
export const useLettersDigitsSpaces = 'Use letters, digits, spaces and punctuation only.';
export const thisIsNoName = 'This is no name of a question.';
export const sendWhatWasTyped = 'Send what was typed, as text.';
export const sendAtMostFigures = (most: number) => `Send at most ${most} figures.`;
