import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { chosenFiles } from './chosen-files.ts';
import type { KnownRequests } from './finding-context.ts';

const none: ReadonlyMap<string, File> = new Map();
/** Apart from the page: most people come to look. */
const loadPreflight = () => import('./preflight.tsx');

/** What is said of the files that were chosen on this page, what each was read as, and whether all of it is said already. */
export function usePreflight(
  documents: readonly OwnDocument[] | undefined,
  requests: KnownRequests,
): {
  forms: ReadonlyMap<string, string>;
  renderPreflight: (document: OwnDocument) => ReactNode;
  isChecked: (document: OwnDocument) => boolean;
} {
  const files = useSyncExternalStore(chosenFiles.subscribe, chosenFiles.read, () => none);
  const [part, setPart] = useState<Awaited<ReturnType<typeof loadPreflight>>>();
  const [forms, setForms] = useState<ReadonlyMap<string, string>>(new Map());
  const isNeeded = files.size > 0;
  useEffect(() => {
    // Without it the list stands as it is.
    if (isNeeded) loadPreflight().then(setPart, () => undefined);
  }, [isNeeded]);
  function renderPreflight(document: OwnDocument): ReactNode {
    const file = files.get(document.id);
    if (file === undefined || part === undefined || documents === undefined) return undefined;
    const onRead = (id: string, form: string) => setForms((known) => new Map([...known, [id, form]]));
    return <part.Preflight {...{ document, file, documents, requests, onRead }} />;
  }
  return { forms, renderPreflight, isChecked: ({ id }) => files.has(id) && forms.has(id) };
}
