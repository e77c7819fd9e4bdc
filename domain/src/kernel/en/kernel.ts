export const inDays = (days: number) => `in ${days} days`;
export const daysAgo = (days: number) => `${days} days ago`;
export const zeroBytes = '0 Bytes';
