import type { Sentence } from '../../texts.ts';

export const thisApplicationDidNotLoad = 'This application did not load';
export const phone = 'Phone';
export const disclosureAccepted = 'Disclosure accepted';
export const textOf = <Part>(disclosureVersion: string, date: Part): Sentence<Part> => [
  `Text of ${disclosureVersion}, `,
  date,
];
export const heldOfThisPerson = 'Held of this person';
export const everythingUnderThisAddress = 'Everything under this address';
export const estimateFromTheseAnswers = 'Estimate from these answers';
export const theAnswersGiveNoEstimate = 'The answers give no estimate: a price that can be read is missing.';
export const loanAmount = 'Loan amount';
export const interestRate = 'Interest rate';
export const principalAndInterest = 'Principal and interest';
export const aMonth = (pi: string) => `${pi} a month`;
export const closingCosts = 'Closing costs';
export const cashToClose = 'Cash to close';
export const applications = 'Applications';
export const answersQuestionnaireWhoseDisclosureAccepted =
  'Answers of the questionnaire whose disclosure was accepted.';
export const timeline = 'Timeline';
export const any = 'Any';
export const propertyType = 'Property type';
export const nobodyHasFinishedQuestionnaireYet = 'Nobody has finished the questionnaire yet.';
export const name = 'Name';
export const price = 'Price';
export const sent = 'Sent';
