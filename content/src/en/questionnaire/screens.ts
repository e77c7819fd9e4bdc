export const aboutYourAnswers = 'About your answers';
export const change = 'Change';
