import type { IncomePeriod } from '@porchlight/domain/tools/income-periods.ts';

/** What an income is given for, in the list beside its amount. */
export const incomePeriodNames: Readonly<Record<IncomePeriod, string>> = {
  month: 'per month',
  year: 'per year',
};

/** Asked of an amount that was more likely meant for the other period; `amount` is what it comes to by that one. */
export const incomeDoubts: Readonly<Record<IncomePeriod, { ask: (amount: string) => string; yes: string }>> =
  {
    year: { ask: (amount) => `That is ${amount} a year. Did you mean a year?`, yes: 'Yes, per year' },
    month: { ask: (amount) => `That is ${amount} a month. Did you mean a month?`, yes: 'Yes, per month' },
  };
