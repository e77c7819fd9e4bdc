import type { DateOwner } from '@porchlight/domain/purchase-dates/date-kinds.ts';

export const nextDays = (count: number) => `Next 14 days: ${count}`;
export const waiting = (count: number) => `Waiting on others: ${count}`;
export const changed = (count: number) => `Changed since your last visit: ${count}`;
export const inNextDays = 'Next 14 days';
export const waitingOnOthers = 'Waiting on others';
export const changedSince = 'Changed since your last visit';
export const none = 'Nothing.';
export const owners: Record<DateOwner, string> = {
  buyer: 'You',
  lender: 'Lender',
  seller: 'Seller',
  title: 'Settlement agent',
  agent: 'Agent',
};
export const by = (name: string) => `by ${name}`;
