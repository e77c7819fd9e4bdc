import { signingConsent } from '@porchlight/content/signing-consent.ts';
import { formatCalendarDate } from '@porchlight/domain/shared/calendar-dates.ts';
import { formatShortDate } from '@porchlight/domain/shared/formats.ts';
import type { SignerView } from '@porchlight/domain/signing/signing-views.ts';
import { useRef, useState } from 'react';
import { LatePart } from '../../platform/late-part.tsx';
import { showSuccess } from '../../platform/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { findCardTitle, focusCardTitle, SectionCard } from '../../ui/section-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Problem } from '../accounts/problem.tsx';
import { SettingsFrame } from '../accounts/settings-frame.tsx';
import { settingsSections } from '../accounts/settings-sections.ts';
import { useSend } from '../accounts/use-send.ts';
import { ConsentText } from './consent-text.tsx';
import { MarkView } from './mark-view.tsx';
import { useForgetSignature, useSigner, useWithdrawConsent } from './signing.queries.ts';

const loadConsent = () =>
  import('./consent-dialog.tsx').then(({ ConsentDialog }) => ({ default: ConsentDialog }));

/** The consent to electronic records, and the signature that is kept for next time. */
export default function ElectronicSigningPage() {
  const { data: signer, isError, isFetching, refetch } = useSigner();
  return (
    <SettingsFrame section={settingsSections.signing}>
      {signer === undefined && isError && (
        <LoadFailed title="This page did not load" busy={isFetching} onRetry={() => void refetch()}>
          Your consent and your signatures are as they were.
        </LoadFailed>
      )}
      {signer === undefined && !isError && (
        <div aria-busy="true" className="grid gap-8">
          <Skeleton className="h-72" />
          <Skeleton className="h-52" />
        </div>
      )}
      {signer !== undefined && (
        <>
          <ConsentPart consent={signer.consent} />
          <SavedSignaturePart mark={signer.savedSignature} />
        </>
      )}
    </SettingsFrame>
  );
}

function ConsentPart({ consent }: { consent: SignerView['consent'] }) {
  const [asked, setAsked] = useState<'give' | 'withdraw'>();
  const hasChanged = useRef(false);
  function ask(what: 'give' | 'withdraw') {
    hasChanged.current = false;
    setAsked(what);
  }
  const close = () => setAsked(undefined);
  function closeChanged() {
    hasChanged.current = true;
    close();
  }
  /** The button that asked is gone once it changed something. */
  const findFocusAfter = () => (hasChanged.current ? findCardTitle('consent') : null);
  return (
    <SectionCard id="consent" title="Your consent">
      {consent === null ? (
        <>
          <p>
            You have not agreed to sign documents electronically. We ask before your first signature, or you
            read and agree now.
          </p>
          <p>
            <Button size="small" onClick={() => ask('give')}>
              Read and agree
            </Button>
          </p>
        </>
      ) : (
        <>
          <p>
            You agreed on <time dateTime={consent.givenAt}>{formatShortDate(consent.givenAt)}</time> to the
            text of {formatCalendarDate(consent.version)}. It holds until you withdraw it.
          </p>
          {consent.version === signingConsent.version && (
            <details className="rounded-m border border-line">
              <summary className="min-h-11 px-4 py-2.5 font-semibold text-dusk">
                Read what you agreed to
              </summary>
              <div className="px-4 pt-2 pb-5">
                <ConsentText />
              </div>
            </details>
          )}
          <p>
            <Button size="small" onClick={() => ask('withdraw')}>
              Withdraw
            </Button>
          </p>
        </>
      )}
      {asked === 'give' && (
        <LatePart
          load={loadConsent}
          props={{
            onClose: close,
            findFocusAfter,
            onGiven: () => {
              closeChanged();
              showSuccess({ title: 'You can sign here now' });
            },
          }}
        />
      )}
      {asked === 'withdraw' && (
        <WithdrawDialog onWithdrawn={closeChanged} onClose={close} findFocusAfter={findFocusAfter} />
      )}
    </SectionCard>
  );
}

function WithdrawDialog({
  onWithdrawn,
  onClose,
  findFocusAfter,
}: {
  onWithdrawn: () => void;
  onClose: () => void;
  findFocusAfter: () => HTMLElement | null;
}) {
  const withdraw = useWithdrawConsent();
  const { send, busy, problem } = useSend(async () => {
    await withdraw.mutateAsync(undefined);
    showSuccess({ title: 'Your consent is withdrawn' });
    onWithdrawn();
  });
  return (
    <Dialog
      open
      kind="alert"
      onClose={onClose}
      findFocusAfter={findFocusAfter}
      title="Withdraw your consent?"
      description={
        <div className="grid gap-2">
          {signingConsent.withdrawal.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      }
    >
      <Problem>{problem}</Problem>
      <DialogActions>
        <Button onClick={onClose}>Keep it</Button>
        <Button variant="danger" busy={busy} onClick={() => void send(undefined)}>
          {busy ? 'Withdrawing…' : 'Withdraw'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function SavedSignaturePart({ mark }: { mark: SignerView['savedSignature'] }) {
  const forget = useForgetSignature();
  const { send, busy, problem } = useSend(async () => {
    await forget.mutateAsync(undefined);
    focusCardTitle('saved-signature');
    showSuccess({ title: 'Your saved signature is gone' });
  });
  return (
    <SectionCard id="saved-signature" title="Your saved signature">
      {mark === null ? (
        <p>None is kept. When you sign, you can choose to keep your signature for next time.</p>
      ) : (
        <>
          <div className="h-28 max-w-sm rounded-m border border-line bg-sheet px-5 py-4 text-sheet-ink">
            <MarkView mark={mark} label="Your saved signature" />
          </div>
          <p className="text-ink-soft">
            Stored encrypted, and offered when you sign. Documents that you signed keep it.
          </p>
          <Problem>{problem}</Problem>
          <p>
            <Button size="small" busy={busy} onClick={() => void send(undefined)}>
              Forget it
            </Button>
          </p>
        </>
      )}
    </SectionCard>
  );
}
