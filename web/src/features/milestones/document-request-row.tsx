import * as texts from '@porchlight/content/en/milestones-workspace.ts';
import { describeValidity } from '@porchlight/domain/documents/document-age.ts';
import type { MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import type { DocumentRequest } from '@porchlight/domain/milestones/workspace.ts';
import { CircleCheck, CircleDashed, CircleExclamationPoint } from 'lucide-react';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { hashHighlight } from '../../platform/page/scroll-to-hash.ts';
import { useDocuments } from '../documents/portal/documents.queries.ts';
import { UploadButton } from '../documents/portal/upload-button.tsx';
import { UploadList } from '../documents/portal/upload-list.tsx';
import { addWithinLimit, useUploads } from '../documents/portal/uploads.ts';
import { TaskLinkList } from './task-link-list.tsx';

type Paper = MilestoneWorkspace['documentRequests'][number];

/** What became of a document comes after the list of those that are owed. */
const loadUploadedDocument = () => import('./uploaded-document.tsx');

/** A document that the milestone needs: why, whether it is there, and the way to hand it in. */
export function DocumentRequestRow({
  due,
  paper,
  onUpload,
}: {
  due: DocumentRequest;
  /** What was uploaded for it. */
  paper: Paper | undefined;
  /** Called when the buyer hands in a file. */
  onUpload: () => void;
}) {
  const { uploads, queue } = useUploads();
  const largest = useDocuments().data?.limits.largestFile;
  const document = paper?.document ?? null;
  const isOwed = paper?.owed ?? true;
  const giver = paper?.receivedFrom ?? null;
  const own = uploads.filter(
    (upload) => upload.documentRequest === due.key || (document !== null && upload.replaces === document.id),
  );
  const isSending = own.some((upload) => upload.state !== 'failed');
  function upload(files: File[]) {
    onUpload();
    const answer = document === null ? { documentRequest: due.key } : { replaces: document.id };
    addWithinLimit(queue, files, largest, answer);
  }
  const look = document === null && giver === null ? 'open' : isOwed ? 'wrong' : 'done';
  const { Icon, tone } = looks[look];
  return (
    <li
      id={`document-${due.key}`}
      tabIndex={-1}
      className={`${hashHighlight} grid break-inside-avoid gap-3 px-4 py-4 sm:px-5`}
    >
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[1fr_auto]">
        <div className="grid grid-cols-[1.5rem_1fr] gap-x-3">
          <Icon aria-hidden="true" className={`mt-0.5 size-6 ${tone}`} />
          <h3 className="font-sans font-semibold text-[1.0625rem] leading-normal tracking-normal">
            {due.title}
          </h3>
          <p className="col-start-2 max-w-[68ch] text-[.95rem] text-ink-soft leading-normal">{due.why}</p>
          <TaskLinkList links={due.links} className="col-start-2" />
          {giver !== null && (
            <p className={`wrap-anywhere col-start-2 mt-1 font-semibold text-[.95rem] ${tone}`}>
              {texts.receivedFrom(giver)}
            </p>
          )}
          {document === null && giver === null && due.validFor !== undefined && (
            <p className="col-start-2 text-[.95rem] text-ink-soft">{describeValidity(due.validFor)}</p>
          )}
          {document !== null && (
            <div className="wrap-anywhere col-start-2 mt-1 min-h-[3lh] max-w-[68ch] text-[.95rem]">
              <LazyPart load={loadUploadedDocument} props={{ document, tone }} />
            </div>
          )}
        </div>
        {isOwed && (
          <div className="grid print:hidden">
            <UploadButton busy={isSending} onChoose={upload}>
              {isSending ? texts.uploading : document === null ? texts.upload : texts.replace}
              <span className="sr-only"> {due.title}</span>
            </UploadButton>
          </div>
        )}
      </div>
      <UploadList uploads={own} queue={queue} />
    </li>
  );
}

const looks = {
  open: { Icon: CircleDashed, tone: 'text-ink-soft' },
  wrong: { Icon: CircleExclamationPoint, tone: 'text-brick' },
  done: { Icon: CircleCheck, tone: 'text-sage' },
};
