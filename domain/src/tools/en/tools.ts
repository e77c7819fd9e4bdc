export const incomeGivenTwice = 'Give the income for a month or for a year, not both.';
export const incomeMissing = (annualName: string) =>
  `Enter the income for a month, or for a year as ${annualName}.`;
export const regulationCitation = (paragraph: string) => `Regulation Z, 12 CFR ${paragraph}`;
