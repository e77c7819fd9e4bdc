import { signingConsent } from '@porchlight/content/signing-consent.ts';
import { documentMessages } from '@porchlight/domain/documents/document-messages.ts';
import type { DocumentView } from '@porchlight/domain/documents/documents.contract.ts';
import { SIGNING_DELAY_MS, signingLabels } from '@porchlight/domain/signing/signing.ts';
import { CircleCheck, CircleExclamationPoint } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { useSignDocument } from './documents.queries.ts';
import { findContentAddress, followDownload } from './download-document.ts';

type Step = 'reading' | 'signing' | 'signed';

/**
 * The signing flow (specification 4): read and agree, Sign, 1.5 seconds of 'Signing...', 'Document Signed!', and
 * Complete, which stores the signature. Mounted anew each time it opens, so it starts over; Cancel changes nothing.
 */
export function SignDocumentDialog({ document, onClose }: { document: DocumentView; onClose: () => void }) {
  const [step, setStep] = useState<Step>('reading');
  const [agreed, setAgreed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const sign = useSignDocument({
    onSuccess: () => {
      showSuccess(documentMessages.signed);
      onClose();
    },
    onError: () => showFailure(documentMessages.signFailed),
  });
  useEffect(() => {
    if (step !== 'signing') return;
    const timer = setTimeout(() => setStep('signed'), SIGNING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [step]);

  function startSigning() {
    if (agreed) return setStep('signing');
    setIsAsked(true);
    box.current?.focus();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={signingLabels.title}
      description={
        <p className="wrap-anywhere">
          {document.name}.{' '}
          <a
            href={findContentAddress(document.id)}
            download={document.name}
            onClick={(event) => void followDownload(event)}
            className="text-link"
          >
            Read it before you sign
          </a>
        </p>
      }
    >
      <div role="status">{step === 'signed' && <Signed />}</div>
      {step !== 'signed' && (
        <Consent
          box={box}
          agreed={agreed}
          isMissing={isAsked && !agreed}
          onAgree={setAgreed}
          disabled={step === 'signing'}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>{signingLabels.cancel}</Button>
        {step === 'signed' ? (
          <Button
            variant="primary"
            busy={sign.isPending}
            onClick={() => sign.mutate({ id: document.id, consentVersion: signingConsent.version })}
          >
            {signingLabels.complete}
          </Button>
        ) : (
          <Button variant="primary" busy={step === 'signing'} onClick={startSigning}>
            {step === 'signing' ? signingLabels.signing : signingLabels.sign}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Consent({
  box,
  agreed,
  isMissing,
  onAgree,
  disabled,
}: {
  box: RefObject<HTMLInputElement | null>;
  agreed: boolean;
  isMissing: boolean;
  onAgree: (agreed: boolean) => void;
  disabled: boolean;
}) {
  return (
    <>
      <div className="grid gap-3 text-[.95rem] leading-normal">
        <h3 className="text-lg">{signingConsent.title}</h3>
        {signingConsent.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div>
        {isMissing && (
          <p id="agreement-missing" role="alert" className="flex gap-2 font-medium text-[.95rem] text-brick">
            <CircleExclamationPoint aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
            Tick the box if you agree; without it nothing is signed.
          </p>
        )}
        <Checkbox
          ref={box}
          checked={agreed}
          disabled={disabled}
          invalid={isMissing}
          aria-describedby={isMissing ? 'agreement-missing' : undefined}
          onChange={(event) => onAgree(event.target.checked)}
        >
          {signingConsent.agreement}
        </Checkbox>
      </div>
    </>
  );
}

function Signed() {
  return (
    <div className="grid justify-items-center gap-2 py-6 text-center">
      <CircleCheck aria-hidden="true" className="size-12 text-sage" />
      <p className="font-display font-semibold text-2xl">{signingLabels.signed}</p>
      <p className="text-ink-soft">
        Press {signingLabels.complete} to keep the signature with your document.
      </p>
    </div>
  );
}
