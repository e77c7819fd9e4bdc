export const reportsAndConditionsFailures = {
  'reports-and-conditions.most-rows': ({ most }: { most: number }) =>
    `You can keep up to ${most} of these. Nothing was saved; delete some first.`,
} as const;
