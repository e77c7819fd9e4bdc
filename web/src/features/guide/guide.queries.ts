import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../platform/api/api.ts';
import { computeRetryWait, shouldReadAgain } from '../../platform/api/query-client.ts';
import { rememberCompletedStages, useCompletedStages } from '../../platform/offline/completed-stages.ts';

/**
 * Keeps the browser's completed stages and the signed-in buyer's on the server the same, by union. What could not be sent
 * stays in the browser and goes with the next change or the next time the server's list is read.
 */
export function useGuideSync(isSignedIn: boolean): void {
  const completed = useCompletedStages();
  const { data: stored, dataUpdatedAt: readAt } = useQuery(
    api.guide.progress.queryOptions({ enabled: isSignedIn }),
  );
  const { mutate: send } = useMutation(
    api.guide.addStages.mutationOptions({
      scope: { id: 'guide-stages' },
      retry: shouldReadAgain,
      retryDelay: computeRetryWait,
      onSuccess: ({ stages }) => void rememberCompletedStages(stages),
    }),
  );
  const addedAt = useRef(0);
  useEffect(() => {
    // Each read compares again, also when it brought the same list.
    if (!isSignedIn || readAt === 0 || stored === undefined) return;
    // Once: what another window cleared when someone signed out there must not come back from here.
    if (addedAt.current !== readAt) rememberCompletedStages(stored.stages);
    addedAt.current = readAt;
    const unsent = completed.filter((slug) => !stored.stages.includes(slug));
    if (unsent.length > 0) send({ stages: unsent });
  }, [isSignedIn, stored, readAt, completed, send]);
}
