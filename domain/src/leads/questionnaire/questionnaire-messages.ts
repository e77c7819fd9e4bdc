import * as texts from '../en.ts';
/** What the questionnaire says, word for word (specification 2, 4 and 8). */
export const questionnaireMessages = {
  incomplete: { title: texts.pleaseFillOutAllContact },
  submitted: { title: texts.yourApplicationHasBeenSubmitted },
  back: texts.backToApplication,
  continue: texts.continueToContactInformation,
} as const;
