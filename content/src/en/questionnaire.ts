import type { QuestionnaireText } from '@porchlight/domain/leads/questionnaire/questionnaire-text.ts';
import type { Sentence } from '../texts.ts';

/** The application's five questions, and the text around them. */
export const questionnaire: QuestionnaireText = {
  title: 'Preapproval application',
  withoutScripts:
    'The application needs scripts, which are switched off in your browser. Switch them on and load the page again, or write to us through the contact form on the home page.',
  privacy:
    'Your answers stay in this browser tab. Nothing is sent until you read the disclosure at the end and accept it. This is not an application for credit.',
  choices: {
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
  },
  price: {
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
    notGiven: 'Not given',
    notAnAmount: 'Not a dollar amount',
    share: {
      title: 'Down payment, as a share of the price',
      pending: 'Fill in both amounts to see the share.',
      ofNothing: 'A price of $0 gives no share. Write the price you expect.',
      tooLarge: 'That is more than the price: check both amounts.',
    },
  },
  contact: {
    question: 'How can we reach you?',
    hint: 'Next you read a short disclosure. Nothing is sent until you accept it.',
    name: { label: 'Full name' },
    email: { label: 'E-mail address' },
    phone: { label: 'Phone number', hint: 'With area code, such as (212) 555-0147.' },
    submit: 'Submit application',
  },
};

// On the screens.

export const aboutYourAnswers = 'About your answers';
export const change = 'Change';

// For a visitor.

export const next = 'Next';
export const amountsCarried = 'From what you entered on the first page. Change either one here.';
export const applicationProgress = 'Application progress';
export const stepOf = (step: number, count: number) => `Step ${step} of ${count}`;
export const back = 'Back';
export const applicationName = 'Application';

// Console.

export const loadFailed = 'This application did not load';
export const phone = 'Phone';
export const disclosureAccepted = 'Disclosure accepted';
export const textOf = <Part>(disclosureVersion: string, date: Part): Sentence<Part> => [
  `Text of ${disclosureVersion}, `,
  date,
];
export const personLabel = 'Held of this person';
export const personLink = 'Everything under this address';
export const estimateTitle = 'Estimate from these answers';
export const estimateMissing = 'The answers give no estimate: a price that can be read is missing.';
export const loanAmount = 'Loan amount';
export const interestRate = 'Interest rate';
export const rateFrom = (rate: string, source: string) => `${rate} (${source})`;
export const principalAndInterest = 'Principal and interest';
export const aMonth = (pi: string) => `${pi} a month`;
export const closingCosts = 'Closing costs';
export const cashToClose = 'Cash to close';
export const applications = 'Applications';
export const applicationsLead = 'Answers of the questionnaire whose disclosure was accepted.';
export const timeline = 'Timeline';
export const any = 'Any';
export const propertyType = 'Property type';
export const applicationsEmpty = 'Nobody has finished the questionnaire yet.';
export const name = 'Name';
export const price = 'Price';
export const sent = 'Sent';
