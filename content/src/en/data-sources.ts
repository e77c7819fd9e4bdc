export const trail = 'Data sources';
export const title = 'What we know, and since when';
export const lead = (count: number) =>
  `Every figure of ours that changes by year, law or agency stands in one of ${count} tables. Here is each: what it decides, where it comes from, and when we last compared it with its source.`;
export const amber =
  'Marked in amber: last checked too long ago, or ended with no newer table. Ask before you rely on it.';
export const inUse = 'In use';
export const coming = 'Begins later';
export const earlier = (count: number) => `${count} earlier tables`;
export const earlierLead =
  'Kept so that an answer of an earlier day can be worked out again. No answer of today uses them.';
export const decides = 'What it decides';
export const source = 'Source';
export const published = 'Published';
export const holds = 'In force';
export const checked = 'Last checked by us';
export const from = (day: string) => `from ${day}`;
export const fromUntil = (start: string, end: string) => `${start} to ${end}`;
export const age = (days: number) => (days === 1 ? '1 day ago' : days === 0 ? 'today' : `${days} days ago`);
export const checkedEvery = (days: number) => `to be checked every ${days} days`;
export const due = 'To be checked again';
export const ended = 'Ended, and no newer table is here';
export const lists = 'Lists by county and metro';
export const listsAre =
  'Conforming limits by county (FHFA), FHA limits by county and median incomes by county (HUD) are thousands of rows each. Whoever runs this site imports them; where one is not held, the calculators say so and give the lowest and the highest limit.';
export const houseIndex =
  'FHFA’s house price index, by metro and state, comes with each release, and newer ones can be imported: what a home you own may be worth goes by it.';
export const houseIndexAge = (quarters: string, day: string) =>
  `It is held here to ${quarters}, as of ${day}.`;
export const houseIndexNone = 'It is not held here yet.';
export const ofStates = (quarter: string) => `${quarter} for states`;
export const ofMetros = (quarter: string) => `${quarter} for metros`;
export const corrections = 'Report a correction';
export const correctionsLead =
  'Is a figure wrong or out of date? Tell us which, and where the right one is published.';
export const writeTo = (address: string) => `Email ${address}`;
export const subject = 'Correction: data sources';
export const coverage = {
  label: 'What the program finder covers, state by state',
  href: '/programs/coverage',
};

export const searchText = {
  title,
  passages: [
    'Every table of limits, fees, rules and programs that the calculators use: its source, the day it was published and the day we last checked it.',
  ],
};
