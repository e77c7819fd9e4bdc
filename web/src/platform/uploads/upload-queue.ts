import type { RequestFailure } from '../api/failure.ts';
import { createListeners } from '../browser/listeners.ts';

/** A file on its way to a `Target`, or one that did not make it. `percent` is whole; `failure` says why a failed one failed. */
export type Upload<Target> = Target & {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  percent: number;
  failure?: RequestFailure;
};

/** Sends one file; resolves when it is stored, rejects with what `parseFailure` understands. */
export type SendFile<Target> = (
  upload: Target & { file: File },
  onPercent: (percent: number) => void,
  signal: AbortSignal,
) => Promise<void>;

export type UploadQueueOptions<Target> = {
  send: SendFile<Target>;
  parseFailure: (error: unknown) => RequestFailure;
  onStored: (upload: Upload<Target>) => void;
  /** Every file that was waiting has been dealt with; cancelled ones are not counted. */
  onFinished: (counts: { stored: number; failed: number }) => void;
};

export type UploadQueue<Target extends object> = ReturnType<typeof createUploadQueue<Target>>;

/**
 * Files that go up one after the other (specification 7: per file, in turn). A stored file leaves the queue; a failed
 * one stays, with its reason, until it is tried again or dismissed. When the session has ended, the files behind the
 * one that found out fail with it: each would only find out the same.
 */
export function createUploadQueue<Target extends object>({
  send,
  parseFailure,
  onStored,
  onFinished,
}: UploadQueueOptions<Target>) {
  let uploads: readonly Upload<Target>[] = [];
  let lastId = 0;
  let counts = { stored: 0, failed: 0 };
  let abort = () => {};
  const { subscribe, notify } = createListeners();

  function show(next: readonly Upload<Target>[]): void {
    uploads = next;
    notify();
  }
  function change(id: number, part: Partial<Upload<object>>): void {
    show(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  }
  function drop(id: number): void {
    show(uploads.filter((upload) => upload.id !== id));
  }

  async function run(): Promise<void> {
    if (uploads.some(({ state }) => state === 'sending')) return;
    const upload = uploads.find(({ state }) => state === 'waiting');
    if (upload === undefined) return finish();
    const { id } = upload;
    const controller = new AbortController();
    abort = () => controller.abort();
    change(id, { state: 'sending', percent: 0, failure: undefined });
    try {
      await send(upload, (percent) => change(id, { percent }), controller.signal);
      counts.stored += 1;
      onStored(upload);
      drop(id);
    } catch (error) {
      if (!controller.signal.aborted) fail(id, parseFailure(error));
    }
    return run();
  }

  function fail(id: number, failure: RequestFailure): void {
    const takesAll = failure.code === 'NOT_SIGNED_IN';
    const failed = uploads.filter((upload) => upload.id === id || (takesAll && upload.state === 'waiting'));
    counts.failed += failed.length;
    show(
      uploads.map((upload) => (failed.includes(upload) ? { ...upload, state: 'failed', failure } : upload)),
    );
  }

  function finish(): void {
    const result = counts;
    counts = { stored: 0, failed: 0 };
    if (result.stored + result.failed > 0) onFinished(result);
  }

  return {
    list: () => uploads,
    subscribe,
    add: (files: readonly File[], target: Target) => {
      const added = files.map((file): Upload<Target> => {
        lastId += 1;
        return { ...target, id: lastId, file, state: 'waiting', percent: 0 };
      });
      show([...uploads, ...added]);
      void run();
    },
    /** Lists a file that is not to be sent at all, with the reason. It counts with the files added next. */
    refuse: (file: File, failure: RequestFailure, target: Target) => {
      lastId += 1;
      counts.failed += 1;
      show([...uploads, { ...target, id: lastId, file, state: 'failed', percent: 0, failure }]);
    },
    /** Stops a file that is on its way, or forgets one that is not. */
    remove: (id: number) => {
      const isSending = uploads.some((upload) => upload.id === id && upload.state === 'sending');
      if (isSending) abort();
      drop(id);
    },
    retry: (id: number) => {
      change(id, { state: 'waiting', percent: 0, failure: undefined });
      void run();
    },
    clear: () => {
      counts = { stored: 0, failed: 0 };
      abort();
      show([]);
    },
  };
}
