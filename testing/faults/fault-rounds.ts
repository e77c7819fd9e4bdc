/** Set by hand (CONTRIBUTING.md): everything is tried, and the rounds of killing are so many. */
const { FAULT_ROUNDS } = process.env;

export const isWholeRun = FAULT_ROUNDS !== undefined;
/** How often something is killed. */
export const killRounds = isWholeRun ? Number(FAULT_ROUNDS) : 3;
