import * as texts from '@porchlight/content/en/documents/preflight.ts';
import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { listFindings, type PreflightContext } from '@porchlight/domain/documents/preflight/preflight.ts';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import type { CheckedFile } from './check-file.ts';
import { describeFinding } from './describe-finding.ts';

/** What was found in a file that was just chosen, before it answers a request: what it is, and what to mend. */
export function PreflightFindings({
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
