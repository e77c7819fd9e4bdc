import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Opens the document that the address names (`?read=ID&field=NAME`), once, as soon as the list has come: a search and the assistant lead
 * there. `forget` takes it out of the address.
 */
export function useNamedReading(
  documents: readonly OwnDocument[] | undefined,
  onOpen: (document: OwnDocument, field?: string) => void,
) {
  const [address, setAddress] = useSearchParams();
  const id = address.get('read');
  const field = address.get('field') ?? undefined;
  const opened = useRef<string>(undefined);
  const document = id === null ? undefined : documents?.find((each) => each.id === id);
  useEffect(() => {
    const place = `${document?.id} ${field}`;
    // Only once the address is without it may the same one open again: it changes after the dialog is closed.
    if (id === null) opened.current = undefined;
    if (document === undefined || opened.current === place) return;
    opened.current = place;
    onOpen(document, field);
  });
  return {
    named: id !== null,
    forget: () => setAddress({}, { replace: true, preventScrollReset: true }),
  };
}
