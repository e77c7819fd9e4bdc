export const tableNames = {
  national: 'Programs in every state, read November 24, 2026',
  homeLoanBanks: 'Programs of the Federal Home Loan Banks, read November 24, 2026',
  states: 'Programs of the states, read November 24, 2026',
  agencies: 'The agencies’ documents, each named beside its rule',
};
