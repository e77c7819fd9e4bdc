export const atClosing = 'At closing';
export const ifTheLoanEndsAfter = (months: string) => `If the loan ends after ${months}`;
export const beyondNeither = 'Beyond neither';
export const costsLeast = 'Costs least';
export const costsLeastHoweverLongKeep = (name: string) =>
  `${name} costs least however long you keep the loan`;
export const forUpToCostsLeast = (months: string, name: string) => `for up to ${months} ${name} costs least`;
export const fromOnItIs = (months: string, name: string) => `from ${months} on it is ${name}`;
export const thenUpTo = (name: string, months: string) => `then ${name}, up to ${months}`;
export const belowLineZeroWayCosts = (charAt: string, sentence: string) =>
  `${charAt}${sentence}. Below the line at zero a way costs less than neither.`;
export const afterBy = (best: string, months: string) => `${best} after ${months}, by`;
export const lessThanNextBestWay = 'Less than the next best way, in dollars of that day.';
export const monthByMonthCsv = 'Month by month (CSV)';
export const loanEndsAfterMonth = 'Loan ends after month';
export const pointsCostBeyondNeither = 'Points cost beyond neither';
export const creditCostsBeyondNeither = 'Credit costs beyond neither';
export const never = 'Never';
export const ways = { none: 'neither', points: 'points', credit: 'the credit' };
