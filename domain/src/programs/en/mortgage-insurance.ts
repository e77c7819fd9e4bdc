export const fhaPremiums = 'FHA mortgage insurance premiums';
export const hudMortgageeLetter202305 = 'HUD Mortgagee Letter 2023-05';
export const assumedPremiums = 'Mortgage insurance premiums (an assumption)';
export const assumedPremiumsSource =
  'Assumption: a rate card of one private insurer (MGIC 2018, borrower-paid monthly, fixed rate, over 20 years, as reprinted), a quarter less to a quarter more';
export const vaFundingFee = 'VA funding fee';
export const vaCircular262306 = 'VA Circular 26-23-06, Exhibit B; 38 U.S.C. 3729(b)';
