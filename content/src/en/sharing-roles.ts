import type { PurchaseRole } from '@porchlight/domain/kernel/purchases/purchases.ts';

/** What people of a purchase are called. */
export const roleTitles: Record<PurchaseRole, string> = {
  buyer: 'Buyer',
  'co-buyer': 'Co-buyer',
  agent: 'Real estate agent',
  'loan-officer': 'Loan officer',
  title: 'Title or escrow company',
  attorney: 'Attorney',
  counselor: 'Housing counselor',
  helper: 'Family or friend',
};
