export const noFigureNewest = (quarter: string, newest: string) =>
  `no figure for ${quarter}: newest is ${newest}`;
export const noFigureOldest = (quarter: string, oldest: string) =>
  `no figure for ${quarter}: oldest is ${oldest}`;
export const noFigureBetween = (quarter: string) => `no figure for ${quarter}: none was published`;
export const noFigureYet = (quarter: string) => `no figure for ${quarter}: the quarter has not ended`;
export const noFigureArea = (quarter: string) => `no figure for ${quarter}: none is held for this area`;
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
const UNCHANGED = 'Nothing was changed.';
export const noHeadings = (columns: string) =>
  `Line 1 should hold the headings of FHFA’s hpi_master.csv (${columns}), or “cbsa,metro” or “state” and quarters. ${UNCHANGED}`;
export const badLine = (line: number, problem: string) => `Line ${line} ${problem}. ${UNCHANGED}`;
export const cutOffAt = (line: number) =>
  `The file is cut off in the middle: its last line, ${line}, breaks off. ${UNCHANGED} Fetch the file again.`;
export const cutOffBefore = (missing: string) =>
  `The file is cut off or not whole: ${missing}. ${UNCHANGED} Fetch the file again.`;
export const olderThanHeld = (newest: string, held: string) =>
  `The file ends with ${newest}, and ${held} is held already. ${UNCHANGED}`;
export const wrongCount = (found: number, expected: number) => `has ${found} fields where ${expected} belong`;
export const noYear = (text: string) => `has "${text}" where a year belongs`;
export const noPeriod = (text: string) => `has "${text}" where a quarter, 1 to 4, belongs`;
export const noIndex = (text: string) => `has "${text}" where an index above zero belongs`;
export const noMetroCode = (text: string) => `has "${text}" where the five digits of a metro belong`;
export const noStateCode = (text: string) => `has "${text}" where a state’s two letters belong`;
export const noRecord = 'is no record of that file';
export const noName = 'names no place';
export const tooLong = 'is longer than any line of that file';
export const repeats = (code: string, quarter: string) => `repeats ${quarter} of ${code}`;
export const tooManyPlaces = 'names more places than there are';
export const statesWithout = (quarter: string, states: string) => `${quarter} is missing for ${states}`;
export const fewMetros = (found: number, fewest: number) =>
  `${found} metros have figures, and ${fewest} are the fewest to expect`;
export const lostAreas = (count: number, of: number) => `${count} of ${of} areas that are held are not in it`;
export const changedCode = (name: string, from: string, to: string, newest: string) =>
  `${name} has the code ${to} now, and had ${from}. Figures under ${from} end with ${newest} and are kept; choose ${to} to go on.`;
export const goneArea = (name: string, code: string, newest: string) =>
  `${name} (${code}) is not in the file. Its figures end with ${newest} and are kept.`;
