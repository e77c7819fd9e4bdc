/** Every such answer leaves on a beat of this many milliseconds after its request came. */
const BEAT_MS = 100;

/**
 * Runs `work` and answers at the next beat, whether it worked or failed, so that how long it took does not tell whether an
 * address is known. Work that takes longer than one beat waits for the one after it.
 */
export async function answerOnBeat<Result>(work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const passed = performance.now() - start;
    const due = Math.max(1, Math.ceil(passed / BEAT_MS)) * BEAT_MS;
    await new Promise((resolve) => setTimeout(resolve, due - passed));
  }
}
