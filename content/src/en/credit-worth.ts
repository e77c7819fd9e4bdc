export const needsScore = 'Enter a lender’s score first';
export const needsScoreLead = 'The price depends on FICO 2, 4 or 5. A score from an app cannot be priced.';
export const toScores = 'Go to Scores';
export const needsPrice = 'Your plan needs a price';
export const needsPriceLead =
  'Add the price of the home and your down payment to your plan. The loan follows from them.';
export const nothingBorrowed =
  'With the figures of your plan there is nothing to borrow, so there is no price to show.';
export const shortTerm =
  'The agencies’ score prices apply to loans over 15 years. Your plan has a shorter one.';
export const aboveLimit = (limit: string, year: number) =>
  `The loan of your plan is above the agencies’ standard limit of ${limit} in ${year}. Such loans have other prices, or no such grid. Ask the lender.`;
export const openPlan = 'Open your plan';
export const waivers = 'Check first whether your score matters at all';
export const waiversLead =
  'Fannie Mae and Freddie Mac waive this price in two cases. If one is yours, your score does not change it.';
export const waiverList = [
  {
    title: 'First-time buyers below an income line',
    text: 'The line depends on the area. The lender looks it up for you.',
  },
  {
    title: 'HomeReady loans',
    text: 'Fannie Mae’s program for buyers with limited income. Ask the lender whether you qualify.',
  },
] as const;
export const price = (score: number) => `What a score of ${score} costs on your loan`;
export const priceSays = (percent: string) => `${percent}% of the loan, paid once`;
export const basis = (loan: string, value: string, ltv: string) =>
  `${loan} borrowed on a ${value} home: ${ltv} of its value.`;
export const derivation = 'How this is made up';
export const byScore = 'Score and share of the value borrowed';
export const attributes = {
  arm: 'Adjustable rate',
  condo: 'Condo',
  investment: 'Investment property',
  second_home: 'Second home',
  units_2_4: 'Two to four units',
  manufactured: 'Manufactured home',
  subordinate_financing: 'A second loan on the home',
  high_balance_fixed: 'High-balance loan, fixed rate',
  high_balance_arm: 'High-balance loan, adjustable rate',
} as const;
export const asRate = 'Lenders mostly turn this price into a slightly higher rate. It is not a quote.';
export const steps = 'Each band above';
export const stepsLead =
  'The price falls only when a score reaches a band. What happens in between changes nothing.';
export const stepSays = (score: number, saves: string) => `${score} saves ${saves} on this loan`;
export const columns = { band: 'Score', missing: 'Points missing', price: 'Price', saves: 'Saves' } as const;
export const noSteps =
  'You are in the top band of this price grid. A higher score does not lower this price.';
export const noPrediction =
  'Nobody can tell how far an action moves your score: the formulas are not public. So this page never predicts one.';
export const insurance = 'Mortgage insurance falls with the score too';
export const insuranceLead =
  'With less than 20% down, private mortgage insurance also costs less at a higher score. We cannot show you by how much: each insurer gives its prices to lenders only. Ask each lender for two quotes, one at your score and one at the next band. The difference is what the next band is worth a month.';
export const floors = 'Lowest scores by program';
export const floorList = [
  {
    program: 'Conventional',
    text: 'Fannie Mae’s automated check has had no minimum of its own since November 16, 2025. Most lenders keep 620.',
    source: 'conventionalScore',
  },
  {
    program: 'FHA',
    text: '580 with 3.5% down. 500 with 10% down. A lender may ask for more.',
    source: 'fhaDown',
  },
  {
    program: 'USDA',
    text: '640 for the streamlined way, as lenders describe it. Ask a lender what it takes below that.',
    source: null,
  },
  {
    program: 'VA',
    text: 'We have no checked figure. Ask each lender for theirs.',
    source: null,
  },
] as const;
export const otherProgram = (program: string) => `Your plan has ${program}, which has no such price grid`;
export const otherProgramLead =
  'Its insurance or fee does not follow this grid. A score still matters for the lender’s own floor and rate.';
export const programs = { fha: 'an FHA loan', va: 'a VA loan', usda: 'a USDA loan' } as const;
export const asOf = (day: string) => `in force from ${day}`;
export const fromYourPlan = 'From your plan, with our assumptions where you have entered nothing.';
