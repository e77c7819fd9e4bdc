import * as texts from '@porchlight/content/en/signing.ts';
import type { DraftField } from '@porchlight/domain/signing/placement.ts';
import {
  type FieldKind,
  proposeMark,
  type SignatureMark,
} from '@porchlight/domain/signing/signature-marks.ts';
import type { OpenSigningView } from '@porchlight/domain/signing/signing-views.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { showFailure } from '../../platform/toasts/show-toast.ts';
import { useToday } from '../../platform/today.ts';
import { AdoptDialog } from './adopt-dialog.tsx';
import { FieldBox } from './pages/field-box.tsx';
import { FieldContent } from './pages/field-content.tsx';
import { FieldTools } from './pages/field-tools.tsx';
import { addField, draftField } from './pages/fields.ts';
import { PagesView, usePageWidth } from './pages/pages-view.tsx';
import { usePagesFile } from './pages/use-pages-file.ts';
import { useSignedPagesRead } from './pages/use-reading.ts';
import { useSaveSignature, useSigner } from './signing.queries.ts';
import { findPagesAddress } from './signing-addresses.ts';
import { SigningSteps } from './signing-steps.tsx';

/** What someone does before Sign: reading, adopting a signature, placing it. */
export function useSigningWork(opened: OpenSigningView, onRead: () => void) {
  const { pages } = opened;
  const [tries, setTries] = useState(0);
  const openAgain = useCallback(() => setTries((before) => before + 1), []);
  const { file, hasFailed } = usePagesFile(findPagesAddress(opened.id), tries);
  const [column, setColumn] = useState<HTMLElement | null>(null);
  const { width, zoom, setZoom } = usePageWidth(column);
  const reading = useSignedPagesRead(column, pages.length, width);
  const { data: signer } = useSigner();
  const save = useSaveSignature();
  const today = useToday();
  const [adopted, setAdopted] = useState<SignatureMark>();
  const [isAdopting, setIsAdopting] = useState(false);
  const [fields, setFields] = useState<readonly DraftField[]>(() => [draftField(opened.suggestedField)]);
  const [selectedId, setSelectedId] = useState<string>();

  const name = signer?.name ?? '';
  const chosen = adopted ?? signer?.savedSignature ?? undefined;
  const mark = chosen ?? proposeMark(name);
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
  /** Of the pages a field can be dropped on. */
  function readLines() {
    for (const page of reading.toDraw) file?.readLines(page);
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
            title: texts.signatureSaveFailed,
            description: texts.signatureFailedLead,
          }),
      },
    );
  }

  function findGap(): { kind: string; sentence: string; help: () => void } | undefined {
    if (hasFailed) return { kind: 'pages', sentence: texts.pagesLoadFailed, help: () => undefined };
    const { nextUnread } = reading;
    if (!isRead && nextUnread !== undefined) {
      return {
        kind: 'reading',
        sentence: texts.pagesUnread,
        help: () => reading.showPage(nextUnread),
      };
    }
    if (mark === undefined) {
      return { kind: 'mark', sentence: texts.signatureMissing, help: () => setIsAdopting(true) };
    }
    return undefined;
  }

  const drawField = (field: DraftField) => (
    <FieldBox
      key={field.id}
      field={field}
      pages={pages}
      isSelected={field.id === selectedId}
      onGrab={readLines}
      findLines={(page) => file?.findLines(page) ?? []}
      onSelect={() => {
        setSelectedId(field.id);
        if (field.kind === 'signature' && mark === undefined) setIsAdopting(true);
      }}
      onChange={change}
      onRemove={describeRemoval(field)}
    >
      <FieldContent field={field} mark={mark} name={name} date={today} />
    </FieldBox>
  );
  /** Whether there was something smaller to leave than the dialog. */
  function stepBack(): boolean {
    setSelectedId(undefined);
    return selected !== undefined;
  }

  const body = (
    <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <PagesView
          onColumn={setColumn}
          pages={pages}
          file={file}
          hasFailed={hasFailed}
          onRetry={openAgain}
          reading={reading}
          width={width}
          zoom={zoom}
          onZoom={setZoom}
          drawFields={(page) =>
            fields.some((field) => field.page === page)
              ? fields.filter((field) => field.page === page).map(drawField)
              : undefined
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
          isProposed={chosen === undefined}
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
  return { body, question, mark, fields, findGap, stepBack };
}
