export const withDebts = (back: string) => `${back}% with debts`;
export const housingWithDebts = (front: string, back: string) => `${front}% housing, ${back}% with debts`;
export const south = 'South';
export const whatStandsHereDownPayment = (noLoan: string) =>
  `${noLoan} What stands here is your down payment.`;
export const sourceOfItsLines = 'Source of its lines:';
