export const agenciesPriceGrid = 'Price grid of Fannie Mae and Freddie Mac by score and loan-to-value';
export const agenciesMatrices =
  'Fannie Mae Loan-Level Price Adjustment Matrix (November 17, 2025; January 28 and September 9, 2026) and Freddie Mac Exhibit 19 (July 1, 2026), as four independent transcriptions agree';
