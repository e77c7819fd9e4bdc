export const title = 'The agencies’ price for your score';
export const lead =
  'Fannie Mae and Freddie Mac charge lenders for a score. This is beside the estimate: none of its figures holds it.';
export const band = 'FICO score your lender uses';
export const bandHint =
  'Optional: the middle one of three; of two borrowers, the lower. Stays in this browser tab.';
export const fromPlan = (score: number) => `From your plan: ${score}. Choose another band to see its price.`;
export const notChosen = 'Not chosen';
export const nameBand = (from: number, below: number | undefined) => {
  if (below === undefined) return `${from} or more`;
  return from === 0 ? `Below ${below}` : `${from} to ${below - 1}`;
};
export const figures = { percent: 'Of the loan, once', dollars: 'In dollars', monthly: 'A month' } as const;
export const says = (loan: string, rate: string) =>
  `On the base loan of ${loan}. A month: if it is borrowed with the loan at ${rate}%, over its whole term. Lenders mostly turn it into a higher rate; this is no quote.`;
export const waived =
  'HomeReady loans, and first-time buyers within the income limit, do not pay it. Ask the lender first.';
export const grid = (name: string, from: string) => `${name}, in force since ${from}.`;
export const none = {
  'short-term': 'The price grid is for loans over 15 years. This one is not priced by it.',
  'nothing-borrowed': 'Nothing is borrowed, so there is no price.',
} as const;
export const aboveLimit = (limit: string, year: number) =>
  `This loan is above the agencies’ standard limit of ${limit} in ${year}. Such loans have other prices, or no such grid. Ask the lender.`;
export const noGrid = (program: string) =>
  `${program} loans are not priced by this grid: the program has fees of its own, which stand in the estimate.`;
