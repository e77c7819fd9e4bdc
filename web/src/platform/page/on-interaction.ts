const firstUse = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'scroll'];
/** A person who reads without touching anything uses the page too. */
const READ_AFTER_MS = 5000;
const MAX_WAIT_MS = 2000;

/** Calls back once the page is used and the browser has nothing better to do. Returns what calls it off. */
export function onInteraction(act: () => void): () => void {
  const uses = new AbortController();
  const { signal } = uses;
  const use = () => {
    if (signal.aborted) return;
    uses.abort();
    whenIdle(act);
  };
  for (const kind of firstUse) addEventListener(kind, use, { signal, passive: true, capture: true });
  const timer = setTimeout(use, READ_AFTER_MS);
  return () => {
    clearTimeout(timer);
    uses.abort();
  };
}

/** Not every browser says when it is idle. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: MAX_WAIT_MS });
  else setTimeout(act, MAX_WAIT_MS);
}
