export const pointsShareLabel = (share: string) => `${share} of the loan amount (points)`;
export const amountAsEntered = 'The amount as entered';
export const planningFigure = 'Planning figure';
export const scaledFigureFormula = (scale: string) =>
  `Planning figure × ${scale} ÷ ${scale} of the sample form`;
export const planningFigureInput = 'planning figure';
export const asOf = 'as of';
export const originationCharges = 'Origination charges';
export const unshoppableServices = 'Services you cannot shop for';
export const shoppableServices = 'Services you can shop for';
export const governmentFees = 'Taxes and other government fees';
export const otherCosts = 'Other costs';
export const recordingFeesNote =
  'Recording fees only. Many states and counties also tax the transfer or the mortgage: ask for yours.';
export const planningFeesNote = 'Fees to plan with. Replace them by a lender’s own.';
export const pointsLabel = (percent: string) => `${percent} of the loan amount (points)`;
export const pointsFormula = 'Loan amount × points ÷ 100';
export const loanAmount = 'loan amount';
export const movedByScenario = (formula: string, feeFactor: string, scenario: string) =>
  `${formula} × ${feeFactor} (${scenario} scenario)`;
