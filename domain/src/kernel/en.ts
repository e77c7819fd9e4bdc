export const emailTooLong = 'This email address is too long.';
export const emailProblem = 'Enter an email address like name@example.com.';
export const lengthBeforeAt = 'The part before the @ may have at most 64 characters.';
export const domainInBrackets =
  'Use a domain name such as example.com after the @, not an address in brackets.';
export const emailSpaces = 'An email address has no spaces.';
export const accentsBeforeAt =
  'Before the @, use letters without accents, digits and signs such as . + - _ only.';
export const dotsBeforeAt = 'Before the @, a dot may not come first, last or twice in a row.';
export const domainEndingMissing = 'The part after the @ needs an ending such as .com.';
export const signsBeforeAt =
  'A sign before the @ is not allowed in an email address. Check for commas, brackets and a second @.';
export const checkTheDomain =
  'Check the part after the @: it has letters, digits and hyphens with dots between them.';
export const enterYourName = 'Enter your name.';
export const nameTooLong = 'Use at most 120 characters.';
export const nameCharacters = 'Use letters, spaces and punctuation only.';
export const nameWithLink = 'Write a name alone, without a link or a telephone number.';
export const phoneProblem = 'Enter a phone number with 10 to 15 digits.';
export const countryCodeQuestion =
  'Is this number outside the United States and Canada? Begin it with + and its country code. If not, check its digits.';
export const dayProblem = 'Enter a day that exists, between 2000 and 2099.';
export const inDays = (days: number) => `in ${days} days`;
export const daysAgo = (days: number) => `${days} days ago`;
export const zeroBytes = '0 Bytes';
export const senderNameProblem = 'Enter your name, up to 120 characters.';
export const enterAnAddress = 'Enter one to five address lines, each up to 100 characters.';
export const enterEnclosures = 'List at most 12 enclosures, each up to 120 characters.';
/** A question about an amount that may be meant in one way or another; one meaning or two, the likelier one first. */
export const didYouMean = ([first = '', second]: readonly string[]) =>
  second === undefined
    ? `Did you mean $${first}? Write it as ${first}.`
    : `Did you mean $${first} or $${second}? Write it as ${first} or ${second}.`;
