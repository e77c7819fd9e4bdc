export const nameMissing = 'Give these figures a name.';
export const nameTooLong = (most: number) => `Use at most ${most} characters.`;
export const nameCharactersInvalid = 'Use letters, digits, spaces and punctuation only.';
export const figureNameInvalid = 'This is no name of a question.';
export const figureNotText = 'Send what was typed, as text.';
export const tooManyFigures = (most: number) => `Send at most ${most} figures.`;
