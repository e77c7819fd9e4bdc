export const sellerCreditLimits = 'Limits of seller credits by program';
export const secondarySources =
  'Four lenders’ pages that agree (processcenter.net, cmglending.com, ubermortgage.com, mortgageresearch.com); the agencies’ own guides were not read by us';
