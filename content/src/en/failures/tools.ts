export const toolsFailures = {
  'tools.most-scenarios': ({ most }: { most: number }) =>
    `You have ${most} saved scenarios. This one was not saved; delete one you no longer need and try again.`,
  'tools.no-state': 'Name the state of the county as well.',
  'tools.no-county-number': ({ year, fips }: { year: number; fips: string }) =>
    `The list of ${year} has no county with the number ${fips}.`,
  'tools.which-county': ({ state, names }: { state: string; names: readonly string[] }) =>
    `In ${state} there are ${names.join(' and ')}. Write which of them you mean.`,
  'tools.no-county-name': ({ year, state }: { year: number; state: string }) =>
    `The list of ${year} has no county of this name in ${state}. Write it as on a map, like Los Angeles County.`,
} as const;
