import type { LeadFieldText } from '../lead-texts.ts';
import type { Answers } from './questionnaire.ts';

/** The three questions with options, by the answer they give. */
export type ChoiceName = 'timeline' | 'propertyType' | 'occupancy';

/** One way to answer, in words: `detail` says what the label leaves open. */
export type ChoiceText = { label: string; detail: string };

/** `short` names the answer where it is listed. */
export type ChoiceQuestionText<Value extends string> = {
  question: string;
  hint: string;
  short: string;
  choices: Record<Value, ChoiceText>;
};

/** What the operator writes on the application. Its toasts and the buttons around the estimate are the specification's. */
export type QuestionnaireText = {
  title: string;
  withoutScripts: string;
  /** Where the answers are before they are sent. */
  privacy: string;
  choices: { [Name in ChoiceName]: ChoiceQuestionText<NonNullable<Answers[Name]>> };
  price: {
    question: string;
    hint: string;
    purchasePrice: LeadFieldText & { short: string };
    downPayment: LeadFieldText & { short: string };
    /** Shown in the list of answers for an amount that was not given, or cannot be read as one. */
    notGiven: string;
    notAnAmount: string;
    share: {
      title: string;
      /** Shown instead of the formula, and behind it. */
      pending: string;
      ofNothing: string;
      tooLarge: string;
    };
  };
  contact: {
    question: string;
    hint: string;
    name: LeadFieldText;
    email: LeadFieldText;
    phone: LeadFieldText;
    submit: string;
  };
};
