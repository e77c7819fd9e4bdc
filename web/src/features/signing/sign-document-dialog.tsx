import * as texts from '@porchlight/content/en/signing.ts';
import { documentMessages } from '@porchlight/domain/documents/document-messages.ts';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { PlacedField, SignatureMark } from '@porchlight/domain/signing/signature-marks.ts';
import { SIGNING_DELAY_MS, signingLabels } from '@porchlight/domain/signing/signing.ts';
import type { OpenSigningView } from '@porchlight/domain/signing/signing-views.ts';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { parseFailure, type RequestFailure } from '../../platform/api/failure.ts';
import { useOnline } from '../../platform/browser/online.ts';
import { showFailure, showSuccess } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { WorkDialog } from '../../ui/work-dialog.tsx';
import { useReauthentication } from '../accounts/second-factor/use-reauthentication.tsx';
import { toPlaced } from './pages/fields.ts';
import { useSigningReadAgain } from './signing.queries.ts';
import { useSigningWork } from './use-signing-work.tsx';

/** Failures after which there is nothing left to do in the dialog. */
const finalTitles: Partial<Record<RequestFailure['code'], string>> = {
  ALREADY_SIGNED: texts.alreadySigned,
  DOCUMENT_CHANGED: texts.documentChanged,
  NOT_FOUND: texts.signingEnded,
  CONSENT_NEEDED: texts.consentNeeded,
};

/**
 * The signing flow (specification 4): read every page, place a signature, Sign, 'Signing...', 'Document Signed!', and Complete, which marks
 * the document signed. Mounted again each time it opens, so it starts over; Cancel changes nothing.
 */
export function SignDocumentDialog({
  document,
  opened,
  onClose,
}: {
  document: { id: string; name: string };
  opened: OpenSigningView;
  onClose: () => void;
}) {
  const readAgain = useSigningReadAgain();
  const [failed, setFailed] = useState<string>();
  const [asked, setAsked] = useState<{ gap: string; sentence: string }>();
  const sealing = useSealing(opened.id, (failure) => {
    const title = finalTitles[failure.code];
    if (title === undefined) {
      // Sealed already: what failed is to mark the document signed.
      if (step === 'signed') showFailure(documentMessages.signFailed);
      return setFailed(failure.message);
    }
    showFailure({ title, description: failure.message });
    void readAgain();
    onClose();
  });
  const { step } = sealing;
  // When this does not get through now, Sign sends it again.
  const work = useSigningWork(opened, () => void sealing.confirmRead().catch(() => undefined));
  const online = useOnline();
  const isSigned = useRef(false);

  const gap = work.findGap();
  // What was missing is said until it is there.
  const problem = failed ?? (asked?.gap === gap?.kind ? asked?.sentence : undefined);

  function cancel() {
    // What Complete has begun cannot be taken back any more.
    if (sealing.isCompleting) return;
    sealing.leave();
    onClose();
  }
  function sign() {
    setFailed(undefined);
    if (gap !== undefined) {
      gap.help();
      return setAsked({ gap: gap.kind, sentence: gap.sentence });
    }
    if (!online) return setFailed(OFFLINE);
    if (work.mark !== undefined) void sealing.sign(work.mark, work.fields.map(toPlaced));
  }
  // Its Sign button is gone by then.
  const findFocusAfter = () =>
    isSigned.current ? window.document.getElementById(`document-${document.id}`) : null;
  async function complete() {
    setFailed(undefined);
    if (!online) return setFailed(OFFLINE);
    if (!(await sealing.complete())) return;
    isSigned.current = true;
    showSuccess(documentMessages.signed);
    void readAgain();
    onClose();
  }
  return (
    <WorkDialog
      title={signingLabels.title}
      description={<p className="truncate">{document.name}</p>}
      onClose={cancel}
      stepBack={step === 'reading' ? work.stepBack : undefined}
      findFocusAfter={findFocusAfter}
      foot={
        <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-end">
          <div role="alert" className="empty:hidden sm:mr-auto">
            {problem !== undefined && <FieldError id="signing-problem">{problem}</FieldError>}
          </div>
          <div className="grid grid-cols-2 gap-3 sm:flex">
            <Button aria-disabled={sealing.isCompleting} onClick={cancel}>
              {signingLabels.cancel}
            </Button>
            {step === 'signed' ? (
              <Button variant="primary" busy={sealing.isCompleting} onClick={() => void complete()}>
                {signingLabels.complete}
              </Button>
            ) : (
              <Button
                variant="primary"
                busy={step === 'signing'}
                aria-disabled={step === 'reading' && gap !== undefined}
                aria-describedby={problem === undefined ? undefined : 'signing-problem'}
                onClick={sign}
              >
                {step === 'signing' ? signingLabels.signing : signingLabels.sign}
              </Button>
            )}
          </div>
        </div>
      }
    >
      <div role="status" className="empty:hidden">
        {step === 'signed' && <Signed />}
      </div>
      {step !== 'signed' && (
        <div
          inert={step === 'signing'}
          className={`flex min-h-0 flex-1 flex-col ${step === 'signing' ? 'opacity-60' : ''}`}
        >
          {work.body}
        </div>
      )}
      {work.question}
      {sealing.question}
    </WorkDialog>
  );
}

