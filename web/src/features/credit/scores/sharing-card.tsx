import * as page from '@porchlight/content/en/credit/page.ts';
import * as texts from '@porchlight/content/en/credit/scores.ts';
import type { CreditView } from '@porchlight/domain/credit/credit.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { readFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useCreditChanges } from '../credit.queries.ts';

/** One switch: whether who buys with this person sees their scores. */
export function SharingCard({ credit: { partner, isShared } }: { credit: CreditView }) {
  const { show } = useCreditChanges();
  const name = partner?.name ?? '';
  const share = useMutation({
    ...pageApi.credit.share.mutationOptions(),
    onSuccess: (view) => {
      show(view);
      showSuccess({ title: view.isShared ? texts.shared(name) : texts.stopped(name) });
    },
    onError: (error) => showFailure({ title: page.notSaved, description: readFailure(error).message }),
  });
  return (
    <SectionCard id="sharing" title={texts.sharing}>
      {partner === null ? (
        <p className="text-ink-soft">{texts.noPartner}</p>
      ) : (
        <div className="grid gap-1">
          <Checkbox
            checked={share.isPending ? share.variables.isShared : isShared}
            onChange={({ target }) => share.mutate({ isShared: target.checked })}
          >
            {texts.share(name)}
          </Checkbox>
          <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">{texts.shareHint(name)}</p>
        </div>
      )}
    </SectionCard>
  );
}
