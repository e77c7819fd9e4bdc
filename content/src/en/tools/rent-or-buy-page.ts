export const ifYouMovedAtOnce = 'If you moved at once';
export const ifYouMoveAfter = (months: string) => `If you move after ${months}`;
export const leftForYou = 'Left for you';
export const atEndBuyingLeavesRenting = (dollars: string, dollars2: string) =>
  `At the end, buying leaves ${dollars} and renting ${dollars2}.`;
export const rentingAheadWhenLeave = (end: string) => `Renting is ahead when you leave. ${end}`;
export const buyingNotBehindFromStart = (end: string) => `Buying is not behind from the start. ${end}`;
export const buyingAheadFromStart = (end: string) => `Buying is ahead from the start. ${end}`;
export const theLinesCrossGoodAfter = (months: string, end: string) =>
  `The lines cross for good after ${months}: before that, the costs of buying and selling are not yet won back. ${end}`;
export const buying = 'Buying';
export const renting = 'Renting';
export const neither = 'Neither';
export const years = (value: string) => `${value} years`;
export const not = (assumptions: string, to: string, fromText: string) =>
  `${assumptions} ${to}, not ${fromText}`;
export const asPlanningFigureEveryGuess =
  'As a planning figure, with every guess of this page. A change in one of them can turn it: see below.';
export const monthByMonthCsv = 'Month by month (CSV)';
export const month = 'Month';
export const homeValue = 'Home value';
export const balance = 'Balance';
export const costOwning = 'Cost owning';
export const costRenting = 'Cost renting';
export const buyingLeaves = 'Buying leaves';
export const rentingLeaves = 'Renting leaves';
export const afterYearYears = (years: number) => `after ${years} ${years === 1 ? 'year' : 'years'}`;
export const bothWaysComeOutSame = (after: string) => `Both ways come out the same ${after}`;
export const buyingLeavesYouWithMore = (after: string) => `Buying leaves you with more ${after}`;
export const rentingLeavesYouWithMore = (after: string) => `Renting leaves you with more ${after}`;
export const notInThatTime = 'Not in that time';
export const fromTheStart = 'From the start';
