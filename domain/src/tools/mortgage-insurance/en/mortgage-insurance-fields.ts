export const enterAWholeNumber = 'Enter a whole number.';
export const scoresBeginAt300 = 'Scores begin at 300.';
export const scoresEndAt850 = 'Scores end at 850.';
export const useAtMost200Characters = 'Use at most 200 characters.';
export const chooseAProgramConventionalFha = 'Choose a program: conventional, fha, va or usda.';
