export const chooseAKind = 'Choose what was ordered.';
export const enterACompany = 'Use at most 120 characters.';
export const enterACost = 'Enter a cost from $0 to $100,000.';
export const enterANote = 'Use at most 1,000 characters.';
export const enterACondition = 'Enter the condition in at most 2,000 characters.';
export const receivedAfterOrdered = 'It cannot be received before it was ordered. Check both days.';
export const dueAfterOrdered = 'It cannot be due before it was ordered. Check both days.';
