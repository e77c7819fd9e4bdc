import * as texts from '@porchlight/content/en/sharing/people.ts';
import { isBuyerRole } from '@porchlight/domain/purchases/purchases.ts';
import type { PersonView } from '@porchlight/domain/sharing/sharing-views.ts';
import { useState } from 'react';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { findCardTitle, SectionCard } from '../../../ui/section-card.tsx';
import { useLeavePurchase } from '../sharing.queries.ts';

/** Parts two buyers, after saying what stays with whom; not there for one who buys alone. */
export function LeavePart({ people }: { people: readonly PersonView[] }) {
  const [isAsked, setIsAsked] = useState(false);
  const partner = people.find(({ role, state, isYou }) => isBuyerRole(role) && state === 'active' && !isYou);
  const leave = useLeavePurchase();
  const { send, busy, problem } = useSend(async () => {
    await leave.mutateAsync({});
    showSuccess({ title: texts.youLeft, description: texts.youGoOnAlone });
  });
  if (!partner) return null;
  return (
    <SectionCard id="leave" title={texts.leaveThisPurchase}>
      <p>{texts.eitherOfYouCanLeave(partner.name)}</p>
      <p>
        <Button size="small" onClick={() => setIsAsked(true)}>
          {texts.leavePurchase}
        </Button>
      </p>
      {isAsked && (
        <Dialog
          open
          kind="alert"
          onClose={() => setIsAsked(false)}
          findFocusAfter={() => findCardTitle('leave') ?? findCardTitle('buyers')}
          title={texts.leaveThePurchaseWith(partner.name)}
          description={
            <ul className="grid list-disc gap-2 pl-5">
              {texts.whatStays(partner.name).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          }
        >
          <Problem>{problem}</Problem>
          <DialogActions>
            <Button onClick={() => setIsAsked(false)}>{texts.stay}</Button>
            <Button variant="danger" busy={busy} onClick={() => void send(undefined)}>
              {busy ? texts.leaving : texts.leavePurchase}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </SectionCard>
  );
}
