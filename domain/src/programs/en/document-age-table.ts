export const tableTitle = 'How old documents may be';
export const tableSources =
  'Fannie Mae Selling Guide B1-1-03, Freddie Mac Guide 5102.4, HUD Handbook 4000.1, USDA HB-1-3555';
export const fannieMaeSource = 'Fannie Mae Selling Guide B1-1-03 and B3-3.1-02 (03/06/2024)';
export const yearsByIncome = '1 or 2 years, by kind of income';
export const freddieMacSource = 'Freddie Mac Single-Family Guide 5102.4 (07/06/2017, as reprinted)';
export const fhaSource = 'HUD Handbook 4000.1; HUD answer KA-04869';
export const vaSource = 'VA Pamphlet 26-7, chapter 4 (not seen in print)';
export const usdaHb1355512 = 'USDA HB-1-3555, 12.22 (05/17/2017, as reprinted)';
export const ourGuide = 'Our guide';
export const twoYears = '2 years';
export const two3Months = '2-3 months';
