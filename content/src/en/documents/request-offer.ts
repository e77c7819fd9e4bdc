export const mayAnswer = 'May answer:';
export const requestOf = (title: string, milestone: string) => `${title} (${milestone})`;
export const confirm = 'Confirm';
export const anotherRequest = 'Another request';
export const nowAnswers = (name: string, title: string) => `${name} now answers: ${title}.`;
export const answerNotSaved = 'This was not saved';
