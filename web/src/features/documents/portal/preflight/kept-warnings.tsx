import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { listFindings } from '@porchlight/domain/documents/preflight/preflight.ts';
import type { ReadDocumentRow } from '@porchlight/domain/readings/document-readings/kept/kept-readings.contract.ts';
import { useEffect } from 'react';
import { describeFinding } from './describe-finding.ts';
import { findContext, type KnownRequests, useKnownContext } from './finding-context.ts';

/** What is to be checked of each document, by its id. */
export type Warnings = ReadonlyMap<string, readonly string[]>;

/** Shows nothing: works out what is to be checked of documents by what was read of them. Apart from the list, which most papers need not. */
export default function KeptWarnings({
  documents,
  readings,
  requests,
  onFound,
}: {
  documents: readonly OwnDocument[];
  readings: ReadonlyMap<string, ReadDocumentRow>;
  requests: KnownRequests;
  onFound: (warnings: Warnings) => void;
}) {
  const known = useKnownContext();
  useEffect(() => {
    if (known === undefined) return;
    const found = documents.flatMap((document) => {
      const { facts, form } = readings.get(document.id) ?? {};
      // A document that was replaced is not sent to anyone.
      if (!facts || form === undefined || document.replacedBy !== null) return [];
      const context = findContext(known, document, form, requests);
      const sentences = listFindings({ ...facts, form, unsigned: [] }, context).map(describeFinding);
      return sentences.length === 0 ? [] : [[document.id, sentences] as const];
    });
    onFound(new Map(found));
  }, [known, documents, readings, requests, onFound]);
  return null;
}
