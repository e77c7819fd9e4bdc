export const noFigureNewest = (quarter: string, newest: string) =>
  `no figure for ${quarter}: newest is ${newest}`;
export const noFigureOldest = (quarter: string, oldest: string) =>
  `no figure for ${quarter}: oldest is ${oldest}`;
export const noFigureBetween = (quarter: string) => `no figure for ${quarter}: none was published`;
export const noFigureYet = (quarter: string) => `no figure for ${quarter}: the quarter has not ended`;
export const noFiguresAtAll = (quarter: string) => `no figure for ${quarter}: none is held for this area`;

/** What no index can show about one home. */
export const notKnown = [
  'The index is an average of homes in the area: yours may have risen more or less.',
  'It does not know the condition of your home, nor what you improved or built.',
  'It says nothing of the months after its last quarter.',
  'A lender goes by an appraisal, not by this.',
];
export const newestQuarters = 'Newest quarters of FHFA’s house price index that were read';
export const fhfaIndex =
  'Federal Housing Finance Agency (FHFA), House Price Index: all transactions, not seasonally adjusted; states read to 2024Q4, metros to 2025Q3';
