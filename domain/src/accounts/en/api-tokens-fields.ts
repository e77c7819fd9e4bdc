export const sayWhatToken = 'Say what the token is for.';
export const useAtMost80Characters = 'Use at most 80 characters.';
export const chooseAtLeastOneThing = 'Choose at least one thing that it may do.';
export const chooseAtLeastOneDay = 'Choose at least one day.';
export const chooseAtMostAYear = 'Choose at most a year.';
