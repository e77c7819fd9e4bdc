export const enterAYear = 'Enter a year.';
export const enterAYearFrom2000 = 'Enter a year from 2000.';
export const enterAYearUp = 'Enter a year up to 2099.';
export const enter1To4Units = 'Enter 1 to 4 units.';
export const enterACountysFiveDigits = "Enter a county's five digits, like 06037.";
export const enterACounty = 'Enter a county.';
export const useAtMost80Characters = 'Use at most 80 characters.';
