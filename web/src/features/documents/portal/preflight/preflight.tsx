import * as texts from '@porchlight/content/en/documents/preflight.ts';
import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { useEffect, useState } from 'react';
import { type CheckedFile, checkFile } from './check-file.ts';
import { forgetChosen } from './chosen-files.ts';
import { findContext, type KnownRequests, useKnownContext } from './finding-context.ts';
import { PreflightFindings } from './preflight-findings.tsx';

/** Looks into a file that was just stored, and says what was found. `onRead` hears what it is. */
export function Preflight({
  document,
  file,
  documents,
  requests,
  onRead,
}: {
  document: OwnDocument;
  file: File;
  documents: readonly OwnDocument[];
  requests: KnownRequests;
  onRead: (id: string, form: string) => void;
}) {
  const [checked, setChecked] = useState<CheckedFile | 'failed'>();
  const { id } = document;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked into once; the list changes with each upload.
  useEffect(() => {
    let isShown = true;
    checkInTurn(() => checkFile(id, file, documents)).then(
      (found) => {
        if (!isShown) return;
        setChecked(found);
        if (found.form !== null) onRead(id, found.form);
      },
      () => isShown && setChecked('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [id, file]);
  const known = useKnownContext();
  const form = checked === 'failed' || checked === undefined ? null : checked.form;
  const context = known && findContext(known, document, form, requests);
  // What cannot be opened here the server has said already, or a reviewer will.
  if (checked === 'failed') return null;
  if (checked === undefined || context === undefined)
    return (
      <p role="status" className="mb-2 text-[.9375rem] text-ink-soft">
        {texts.checking}
      </p>
    );
  return (
    <PreflightFindings
      document={document}
      checked={checked}
      context={context}
      onHide={() => {
        window.document.getElementById(`document-${id}`)?.focus();
        forgetChosen(id);
      }}
    />
  );
}

let last: Promise<unknown> = Promise.resolve();

/** One file after the other: each is unpacked whole. */
function checkInTurn<Result>(check: () => Promise<Result>): Promise<Result> {
  const turn = last.then(check, check);
  last = turn;
  return turn;
}
