import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/personal-data/portal.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import type { DeletionView } from '@porchlight/domain/personal-data/personal-data.contract.ts';
import { readFailure } from '../../../platform/api/failure.ts';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useKeepAccount } from './personal-data.queries.ts';

/** Says when the account goes, and offers to keep it while it can be kept. */
export function KeepAccountNotice({ deletion }: { deletion: DeletionView }) {
  const keep = useKeepAccount();
  if (!deletion.canKeep)
    return (
      <Notice look="wrong" title={texts.yourAccountIsBeingDeleted}>
        {texts.theTimeKeepOverGet}
      </Notice>
    );
  return (
    <Notice
      look="wrong"
      title={texts.yourAccountWillDeleted(formatShortDate(deletion.dueAt, locale))}
      action={
        <Button
          variant="primary"
          busy={keep.isPending}
          onClick={() =>
            keep.mutate(undefined, {
              onSuccess: () =>
                showSuccess({ title: texts.yourAccountStays, description: texts.everythingIsAsYouLeft }),
              onError: (error) =>
                showFailure({ title: texts.nothingWasChanged, description: readFailure(error).message }),
            })
          }
        >
          {keep.isPending ? texts.keeping : texts.keepMyAccount}
        </Button>
      }
    >
      {texts.youAskedUntilDayEverything(formatShortDate(deletion.requestedAt, locale))}
    </Notice>
  );
}
