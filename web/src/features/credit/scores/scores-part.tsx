import * as texts from '@porchlight/content/en/credit/scores.ts';
import type { ScoreReading } from '@porchlight/domain/credit/credit.contract.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { PartProps } from '../part-props.ts';
import { LenderScoreCard } from './lender-score-card.tsx';
import { ScoreDialog } from './score-dialog.tsx';
import { ScoreHistory } from './score-history.tsx';
import { ScoreList } from './score-list.tsx';
import { SharingCard } from './sharing-card.tsx';

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
          title={open === 'new' ? texts.formTitle.add : texts.formTitle.change}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
