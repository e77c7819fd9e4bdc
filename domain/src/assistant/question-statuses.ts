/** How far the operator has come with a question to a person. Apart from the contract, whose schemas the pages do without. */
export const questionStatuses = ['new', 'answered', 'closed'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];
