export const atTheStart = 'At the start';
export const after = (months: string) => `After ${months}`;
export const start = 'Start';
export const readFiguresMonth = (title: string) => `${title}: read the figures of a month`;
export const yr = (count: number) => `${count} yr`;
export const mo = (months: number) => `${months} mo`;
export const paymentTitle = 'Where a month’s payment goes';
export const paymentLead = (total: string, share: number, part: string) =>
  `${part}: ${share}% of ${total} a month. The bar and its table have all of it.`;
export const paymentParts = {
  principalAndInterest: 'Principal and interest',
  propertyTax: 'Property tax',
  insurance: 'Homeowner’s insurance',
  mortgageInsurance: 'Mortgage insurance',
  dues: 'Dues',
};
export const togetherAMonth = 'Together each month';
export const cashTitle = 'From the price to your cash';
export const cashLead = (loan: string, price: string, cash: string, isCashToBuyer: boolean) =>
  `The loan pays ${loan} of the ${price}. With closing costs on top and what you have paid already taken off, ${isCashToBuyer ? `${cash} comes back to you` : `${cash} is left to bring`}.`;
export const cashSteps = { price: 'Price of the home', loan: 'Loan', cash: 'Cash to close' };
