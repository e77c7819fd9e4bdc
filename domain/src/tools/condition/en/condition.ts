export const enterACondition = 'Paste or type a condition.';
export const textTooLong = 'Paste at most 100,000 letters at once.';
