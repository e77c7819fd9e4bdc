import * as texts from '@porchlight/content/en/milestones-tasks.ts';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { isBuyerRole } from '@porchlight/domain/kernel/purchases/purchases.ts';
import type { TaskOwners } from '@porchlight/domain/milestones/milestones.contract.ts';
import type { MilestoneTask } from '@porchlight/domain/milestones/workspace.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import { showFailure } from '../../platform/toasts/show-toast.ts';

/** The owner of a task; not asked of a buyer who has neither a co-buyer nor a helper. */
export default function TaskOwner({
  slug,
  task,
  known: { people, owners },
}: {
  slug: MilestoneSlug;
  task: MilestoneTask;
  known: TaskOwners;
}) {
  const queryClient = useQueryClient();
  const setOwner = useMutation(
    api.milestones.setOwner.mutationOptions({
      onSuccess: (next) =>
        queryClient.setQueryData(api.milestones.listOwners.queryKey({ input: { slug } }), next),
      onError: (error) =>
        showFailure({ title: texts.ownerNotSaved, description: parseFailure(error).message }),
    }),
  );
  const stored = owners.find(({ taskId }) => taskId === task.id)?.personId ?? '';
  // What was chosen shows until it is stored or refused.
  const owner = setOwner.isPending ? (setOwner.variables.personId ?? '') : stored;
  const buyers = people.filter(({ role }) => isBuyerRole(role));
  const isCouple = buyers.length > 1;
  const choices = isCouple ? people : people.filter(({ isYou }) => !isYou);
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-2 pl-9 text-[.95rem] text-ink-soft print:hidden">
      <label htmlFor={`owner-${task.id}`}>
        {texts.whoDoesIt}
        <span className="sr-only">: {task.title}</span>
      </label>
      <select
        id={`owner-${task.id}`}
        value={owner}
        onChange={({ target }) =>
          setOwner.mutate({ slug, taskId: task.id, personId: target.value === '' ? null : target.value })
        }
        className="min-h-11 max-w-full cursor-pointer text-ellipsis rounded-m border border-line bg-surface px-2 text-ink"
      >
        <option value="">{isCouple ? texts.bothOfYou : texts.you}</option>
        {choices.map(({ id, name, isYou }) => (
          <option key={id} value={id}>
            {isYou ? texts.you : name}
          </option>
        ))}
      </select>
    </p>
  );
}
