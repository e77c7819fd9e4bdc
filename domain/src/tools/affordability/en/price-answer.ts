export const noLoanFitsThisLoan = 'No loan fits: this loan type needs a down payment, and there is none.';
export const noLoanFitsLimit = 'No loan fits: the limit on the loan is nothing.';
export const noLoanFitsTaxesInsurance =
  'No loan fits: taxes, insurance and dues of a home at the price of your down payment take all that this limit leaves for housing.';
export const noLoanFitsYourSpending =
  'No loan fits: your spending and savings take all of your take-home pay.';
export const noLoanFitsWithoutIncome = 'No loan fits: there is no income to set against a payment.';
export const noLoanFitsYourDebts = 'No loan fits: your debts already take all that this limit allows.';
export const noLoanFitsThisLimit = 'No loan fits: this limit leaves nothing for housing.';
