const LOOK_EVERY_MS = 25;
const MAX_WAIT_MS = 30_000;

/**
 * Asks again until there is an answer, and gives it. A question that fails is asked again: it may have met the moment at which one page
 * goes and the next comes. Throws after 30 seconds, with the last failure.
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false>,
): Promise<Answer> {
  const end = Date.now() + MAX_WAIT_MS;
  let failure: unknown;
  for (;;) {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== false) return answer;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`, { cause: failure });
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
