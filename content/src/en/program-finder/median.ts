export const lookUp = 'Look it up by county';
export const loading = 'Loading the counties';
export const county = 'County';
export const countyHint = 'Our server is asked for your state’s counties, and for nothing else.';
export const people = 'People in your household';
export const chooseOne = 'Choose one';
export const nameArea = (county: string, town: string | null) =>
  town === null ? county : `${town}, ${county}`;
export const found = (year: number, hudArea: string, median: string) =>
  `HUD, fiscal year ${year}, ${hudArea}: ${median} for your household. It stands in the field above.`;
export const limit80 = (people: number, limit: string) =>
  `HUD’s own limit of 80% for ${people === 1 ? 'one person' : `${people} people`} is ${limit}. An agency may count with that one instead: ask.`;
export const notHeld = 'The counties of this state are not stored here. HUD has them, at the address below.';
export const failed = 'The counties did not load. Try again, or look it up at HUD.';
