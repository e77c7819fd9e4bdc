export const inYourPlan = (fact: string, value: string) => `${fact} in your plan: ${value}.`;
export const from = (source: string) => `${source}.`;
export const assumed = (fact: string, value: string) =>
  `Nobody has entered it. ${fact} we count with: ${value}.`;
export const notInPlan = (fact: string) =>
  `Your plan does not say it yet: ${fact}. Add it there, and everything counts with it.`;
export const costs = {
  payment: (amount: string) => `Monthly payment by your plan: ${amount}, with taxes, insurance and dues.`,
  cashToClose: (amount: string) =>
    `Cash to close by your plan: ${amount}, with down payment and closing costs.`,
  savingsLeft: (amount: string) => `Savings left after closing by your plan: ${amount}.`,
} as const;
export const savingsMissing = 'Your plan does not say what you have saved. Add it there, and I can tell.';
export const priceMissing = 'Your plan has no price yet. Add one there, and I can tell what it comes to.';
export const anEstimate = 'An estimate from your figures and our assumptions. Not an offer.';
export const yourPlan = 'Your plan';
