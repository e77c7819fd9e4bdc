import { lazy, Suspense, useEffect, useState } from 'react';
import { computeRetryWait } from '../../../platform/api/query-client.ts';
import { useWaiting } from '../../../platform/offline/outbox.ts';

/** Comes with the workspaces, where changes are made; a page without any to send goes without it. */
const ChangeSending = lazy(() => load());

/** Where it does not come it is tried again, later and later: without it nothing would ever be sent. */
const load = (failures = 0): Promise<typeof import('./change-sending.tsx')> =>
  import('./change-sending.tsx').catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, computeRetryWait(failures)));
    return load(failures + 1);
  });

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
