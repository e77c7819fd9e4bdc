import {
  type FileProblem,
  type FileVerdict,
  MAX_CHECKED_FILE_BYTES,
} from '@porchlight/pdf/verify/verification.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../../platform/page/on-interaction.ts';

export type CheckResult = FileVerdict | { problem: FileProblem | 'unreadable' };
/** `ours`: fingerprints of this installation's certificates. */
export type CheckRequest = { number: number; file: File; ours: readonly string[] };
export type CheckAnswer = { number: number; result: CheckResult };

/** Checks files beside the page; the newest one counts. What checks is fetched early, so that it is there without a connection. */
export function useFileCheck(ours: readonly string[] | undefined) {
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<CheckResult>();
  const worker = useRef<Worker>(undefined);
  const count = useRef(0);
  const start = useCallback(() => {
    worker.current ??= new Worker(new URL('./verification-worker.ts', import.meta.url), { type: 'module' });
    return worker.current;
  }, []);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => {
    whenIdle(() => void start());
    return stop;
  }, [start, stop]);

  const [number, setNumber] = useState(0);
  const isWaiting = file !== undefined && result === undefined;
  useEffect(() => {
    if (!isWaiting || ours === undefined || number !== count.current) return;
    const running = start();
    const answers = new AbortController();
    running.addEventListener(
      'message',
      ({ data }: MessageEvent<CheckAnswer>) => data.number === number && setResult(data.result),
      { signal: answers.signal },
    );
    running.addEventListener('error', () => setResult({ problem: 'unreadable' }), { signal: answers.signal });
    running.postMessage({ number, file, ours } satisfies CheckRequest);
    return () => answers.abort();
  }, [isWaiting, ours, number, file, start]);

  const choose = useCallback(
    (chosen: File) => {
      // One that still runs is of no use to anyone.
      if (isWaiting) stop();
      count.current += 1;
      setNumber(count.current);
      setFile(chosen);
      setResult(findEarlyProblem(chosen));
    },
    [isWaiting, stop],
  );
  return { file, result, isWaiting, choose };
}

/** What the size alone says, before anything is read. */
function findEarlyProblem({ size }: File): CheckResult | undefined {
  if (size === 0) return { problem: 'empty' };
  return size > MAX_CHECKED_FILE_BYTES ? { problem: 'too-large' } : undefined;
}
