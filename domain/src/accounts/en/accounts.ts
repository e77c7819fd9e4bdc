export const enterANameSuch = 'Enter a name, such as the device it is on.';
export const useAtMost60Characters = 'Use at most 60 characters.';
export const useLettersSpacesAndPunctuation = 'Use letters, spaces and punctuation only.';
export const enterSixDigits = 'Enter the six digits that your app shows now.';
export const enterOneRecoveryCodeTen = 'Enter one recovery code: ten letters and digits.';
