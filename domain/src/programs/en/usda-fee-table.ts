export const publishedFeesTitle = 'USDA guarantee fees, fiscal years 2017 to 2026';
export const publishedFeesSource =
  'USDA Rural Development, Single Family Housing Guaranteed Loan Program: bulletins for fiscal years 2017 and 2020, fee training as read on July 13, 2026';
export const assumedFeesTitle = 'USDA guarantee fees, fiscal year 2027 (assumed unchanged)';
export const assumedFeesSource =
  'Assumption: the fees of fiscal years 2017 to 2026 go on. USDA’s fee training, read on July 13, 2026, states them; no notice for fiscal year 2027 was found';
