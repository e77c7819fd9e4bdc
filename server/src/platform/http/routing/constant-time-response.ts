/** When answers about addresses leave, after their request came, in milliseconds. */
export const RESPONSE_STEP_MS = 100;

/**
 * Runs `work` and answers at the next beat, whether it worked or failed, so that how long it took does not reveal whether an address is
 * known. `beatMs` leaves room: work that takes longer than one beat waits for the one after it, and work that ends near a beat would reveal
 * it after all.
 */
export async function answerInConstantTime<Result>(
  beatMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const passed = performance.now() - start;
    const due = Math.max(1, Math.ceil(passed / beatMs)) * beatMs;
    await new Promise((resolve) => setTimeout(resolve, due - passed));
  }
}
