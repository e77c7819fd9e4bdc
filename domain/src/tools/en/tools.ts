export const giveIncomeForAMonth = 'Give the income for a month or for a year, not both.';
export const enterIncomeForAMonth = (annualName: string) =>
  `Enter the income for a month, or for a year as ${annualName}.`;
export const regulationZ12Cfr = (paragraph: string) => `Regulation Z, 12 CFR ${paragraph}`;