const OFFLINE = texts.offlineNotSigned;

function Signed() {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-16 text-center">
      <CircleCheck aria-hidden="true" className="size-14 text-sage" />
      <p className="font-display font-semibold text-3xl">{signingLabels.signed}</p>
      <p className="max-w-[44ch] text-ink-soft">
        {texts.completeHint(signingLabels.complete, signingLabels.cancel)}
      </p>
    </div>
  );
}

type SealingStep = 'reading' | 'signing' | 'signed';

/**
 * The way from Sign to a sealed document (specification 4): 'Signing...' for at least 1.5 seconds while the server seals
 * the file aside, then signed. `complete` puts it in place; `leave` drops it, whenever it comes.
 */
function useSealing(
  id: string,
  onFailure: (failure: RequestFailure) => void,
): {
  step: SealingStep;
  /** Reports to the server that every page was reached; sent once, however often it is called. */
  confirmRead: () => Promise<unknown>;
  sign: (mark: SignatureMark, fields: readonly PlacedField[]) => Promise<void>;
  complete: () => Promise<boolean>;
  isCompleting: boolean;
  leave: () => void;
  question: ReactNode;
} {
  const [step, setStep] = useState<SealingStep>('reading');
  const confirm = useMutation(api.signing.confirmRead.mutationOptions());
  const prepare = useMutation(api.signing.prepare.mutationOptions());
  const finish = useMutation(api.signing.complete.mutationOptions());
  const discard = useMutation(api.signing.discard.mutationOptions());
  const { withProof, question } = useReauthentication();
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const hasLeft = useRef(false);
  const confirmed = useRef<Promise<unknown>>(undefined);

  function confirmRead(): Promise<unknown> {
    confirmed.current ??= confirm.mutateAsync({ id }).catch((error: unknown) => {
      confirmed.current = undefined;
      throw error;
    });
    return confirmed.current;
  }

  async function seal(mark: SignatureMark, fields: readonly PlacedField[]) {
    await confirmRead();
    const date = getCalendarDay(new Date());
    await withProof(() => prepare.mutateAsync({ id, mark, fields: [...fields], date }));
  }

  async function sign(mark: SignatureMark, fields: readonly PlacedField[]) {
    setStep('signing');
    const sealing = seal(mark, fields);
    running.current = sealing.catch(() => undefined);
    try {
      await Promise.all([sealing, wait(SIGNING_DELAY_MS)]);
      setStep('signed');
    } catch (error) {
      setStep('reading');
      if (!hasLeft.current) onFailure(parseFailure(error));
    }
  }

  async function complete(): Promise<boolean> {
    try {
      await finish.mutateAsync({ id });
      return true;
    } catch (error) {
      if (!hasLeft.current) onFailure(parseFailure(error));
      return false;
    }
  }

  function leave() {
    hasLeft.current = true;
    // A seal that is under way is dropped when it is there. Where this request fails, the server drops it by itself later.
    void running.current.then(() => discard.mutate({ id }));
  }

  return { step, confirmRead, sign, complete, isCompleting: finish.isPending, leave, question };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
