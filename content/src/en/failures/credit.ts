export const creditFailures = {
  'credit.most-rows': ({ most }: { most: number }) =>
    `You can keep up to ${most} of these. Nothing was saved; delete one first.`,
  'credit.no-partner':
    'Nobody buys with you yet, so there is no one to share your scores with. Nothing was changed.',
  'credit.recipient-address': 'Enter the address of the company that reported the item.',
} as const;
