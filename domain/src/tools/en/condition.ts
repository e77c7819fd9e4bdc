export const enterACondition = 'Paste or type a condition.';
export const textTooLong = 'Paste at most 100,000 letters at once.';
export const exampleCondition = 'Explain 3-month gap in employment, March to June 2025.';
