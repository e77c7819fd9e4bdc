export const conformingLoanLimits = (year: number) => `Conforming loan limits ${year}`;
export const conformingLimitsSource = (year: number) => `FHFA, conforming loan limit values for ${year}`;
export const fhaLoanLimits = (year: number) => `FHA loan limits ${year}`;
export const hudMortgageeLetter = (letter: string) => `HUD Mortgagee Letter ${letter}`;
