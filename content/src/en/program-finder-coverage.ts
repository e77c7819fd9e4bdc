export const title = 'What the program finder covers, and since when';
export const lead = (
  programs: number,
  states: number,
  official: number,
  quoted: number,
  unverified: number,
) =>
  `${programs} programs in ${states} states and the District of Columbia: ${official} read in the agency’s own document, ${quoted} read where another source quotes it, ${unverified} known by name alone. Those last ones say neither yes nor no.`;
export const trail = 'Coverage';
export const back = 'Program finder';
export const byState = 'State by state';
export const columns = {
  state: 'State',
  agency: 'Housing agency',
  official: 'Agency’s document',
  quoted: 'Quoted',
  unverified: 'Name only',
  readOn: 'Last read',
} as const;
export const caption =
  'Programs that help in each state beside the national ones, by how we know them, and the day the newest of their documents was read.';
export const national = 'Every state';
export const nationalAgencies = 'Federal agencies and others';
export const territories = 'Territories';
export const territoriesAre =
  'Guam, American Samoa and the Northern Mariana Islands have the programs of FHLBank Des Moines; Puerto Rico and the U.S. Virgin Islands those of FHLBank New York. Their own housing agencies are not covered yet.';
export const marks = 'How we know a rule';
export const marksAre = [
  'Agency’s document: somebody of ours read the agency’s own page, form or release.',
  'Quoted: we read it where another source quotes the agency’s document, and name that source beside the rule.',
  'Name only: we know the program and its agency. It decides nothing, and no figure of it is shown.',
];
export const ended = 'What is not listed';
export const endedIs =
  'The special purpose credit programs of Fannie Mae and Freddie Mac ended on March 25, 2025 (FHFA Decision 2025-145). They are listed nowhere. Lenders’ own programs of that kind were not reached by the order.';
export const tables = 'All tables of figures, and from when each holds';
export const tablesLead =
  'The finder and the calculators take every figure that changes by year or law from these tables. The newest first.';
export const dataSources = { label: 'What each decides, and when we last checked it', href: '/data-sources' };
export const from = (day: string) => `From ${day}`;
export const fromUntil = (from: string, until: string) => `From ${from} until ${until}`;
export const published = (day: string) => `published ${day}`;
export const corrections = 'Report a correction';
export const correctionsLead =
  'Is a rule wrong, a program closed or one missing? Write to us with the program’s name and the address of the agency’s page that says so. We read it, change the table, and keep the old one with its days.';
export const correctionsLink = 'What we corrected, and when';
export const lacksStored =
  'Programs that were added or changed since this page was made did not load. Reload the page to count them.';
export const writeTo = (email: string) => `Email ${email}`;
export const subject = 'Correction: program finder';
export const attribution =
  'Quoted rules of state programs: VanToVault Down Payment Assistance Survey, CC BY 4.0, read November 24, 2026.';
