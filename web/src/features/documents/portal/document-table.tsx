import * as texts from '@porchlight/content/en/documents.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { fileExtensions, makesPages } from '@porchlight/domain/documents/document-files.ts';
import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import type { AcceptedFileType } from '@porchlight/domain/documents/file-types.ts';
import { type Connection, drawsThumbnail } from '@porchlight/domain/documents/thumbnails.ts';
import { formatDocumentDate, formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import type { ReadDocumentRow } from '@porchlight/domain/readings/document-readings/kept/kept-readings.contract.ts';
import { offerSigning } from '@porchlight/domain/signing/signing-offer.ts';
import { FileImage, FileText } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { hashHighlight, useScrollToHash } from '../../../platform/page/scroll-to-hash.ts';
import { DocumentState } from '../document-state.tsx';
import { useReadings } from '../readings/readings.queries.ts';
import { CompareLinks, listComparisons, listReadForms } from './compare-links.tsx';
import { countsOtherwise } from './counted-size.ts';
import { DocumentActions, type DocumentChoices } from './document-actions.tsx';
import { DocumentNotes, hasNotes } from './document-notes.tsx';
import type { KnownRequests } from './preflight/finding-context.ts';
import type { Warnings } from './preflight/kept-warnings.tsx';
import { hasOutcomeNotes, OutcomeNotes, ReadingOutcome } from './reading-outcome.tsx';

/** Where something that was read may be too old, of another person or not whole. */
const loadWarnings = () => import('./preflight/kept-warnings.tsx');
const noWarnings: Warnings = new Map();

const columns = [texts.name, texts.typeLabel, texts.size, texts.date, texts.status, texts.actions] as const;

export type Choices = DocumentChoices & {
  onPreview: (document: OwnDocument) => void;
  onReplace: (document: OwnDocument, files: File[]) => void;
  /** The documents whose replacement is on its way. */
  replacing: ReadonlySet<string | undefined>;
  /** Which document requests a document may answer, where there is something to propose. */
  renderOffer: (document: OwnDocument, form: string | null) => ReactNode;
  renderPreflight: (document: OwnDocument) => ReactNode;
  /** Whether that says all that its text does. */
  isChecked: (document: OwnDocument) => boolean;
};

/**
 * The buyer's documents. Without room for the columns, which larger text takes too, each row is a card, its cells with their column's name.
 */
export function DocumentTable({
  documents,
  requests,
  ...choices
}: {
  documents: readonly OwnDocument[];
  requests: KnownRequests;
} & Choices) {
  useScrollToHash(true);
  const readings = useReadings();
  const [warnings, setWarnings] = useState(noWarnings);
  const forms = useMemo(() => listReadForms(documents, readings), [documents, readings]);
  const { dueTitles, toSign } = requests;
  function findRequest({ documentRequest, requestTitle }: OwnDocument): Request | undefined {
    const title = documentRequest === null ? undefined : (dueTitles[documentRequest] ?? requestTitle);
    return documentRequest === null || title === undefined
      ? undefined
      : { title, needsSignature: toSign.includes(documentRequest) };
  }
  return (
    <div className="@container">
      {readings !== undefined && hasFacts(readings) && (
        <LazyPart load={loadWarnings} props={{ documents, readings, requests, onFound: setWarnings }} />
      )}
      <table className="figure-tabular block w-full border-collapse text-left text-[.95rem] @2xl:table">
        <caption className="sr-only">{texts.tableCaption}</caption>
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
              request={findRequest(document)}
              reading={readings && (readings.get(document.id) ?? 'unread')}
              warnings={choices.isChecked(document) ? [] : (warnings.get(document.id) ?? [])}
              comparisons={listComparisons(document.id, forms)}
              {...choices}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const hasFacts = (readings: ReadonlyMap<string, ReadDocumentRow>) =>
  [...readings.values()].some(({ facts }) => facts !== null);

/** The document request that a document answers. */
type Request = { title: string; needsSignature: boolean };

function DocumentRow({
  document,
  request,
  onPreview,
  onReplace,
  replacing,
  renderOffer,
  renderPreflight,
  reading,
  warnings,
  comparisons,
  ...choices
}: {
  document: OwnDocument;
  request: Request | undefined;
  reading: ReadDocumentRow | 'unread' | undefined;
  warnings: readonly string[];
  comparisons: ReturnType<typeof listComparisons>;
} & Choices) {
  const { id, name, size, counted, createdAt, status } = document;
  const row = reading === 'unread' ? undefined : reading;
  const offer = renderOffer(document, row?.form ?? null);
  const preflight = renderPreflight(document);
  const isNoted =
    hasNotes(document) ||
    hasOutcomeNotes(row) ||
    warnings.length + comparisons.length > 0 ||
    offer !== undefined ||
    preflight !== undefined;
  return (
    <>
      <tr
        id={`document-${id}`}
        tabIndex={-1}
        className={`grid gap-1.5 rounded-m border border-line bg-surface p-4 align-middle @2xl:table-row @2xl:rounded-none @2xl:border-0 @2xl:bg-transparent ${isNoted ? 'rounded-b-none border-b-0' : '@2xl:border-b'} ${hashHighlight}`}
      >
        <th
          scope="row"
          aria-labelledby={`name-${id}`}
          className="wrap-anywhere min-w-0 font-semibold @2xl:min-w-28 @2xl:max-w-80 @2xl:py-3.5 @2xl:pr-3"
        >
          <div className="flex items-center gap-3">
            {/* Signing puts another file in its place. */}
            <DocumentThumbnail key={size} document={document} onPreview={() => onPreview(document)} />
            <span className="min-w-0">
              <span id={`name-${id}`}>{name}</span>
              {request !== undefined && (
                <span className="block font-normal text-ink-soft">{texts.forLabel(request.title)}</span>
              )}
              <ReadingOutcome reading={reading} onPreview={() => onPreview(document)} />
            </span>
          </div>
        </th>
        <Cell column={texts.typeLabel}>{nameType(document.type)}</Cell>
        <Cell column={texts.size}>
          {formatFileSize(size, locale)}
          {countsOtherwise(document) && (
            <span className="text-ink-soft @2xl:block">{texts.counted(formatFileSize(counted, locale))}</span>
          )}
        </Cell>
        <Cell column={texts.date}>
          <time dateTime={createdAt}>{formatDocumentDate(createdAt, locale)}</time>
        </Cell>
        <Cell column={texts.status}>
          <DocumentState status={status} review={document.review} replacedBy={document.replacedBy} />
        </Cell>
        <td className="@2xl:py-2 @2xl:pl-2 @min-[60rem]:pl-3">
          <DocumentActions
            document={document}
            signing={offerSigning(document, row?.form ?? null, request)}
            {...choices}
          />
        </td>
      </tr>
      {isNoted && (
        <tr className="-mt-3 grid rounded-b-m border border-line border-t-0 bg-surface p-4 pt-1 @2xl:table-row @2xl:rounded-none @2xl:border-0 @2xl:border-b @2xl:bg-transparent">
          <td colSpan={columns.length} className="@2xl:pb-3.5 @2xl:pl-14">
            {preflight}
            <OutcomeNotes id={id} reading={row} warnings={warnings} />
            {comparisons.length > 0 && <CompareLinks id={id} links={comparisons} />}
            {offer}
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

/** The first page of a document, small, drawn while its row is in view; until then, and where it is not, the icon of its kind. */
function DocumentThumbnail({ document, onPreview }: { document: OwnDocument; onPreview: () => void }) {
  const { id, type, size, name } = document;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const sheet = canvas.current;
    if (isDrawn || sheet === null || !drawsThumbnail({ type, size }, readConnection())) return;
    let work: AbortController | undefined;
    async function draw(target: HTMLCanvasElement, signal: AbortSignal) {
      const { drawThumbnail } = await import('./draw-thumbnail.ts');
      await drawThumbnail({ id, type }, target, signal);
      setDrawn(true);
    }
    const seen = new IntersectionObserver((entries) => {
      work?.abort();
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      work = new AbortController();
      // The icon says as much of what cannot be drawn.
      draw(sheet, work.signal).catch(() => undefined);
    });
    seen.observe(sheet.parentElement ?? sheet);
    return () => {
      seen.disconnect();
      work?.abort();
    };
  }, [id, type, size, isDrawn]);

  const Icon = type.startsWith('image/') ? FileImage : FileText;
  const icon = <Icon aria-hidden="true" className="size-5.5 text-ink-soft" />;
  const look =
    'relative grid h-14 w-11 shrink-0 place-items-center overflow-hidden rounded-s border border-line';
  if (!makesPages(type)) return <span className={`${look} bg-sunken`}>{icon}</span>;
  return (
    <button
      type="button"
      aria-label={texts.preview(name)}
      onClick={onPreview}
      className={`${look} bg-sheet hover:border-line-strong print:hidden`}
    >
      {!isDrawn && <span className="absolute inset-0 grid place-items-center bg-sunken">{icon}</span>}
      <canvas ref={canvas} className="size-full object-cover object-top" />
    </button>
  );
}

function readConnection(): Connection {
  return (navigator as Navigator & { connection?: NonNullable<Connection> }).connection;
}
