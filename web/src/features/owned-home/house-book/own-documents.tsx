import * as texts from '@porchlight/content/en/owned-home/house-book.ts';
import { FileText } from 'lucide-react';
import { followDownload } from '../../../platform/api/follow-download.ts';
import { useDocuments } from '../../documents/portal/documents.queries.ts';
import type { RecordField } from '../records/record-layout.ts';

/** The reader's own documents by id; undefined until they are there. */
export function useOwnDocuments(): ReadonlyMap<string, string> | undefined {
  const { data } = useDocuments();
  return data && new Map(data.documents.map(({ id, name }) => [id, name]));
}

/** The choice of one of the reader's documents. One that is chosen and not among them is kept as it is. */
export function documentField(
  label: string,
  documents: ReadonlyMap<string, string> | undefined,
  chosen: string | null | undefined,
): RecordField {
  const isOther = typeof chosen === 'string' && documents?.has(chosen) !== true;
  return {
    ...{ name: 'documentId', label, optional: true, none: texts.noDocument, as: 'choice' },
    options: { ...Object.fromEntries(documents ?? []), ...(isOther && { [chosen]: texts.otherDocument }) },
  };
}

/** The way to the document of a record, where it is the reader's own. */
export function DocumentLink({
  id,
  documents,
}: {
  id: string | null;
  documents: ReadonlyMap<string, string> | undefined;
}) {
  const name = id === null ? undefined : documents?.get(id);
  if (name === undefined) return null;
  return (
    <p>
      <a
        href={`/api/documents/${id}/content`}
        download={name}
        onClick={(event) => void followDownload(event)}
        className="wrap-anywhere inline-flex min-h-11 items-center gap-2 text-[.9375rem] text-link hover:underline"
      >
        <FileText aria-hidden="true" className="size-4.5 shrink-0" />
        {name}
      </a>
    </p>
  );
}
