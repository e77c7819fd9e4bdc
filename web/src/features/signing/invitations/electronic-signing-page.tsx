import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/signing.ts';
import { signingConsent } from '@porchlight/content/en/signing-consent.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import type { SignerView } from '@porchlight/domain/signing/signing-views.ts';
import { useRef, useState } from 'react';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { findCardTitle, focusCardTitle, SectionCard } from '../../../ui/section-card.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SettingsFrame } from '../../accounts/settings/settings-frame.tsx';
import { settingsSections } from '../../accounts/settings/settings-sections.ts';
import { ConsentText } from '../consent-text.tsx';
import { MarkView } from '../pages/mark-view.tsx';
import { useForgetSignature, useSigner, useWithdrawSigningConsent } from '../signing.queries.ts';

const loadConsent = () =>
  import('../consent-dialog.tsx').then(({ ConsentDialog }) => ({ default: ConsentDialog }));

/** The consent to electronic records, and the signature that is kept for next time. */
export default function ElectronicSigningPage() {
  const { data: signer, isError, isFetching, refetch } = useSigner();
  return (
    <SettingsFrame section={settingsSections.signing}>
      {signer === undefined && isError && (
        <LoadFailed title={texts.pageLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
          {texts.pageFailedLead}
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
    <SectionCard id="consent" title={texts.yourConsent}>
      {consent === null ? (
        <>
          <p>{texts.consentNotGiven}</p>
          <p>
            <Button size="small" onClick={() => ask('give')}>
              {texts.readAndAgree}
            </Button>
          </p>
        </>
      ) : (
        <>
          <p>
            {sentence(
              texts.consentGiven(
                <time dateTime={consent.givenAt}>{formatShortDate(consent.givenAt, locale)}</time>,
                formatCalendarDate(consent.version, locale),
              ),
            )}
          </p>
          {consent.version === signingConsent.version && (
            <details className="rounded-m border border-line">
              <summary className="min-h-11 px-4 py-2.5 font-semibold text-dusk">
                {texts.consentReadAgain}
              </summary>
              <div className="px-4 pt-2 pb-5">
                <ConsentText />
              </div>
            </details>
          )}
          <p>
            <Button size="small" onClick={() => ask('withdraw')}>
              {texts.withdraw}
            </Button>
          </p>
        </>
      )}
      {asked === 'give' && (
        <LazyPart
          load={loadConsent}
          props={{
            onClose: close,
            findFocusAfter,
            onGiven: () => {
              closeChanged();
              showSuccess({ title: texts.consentSaved });
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
  const withdraw = useWithdrawSigningConsent();
  const { send, busy, problem } = useSend(async () => {
    await withdraw.mutateAsync(undefined);
    showSuccess({ title: texts.consentWithdrawn });
    onWithdrawn();
  });
  return (
    <Dialog
      open
      kind="alert"
      onClose={onClose}
      findFocusAfter={findFocusAfter}
      title={texts.withdrawYourConsent}
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
        <Button onClick={onClose}>{texts.keepIt}</Button>
        <Button variant="danger" busy={busy} onClick={() => void send(undefined)}>
          {busy ? texts.withdrawing : texts.withdraw}
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
    showSuccess({ title: texts.savedSignatureDeleted });
  });
  return (
    <SectionCard id="saved-signature" title={texts.yourSavedSignature}>
      {mark === null ? (
        <p>{texts.savedSignatureEmpty}</p>
      ) : (
        <>
          <div className="h-28 max-w-sm rounded-m border border-line bg-sheet px-5 py-4 text-sheet-ink">
            <MarkView mark={mark} label={texts.yourSavedSignature} />
          </div>
          <p className="text-ink-soft">{texts.savedSignatureLead}</p>
          <Problem>{problem}</Problem>
          <p>
            <Button size="small" busy={busy} onClick={() => void send(undefined)}>
              {texts.forgetIt}
            </Button>
          </p>
        </>
      )}
    </SectionCard>
  );
}
