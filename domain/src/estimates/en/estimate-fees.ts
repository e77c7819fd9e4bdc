export const ofLoanAmountPoints = (share: string) => `${share} of the loan amount (points)`;
export const amountAsEntered = 'The amount as entered';
export const planningFigure = 'Planning figure';
export const planningFigureOfSampleForm = (scale: string) =>
  `Planning figure × ${scale} ÷ ${scale} of the sample form`;
export const planningFigureInput = 'planning figure';
export const asOf = 'as of';
export const originationCharges = 'Origination charges';
export const servicesYouCannotShop = 'Services you cannot shop for';
export const servicesYouCanShop = 'Services you can shop for';
export const taxesAndOtherGovernmentFees = 'Taxes and other government fees';
export const otherCosts = 'Other costs';
export const recordingFeesOnlyManyStates =
  'Recording fees only. Many states and counties also tax the transfer or the mortgage: ask for yours.';
export const feesToPlanWithReplace = 'Fees to plan with. Replace them by a lender’s own.';
export const ofTheLoanAmountPoints = (percent: string) => `${percent} of the loan amount (points)`;
export const loanAmountPoints100 = 'Loan amount × points ÷ 100';
export const loanAmount = 'loan amount';
export const movedByScenario = (formula: string, feeFactor: string, scenario: string) =>
  `${formula} × ${feeFactor} (${scenario} scenario)`;
