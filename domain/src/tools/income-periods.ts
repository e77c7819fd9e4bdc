/** What an income is given for. */
export const incomePeriods = ['month', 'year'] as const;
export type IncomePeriod = (typeof incomePeriods)[number];
