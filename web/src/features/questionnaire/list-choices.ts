import {
  type Answers,
  occupancies,
  propertyTypes,
  timelines,
} from '@porchlight/domain/questionnaire/questionnaire.ts';

/** The three questions with options, by the answer they give. */
export type ChoiceName = 'timeline' | 'propertyType' | 'occupancy';

/** One way to answer, in words: `detail` says what the label leaves open. */
export type ChoiceText = { label: string; detail: string };

export type QuestionText<Value extends string> = {
  question: string;
  hint: string;
  /** Names the answer where it is listed. */
  short: string;
  choices: Record<Value, ChoiceText>;
};

/** The questions with options and the words of each answer. */
export const questions: { [Name in ChoiceName]: QuestionText<NonNullable<Answers[Name]>> } = {
  timeline: {
    question: 'When do you plan to buy?',
    hint: 'A guess is fine. You can change it at any time.',
    short: 'Timeline',
    choices: {
      immediately: { label: 'Immediately', detail: 'I am ready to make an offer.' },
      '1-2months': { label: 'In 1-2 months', detail: 'I am looking at homes now.' },
      '3-6months': { label: 'In 3-6 months', detail: 'I am getting my papers and savings ready.' },
      '6+months': { label: 'In 6 months or more', detail: 'I am finding out how it works.' },
    },
  },
  propertyType: {
    question: 'What type of home are you looking for?',
    hint: 'Choose the one you expect to buy.',
    short: 'Property type',
    choices: {
      singleFamily: { label: 'Single-family home', detail: 'A house on its own lot.' },
      townhouse: { label: 'Townhouse', detail: 'A house that shares one or two walls.' },
      condo: { label: 'Condo', detail: 'A unit in a building whose common parts are shared.' },
      multiFamily: { label: 'Multi-family home', detail: 'A building with two to four units.' },
    },
  },
  occupancy: {
    question: 'How will you use the home?',
    hint: 'Rates and down payments differ by use.',
    short: 'Occupancy',
    choices: {
      primaryResidence: { label: 'Primary residence', detail: 'I will live there most of the year.' },
      secondHome: { label: 'Second home', detail: 'I will stay there part of the year.' },
      investment: { label: 'Investment property', detail: 'I will rent it out or sell it later.' },
    },
  },
};

/** The options of a question in order, each with its words and the change to the answers that choosing it makes. */
export function listChoices(name: ChoiceName) {
  const { timeline, propertyType, occupancy } = questions;
  if (name === 'timeline')
    return timelines.map((value) => ({ value, ...timeline.choices[value], change: { timeline: value } }));
  if (name === 'propertyType')
    return propertyTypes.map((value) => ({
      value,
      ...propertyType.choices[value],
      change: { propertyType: value },
    }));
  return occupancies.map((value) => ({ value, ...occupancy.choices[value], change: { occupancy: value } }));
}

/** The last two questions. */
export const priceQuestion = {
  question: 'What price and down payment do you have in mind?',
  hint: 'Rough amounts are fine. Leave a field empty if you do not know yet.',
  purchasePrice: {
    label: 'Estimated purchase price',
    hint: 'In dollars, such as 450,000.',
    short: 'Purchase price',
  },
  downPayment: {
    label: 'Estimated down payment',
    hint: 'In dollars, such as 45,000.',
    short: 'Down payment',
  },
};

export const contactQuestion = {
  question: 'How can we reach you?',
  hint: 'Next you read a short disclosure. Nothing is sent until you accept it.',
  name: { label: 'Full name' },
  email: { label: 'E-mail address' },
  phone: { label: 'Phone number', hint: 'With area code, such as (800) 555-0199.' },
};
