/** The pages of the desk; what is open on one is in the query. */
export const deskPaths = {
  programs: '/staff/programs',
  proposals: '/staff/programs/proposals',
  propose: '/staff/programs/propose',
  log: '/staff/programs/log',
} as const;

/** Where a program's own file comes from, those of a proposal, or all. */
export const exportPath = (query: Record<string, string> = {}) =>
  `/api/staff/programs/export?${new URLSearchParams(query)}`;
