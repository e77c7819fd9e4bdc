export const title = 'Programs';
export const lead =
  'Help with the down payment and the loan, held against your plan. What you answer here stays on this page unless you save it to your plan.';
export const back = 'Your Mortgage Journey';
export const fromPlan = (count: number) =>
  count === 1 ? 'One answer is from your plan.' : `${count} answers are from your plan.`;
export const planLink = 'See your plan';
export const save = 'Save to my plan';
export const wouldSave = (names: string) => `Changes in your plan: ${names}.`;
export const saved = 'Saved to your plan.';
export const planDidNotLoad = 'Your plan did not load';
export const withoutPlan = 'You can answer the questions without it.';
