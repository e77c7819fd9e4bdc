import { useCallback, useEffect, useState } from 'react';
import { fetchWithTimeout } from '../../platform/api/fetch-with-timeout.ts';

/** What a page asks the server for by itself; `hasFailed` while it did not come. */
export type Published<Answer> = { data: Answer | undefined; hasFailed: boolean; again(): void };

/**
 * What is published beside the built page: the operator's programs (`/api/programs`) and corrections. The same for everyone, so that asking
 * for it says nothing of the reader; the browser keeps it until it changes.
 */
export function usePublished<Answer>(path: string): Published<Answer> {
  const [data, setData] = useState<Answer>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again.
  useEffect(() => {
    const leaving = new AbortController();
    read<Answer>(path, leaving.signal)
      .then((answer) => {
        setData(answer);
        setFailed(false);
      })
      .catch(() => {
        if (!leaving.signal.aborted) setFailed(true);
      });
    return () => leaving.abort();
  }, [path, tries]);
  return { data, hasFailed, again: useCallback(() => setTries((before) => before + 1), []) };
}

async function read<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetchWithTimeout(path, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Answer;
}
