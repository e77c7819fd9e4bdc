import type { RequestFailure } from '../../../platform/api/failure.ts';
import { computeRetryWait } from '../../../platform/api/query-client.ts';

export type Waiting<Change> = { key: string; change: Change };

/** `isHeldUp` once something could not be sent for now; false again as soon as something went through. */
export type ChangeSender = {
  /** Sends what waits, oldest first; asked while it sends, it looks again when done. */
  run(): Promise<void>;
  isHeldUp(): boolean;
  stop(): void;
};

/** Answers that would be the same the next time; the queued change is dropped. */
const HOPELESS: readonly RequestFailure['code'][] = [
  'BAD_INPUT',
  'NOT_FOUND',
  'MILESTONE_LOCKED',
  'NOT_ALLOWED',
];

/**
 * Sends changes one after the other, in the order they were made. One that the server will never take is dropped and
 * reported; anything else holds the line and is tried again after 1 s, 2 s, … 30 s.
 */
export function createChangeSender<Change>(parts: {
  list(): readonly Waiting<Change>[];
  remove(keys: readonly string[]): void;
  send(change: Change): Promise<void>;
  parseFailure(error: unknown): RequestFailure;
  /** Asked before the first change and after each hold-up: someone else may have signed in meanwhile. */
  isStillOwner(): Promise<boolean>;
  isOnline(): boolean;
  onDropped(change: Change, failure: RequestFailure): void;
  onHeldUp(): void;
  /** Lets one window at a time send. */
  runInTurn(work: () => Promise<void>): Promise<void>;
}): ChangeSender {
  let state: 'idle' | 'sending' | 'asked-again' | 'stopped' = 'idle';
  let heldUp = false;
  let isOwnerKnown = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    if (state !== 'idle') {
      if (state === 'sending') state = 'asked-again';
      return;
    }
    clearTimeout(timer);
    do {
      state = 'sending';
      await parts.runInTurn(sendAll);
    } while (wasAskedAgain());
    if (!isStopped()) state = 'idle';
  }

  async function sendAll(): Promise<void> {
    for (let [next] = parts.list(); next !== undefined; [next] = parts.list()) {
      if (isStopped()) return;
      if (!parts.isOnline()) return setHeldUp(true);
      try {
        if (!isOwnerKnown && !(await parts.isStillOwner())) return;
        if (isStopped()) return;
        isOwnerKnown = true;
        await parts.send(next.change);
        failures = 0;
        setHeldUp(false);
      } catch (error) {
        const failure = parts.parseFailure(error);
        if (!HOPELESS.includes(failure.code)) return tryLater(failure);
        parts.onDropped(next.change, failure);
      }
      parts.remove([next.key]);
    }
    setHeldUp(false);
  }

  function tryLater({ code }: RequestFailure): void {
    isOwnerKnown = false;
    setHeldUp(true);
    if (code === 'NOT_SIGNED_IN' || isStopped()) return;
    timer = setTimeout(() => void run(), computeRetryWait(failures));
    failures += 1;
  }

  function setHeldUp(next: boolean): void {
    if (heldUp === next) return;
    heldUp = next;
    parts.onHeldUp();
  }

  const wasAskedAgain = () => state === 'asked-again';
  const isStopped = () => state === 'stopped';
  return {
    run,
    isHeldUp: () => heldUp,
    stop() {
      state = 'stopped';
      clearTimeout(timer);
    },
  };
}
