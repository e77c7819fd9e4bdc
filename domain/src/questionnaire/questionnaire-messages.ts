/** What the questionnaire says, word for word (specification 2, 4 and 8). */
export const questionnaireMessages = {
  incomplete: { title: 'Please fill out all contact information fields.' },
  submitted: { title: 'Your application has been submitted!' },
  back: 'Back to Application',
  continue: 'Continue to Contact Information',
} as const;
