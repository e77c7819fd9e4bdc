export const questionnaireFailures = {
  'questionnaire.no-such-application': 'We could not find this application. It may have been erased.',
} as const;
