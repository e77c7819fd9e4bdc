/**
 * How often generated tests run, and from where: `npm run fuzz` sets both. `usual` is the number in `npm test`. fast-check prints
 * the seed and path of what it found.
 */
export function readFuzzSize(usual: number): { numRuns: number; seed?: number } {
  const { FUZZ_CASES, FUZZ_SEED } = process.env;
  return {
    numRuns: FUZZ_CASES === undefined ? usual : Number(FUZZ_CASES),
    ...(FUZZ_SEED === undefined ? {} : { seed: Number(FUZZ_SEED) }),
  };
}
