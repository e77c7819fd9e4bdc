/** Asks again and again, for at most 30 s unless `timeoutMs` says otherwise, until there is an answer. */
export async function waitFor<Result>(
  what: string,
  ask: () => Promise<Result | undefined>,
  timeoutMs = 30_000,
): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited ${timeoutMs / 1_000} s for ${what}`);
}

/** The same until something is so. */
export async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  await waitFor(what, async () => (await isSo()) || undefined);
}
