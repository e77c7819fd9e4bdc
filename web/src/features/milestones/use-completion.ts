import { useEffect, useRef } from 'react';

/**
 * Calls back once when the milestone turns complete after something the buyer did on this page. Another window that
 * only hears of it stays quiet. Returns what to call when the buyer does something.
 */
export function useCompletion(isCompleted: boolean, onCompleted: () => void): () => void {
  const hasActed = useRef(false);
  const wasCompleted = useRef(isCompleted);
  const call = useRef(onCompleted);
  call.current = onCompleted;
  useEffect(() => {
    if (isCompleted && !wasCompleted.current && hasActed.current) call.current();
    wasCompleted.current = isCompleted;
  }, [isCompleted]);
  return () => {
    hasActed.current = true;
  };
}
