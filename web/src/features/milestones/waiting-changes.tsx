import { lazy, Suspense, useEffect, useState } from 'react';
import { useWaiting } from '../../platform/outbox.ts';

/** Comes with the workspaces, where changes are made; a page without any to send goes without it. */
const ChangeSending = lazy(() => import('./change-sending.tsx').catch(() => ({ default: () => null })));

/** Sends the changes an account has waiting, whichever page of the portal is open. Once there were some it stays. */
export function WaitingChanges({ ownerId }: { ownerId: string }) {
  const hasWaiting = useWaiting(ownerId).length > 0;
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (hasWaiting) setIsWanted(true);
  }, [hasWaiting]);
  return (
    isWanted && (
      <Suspense>
        <ChangeSending ownerId={ownerId} />
      </Suspense>
    )
  );
}
