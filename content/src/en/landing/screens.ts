export const done = ', done';
export const toDo = ', to do';
export const question = 'Question';
export const answer = 'Answer';
export const organization = 'Organization';
export const more = 'More';
export const sampleDashboard = 'Sample dashboard';
export const continueWith = (milestone: string) => `Continue: ${milestone}`;
