export const homesFailures = {
  'homes.most-homes': ({ most }: { most: number }) =>
    `You can keep up to ${most} homes. Nothing was saved; delete one first.`,
} as const;
