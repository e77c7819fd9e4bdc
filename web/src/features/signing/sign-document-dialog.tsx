import { documentMessages } from '@porchlight/domain/documents/document-messages.ts';
import type { DraftField } from '@porchlight/domain/signing/placement.ts';
import type { FieldKind, SignatureMark } from '@porchlight/domain/signing/signature-marks.ts';
import type { OpenSigningView } from '@porchlight/domain/signing/signing.contract.ts';
import { signingLabels } from '@porchlight/domain/signing/signing.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Failure } from '../../platform/failure.ts';
import { useOnline } from '../../platform/online.ts';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { WorkDialog } from '../../ui/work-dialog.tsx';
import { AdoptDialog } from './adopt-dialog.tsx';
import { FieldBox } from './field-box.tsx';
import { FieldContent } from './field-content.tsx';
import { FieldTools } from './field-tools.tsx';
import { addField, draftField, toPlaced } from './fields.ts';
import { PagesView, usePageWidth } from './pages-view.tsx';
import { useSaveSignature, useSigner, useSigningReadAgain } from './signing.queries.ts';
import { findPagesAddress } from './signing-addresses.ts';
import { SigningSteps } from './signing-steps.tsx';
import { usePagesFile } from './use-pages-file.ts';
import { useReading } from './use-reading.ts';
import { useSealing } from './use-sealing.ts';

/** Failures after which there is nothing left to do in the dialog. */
const finalTitles: Partial<Record<Failure['code'], string>> = {
  ALREADY_SIGNED: 'Already signed',
  DOCUMENT_CHANGED: 'The document has changed',
  NOT_FOUND: 'This document is gone',
  CONSENT_NEEDED: 'Your consent was withdrawn',
};

