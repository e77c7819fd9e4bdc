export const fromYourPlan = 'From your plan.';
export const someFromPlan = (count: number, all: number) =>
  `${count} of ${all} figures are from your plan; the others are our example.`;
export const noDebts = 'Your plan has no debts, so none are counted.';
export const standardInstead = 'Use the standard figures instead';
export const differsFromPlan = 'These figures differ from your plan.';
const programs = { fha: 'an FHA loan', va: 'a VA loan', usda: 'a USDA loan' } as const;
export const otherProgram = (program: keyof typeof programs) =>
  `Not filled in from your plan: it has ${programs[program]}, and this calculator counts a conventional one, with private mortgage insurance.`;
export const takePlan = 'Use my plan’s figures';
export const takeInPlan = 'Use this in my plan';
export const wouldChange = (changes: string) => `Changes in your plan: ${changes}.`;
export const changed = (fact: string, from: string, to: string) => `${fact} ${from} to ${to}`;
export const added = (fact: string, to: string) => `${fact} ${to}`;
export const saved = 'Saved in your plan.';
export const seeYourPlan = 'See your plan';
export const notSaved = (why: string) => `That was not saved in your plan. ${why}`;
export const offersDiffer = 'These offers differ from those in your plan.';
export const takeOffers = 'Use my plan’s offers';
export const loanFromPlan =
  'Loan amount and term are from your plan. The rest stands on the Loan Estimate of each lender.';
export const offersWithoutPlan = 'Your plan has no offers yet.';
export const takeLoan = 'Start with my plan’s loan';
export const exampleInstead = 'Show the example instead';
export const saveOffers = 'Save these offers in my plan';
export const removeOffers = 'Remove these offers from my plan';
export const offersRemoved = 'Removed from your plan. Its history keeps them.';
