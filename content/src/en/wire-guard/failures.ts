export const wireGuardFailures = {
  'wire-guard.frozen':
    'This record has been frozen since 24 hours after it was written down, so nothing was changed. Call the number in it; if they confirm another account, use “Replace after a call”.',
  'wire-guard.used-id':
    'This entry was saved already with other details, so nothing was changed. Reload the page and enter the change again.',
  'wire-guard.most-rows': ({ most }: { most: number }) =>
    `The log of this record holds its ${most} entries. Nothing was changed; what is written down still stands.`,
} as const;
