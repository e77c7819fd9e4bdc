import * as texts from '@porchlight/content/en/documents-preflight.ts';
import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { listFindings, type PreflightContext } from '@porchlight/domain/documents/preflight/preflight.ts';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { type CheckedFile, checkFile } from './check-file.ts';
import { forgetChosen } from './chosen-files.ts';
import { describeFinding } from './describe-finding.ts';
import { findContext, type KnownRequests, useKnownContext } from './finding-context.ts';

/** Looks into a file that was just stored, and says what was found. `onRead` receives what it is. */
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

/** What was found in a file that was just chosen, before it answers a request: what it is, and what to mend. */
function PreflightFindings({
  document: { id },
  checked: { form, unknown, facts },
  context,
  onHide,
}: {
  document: OwnDocument;
  checked: CheckedFile;
  context: PreflightContext;
  onHide: () => void;
}) {
  const findings = listFindings(facts, context);
  return (
    <section
      aria-label={texts.found}
      aria-describedby={`name-${id}`}
      className="mb-3 grid max-w-[72ch] gap-2 whitespace-normal rounded-m bg-sunken p-3.5 text-[.9375rem] print:hidden"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
        <p role="status" className="wrap-anywhere pt-2.5 font-semibold">
          {form === null ? texts.found : texts.looksLike(form, facts.details)}
        </p>
        <Button variant="plain" size="small" aria-describedby={`name-${id}`} onClick={onHide}>
          {texts.hide}
          <span className="sr-only">{texts.hideFound}</span>
        </Button>
      </div>
      {findings.length > 0 ? (
        <ul className="grid gap-2">
          {findings.map((finding) => (
            <li key={finding.kind} className="wrap-anywhere flex gap-2">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-brick" />
              <span>{describeFinding(finding)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="flex gap-2">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-soft" />
          {unknown === undefined ? texts.nothingFound : texts.unknown[unknown]}
        </p>
      )}
      <p className="text-ink-soft">
        {texts.fromHere} {findings.length > 0 && texts.goOn}
      </p>
    </section>
  );
}
