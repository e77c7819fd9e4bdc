/** Sites that the navigation of every page leads to: by themselves, so that every page carries these four and no others. */
export const buyingAHome = {
  label: 'Buying a home (HUD)',
  href: 'https://www.hud.gov/helping-americans/buying-a-home',
} as const;
export const housingCounselors = {
  label: 'Find a housing counselor (CFPB)',
  href: 'https://www.consumerfinance.gov/find-a-housing-counselor/',
} as const;
export const loanTypes = {
  label: 'Loan types (HUD)',
  href: 'https://www.hud.gov/helping-americans/loans',
} as const;
export const owningAHome = {
  label: 'Owning a home (CFPB)',
  href: 'https://www.consumerfinance.gov/owning-a-home/',
} as const;
