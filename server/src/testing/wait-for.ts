/** Asks again and again, for at most 30 s, until there is an answer. */
export async function waitFor<Result>(what: string, ask: () => Promise<Result | undefined>): Promise<Result> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited 30 s for ${what}`);
}

/** The same until something is so. */
export async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  await waitFor(what, async () => (await isSo()) || undefined);
}