/**
 * The signing flow (specification 4): read every page, place a signature, Sign, 'Signing...', 'Document Signed!', and
 * Complete, which marks the document signed. Mounted anew each time it opens, so it starts over; Cancel changes nothing.
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
    if (title === undefined) return setFailed(failure.message);
    showFailure({ title, description: failure.message });
    void readAgain();
    onClose();
  });
  const { step } = sealing;
  // When it does not get through now, Sign tells it again.
  const work = useSigningWork(opened, () => void sealing.confirmRead().catch(() => undefined));
  const online = useOnline();
  const isSigned = useRef(false);

  const gap = work.findGap();
  // What was missing is said until it is there.
  const problem = failed ?? (asked?.gap === gap?.kind ? asked?.sentence : undefined);

  function cancel() {
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
      findFocusAfter={findFocusAfter}
      foot={
        <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-end">
          <div role="alert" className="empty:hidden sm:mr-auto">
            {problem !== undefined && <FieldError id="signing-problem">{problem}</FieldError>}
          </div>
          <div className="grid grid-cols-2 gap-3 sm:flex">
            <Button onClick={cancel}>{signingLabels.cancel}</Button>
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

const OFFLINE = 'You are offline. Nothing was signed; go on when you are back online.';

/** What somebody does before Sign: reading, adopting a signature, placing it. */
function useSigningWork(opened: OpenSigningView, onRead: () => void) {
  const { pages } = opened;
  const [tries, setTries] = useState(0);
  const { file, hasFailed } = usePagesFile(findPagesAddress(opened.id), tries);
  const [column, setColumn] = useState<HTMLElement | null>(null);
  const { width, zoom, setZoom } = usePageWidth(column);
  const reading = useReading(column, pages.length, width);
  const { data: signer } = useSigner();
  const save = useSaveSignature();
  const today = useToday();
  const [adopted, setAdopted] = useState<SignatureMark>();
  const [isAdopting, setIsAdopting] = useState(false);
  const [fields, setFields] = useState<readonly DraftField[]>(() => [draftField(opened.suggestedField)]);
  const [selectedId, setSelectedId] = useState<string>();

  const mark = adopted ?? signer?.savedSignature ?? undefined;
  const name = signer?.name ?? '';
  const selected = fields.find(({ id }) => id === selectedId);
  const isRead = reading.read.size === pages.length;

  const tellRead = useEffectEvent(onRead);
  useEffect(() => {
    if (isRead) tellRead();
  }, [isRead]);

  // A field that was just put somewhere is where the arrow keys are wanted.
  const focusedId = useRef<string>(undefined);
  useEffect(() => {
    if (focusedId.current === undefined) return;
    window.document.getElementById(focusedId.current)?.focus({ preventScroll: true });
    focusedId.current = undefined;
  });

  function change(next: DraftField) {
    const before = fields.find(({ id }) => id === next.id);
    // On another page the field is another element, and the focus would be lost with the first.
    if (before?.page !== next.page) focusedId.current = next.id;
    setFields(fields.map((field) => (field.id === next.id ? next : field)));
  }
  function add(kind: FieldKind) {
    const { fields: more, added } = addField(fields, kind, reading.current, pages);
    setFields(more);
    setSelectedId(added?.id);
    focusedId.current = added?.id;
    if (added !== undefined) scrollTo(added);
  }
  /** The first signature stays: without one there is nothing to sign with. */
  function describeRemoval(field: DraftField) {
    if (field.id === fields[0]?.id) return undefined;
    return () => {
      setFields(fields.filter(({ id }) => id !== field.id));
      setSelectedId(undefined);
    };
  }
  function show(field: DraftField) {
    setSelectedId(field.id);
    scrollTo(field);
    window.document.getElementById(field.id)?.focus({ preventScroll: true });
  }
  function scrollTo(field: DraftField) {
    requestAnimationFrame(() =>
      window.document.getElementById(field.id)?.scrollIntoView({ block: 'center', inline: 'nearest' }),
    );
  }
  function adopt(next: SignatureMark, isKept: boolean) {
    setAdopted(next);
    setIsAdopting(false);
    if (!isKept) return;
    save.mutate(
      { mark: next },
      {
        onError: () =>
          showFailure({
            title: 'Your signature was not kept',
            description: 'You can go on and sign with it. It is asked for again next time.',
          }),
      },
    );
  }

  function findGap(): { kind: string; sentence: string; help: () => void } | undefined {
    if (hasFailed)
      return { kind: 'pages', sentence: 'The pages did not load. Try again first.', help: () => undefined };
    const { nextUnread } = reading;
    if (!isRead && nextUnread !== undefined) {
      return {
        kind: 'reading',
        sentence: `Read every page first. Page ${nextUnread} is next.`,
        help: () => reading.showPage(nextUnread),
      };
    }
    if (mark === undefined) {
      return { kind: 'mark', sentence: 'Add your signature first.', help: () => setIsAdopting(true) };
    }
    return undefined;
  }

  const body = (
    <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <PagesView
          onColumn={setColumn}
          pages={pages}
          file={file}
          hasFailed={hasFailed}
          onRetry={() => setTries(tries + 1)}
          reading={reading}
          width={width}
          zoom={zoom}
          onZoom={setZoom}
          drawFields={(page) =>
            fields
              .filter((field) => field.page === page)
              .map((field) => (
                <FieldBox
                  key={field.id}
                  field={field}
                  pages={pages}
                  isSelected={field.id === selectedId}
                  onSelect={() => {
                    setSelectedId(field.id);
                    if (field.kind === 'signature' && mark === undefined) setIsAdopting(true);
                  }}
                  onChange={change}
                  onRemove={describeRemoval(field)}
                >
                  <FieldContent field={field} mark={mark} name={name} date={today} />
                </FieldBox>
              ))
          }
        />
        {selected !== undefined && (
          <FieldTools
            field={selected}
            pages={pages}
            currentPage={reading.current}
            onChange={change}
            onRemove={describeRemoval(selected)}
            onClose={() => setSelectedId(undefined)}
          />
        )}
      </div>
      <div className={selected === undefined ? 'contents' : 'contents max-lg:hidden'}>
        <SigningSteps
          total={pages.length}
          readCount={reading.read.size}
          isWithinPage={reading.nextUnread === reading.current}
          onNextPage={isRead ? undefined : () => reading.nextUnread && reading.showPage(reading.nextUnread)}
          mark={mark}
          onAdopt={() => setIsAdopting(true)}
          fields={fields}
          onShow={show}
          onAdd={add}
        />
      </div>
    </div>
  );
  const question = isAdopting && (
    <AdoptDialog name={name} mark={mark} onAdopt={adopt} onClose={() => setIsAdopting(false)} />
  );
  return { body, question, mark, fields, findGap };
}

function Signed() {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-16 text-center">
      <CircleCheck aria-hidden="true" className="size-14 text-sage" />
      <p className="font-display font-semibold text-3xl">{signingLabels.signed}</p>
      <p className="max-w-[44ch] text-ink-soft">
        Press {signingLabels.complete} to keep the signature with your document. {signingLabels.cancel} leaves
        the document as it was.
      </p>
    </div>
  );
}
