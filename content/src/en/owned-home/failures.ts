export const ownedHomeFailures = {
  'owned-home.kind': ({ kind }: { kind: string }) =>
    `“${kind}” is not a kind of record that is kept of a home. Nothing was saved.`,
  'owned-home.one-row': ({ kind }: { kind: string }) =>
    `A home has one record of the kind “${kind}”, under its own id. Nothing was saved.`,
  'owned-home.other-kind': ({ kind }: { kind: string }) =>
    `This id belongs to a record of the kind “${kind}”. Nothing was saved; use another id.`,
  'owned-home.record': ({ number }: { number: number }) =>
    `Record ${number} of the list cannot be saved. Nothing was saved; correct it and send the list again.`,
  'owned-home.most-records': ({ most }: { most: number }) =>
    `You can keep up to ${most} of these. Nothing was saved; delete some first.`,
} as const;
