/** The first bytes of an answer, and a way to the others; `readOn` fails where the answer is cut. */
export async function beginReading(response: Response) {
  const reader = response.body?.getReader();
  if (!reader) throw new Error('the answer has no body');
  const first = await reader.read();
  let bytes = first.value?.length ?? 0;
  return {
    countBytes: () => bytes,
    async readOn(): Promise<void> {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        bytes += value.length;
      }
    },
  };
}
