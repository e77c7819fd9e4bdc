import { roleTitles } from '@porchlight/content/en/sharing/roles.ts';
import * as texts from '@porchlight/content/en/sharing/shared.ts';
import type { SharedPurchase } from '@porchlight/domain/sharing/shared.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pageApi } from '../../../platform/api/page-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { DatesSection } from './dates-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { HomesSection } from './homes-section.tsx';
import { OwnedHomeSection } from './owned-home-section.tsx';
import { FiguresSection, OffersSection } from './plan-sections.tsx';
import { ProgressSection } from './progress-section.tsx';

const sections = {
  progress: ProgressSection,
  dates: DatesSection,
  figures: FiguresSection,
  offers: OffersSection,
  documents: DocumentsSection,
  homes: HomesSection,
  'owned-home': OwnedHomeSection,
};
const order = ['progress', 'dates', 'figures', 'homes', 'owned-home', 'offers', 'documents'] as const;

/** One purchase as a helper sees it: a section for each thing that is open to them. */
export function SharedPurchaseView({ purchase }: { purchase: SharedPurchase }) {
  const { personId, nickname, role, grants } = purchase;
  const buyers = texts.bothBuyers(purchase.buyers);
  const title = nickname === '' ? texts.purchaseOf(buyers) : nickname;
  const open = order.filter((kind) => grants.includes(kind));
  return (
    <section aria-labelledby={personId} className="grid gap-5 border-line border-t pt-6">
      <div className="grid gap-1">
        <h2 id={personId} className="wrap-anywhere text-2xl">
          {title}
        </h2>
        <p className="wrap-anywhere text-ink-soft">
          {nickname !== '' && `${texts.purchaseOf(buyers)}. `}
          {texts.youHelpAs(roleTitles[role])}
        </p>
      </div>
      {open.length === 0 && <p>{texts.nothingOpen}</p>}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {open.map((kind) => {
          const Section = sections[kind];
          return <Section key={kind} personId={personId} of={title} />;
        })}
      </div>
      <StopHelping personId={personId} title={title} buyers={buyers} />
    </section>
  );
}

function StopHelping({ personId, title, buyers }: { personId: string; title: string; buyers: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const queryClient = useQueryClient();
  const stop = useMutation(pageApi.sharing.leaveShared.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    await stop.mutateAsync({ personId });
    await queryClient.invalidateQueries({ queryKey: pageApi.sharing.listShared.key() });
    showSuccess({ title: texts.youStopped });
  });
  return (
    <p>
      <Button size="small" onClick={() => setIsAsked(true)}>
        {texts.stopHelping}
        <span className="sr-only">{texts.ofPurchase(title)}</span>
      </Button>
      {isAsked && (
        <Dialog
          open
          kind="alert"
          onClose={() => setIsAsked(false)}
          findFocusAfter={() => document.querySelector('main')}
          title={texts.stopHelpingQuestion}
          description={<p>{texts.whatStopping(buyers)}</p>}
        >
          <Problem>{problem}</Problem>
          <DialogActions>
            <Button onClick={() => setIsAsked(false)}>{texts.goOnHelping}</Button>
            <Button variant="danger" busy={busy} onClick={() => void send(undefined)}>
              {texts.stopHelping}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </p>
  );
}
