import { milestoneTexts } from '@porchlight/content/milestones.ts';
import { documentMessages } from '@porchlight/domain/documents/document-messages.ts';
import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { showFailure } from '../../platform/show-toast.ts';
import { useFailureToast } from '../../platform/toasts.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { DocumentsToSign } from '../signing/documents-to-sign.tsx';
import { loadSigningDialogs, useSigning } from '../signing/use-signing.tsx';
import { DocumentList } from './document-list.tsx';
import { useDocuments } from './documents.queries.ts';
import { DropZone } from './drop-zone.tsx';
import { UploadList } from './upload-list.tsx';
import { addWithinLimit, useUploads } from './uploads.ts';

/** Runs at build time alone: the titles of all due documents by key, without the rest of the milestones' texts. */
export function loader(): Record<string, string> {
  const all = milestoneTexts.flatMap(({ dueDocuments }) => dueDocuments);
  return Object.fromEntries(all.map(({ key, title }) => [key, title]));
}

/** Apart from the page, which most people open to look or to upload. */
const loadDeletion = () => import('./delete-document-dialog.tsx');

type Question = { document: OwnDocument; deletion: Awaited<ReturnType<typeof loadDeletion>> };

const DID_NOT_OPEN = {
  title: 'This did not open',
  description: 'We could not reach the server. Your documents are safe; try again in a moment.',
};

export default function DocumentCenterPage() {
  const dueTitles = useLoaderData<typeof loader>();
  const account = useAccount();
  const documents = useDocuments();
  const { uploads, queue } = useUploads();
  const [question, setQuestion] = useState<Question>();
  const signing = useSigning();
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

  const hasDocuments = Boolean(documents.data?.documents.length);
  useEffect(() => {
    // So that they open at once, and without a connection too. Whoever presses without them is told.
    if (hasDocuments) Promise.all([loadDeletion(), loadSigningDialogs()]).catch(() => undefined);
  }, [hasDocuments]);

  return (
    <div className="page-width grid gap-7 pt-6 pb-10">
      <PageTitle>Document Center</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.portal}>Your Mortgage Journey</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">Document Center</h1>
        <p className="max-w-[68ch] text-ink-soft">
          Keep every paper of your purchase here. Files are stored encrypted. Our staff sees only those that a
          milestone asks for, and each look is listed here.
        </p>
      </div>
      <DropZone
        onFiles={upload}
        busy={uploads.some(({ state }) => state !== 'failed')}
        largestFile={documents.data?.limits.largestFile}
      />
      <UploadList uploads={uploads} queue={queue} />
      <DocumentsToSign
        openingId={signing.openingId}
        onSign={signing.sign}
        onSignatures={(document) => void signing.showSignatures(document, false)}
      />
      <DocumentList
        account={account}
        documents={documents}
        dueTitles={dueTitles}
        openingId={signing.openingId}
        onSign={signing.sign}
        onSignatures={(document) => void signing.showSignatures(document, true)}
        onDelete={askDeletion}
        onReplace={replace}
        replacing={replacing}
      />
      {signing.dialogs}
      {question !== undefined && (
        <question.deletion.DeleteDocumentDialog
          document={question.document}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}
