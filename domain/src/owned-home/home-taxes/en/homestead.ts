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
