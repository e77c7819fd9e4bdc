import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useMilestones } from './documents.queries.ts';

/** Apart from the page: most documents are uploaded for the request they answer. */
const loadOffers = () => import('./request-offer.tsx');

/** What offers a document to the requests it may answer; nothing is loaded or asked where each document answers one. */
export function useRequestOffers(
  documents: readonly OwnDocument[] | undefined,
  dueTitles: Record<string, string>,
  forms: ReadonlyMap<string, string>,
): (document: OwnDocument, form: string | null) => ReactNode {
  const isNeeded = documents?.some(({ dueDocument }) => dueDocument === null) ?? false;
  const { data: journey } = useMilestones(isNeeded);
  const [part, setPart] = useState<Awaited<ReturnType<typeof loadOffers>>>();
  useEffect(() => {
    // Without it the list stands as it is.
    if (isNeeded) loadOffers().then(setPart, () => undefined);
  }, [isNeeded]);
  return useMemo(
    () =>
      part === undefined || journey === undefined || documents === undefined
        ? () => undefined
        : part.prepareOffers(documents, journey, dueTitles, forms),
    [part, journey, documents, dueTitles, forms],
  );
}
