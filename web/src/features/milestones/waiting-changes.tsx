import { type ComponentType, useEffect, useState } from 'react';
import { useWaiting } from '../../platform/outbox.ts';
import { computeRetryWait } from '../../platform/query-client.ts';

type Sending = ComponentType<{ ownerId: string }>;

/** Sends the changes an account has waiting, whichever page of the portal is open. Once there were some it stays. */
export function WaitingChanges({ ownerId }: { ownerId: string }) {
  const hasWaiting = useWaiting(ownerId).length > 0;
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (hasWaiting) setIsWanted(true);
  }, [hasWaiting]);
  const ChangeSending = useChangeSending(isWanted);
  return ChangeSending && <ChangeSending ownerId={ownerId} />;
}

/**
 * Comes with the workspaces, where changes are made; a page without any to send goes without it. Where it does not come it is tried
 * again, later and later: nothing would ever be sent without it.
 */
function useChangeSending(isWanted: boolean): Sending | undefined {
  const [Part, setPart] = useState<Sending>();
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!isWanted || Part !== undefined) return;
    let isOver = false;
    const load = () =>
      import('./change-sending.tsx').then(
        (loaded) => !isOver && setPart(() => loaded.default),
        () => !isOver && setFailures(failures + 1),
      );
    const timer = setTimeout(load, failures === 0 ? 0 : computeRetryWait(failures - 1));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWanted, Part, failures]);
  return Part;
}
