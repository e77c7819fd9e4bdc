import * as texts from '@porchlight/content/en/credit.ts';
import type { CreditView, ScoreReading } from '@porchlight/domain/credit/credit.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useCreditChanges } from '../credit.queries.ts';
import type { PartProps } from '../part-props.ts';
import { LenderScoreCard } from './lender-score-card.tsx';
import { ScoreDialog } from './score-dialog.tsx';
import { ScoreHistory } from './score-history.tsx';
import { ScoreList } from './score-list.tsx';

/** The score that counts first, then what it is picked from, how it went, and who sees it. */
export default function ScoresPart({ credit, today }: PartProps) {
  const [open, setOpen] = useState<ScoreReading | 'new'>();
  const shared = credit.partner?.scores ?? [];
  return (
    <>
      <LenderScoreCard credit={credit} />
      <SectionCard id="own-scores" title={texts.yourScores}>
        {credit.scores.length === 0 ? (
          <p className="max-w-[60ch] text-ink-soft">{texts.noScores}</p>
        ) : (
          <ScoreList scores={credit.scores} onChange={setOpen} />
        )}
        <p>
          <Button variant={credit.scores.length === 0 ? 'primary' : 'quiet'} onClick={() => setOpen('new')}>
            <Plus aria-hidden="true" className="size-4.5" />
            {texts.addScore}
          </Button>
        </p>
      </SectionCard>
      {credit.partner?.scores != null && (
        <SectionCard id="partner-scores" title={texts.partnersScores(credit.partner.name)}>
          {shared.length === 0 ? (
            <p className="text-ink-soft">{texts.partnerHasNone(credit.partner.name)}</p>
          ) : (
            <ScoreList scores={shared} />
          )}
        </SectionCard>
      )}
      <ScoreHistory
        lines={[
          { who: texts.ofYou, scores: credit.scores },
          ...(credit.partner === null ? [] : [{ who: credit.partner.name, scores: shared }]),
        ]}
      />
      <SharingCard credit={credit} />
      {open !== undefined && (
        <ScoreDialog
          score={open === 'new' ? undefined : open}
          today={today}
          title={open === 'new' ? texts.scoresFormTitle.add : texts.scoresFormTitle.change}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** One switch: whether who buys with this person sees their scores. */
function SharingCard({ credit: { partner, isShared } }: { credit: CreditView }) {
  const { show } = useCreditChanges();
  const name = partner?.name ?? '';
  const share = useMutation({
    ...pageApi.credit.share.mutationOptions(),
    onSuccess: (view) => {
      show(view);
      showSuccess({ title: view.isShared ? texts.shared(name) : texts.stopped(name) });
    },
    onError: (error) => showFailure({ title: texts.notSaved, description: parseFailure(error).message }),
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
