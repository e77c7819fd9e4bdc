export const thisEmailAddressIsToo = 'This email address is too long.';
export const enterAnEmailAddressLike = 'Enter an email address like name@example.com.';
export const enterYourName = 'Enter your name.';
export const useAtMost120Characters = 'Use at most 120 characters.';
export const useLettersSpacesAndPunctuation = 'Use letters, spaces and punctuation only.';
export const writeANameAloneWithout = 'Write a name alone, without a link or a telephone number.';
export const enterAPhoneNumber = 'Enter a phone number with 10 to 15 digits.';
export const enterTheCountryCode =
  'Is this number outside the United States and Canada? Begin it with + and its country code. If not, check its digits.';
export const enterADayThatExists = 'Enter a day that exists, between 2000 and 2099.';
