import type { DeletionView } from '@porchlight/domain/personal-data/personal-data.contract.ts';
import { formatShortDate } from '@porchlight/domain/shared/formats.ts';
import { readFailure } from '../../platform/failure.ts';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useKeepAccount } from './personal-data.queries.ts';

/** Says when the account goes, and offers to keep it while it can be kept. */
export function KeepAccountNotice({ deletion }: { deletion: DeletionView }) {
  const keep = useKeepAccount();
  if (!deletion.canKeep)
    return (
      <Notice look="wrong" title="Your account is being deleted">
        The time to keep it is over. You get a receipt by e-mail when it is done.
      </Notice>
    );
  return (
    <Notice
      look="wrong"
      title={`Your account will be deleted on ${formatShortDate(deletion.dueAt)}`}
      action={
        <Button
          variant="primary"
          busy={keep.isPending}
          onClick={() =>
            keep.mutate(undefined, {
              onSuccess: () =>
                showSuccess({ title: 'Your account stays', description: 'Everything is as you left it.' }),
              onError: (error) =>
                showFailure({ title: 'Nothing was changed', description: readFailure(error).message }),
            })
          }
        >
          {keep.isPending ? 'Keeping…' : 'Keep my account'}
        </Button>
      }
    >
      You asked for this on {formatShortDate(deletion.requestedAt)}. Until that day everything is as you left
      it, and you can change your mind. Download what you want to have before it goes.
    </Notice>
  );
}
