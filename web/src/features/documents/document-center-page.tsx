import { milestoneTexts } from '@porchlight/content/milestones.ts';
import { documentMessages } from '@porchlight/domain/documents/document-messages.ts';
import type { DocumentView } from '@porchlight/domain/documents/documents.contract.ts';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { showFailure, useFailureToast } from '../../platform/toasts.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { DeleteDocumentDialog } from './delete-document-dialog.tsx';
import { DocumentList } from './document-list.tsx';
import { useDocuments } from './documents.queries.ts';
import { DropZone } from './drop-zone.tsx';
import { SignDocumentDialog } from './sign-document-dialog.tsx';
import { UploadList } from './upload-list.tsx';
import { addWithinLimit, useUploads } from './uploads.ts';

/** Runs at build time alone: the titles of all due documents by key, without the rest of the milestones' texts. */
export function loader(): Record<string, string> {
  const all = milestoneTexts.flatMap(({ dueDocuments }) => dueDocuments);
  return Object.fromEntries(all.map(({ key, title }) => [key, title]));
}

type Question = { kind: 'sign' | 'delete'; document: DocumentView };

export default function DocumentCenterPage() {
  const dueTitles = useLoaderData<typeof loader>();
  const account = useAccount();
  const documents = useDocuments();
  const { uploads, queue } = useUploads();
  const [question, setQuestion] = useState<Question>();
  useFailureToast(documents.error, documentMessages.loadFailed);

  function upload(files: File[]) {
    if (account === null) showFailure(documentMessages.uploadSignedOut);
    else addWithinLimit(queue, files, documents.data?.limits.largestFile);
  }
  const close = () => setQuestion(undefined);

  return (
    <div className="page-width grid gap-7 pt-6 pb-10">
      <PageTitle>Document Center</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.portal}>Your Mortgage Journey</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">Document Center</h1>
        <p className="max-w-[68ch] text-ink-soft">
          Keep every paper of your purchase here. Files are stored encrypted.
        </p>
      </div>
      <DropZone
        onFiles={upload}
        busy={uploads.some(({ state }) => state !== 'failed')}
        largestFile={documents.data?.limits.largestFile}
      />
      <UploadList uploads={uploads} queue={queue} />
      <DocumentList
        account={account}
        documents={documents}
        dueTitles={dueTitles}
        onSign={(document) => setQuestion({ kind: 'sign', document })}
        onDelete={(document) => setQuestion({ kind: 'delete', document })}
      />
      {question?.kind === 'sign' && <SignDocumentDialog document={question.document} onClose={close} />}
      {question?.kind === 'delete' && <DeleteDocumentDialog document={question.document} onClose={close} />}
    </div>
  );
}
