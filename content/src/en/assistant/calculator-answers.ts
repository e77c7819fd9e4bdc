export const years = (count: string) => `${count} years`;
export const onIncome = (income: string, period: 'year' | 'month') => `On ${income} a ${period}`;
export const onHourlyPay = (hourly: string, hours: string, income: string) =>
  `On $${hourly} an hour, which is ${income} a year at ${hours} hours`;
export const pricesUpTo = (price: string, debts: string, down: string, rate: string, term: string) =>
  `with ${debts} of debts a month, ${down} down and ${rate} over ${term}, it comes to a home of up to ${price}.`;
export const onHome = (price: string) => `On a ${price} home`;
export const onLoan = (loan: string) => `On a ${loan} loan`;
export const paysEachMonth = (
  total: string,
  { down, rate, term, tax, insurance }: Record<'down' | 'rate' | 'term' | 'tax' | 'insurance', string>,
  isInsured: boolean,
) =>
  `with ${down} down and ${rate} over ${term}, it comes to about ${total} a month, property tax of ${tax} and insurance of ${insurance} a year${isInsured ? ', and mortgage insurance,' : ''} included.`;
export const paysOnLoan = (payment: string, rate: string, term: string) =>
  `at ${rate} over ${term}, principal and interest come to about ${payment} a month; taxes and insurance come on top.`;
export const betweenRates = (from: string, to: string) => `From ${from} to ${to}`;
export const makesUpCosts = (after: string, balance: string, left: string, costs: string) =>
  `on ${balance} owed with ${left} left and ${costs} of costs, the new loan has made up its costs after ${after}.`;
export const neverRecoversCosts = (balance: string, left: string, costs: string) =>
  `on ${balance} owed with ${left} left and ${costs} of costs, the new loan never makes up its costs.`;
export const openItBelow = 'open the calculator and fill in the rest.';
export const exampleNotice =
  'What you did not say is an example: change it there to your own. It is an estimate, and no approval.';
export const openTool: Readonly<Partial<Record<string, string>>> = {
  affordability: 'Open the affordability calculator',
  'monthly-payment': 'Open the monthly payment calculator',
  refinance: 'Open the refinance calculator',
};
export const toolSays = (tool: string, result: string) => `${tool}: ${result}.`;
export const takenFromPlan = (fields: string) => `From your plan: ${fields}.`;
export const takenFromExample = (fields: string) => `From the example: ${fields}.`;
export const openNamed = (tool: string) => `Open ${tool}`;
