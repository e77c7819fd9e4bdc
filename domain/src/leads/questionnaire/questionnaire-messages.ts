import * as texts from '../en.ts';
/** What the questionnaire says, word for word (specification 2, 4 and 8). */
export const questionnaireMessages = {
  incomplete: { title: texts.contactIncomplete },
  submitted: { title: texts.applicationSubmitted },
  back: texts.backToApplication,
  continue: texts.continueToContact,
} as const;
