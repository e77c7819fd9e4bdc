export const enterAQuarter = 'Enter a quarter like 2025Q3, from 1975 on.';
export const enterTheIndex = 'Enter the index as FHFA prints it, like 267.95.';
export const metroCodeProblem = 'Enter the five digits of the metro.';
export const stateCodeProblem = 'Enter the two letters of the state.';
export const quarterTooEarly = 'Enter the quarter in which you bought, or a later one.';
export const priceProblem = 'Enter a price above zero.';
export const indexMissing = (quarter: string) => `Enter FHFA’s index of this area for ${quarter}.`;

export const priceTimesIndex = 'Price x index now / index when bought, in whole dollars';
export const indexChange = '(Index now - index when bought) x 100 / index when bought';
export const balanceByValue = 'Balance x 100 / value';
export const valueLessBalance = 'Value - balance, in whole dollars';
