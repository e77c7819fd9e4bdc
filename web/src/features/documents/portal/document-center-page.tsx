import * as texts from '@porchlight/content/en/documents.ts';
import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { documentMessages } from '@porchlight/domain/documents/document-messages.ts';
import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { afterReserved } from '../../../platform/page/reserved-height.ts';
import { showFailure } from '../../../platform/toasts/show-toast.ts';
import { useFailureToast } from '../../../platform/toasts/toasts.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import { DocumentsToSign } from '../../signing/invitations/documents-to-sign.tsx';
import { loadSigningDialogs, useSigning } from '../../signing/use-signing.tsx';
import { DocumentListView } from './document-list.tsx';
import { useDocuments, useMilestones } from './documents.queries.ts';
import { DropZone } from './drop-zone.tsx';
import { chosenFiles } from './preflight/chosen-files.ts';
import type { KnownRequests } from './preflight/finding-context.ts';
import { UploadList } from './upload-list.tsx';
import { addWithinLimit, answersDocument, useUploads } from './uploads.ts';

/**
 * Runs at build time alone: the titles of all document requests by key, which need a signature and how old a paper may be, without the rest of the
 * milestones' texts.
 */
export function loader(): KnownRequests {
  const all = milestoneTexts.flatMap(({ documentRequests }) => documentRequests);
  return {
    dueTitles: Object.fromEntries(all.map(({ key, title }) => [key, title])),
    toSign: all.flatMap(({ key, needsSignature }) => (needsSignature ? [key] : [])),
    validities: Object.fromEntries(
      all.flatMap(({ key, validFor }) => (validFor === undefined ? [] : [[key, validFor]])),
    ),
    neededBy: Object.fromEntries(
      all.flatMap(({ key, neededBy }) => (neededBy === undefined ? [] : [[key, neededBy]])),
    ),
  };
}

/** Comes with the buyer's own rows, and not to a visitor. */
const loadWanted = () => import('./wanted/wanted-now.tsx');

/** Loaded apart from the page, which most people open to read or to upload. */
const loadDeletion = () => import('./delete-document-dialog.tsx');
const loadPreview = () => import('./document-preview.tsx');

type Question = { document: OwnDocument; deletion: Awaited<ReturnType<typeof loadDeletion>> };
type Looked = {
  document: OwnDocument;
  field?: string | undefined;
  preview: Awaited<ReturnType<typeof loadPreview>>;
};

const DID_NOT_OPEN = {
  title: texts.openFailed,
  description: texts.openFailedLead,
};

/** Apart from the page: most documents are uploaded for the request they answer. */
const loadOffers = () => import('./request-offer.tsx');

/** What offers a document to the requests it may answer; nothing is loaded or asked where each document answers one. */
function useRequestOffers(
  documents: readonly OwnDocument[] | undefined,
  dueTitles: Record<string, string>,
  forms: ReadonlyMap<string, string>,
): (document: OwnDocument, form: string | null) => ReactNode {
  const isNeeded = documents?.some(({ documentRequest }) => documentRequest === null) ?? false;
  const { data: journey } = useMilestones(isNeeded);
  const [part, setPart] = useState<Awaited<ReturnType<typeof loadOffers>>>();
  useEffect(() => {
    // Without it the list stays unchanged.
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

const none: ReadonlyMap<string, File> = new Map();

/** Loaded apart from the page: most people come to read. */
const loadPreflight = () => import('./preflight/preflight.tsx');

/** What is said of the files that were chosen on this page, what each was read as, and whether all of it is said already. */
function usePreflight(
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
    // Without it the list stays unchanged.
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

/** What follows what is wanted is not drawn before its place is known, so that nothing moves (platform/page/reserved-height.ts). */
const afterWanted = `grid gap-7 ${afterReserved}`;

export default function DocumentCenterPage() {
  const requests = useLoaderData<typeof loader>();
  const { dueTitles } = requests;
  const account = useAccount();
  const documents = useDocuments();
  const { uploads, queue } = useUploads();
  const [question, setQuestion] = useState<Question>();
  const [looked, setLooked] = useState<Looked>();
  const signing = useSigning();
  const { forms, renderPreflight, isChecked } = usePreflight(documents.data?.documents, requests);
  const renderOffer = useRequestOffers(documents.data?.documents, dueTitles, forms);
  useFailureToast(documents.error, documentMessages.loadFailed);

  function upload(files: File[]) {
    if (account === null) showFailure(documentMessages.uploadSignedOut);
    else addWithinLimit(queue, files, documents.data?.limits.largestFile);
  }
  function replace({ id }: OwnDocument, files: File[]) {
    addWithinLimit(queue, files, documents.data?.limits.largestFile, { replaces: id });
  }
  const replacing = new Set(uploads.flatMap(({ state, replaces }) => (state === 'failed' ? [] : [replaces])));
  function askDeletion(document: OwnDocument) {
    loadDeletion().then(
      (deletion) => setQuestion({ document, deletion }),
      () => showFailure(DID_NOT_OPEN),
    );
  }

  function showPreview(document: OwnDocument, field?: string) {
    loadPreview().then(
      (preview) => setLooked({ document, field, preview }),
      () => showFailure(DID_NOT_OPEN),
    );
  }

  const { named, forget } = useNamedReading(documents.data?.documents, showPreview);
  function closePreview() {
    setLooked(undefined);
    if (named) forget();
  }

  const hasDocuments = Boolean(documents.data?.documents.length);
  useEffect(() => {
    // So that they open at once, and without a connection too. A press without them shows a message.
    if (hasDocuments) Promise.all([loadDeletion(), loadSigningDialogs()]).catch(() => undefined);
  }, [hasDocuments]);

  return (
    <div className="page-width grid gap-7 pt-6 pb-10">
      <PageTitle>{texts.documentCenter}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.portal}>{texts.yourMortgageJourney}</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.documentCenter}</h1>
        <p className="max-w-[68ch] text-ink-soft">{texts.pageLead}</p>
      </div>
      <div>
        {account !== null && (
          <div className="min-h-[var(--wanted-height,0px)]">
            {account && <LazyPart load={loadWanted} props={{ documents: documents.data, requests }} />}
          </div>
        )}
        <div className={afterWanted}>
          <DropZone
            onFiles={upload}
            busy={uploads.some(({ state }) => state !== 'failed')}
            largestFile={documents.data?.limits.largestFile}
          />
          <UploadList uploads={uploads.filter((each) => !answersDocument(each))} queue={queue} />
          <DocumentsToSign
            openingId={signing.openingId}
            onSign={signing.sign}
            onSignatures={(document) => void signing.showSignatures(document, false)}
          />
          <DocumentListView
            account={account}
            documents={documents}
            requests={requests}
            openingId={signing.openingId}
            onSign={signing.sign}
            onSignatures={(document) => void signing.showSignatures(document, true)}
            onDelete={askDeletion}
            onPreview={(document) => showPreview(document)}
            onReplace={replace}
            replacing={replacing}
            renderOffer={renderOffer}
            renderPreflight={renderPreflight}
            isChecked={isChecked}
          />
        </div>
      </div>
      {signing.dialogs}
      {looked !== undefined && (
        <looked.preview.DocumentPreview
          document={looked.document}
          field={looked.field}
          requests={requests}
          onClose={closePreview}
        />
      )}
      {question !== undefined && (
        <question.deletion.DeleteDocumentDialog
          document={question.document}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}

/**
 * Opens the document that the address names (`?read=ID&field=NAME`), once, as soon as the list has come: a search and the assistant lead
 * there. `forget` takes it out of the address.
 */
function useNamedReading(
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
