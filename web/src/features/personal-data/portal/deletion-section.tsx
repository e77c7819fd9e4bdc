import { dataRetention } from '@porchlight/content/en/data-retention.ts';
import * as texts from '@porchlight/content/en/personal-data.ts';
import { GRACE_DAYS, REMINDER_DAYS } from '@porchlight/domain/accounts/personal-data/account-deletion.ts';
import { useState } from 'react';
import { clearDrafts } from '../../../platform/offline/drafts.ts';
import { clearWaiting } from '../../../platform/offline/outbox.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import { useReauthentication } from '../../accounts/second-factor/use-reauthentication.tsx';
import { useRequestDeletion } from './personal-data.queries.ts';

/** What a deletion takes and what it leaves, and the way to it. */
export function DeletionSection({ isUnderWay }: { isUnderWay: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <SectionCard id="delete" title={texts.deleteAccount}>
      <h3 className="font-semibold text-lg">{texts.whatGoes}</h3>
      <ul className="grid list-disc gap-1.5 pl-5">
        {dataRetention.deleted.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <h3 className="font-semibold text-lg">{texts.whatStays}</h3>
      <ul className="grid gap-4">
        {dataRetention.kept.map(({ what, why, howLong }) => (
          <li key={what} className="grid gap-1 border-line border-l-3 pl-4">
            <p>{what}</p>
            <p className="text-[.9375rem] text-ink-soft leading-normal">
              {why} <strong className="font-semibold text-ink">{texts.kept(howLong)}</strong>
            </p>
          </li>
        ))}
      </ul>
      {!isUnderWay && (
        <>
          <h3 className="font-semibold text-lg">{texts.when}</h3>
          <p>{texts.daysAfterAskUntilThen(GRACE_DAYS, REMINDER_DAYS)}</p>
          <p>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {texts.deleteMyAccount}
            </Button>
          </p>
        </>
      )}
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </SectionCard>
  );
}

/** Asks once more, begins the deletion, and leaves the portal. */
function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const account = useAccount();
  const { withProof, question } = useReauthentication();
  const deletion = useRequestDeletion();
  const { send, busy, problem } = useSend(async () => {
    await withProof(() => deletion.mutateAsync(undefined));
    if (account) clearWaiting(account.id);
    clearDrafts();
    window.location.replace('/login');
  });
  const isDeleting = busy || deletion.isSuccess;
  // One question at a time: this one waits until it is clear who is asking.
  if (question) return question;
  return (
    <Dialog
      open
      kind="alert"
      onClose={onClose}
      title={texts.deleteYourAccount}
      description={<p>{texts.thisSignsOutEverywhereDays(GRACE_DAYS)}</p>}
    >
      <Problem>{problem}</Problem>
      <DialogActions>
        <Button onClick={onClose}>{texts.keepMyAccount}</Button>
        <Button variant="danger" busy={isDeleting} onClick={() => void send(undefined)}>
          {isDeleting ? texts.deleting : texts.deleteMyAccount}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
