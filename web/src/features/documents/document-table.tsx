import { type AcceptedFileType, fileExtensions } from '@porchlight/domain/documents/document-files.ts';
import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { formatFileSize, formatShortDate } from '@porchlight/domain/shared/formats.ts';
import { Download, PenLine, Trash2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { arrivalLook, useArrival } from '../../platform/arrival.ts';
import { followDownload } from '../../platform/follow-download.ts';
import { Button } from '../../ui/button.tsx';
import { findContentAddress } from '../signing/signing-addresses.ts';
import { DocumentNotes, hasNotes } from './document-notes.tsx';
import { DocumentState } from './document-state.tsx';

const columns = ['Name', 'Type', 'Size', 'Date', 'Status', 'Actions'] as const;

/** `openingId` is the document on its way to the signing dialog. */
export type Choices = {
  openingId: string | undefined;
  onSign: (document: OwnDocument) => void;
  onSignatures: (document: OwnDocument) => void;
  onDelete: (document: OwnDocument) => void;
  onReplace: (document: OwnDocument, files: File[]) => void;
  /** The documents whose replacement is on its way. */
  replacing: ReadonlySet<string | undefined>;
};

/** The buyer's documents. Without room for the columns, which larger text takes too, each row stands as a card, its cells with their column's name. */
export function DocumentTable({
  documents,
  dueTitles,
  ...choices
}: { documents: readonly OwnDocument[]; dueTitles: Record<string, string> } & Choices) {
  useArrival(true);
  return (
    <div className="@container">
      <table className="figure-tabular block w-full border-collapse text-left text-[.95rem] @2xl:table">
        <caption className="sr-only">Your documents, newest first</caption>
        <thead className="sr-only @2xl:not-sr-only @2xl:table-header-group">
          <tr className="border-line border-b">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-2 py-3 font-semibold @min-[60rem]:px-3 text-ink-soft first:pl-0 last:pr-0"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-3 @2xl:table-row-group">
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              dueTitle={document.dueDocument === null ? undefined : dueTitles[document.dueDocument]}
              {...choices}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DocumentRow({
  document,
  dueTitle,
  openingId,
  onSign,
  onSignatures,
  onDelete,
  onReplace,
  replacing,
}: { document: OwnDocument; dueTitle: string | undefined } & Choices) {
  const { id, name, size, createdAt, status } = document;
  const isNoted = hasNotes(document);
  return (
    <>
      <tr
        id={`document-${id}`}
        tabIndex={-1}
        className={`grid gap-1.5 rounded-m border border-line bg-surface p-4 align-middle @2xl:table-row @2xl:rounded-none @2xl:border-0 @2xl:bg-transparent ${isNoted ? 'rounded-b-none border-b-0' : '@2xl:border-b'} ${arrivalLook}`}
      >
        <th
          scope="row"
          className="wrap-anywhere min-w-0 font-semibold @2xl:min-w-28 @2xl:max-w-80 @2xl:py-3.5 @2xl:pr-3"
        >
          {name}
          {dueTitle !== undefined && <span className="block font-normal text-ink-soft">For: {dueTitle}</span>}
        </th>
        <Cell column="Type">{nameType(document.type)}</Cell>
        <Cell column="Size">{formatFileSize(size)}</Cell>
        <Cell column="Date">
          <time dateTime={createdAt}>{formatShortDate(createdAt)}</time>
        </Cell>
        <Cell column="Status">
          <DocumentState status={status} review={document.review} replacedBy={document.replacedBy} />
        </Cell>
        <td className="@2xl:py-2 @2xl:pl-2 @min-[60rem]:pl-3">
          <div className="-mx-2.5 flex flex-wrap @min-[60rem]:flex-nowrap">
            <a
              href={findContentAddress(id)}
              download={name}
              onClick={(event) => void followDownload(event)}
              className="inline-flex min-h-11 items-center gap-2 rounded-m px-2.5 font-semibold text-dusk underline-offset-4 hover:bg-sunken hover:underline"
            >
              <Download aria-hidden="true" className="size-4.5" />
              Download
              <span className="sr-only"> {name}</span>
            </a>
            {status !== 'signed' && (
              <Button
                variant="plain"
                size="small"
                className="px-2.5"
                busy={openingId === id}
                onClick={() => onSign(document)}
              >
                {openingId !== id && <PenLine aria-hidden="true" className="size-4.5" />}
                Sign
                <span className="sr-only"> {name}</span>
              </Button>
            )}
            <Button
              variant="plain"
              size="small"
              className="px-2.5"
              aria-label={`${status === 'signed' ? 'Signatures of' : 'Invite a co-buyer to sign'} ${name}`}
              onClick={() => onSignatures(document)}
            >
              <Users aria-hidden="true" className="size-4.5" />
              {status === 'signed' ? 'Signatures' : 'Invite'}
            </Button>
            <Button
              variant="plain"
              size="small"
              className="px-2.5 text-brick"
              onClick={() => onDelete(document)}
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
              Delete
              <span className="sr-only"> {name}</span>
            </Button>
          </div>
        </td>
      </tr>
      {isNoted && (
        <tr className="-mt-3 grid rounded-b-m border border-line border-t-0 bg-surface p-4 pt-1 @2xl:table-row @2xl:rounded-none @2xl:border-0 @2xl:border-b @2xl:bg-transparent">
          <td colSpan={columns.length} className="@2xl:pb-3.5">
            <DocumentNotes
              document={document}
              isSending={replacing.has(id)}
              onReplace={(files) => onReplace(document, files)}
            />
          </td>
        </tr>
      )}
    </>
  );
}

/** The column's name is read from the table's head; the copy before the value is for the eye, on a narrow screen. */
function Cell({ column, children }: { column: (typeof columns)[number]; children: ReactNode }) {
  return (
    <td className="flex items-center gap-2 whitespace-nowrap @2xl:table-cell @2xl:px-2 @2xl:py-3.5 @min-[60rem]:px-3">
      <span aria-hidden="true" className="w-16 text-ink-soft @2xl:hidden">
        {column}
      </span>
      {children}
    </td>
  );
}

function nameType(type: string): string {
  return isAccepted(type) ? fileExtensions[type].toUpperCase() : type;
}

function isAccepted(type: string): type is AcceptedFileType {
  return Object.hasOwn(fileExtensions, type);
}
