import type { MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import type { MilestoneSlug } from '@porchlight/domain/milestones/milestones.ts';
import type { TaskStatus } from '@porchlight/domain/milestones/workspace.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { useAccount } from '../accounts/account.queries.ts';

/** The ten cards of the signed-in buyer; nothing is asked for a visitor. */
export function useJourney() {
  const account = useAccount();
  return useQuery(api.milestones.list.queryOptions({ enabled: Boolean(account) }));
}

/** One milestone's tasks and due documents. `enabled` is false while it is locked: the server would refuse. */
export function useWorkspace(slug: MilestoneSlug, enabled: boolean) {
  return useQuery(api.milestones.get.queryOptions({ input: { slug }, enabled }));
}

type TaskChange = { taskId: string; status: TaskStatus };

/**
 * Sets tasks of a milestone. A change shows at once, through `pending`, and holds whatever else is read meanwhile;
 * changes reach the server one after the other, in the order they were made. One that fails is gone from `pending`.
 */
export function useSetTask(
  slug: MilestoneSlug,
  {
    onCompleted,
    onFailed,
  }: { onCompleted: (workspace: MilestoneWorkspace) => void; onFailed: (error: unknown) => void },
) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<readonly TaskChange[]>([]);
  const queryKey = api.milestones.get.queryKey({ input: { slug } });
  const mutation = useMutation(
    api.milestones.setTask.mutationOptions({
      scope: { id: 'milestone-tasks' },
      onSuccess: (workspace) => {
        const before = queryClient.getQueryData(queryKey);
        queryClient.setQueryData(queryKey, workspace);
        void queryClient.invalidateQueries({ queryKey: api.milestones.list.key() });
        if (workspace.card.isCompleted && before?.card.isCompleted === false) onCompleted(workspace);
      },
      onError: onFailed,
    }),
  );
  function setTask(taskId: string, status: TaskStatus): void {
    const change = { taskId, status };
    setPending((changes) => [...changes, change]);
    const settle = () => setPending((changes) => changes.filter((other) => other !== change));
    mutation.mutateAsync({ slug, ...change }).then(settle, settle);
  }
  return { setTask, pending };
}
