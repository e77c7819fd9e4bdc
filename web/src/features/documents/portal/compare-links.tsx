import * as texts from '@porchlight/content/en/document-readings-outcomes.ts';
import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import type { ReadDocumentRow } from '@porchlight/domain/readings/document-readings/kept/kept-readings.contract.ts';
import { getToolPath, type ToolPageId } from '@porchlight/domain/tools/tool-pages.ts';
import { Scale } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';

/** The lenders' forms that were read and not replaced, newest first. */
export type ReadForms = { estimates: readonly string[]; closings: readonly string[] };

export function listReadForms(
  documents: readonly OwnDocument[],
  readings: ReadonlyMap<string, ReadDocumentRow> | undefined,
): ReadForms {
  const listOf = (form: string) =>
    documents.flatMap(({ id, replacedBy }) => {
      const reading = replacedBy === null ? readings?.get(id) : undefined;
      return reading?.state === 'done' && reading.form === form ? [id] : [];
    });
  return { estimates: listOf('loan_estimate'), closings: listOf('closing_disclosure') };
}

/** The comparisons that a form is for, with the files that are there: nothing is chosen again. */
export function listComparisons(
  id: string,
  { estimates, closings }: ReadForms,
): { to: string; words: string }[] {
  if (closings.includes(id))
    return [{ to: findAddress('change-check', [id, ...estimates]), words: texts.compareWithEstimate }];
  if (!estimates.includes(id)) return [];
  // The one that was pressed comes first, so that it is not among those that are too many.
  const all = [id, ...estimates.filter((each) => each !== id)];
  return [
    { to: findAddress('compare-offers', all.slice(0, MAX_OFFERS)), words: texts.compareEstimates },
    ...(closings.length > 0
      ? [{ to: findAddress('change-check', [...all, ...closings]), words: texts.compareWithClosing }]
      : []),
  ];
}

const MAX_OFFERS = 5;

const findAddress = (tool: ToolPageId, ids: readonly string[]) =>
  `${getToolPath(tool)}?documents=${ids.join(',')}`;

export function CompareLinks({ id, links }: { id: string; links: ReturnType<typeof listComparisons> }) {
  return (
    <p className="mb-2 flex flex-wrap gap-2 print:hidden">
      {links.map(({ to, words }) => (
        <ButtonLink key={to} to={to} size="small" aria-describedby={`name-${id}`}>
          <Scale aria-hidden="true" className="size-4.5" />
          {words}
        </ButtonLink>
      ))}
    </p>
  );
}
