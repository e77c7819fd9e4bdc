export const shareOfIncomeForHousing = (frontLimit: string, backLimit: string) =>
  `${frontLimit}% of income for housing, ${backLimit}% with debts`;
export const takeHomePaySpendingDebts = 'Take-home pay - spending - debts - savings';
export const vaAbove41 = 'VA, above 41% with a fifth more residual income than required';
