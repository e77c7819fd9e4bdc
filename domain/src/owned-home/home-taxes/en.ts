export const mortgageCreditCertificates = 'Mortgage credit certificates';
export const form8396 = 'IRS Form 8396, lines 1 to 9, text of 2019 to 2023';
export const mortgageInsuranceDeduction = 'Deduction of mortgage insurance premiums, from tax year 2026';
export const actOf2025Insurance =
  'Public Law 119-21 of July 4, 2025, as two firms describe it (lbbiowa.com, basswoodcounsel.com): 10% less for each $1,000 or part of it. Pages that print $110,000, $175,000 or $250,000 as its end are not followed';
export const mortgageInterestLimit = 'Limit of the mortgage interest deduction';
export const actOf2025Interest =
  'Public Law 119-21 of July 4, 2025, as four firms describe it (bergercpafirst.com, basswoodcounsel.com, philadelphiacpa.com, bradfordtaxinstitute.com)';
export const homesteadOf = {
  'homestead-fl-2026': 'Homestead exemption, filing in Florida',
  'homestead-ga-2026': 'Homestead exemption, filing in Georgia',
  'homestead-tx-2026': 'Homestead exemption, late filing in Texas',
} as const;
export const floridaSource =
  'Florida: by March 1 of the year after the purchase, as three public pages print it; the law was not read by us';
export const georgiaSource =
  'Georgia: by April 1, as buysellliveatlanta.com prints it; the law was not read by us';
export const texasSource =
  'Texas: late applications are taken for up to two years, as public pages print it; the law was not read by us';
