/** How a generated test runs: how often, and from which seed and path. */
export type FuzzSize = { numRuns: number; seed: number; path?: string };

/** `npm test` uses the same seed each time, so that a failure comes from the change and not from chance. */
const USUAL_SEED = 20_261_122;

/**
 * `usual` is the number of runs in `npm test`; `share` is how many runs one of FUZZ_CASES is, which count over all endpoints. What
 * fails prints its seed and path: FUZZ_SEED and FUZZ_PATH give the same again, of one test (`-t NAME`).
 */
export function getFuzzSize(usual: number, share: number): FuzzSize {
  const { FUZZ_CASES, FUZZ_SEED, FUZZ_PATH } = process.env;
  return {
    numRuns: FUZZ_CASES === undefined ? usual : Math.max(usual, Math.ceil(Number(FUZZ_CASES) * share)),
    seed: Number(FUZZ_SEED ?? USUAL_SEED),
    ...(FUZZ_PATH === undefined ? {} : { path: FUZZ_PATH }),
  };
}
